"""The unfinished adds in the window: above the other animals, in their own list, in messages."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QMenu

from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.deployment import ServiceId
from petstore_gui.domain.errors import NotWrittenDown, RequestError
from petstore_gui.domain.pets import Pet, is_like
from petstore_gui.outbox.choices import Choice, choices
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.storage.outbox_file import Opened
from petstore_gui.ui.frame.flow import Flow
from petstore_gui.ui.frame.messages import Message, MessageButton
from petstore_gui.ui.table.pet_table_model import Unadded
from petstore_gui.ui.words.add_text import (
    add_details,
    add_sentence,
    added_sentence,
    choice_word,
    decided_sentence,
    not_saved_sentence,
    opened_sentence,
    row_note,
    several_sentence,
)
from petstore_gui.ui.words.error_text import error_sentence
from petstore_gui.ui.words.pet_text import quoted
from petstore_gui.ui.words.words import kept_sentence, tr

if TYPE_CHECKING:
    from petstore_gui.ui.adding.unfinished_adds import Decidable, UnfinishedAdds
    from petstore_gui.ui.frame.window_contents import WindowContents

_COUNT_DOWN_MS = 200
_ANYWHERE = (Choice.IT_IS_THERE, Choice.DISCARD)
"""What can be done about an add for a service that is not open, or that may not be added to."""


class UnfinishedFlow(Flow):
    """Shows each unfinished add, tells how adds end, and does what a person decides."""

    def __init__(self, contents: WindowContents, outbox: Outbox) -> None:
        super().__init__(contents)
        self._outbox = outbox
        self._problem: Message | None = None
        self._about: list[Add] = []  # the adds of that message
        self._file_problem: Message | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(_COUNT_DOWN_MS)
        self._clock.timeout.connect(self._show_rows)
        outbox.changed.connect(self._show)
        outbox.added.connect(self._report_added)
        outbox.stuck.connect(self._report_stuck)
        outbox.file_opened.connect(self._report_opened)
        outbox.file_failed.connect(self._report_file_problem)
        contents.actions.outbox.triggered.connect(self.open)
        contents.actions.undo.triggered.connect(self._undo)
        self._central.table.unadded_opened.connect(self._open_at)
        self._central.table.unadded_menu_wanted.connect(self._show_row_menu)

    def open(self) -> UnfinishedAdds:
        """Show the list."""
        from petstore_gui.ui.adding.unfinished_adds import UnfinishedAdds  # noqa: PLC0415 - not before the first rows

        names = self._catalogue.category_names.by_id
        dialog = UnfinishedAdds(self._decidable, names, self._window)
        dialog.chosen.connect(self._start_deciding)
        self._outbox.changed.connect(dialog.show_adds)
        dialog.open()
        return dialog

    def _open_at(self, key: str) -> None:
        """Show the list with this add selected."""
        self.open().select(key)

    def _show_row_menu(self, key: str, place: QPoint) -> None:
        """Show what can be done about an add in the table."""
        add = self._outbox.get(key)
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for choice in () if add is None else self._possible(add):
            action = menu.addAction(choice_word(choice))
            action.triggered.connect(partial(self._start_deciding, key, choice))
        menu.addAction(tr("Unfinished adds…")).triggered.connect(partial(self._open_at, key))
        menu.popup(place)

    def _undo(self) -> None:
        """Take the newest waiting animal back into the dialog."""
        if (add := self._undoable()) is not None:
            self._start_deciding(add.key, Choice.UNDO)

    def _start_deciding(self, key: str, choice: Choice, *_checked: bool) -> None:
        """Do what a person chose about an add."""
        self._tasks.start("decide", self._decide(key, choice))

    async def _decide(self, key: str, choice: Choice) -> None:
        try:
            add = await self._outbox.decide(key, choice)
        except NotWrittenDown as error:
            self._messages.report_problem(error_sentence(error))
            return
        if add is None:
            return
        if choice is Choice.UNDO:
            self._contents.adding.open_with(add.pet)
        elif choice is Choice.CORRECT:
            self._contents.adding.correct(add)
        elif sentence := decided_sentence(add, choice):
            self._messages.report(sentence)

    def _possible(self, add: Add) -> tuple[Choice, ...]:
        is_sent = self._outbox.is_allowed and add.service_id == self._outbox.service_id
        return tuple(choice for choice in choices(add) if is_sent or choice in _ANYWHERE)

    def _undoable(self) -> Add | None:
        newest_first = reversed(self._outbox.here)
        return next((add for add in newest_first if Choice.UNDO in self._possible(add)), None)

    def _show(self) -> None:
        undoable, status = self._undoable(), self._contents.status
        status.show_undo("" if undoable is None else quoted(undoable.pet))
        status.show_adds(sum(not self._is_on_its_way(add) for add in self._outbox.adds))
        self._contents.actions.undo.setEnabled(undoable is not None)
        waiting = sum(add.phase is Phase.WAITING for add in self._outbox.here)
        self._central.banner.hold(waiting=waiting)
        self._show_rows()
        self._end_problem()

    def _is_on_its_way(self, add: Add) -> bool:
        is_sent = add.phase is Phase.SENDING or (add.phase is Phase.WAITING and not add.failure)
        return is_sent and add.service_id == self._outbox.service_id

    def _show_rows(self) -> None:
        now, adds = datetime.now(UTC), self._outbox.here
        rows = (Unadded(add.key, add.pet, row_note(add, now)) for add in adds)
        self._central.show_unadded(tuple(rows))
        if not any(add.wait(now) > timedelta() and not add.attempts for add in adds):
            self._clock.stop()
        elif not self._clock.isActive():
            self._clock.start()

    def _decidable(self) -> tuple[list[Decidable], ServiceId | None]:
        adds = [(add, self._possible(add)) for add in self._outbox.adds]
        return adds, self._outbox.service_id

    def _report_added(self, add: Add, added: Pet) -> None:
        self._central.table.follow(add.key, added.id)
        sentence = added_sentence(add, added)
        if is_like(added, add.pet):
            self._messages.report(sentence)
        else:
            show = MessageButton(tr("Show"), partial(self._contents.select, added.id))
            self._messages.report_problem(sentence, show)

    def _report_stuck(self, add: Add) -> None:
        """Report an add, or how many there are in its phase."""
        self._about = [one for one in self._outbox.adds if one.phase is add.phase]
        button = MessageButton(tr("Show"), self.open)
        if len(self._about) > 1:
            sentence, details = several_sentence(add.phase, len(self._about)), ""
        else:
            sentence, details = add_sentence(add), add_details(add)
            if add.phase is Phase.REFUSED and add.service_id == self._outbox.service_id:
                correct = partial(self._start_deciding, add.key, Choice.CORRECT)
                button = MessageButton(choice_word(Choice.CORRECT), correct)
        shown = self._messages.shown
        if shown is None or shown.text != sentence:
            self._problem = self._messages.report_problem(sentence, button, details=details)

    def _end_problem(self) -> None:
        now = {add.key: add.phase for add in self._outbox.adds}
        if any(now.get(add.key) is not add.phase for add in self._about):
            self._messages.end(self._problem)
            self._about = []

    def _report_opened(self, opened: Opened) -> None:
        self._messages.end(self._file_problem)
        self._file_problem = None
        if sentence := opened_sentence(opened):
            show = MessageButton(tr("Show"), self.open)
            self._messages.report_problem(sentence, show, details=kept_sentence(opened.damaged))

    def _report_file_problem(self, error: RequestError) -> None:
        """Report it once: each animal that is added tries the file again."""
        if self._file_problem is None:
            sentence, details = not_saved_sentence(error), error_sentence(error)
            self._file_problem = self._messages.report_problem(sentence, details=details)
