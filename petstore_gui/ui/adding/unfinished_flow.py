"""The unfinished adds in the window: above the other animals, and in their own list."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QMenu, QWidget

from petstore_gui.catalogue.categories import Categories
from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.errors import NotWrittenDown
from petstore_gui.outbox.choices import Choice, choices
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.frame.messages import Messages
from petstore_gui.ui.table.pet_table_model import Unadded
from petstore_gui.ui.words.add_text import choice_word, decided_sentence, row_note
from petstore_gui.ui.words.error_text import error_sentence
from petstore_gui.ui.words.pet_text import quoted
from petstore_gui.ui.words.words import tr

if TYPE_CHECKING:
    from petstore_gui.ui.adding.unfinished_adds import UnfinishedAdds

_COUNT_DOWN_MS = 200
_ANYWHERE = (Choice.IT_IS_THERE, Choice.DISCARD)
"""What can be done about an add for a service that is not open, or that may not be added to."""


class UnfinishedFlow(QObject):
    """Shows each unfinished add, and passes on what a person decides about it.

    Signals:
        rows_changed(tuple[Unadded, ...]): the animals that the table shows above the others.
        count_changed(int): how many adds are not simply on their way.
        undo_changed(str): the animal whose add would be undone, for a sentence; "" if none.
        correct_wanted(Add): a refused add is to be corrected.
        undone(NewPet): an animal was taken back, and is to be shown.
    """

    rows_changed = Signal(object)
    count_changed = Signal(int)
    undo_changed = Signal(str)
    correct_wanted = Signal(object)
    undone = Signal(object)

    def __init__(
        self,
        outbox: Outbox,
        names: Categories,
        messages: Messages,
        tasks: Tasks,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._outbox = outbox
        self._names = names
        self._messages = messages
        self._tasks = tasks
        self._window = window
        self._dialog: UnfinishedAdds | None = None
        self._deciding: set[str] = set()
        self._clock = QTimer(self)
        self._clock.setInterval(_COUNT_DOWN_MS)
        self._clock.timeout.connect(self._show_rows)
        outbox.changed.connect(self._show)

    def open(self) -> None:
        """Show the list."""
        if self._dialog is not None:
            self._dialog.raise_()
            return
        from petstore_gui.ui.adding.unfinished_adds import UnfinishedAdds  # noqa: PLC0415 - not before the first rows

        self._dialog = UnfinishedAdds(self._names.by_id, self._window)
        self._dialog.chosen.connect(self.decide)
        self._dialog.finished.connect(self._forget_dialog)
        self._show_dialog()
        self._dialog.open()

    def open_at(self, key: str) -> None:
        """Show the list with this add selected."""
        self.open()
        if self._dialog is not None:
            self._dialog.select(key)

    def show_row_menu(self, key: str, place: QPoint) -> None:
        """Show what can be done about an add in the table."""
        add = self._outbox.get(key)
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for choice in () if add is None else self._possible(add):
            action = menu.addAction(choice_word(choice))
            action.triggered.connect(partial(self.decide, key, choice))
        menu.addAction(tr("Unfinished adds…")).triggered.connect(partial(self.open_at, key))
        menu.popup(place)

    def undo(self) -> None:
        """Take the newest waiting animal back into the dialog."""
        if (add := self._undoable()) is not None:
            self.decide(add.key, Choice.UNDO)

    def decide(self, key: str, choice: Choice, *_checked: bool) -> None:
        """Do what a person chose about an add, for which nothing else can be chosen meanwhile."""
        if key not in self._deciding:
            self._deciding.add(key)
            self._show_dialog()
            self._tasks.start("decide", self._decide(key, choice))

    async def _decide(self, key: str, choice: Choice) -> None:
        try:
            add = await self._outbox.decide(key, choice)
        except NotWrittenDown as error:
            self._messages.report_problem(error_sentence(error))
            return
        finally:
            self._deciding.discard(key)
            self._show_dialog()
        if add is None:
            return
        if choice in (Choice.UNDO, Choice.CORRECT) and self._dialog is not None:
            self._dialog.accept()
        if choice is Choice.UNDO:
            self.undone.emit(add.pet)
        elif choice is Choice.CORRECT:
            self.correct_wanted.emit(add)
        elif sentence := decided_sentence(add, choice):
            self._messages.report(sentence)

    def _possible(self, add: Add) -> tuple[Choice, ...]:
        is_sent = self._outbox.is_allowed and add.service_id == self._outbox.service_id
        may = choices(add) if add.key not in self._deciding else ()
        return tuple(choice for choice in may if is_sent or choice in _ANYWHERE)

    def _undoable(self) -> Add | None:
        undoable = (add for add in self._outbox.here if Choice.UNDO in self._possible(add))
        return next(reversed(list(undoable)), None)

    def _show(self) -> None:
        undoable = self._undoable()
        self.undo_changed.emit("" if undoable is None else quoted(undoable.pet))
        self.count_changed.emit(sum(not self._is_on_its_way(add) for add in self._outbox.adds))
        self._show_rows()
        self._show_dialog()

    def _is_on_its_way(self, add: Add) -> bool:
        is_sent = add.phase is Phase.SENDING or (add.phase is Phase.WAITING and not add.failure)
        return is_sent and add.service_id == self._outbox.service_id

    def _show_rows(self) -> None:
        now, adds = datetime.now(UTC), self._outbox.here
        rows = (Unadded(add.key, add.pet, row_note(add, now)) for add in adds)
        self.rows_changed.emit(tuple(rows))
        if not any(add.wait(now) > timedelta() and not add.attempts for add in adds):
            self._clock.stop()
        elif not self._clock.isActive():
            self._clock.start()

    def _show_dialog(self) -> None:
        if self._dialog is not None:
            adds = [(add, self._possible(add)) for add in self._outbox.adds]
            self._dialog.show_adds(adds, self._outbox.service_id)

    def _forget_dialog(self) -> None:
        self._dialog = None
