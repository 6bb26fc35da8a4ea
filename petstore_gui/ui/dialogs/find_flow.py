"""Finding an animal by its id: the dialog, the request and the messages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.finder import Finder, FindFailed
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.declined import (
    BusyFor,
    KeyNotAccepted,
    NotFound,
    NotValid,
    OperationGone,
)
from petstore_gui.domain.errors import KeyMissing
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.text.list_text import hidden_sentence
from petstore_gui.ui.text.next_try_text import failure_sentence, waited_sentence
from petstore_gui.ui.text.pet_text import found_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.typed_ahead import TypedAhead
from petstore_gui.ui.window.message import Topic
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.message_rules import reworded

if TYPE_CHECKING:
    from petstore_gui.ui.dialogs.find_dialog import FindDialog


class FindFlow(QObject):
    """Opens the dialog and reports the animal that was found.

    Signals:
        pet_found(Pet, bool): the animal is in the catalogue, and should be selected; False if staff
            have gone back to the window meanwhile.
    """

    pet_found = Signal(object, bool)

    def __init__(
        self, finder: Finder, catalogue: Catalogue, log: MessageLog, window: QWidget
    ) -> None:
        super().__init__(window)
        self._finder = finder
        self._catalogue = catalogue
        self._log = log
        self._window = window
        self._dialog: FindDialog | None = None
        self._typed_ahead: TypedAhead | None = None
        self._missed: tuple[int, str] | None = None
        finder.found.connect(self._show_found)
        finder.find_failed.connect(self._show_error)
        catalogue.facts_changed.connect(self._show_arrived)
        catalogue.opened.connect(self._leave)

    def open(self) -> None:
        """Show the dialog."""
        from petstore_gui.ui.dialogs.find_dialog import FindDialog  # noqa: PLC0415 - not before the first rows

        if self._dialog is not None:
            self._dialog.raise_()
            self._dialog.activateWindow()
            self._dialog.select_id()
            return
        self._dialog = FindDialog(self._window)
        self._dialog.find_chosen.connect(self._find)
        self._dialog.finished.connect(self._forget_dialog)
        self._typed_ahead = TypedAhead(self._window, self._dialog)
        self._dialog.show()

    def _leave(self) -> None:
        """Another service is open: what the dialog says, or waits for, is of the one before."""
        if self._dialog is not None:
            self._dialog.reject()

    def _forget_dialog(self) -> None:
        self._finder.forget()
        self._dialog = self._typed_ahead = self._missed = None

    def _find(self, pet_id: int) -> None:
        self._log.settle(Topic.FIND)  # end the message about an earlier search
        self._finder.find(pet_id)

    def _show_found(self, pet: Pet) -> None:
        is_awaited = not self._was_left
        self._catalogue.pin(pet.id)
        if self._dialog is not None:
            self._dialog.accept()
        if self._catalogue.facts.counts.pinned == pet.id:
            self._log.report(Topic.FIND, f"{found_sentence(pet)} {hidden_sentence()}")
        self.pet_found.emit(pet, is_awaited)

    @property
    def _was_left(self) -> bool:
        """Whether staff have gone back to the window, which had the keyboard before the dialog."""
        has_ended = self._typed_ahead is not None and self._typed_ahead.has_ended
        return has_ended and self._window.isActiveWindow()

    def _show_error(self, failed: FindFailed) -> None:
        sentence = _find_error_sentence(failed, self._catalogue.facts)
        is_told = isinstance(failed.error, NotFound | KeyNotAccepted | KeyMissing)
        if not is_told:  # in the dialog alone, or in the banner about the key
            self._log.report_problem(Topic.FIND, sentence, ends_with=Topic.LIST)
        if self._dialog is not None:
            self._missed = failed.pet_id, sentence
            is_id_wrong = isinstance(failed.error, NotFound | NotValid)
            self._dialog.show_problem(sentence, is_id_wrong=is_id_wrong)
        if isinstance(failed.error, BusyFor) and failed.error.wait:
            ms = round(failed.error.wait * 1000)
            QTimer.singleShot(ms, self, partial(self._end_wait, sentence))

    def _show_arrived(self) -> None:
        """Take back that an animal is not there, once a list or an add has brought it."""
        if self._dialog is None or self._missed is None:
            return
        pet_id, sentence = self._missed
        if self._catalogue.pet(pet_id) is not None and self._catalogue.is_current(pet_id):
            self._missed = None
            words = tr("{id} is in the list now. Press Find to show it.").format(id=pet_id)
            self._dialog.replace_by_news(sentence, words)

    def _end_wait(self, sentence: str) -> None:
        self._log.revise(partial(reworded, sentence, waited_sentence()))
        if self._dialog is not None:
            self._dialog.replace_problem(sentence, waited_sentence())


def _find_error_sentence(failed: FindFailed, facts: Facts) -> str:
    if isinstance(failed.error, NotFound) and facts.state is LoadState.FAILED:
        words = tr(
            "The service did not find {id}, but it does not send its list either, so we can't tell"
            " whether there is such an animal. Tell IT."
        )
        return words.format(id=failed.pet_id)
    if isinstance(failed.error, NotFound):
        return tr("There is no animal with the ID {id}. Check the number.").format(id=failed.pet_id)
    if isinstance(failed.error, OperationGone):
        return tr(
            "{id} is not in the loaded list, and the service can no longer look up a single ID."
            " Press Refresh; if the animal should be there, ask IT."
        ).format(id=failed.pet_id)
    return failure_sentence(failed.error, facts)
