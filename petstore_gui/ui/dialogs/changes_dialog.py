"""The list of what changed since staff last looked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from petstore_gui.catalogue.changes import Change
from petstore_gui.ui.text.change_text import change_sentence
from petstore_gui.ui.text.plain_text import PlainLabel
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row

_PET_ID = Qt.ItemDataRole.UserRole


class ChangesDialog(Dialog):
    """Lists changes, one animal a line; `more` is how many are not listed.

    Signals:
        seen(tuple[Change, ...]): the user marked these changes as seen.
        pet_chosen(int): the user wants to see this animal in the table; an int64, as an object.
    """

    seen = Signal(object)
    pet_chosen = Signal(object)

    def __init__(
        self, changes: Sequence[Change], *, more: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("What changed"), parent)
        self._changes = tuple(changes)
        self.resize(620, 420)
        heading = tr("What has changed in the list since you last looked:")
        if not changes:
            heading = tr("Nothing has changed since you last looked.")
        close = QPushButton(tr("Close"))
        close.setDefault(True)  # changes are marked as seen only on request
        close.clicked.connect(self.reject)
        seen = QPushButton(tr("Mark these as seen") if more else tr("Mark all as seen"))
        seen.setEnabled(bool(changes))
        seen.clicked.connect(self._mark_seen)
        layout = QVBoxLayout(self)
        layout.addWidget(PlainLabel(heading))
        layout.addWidget(self._list())
        if more:
            layout.addWidget(PlainLabel(self.tr("And %Ln more animal(s).", "", more)))
        layout.addLayout(button_row(close, seen))
        close.setFocus()

    def _list(self) -> QListWidget:
        list_widget = QListWidget()
        list_widget.setAccessibleName(tr("Changes since you last looked"))
        list_widget.setWordWrap(True)
        list_widget.setSpacing(2)
        list_widget.itemActivated.connect(self._show_pet)
        for change in self._changes:
            item = QListWidgetItem(change_sentence(change))
            item.setData(_PET_ID, str(change.pet.id))
            list_widget.addItem(item)
        return list_widget

    def _mark_seen(self) -> None:
        self.seen.emit(self._changes)
        self.accept()

    def _show_pet(self, item: QListWidgetItem) -> None:
        self.accept()
        self.pet_chosen.emit(int(item.data(_PET_ID)))
