"""The list of what changed since staff last looked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.catalogue.changes import Change, Kind
from petstore_gui.domain.category import Category
from petstore_gui.support.clock import local_now
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_table import Record, RecordCell, RecordTable
from petstore_gui.ui.text.change_text import ChangeWords, change_sentence, change_words, short_name
from petstore_gui.ui.text.plain_text import PlainLabel, WrappingLabel
from petstore_gui.ui.text.words import moment_words, tr
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of

_SIZE = 48, 29
"""In heights of a line of text."""
_ID_COLUMN, _NOW_COLUMN = 2, 4
_ICONS = {
    Kind.ADDED: "add",
    Kind.FIRST_SEEN: "add",
    Kind.BACK: "add",
    Kind.UNLISTED: "gone",
    Kind.GONE: "gone",
}


class ChangesDialog(Dialog):
    """Lists changes, one a row; `more` is how many animals are not listed.

    `categories`: those that have a name.

    Signals:
        seen(tuple[Change, ...]): the user marked these changes as seen.
        pet_chosen(int): the user wants to see this animal in the table; an int64, as an object.
    """

    seen = Signal(object)
    pet_chosen = Signal(object)

    def __init__(
        self,
        changes: Sequence[Change],
        categories: Mapping[int, Category],
        theme: Theme,
        parent: QWidget,
        *,
        more: int = 0,
    ) -> None:
        super().__init__(tr("What changed"), parent)
        self._changes = tuple(changes)
        pairs = [
            (change, words) for change in changes for words in change_words(change, categories)
        ]
        self._ids = [change.pet.id for change, _ in pairs]
        self.resize_to_lines(*_SIZE)
        heading = tr("What has changed in the list since you last looked, as of {time}:")
        if not changes:
            heading = tr("As of {time}, nothing has changed since you last looked.")
        about = WrappingLabel()
        about.setText(heading.format(time=moment_words(local_now())))
        close = QPushButton(tr("Close"))
        close.setProperty("kind", "primary")
        close.setDefault(True)  # changes are marked as seen only on request
        close.clicked.connect(self.reject)
        seen = QPushButton(tr("Mark these as seen") if more else tr("Mark all as seen"))
        seen.setAutoDefault(False)
        seen.setEnabled(bool(changes))
        seen.clicked.connect(self._mark_seen)
        layout = column_of(self)
        layout.addWidget(about)
        table = self._make_table(theme, [_record(*pair) for pair in pairs])
        layout.addWidget(table)
        if more:
            layout.addWidget(PlainLabel(tr("And %Ln more animal(s).", "", more)))
        layout.addLayout(button_row(close, left=(seen,)))
        close.setFocus()
        around = layout.contentsMargins()
        needed = table.whole_width + around.left() + around.right()
        self.resize(max(self.width(), needed), self.height())

    def _make_table(self, theme: Theme, records: list[Record]) -> RecordTable:
        headings = (tr("Change"), tr("Name"), tr("ID"), tr("Before"), tr("Now"))
        table = RecordTable(
            tr("Changes"), headings, theme, widest=_NOW_COLUMN, numbers=(_ID_COLUMN,), parent=self
        )
        table.activated.connect(self._show_pet)
        table.show_records(records)
        return table

    def _mark_seen(self) -> None:
        self.seen.emit(self._changes)
        self.accept()

    def _show_pet(self, index: QModelIndex) -> None:
        self.accept()
        self.pet_chosen.emit(self._ids[index.row()])


def _record(change: Change, words: ChangeWords) -> Record:
    return (
        RecordCell(words.what, _ICONS.get(words.kind, "changed"), spoken=change_sentence(words)),
        RecordCell(short_name(change.pet), is_strong=True),
        RecordCell(str(change.pet.id)),
        RecordCell(words.before),
        RecordCell(words.now),
    )
