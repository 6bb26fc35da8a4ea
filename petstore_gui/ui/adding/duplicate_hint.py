"""A quiet word under the name while an animal is typed in: there is one of that name already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from petstore_gui.domain.pets import Pet
from petstore_gui.outbox.duplicate_finder import DuplicateFinder
from petstore_gui.ui.text.outbox_text import quoted

if TYPE_CHECKING:
    from petstore_gui.ui.adding.add_dialog import AddDialog

REST_MS = 250
"""How long the fingers rest before it is looked for a namesake."""


class DuplicateHint(QObject):
    """Watches one dialog at a time. Needs no click, and keeps nobody from adding."""

    def __init__(self, duplicates: DuplicateFinder, parent: QObject) -> None:
        super().__init__(parent)
        self._duplicates = duplicates
        duplicates.found.connect(self._tell)
        self._dialog: AddDialog | None = None
        self._timer = QTimer(self, singleShot=True, interval=REST_MS)
        self._timer.timeout.connect(self._look)

    def watch(self, dialog: AddDialog) -> None:
        """Give hints in this dialog from now on, until it is closed."""
        self._dialog = dialog
        dialog.typed.connect(self._wait)
        dialog.finished.connect(self._leave)

    def _wait(self) -> None:
        self._duplicates.forget()
        if self._dialog is not None:
            self._dialog.show_hint("")
        self._timer.start()

    def _leave(self) -> None:
        self._duplicates.forget()
        self._timer.stop()
        self._dialog = None

    def _look(self) -> None:
        wanted = self._dialog.named if self._dialog is not None else None
        if wanted is not None:
            self._duplicates.look_for(*wanted)

    def _tell(self, pet: Pet) -> None:
        if self._dialog is not None:
            words = self.tr("{name} is in this category already, ID {id}.")
            self._dialog.show_hint(words.format(name=quoted(pet), id=pet.id))
