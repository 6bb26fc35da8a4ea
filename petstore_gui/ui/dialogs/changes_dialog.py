"""The list of what is other since staff looked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.catalogue.changes import Change
from petstore_gui.ui.text.change_text import change_sentence
from petstore_gui.ui.text.plain_text import PlainLabel

_PET_ID = Qt.ItemDataRole.UserRole


class ChangesDialog(QDialog):
    """Shows changes, one animal a line; `more` is how many there are besides.

    Signals:
        seen(tuple[Change, ...]): these were read, as they were shown.
        pet_chosen(int): an animal is to be shown in the table; an int64, as an object.
    """

    seen = Signal(object)
    pet_chosen = Signal(object)

    def __init__(
        self, changes: Sequence[Change], *, more: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._changes = tuple(changes)
        self.setObjectName("changes")
        self.setWindowTitle(self.tr("What changed"))
        self.setAccessibleName(self.tr("What changed"))
        self.resize(620, 420)
        self._close = QPushButton(self.tr("Close"))
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Changes since you last looked"))
        self._list.setWordWrap(True)
        self._list.setSpacing(2)
        self._list.itemActivated.connect(self._activated)
        for change in changes:
            item = QListWidgetItem(change_sentence(change))
            item.setData(_PET_ID, str(change.pet.id))
            self._list.addItem(item)
        layout = QVBoxLayout(self)
        layout.addWidget(PlainLabel(self._heading(bool(changes))))
        layout.addWidget(self._list)
        if more:
            layout.addWidget(PlainLabel(self.tr("And %Ln more animal(s).", "", more)))
        layout.addLayout(self._buttons(has_more=more > 0))
        self._close.setFocus()

    def _heading(self, is_any: bool) -> str:
        if is_any:
            return self.tr("What has changed in the list since you last looked:")
        return self.tr("Nothing has changed since you last looked.")

    def _buttons(self, *, has_more: bool) -> QHBoxLayout:
        self._close.setDefault(True)  # what was read stays news until somebody says so
        self._close.clicked.connect(self.reject)
        seen = QPushButton(
            self.tr("Mark these as seen") if has_more else self.tr("Mark all as seen")
        )
        seen.setEnabled(bool(self._changes))
        seen.clicked.connect(self._mark_seen)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self._close)
        buttons.addWidget(seen)
        return buttons

    def _mark_seen(self) -> None:
        self.seen.emit(self._changes)
        self.accept()

    def _activated(self, item: QListWidgetItem) -> None:
        self.accept()
        self.pet_chosen.emit(int(item.data(_PET_ID)))
