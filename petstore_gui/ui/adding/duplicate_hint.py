"""A hint under the name while an animal is typed in: one like it exists already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from petstore_gui.domain.pending_add import Phase
from petstore_gui.domain.pets import Pet
from petstore_gui.outbox.likeness import likeness, likeness_of
from petstore_gui.outbox.outbox import Outbox

if TYPE_CHECKING:
    from petstore_gui.ui.adding.add_dialog import AddDialog

TYPING_PAUSE_MS = 250
"""How long a pause in typing starts the search for a namesake."""


class DuplicateHint(QObject):
    """Watches one dialog at a time. It never blocks an add."""

    def __init__(self, outbox: Outbox, parent: QObject) -> None:
        super().__init__(parent)
        self._outbox = outbox
        self._pending = outbox.pending
        self._duplicates = outbox.duplicates
        self._duplicates.found.connect(self._show)
        self._is_pending = False  # what the hint says
        outbox.changed.connect(self._pending_changed)
        self._dialog: AddDialog | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TYPING_PAUSE_MS)
        self._timer.timeout.connect(self._search)

    def watch(self, dialog: AddDialog) -> None:
        """Show hints in this dialog until it is closed."""
        self._dialog = dialog
        dialog.edited.connect(self._typed)
        dialog.add_chosen.connect(self._cancel)  # else it would find the added animal itself
        dialog.finished.connect(self._dialog_closed)

    def _cancel(self) -> None:
        self._duplicates.forget()
        self._timer.stop()

    def _typed(self) -> None:
        self._duplicates.forget()
        if self._dialog is not None:
            self._dialog.show_hint(self._pending_words())
        self._timer.start()

    def _pending_changed(self) -> None:
        """Look again once the first one is added, or is not."""
        if self._is_pending and self._dialog is not None and self._dialog.may_add:
            self._typed()

    def _pending_words(self) -> str:
        """That one of this name is not in the list yet, but was asked for."""
        typed = self._dialog.name_and_category if self._dialog is not None else None
        wanted = likeness(*typed) if typed is not None else None
        phases = [add.phase for add in self._pending.here if likeness_of(add.pet) == wanted]
        self._is_pending = bool(phases)
        if any(phase.is_on_its_way for phase in phases):
            return self.tr("One with this name and category is being sent now.")
        if Phase.HELD in phases:
            return self.tr("One with this name and category is about to be sent.")
        if phases:
            return self.tr("One with this name is in Unfinished adds.")
        is_brought_in = wanted is not None and self._outbox.is_brought_in(wanted)
        return self.tr("One with this name and category is in the import.") if is_brought_in else ""

    def _dialog_closed(self) -> None:
        self._cancel()
        self._dialog = None

    def _search(self) -> None:
        typed = self._dialog.name_and_category if self._dialog is not None else None
        if typed is not None and not self._is_pending:
            self._duplicates.look_for(*typed)

    def _show(self, pet: Pet) -> None:
        if self._dialog is not None:
            words = self.tr("This name is already in the category: ID {id}.")
            self._dialog.show_hint(words.format(id=pet.id))
