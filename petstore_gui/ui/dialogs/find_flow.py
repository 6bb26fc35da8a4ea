"""Finding an animal by its id: the dialog, the request and the messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.finder import Finder, FindFailed
from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.declined import NotFound, NotValid, OperationGone
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.text.error_text import error_details
from petstore_gui.ui.text.list_text import hidden_sentence
from petstore_gui.ui.text.next_try_text import failure_sentence
from petstore_gui.ui.text.pet_text import found_sentence
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.messages import Messages

if TYPE_CHECKING:
    from petstore_gui.ui.dialogs.find_dialog import FindDialog


class FindFlow(QObject):
    """Opens the dialog, which says why an animal was not found.

    Signals:
        pet_found(Pet, bool): the animal is in the catalogue, and should be selected; False if staff
            have gone elsewhere meanwhile.
    """

    pet_found = Signal(object, bool)

    def __init__(
        self, finder: Finder, catalogue: Catalogue, messages: Messages, window: QWidget
    ) -> None:
        super().__init__(window)
        self._finder = finder
        self._catalogue = catalogue
        self._messages = messages
        self._window = window
        self._dialog: FindDialog | None = None
        finder.found.connect(self._show_found)
        finder.find_failed.connect(self._show_error)
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
        self._dialog.find_chosen.connect(self._finder.find)
        self._dialog.finished.connect(self._forget_dialog)
        self._dialog.show()
        self._dialog.activateWindow()

    def _leave(self) -> None:
        """Another service is open: what the dialog says, or waits for, is of the one before."""
        if self._dialog is not None:
            self._dialog.reject()

    def _forget_dialog(self) -> None:
        self._finder.forget()
        self._dialog = None

    def _show_found(self, pet: Pet) -> None:
        is_awaited = self._dialog is not None and self._dialog.isActiveWindow()
        self._catalogue.pin(pet.id)
        if self._dialog is not None:
            self._dialog.accept()
        if self._catalogue.facts.counts.pinned == pet.id:
            self._messages.report(f"{found_sentence(pet)} {hidden_sentence()}")
        self.pet_found.emit(pet, is_awaited)

    def _show_error(self, failed: FindFailed) -> None:
        if self._dialog is not None:
            sentence = _find_error_sentence(failed, self._catalogue.facts)
            is_id_wrong = isinstance(failed.error, NotFound | NotValid)
            self._dialog.show_problem(sentence, is_id_wrong=is_id_wrong)


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
    return f"{failure_sentence(failed.error, facts)} {error_details(failed.error)}".strip()
