"""What became of each row of an import."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_delegate import Record, RecordCell
from petstore_gui.ui.table.record_table import RecordTable
from petstore_gui.ui.text.import_text import row_outcome_words
from petstore_gui.ui.text.plain_text import PlainLabel, clip, visible
from petstore_gui.ui.text.words import number, status_word, tr
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.dialog import Dialog, button_row, column_of

_SIZE = 48, 29
"""In heights of a line of text."""

_NAME_MAX = 60
_OUTCOME = 3

_SHOWN: dict[str, tuple[Phase, ...]] = {
    "all": tuple(Phase),
    "added": (Phase.ADDED,),
    "waiting": (Phase.PAUSED, Phase.SENDING),
    "not added": (Phase.REFUSED,),
    "unknown": (Phase.UNKNOWN,),
}


class RowsDialog(Dialog):
    """Lists the rows, all or those with one outcome."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Rows of the import"), parent)
        self.resize_to_lines(*_SIZE)
        self._rows: Sequence[PendingAdd] = ()
        self._is_over = False
        headings = tr("Name"), tr("Category"), tr("Status"), tr("Outcome")
        self._table = RecordTable(self.windowTitle(), headings, theme, widest=_OUTCOME, parent=self)
        self._shown = ComboBox()
        label = PlainLabel(tr("Rows"))
        label.setProperty("kind", "label")
        label.setBuddy(self._shown)
        self._shown.setAccessibleName(label.text())
        self._offer()
        self._shown.currentIndexChanged.connect(self._show)
        close = QPushButton(tr("Close"))
        close.setProperty("kind", "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        choice = QHBoxLayout()
        choice.addWidget(label)
        choice.addWidget(self._shown)
        choice.addStretch()
        layout = column_of(self)
        layout.addLayout(choice)
        layout.addWidget(self._table, 1)
        layout.addLayout(button_row(close))
        self._table.setFocus()

    def show_rows(self, rows: Sequence[PendingAdd], *, is_over: bool) -> None:
        """Show these rows in place of others; what is in sight stays there."""
        self._rows, self._is_over = rows, is_over
        self._offer()
        place = self._table.verticalScrollBar().value()
        self._show()
        self._table.verticalScrollBar().setValue(place)

    def _offer(self) -> None:
        words = {
            "all": tr("All rows"),
            "added": tr("Added"),
            "waiting": tr("Not sent") if self._is_over else tr("Waiting"),
            "not added": tr("Refused"),
            "unknown": tr("May be there"),
        }
        chosen = max(self._shown.currentIndex(), 0)
        self._shown.blockSignals(True)
        self._shown.clear()
        for key, word in words.items():
            count = sum(row.phase in _SHOWN[key] for row in self._rows)
            self._shown.addItem(f"{word} ({number(count)})", key)
        self._shown.setCurrentIndex(chosen)
        self._shown.blockSignals(False)

    def _show(self) -> None:
        phases = _SHOWN[self._shown.currentData()]
        rows = [row for row in self._rows if row.phase in phases]
        self._table.show_records([self._record(row) for row in rows])

    def _record(self, row: PendingAdd) -> Record:
        pet, is_problem = row.pet, row.phase is Phase.REFUSED
        return (
            RecordCell(clip(visible(pet.name), _NAME_MAX)),
            RecordCell(str(pet.category_id)),
            RecordCell(status_word(pet.status)),
            RecordCell(row_outcome_words(row, is_over=self._is_over), is_problem=is_problem),
        )
