"""How a file is read, beside the first rows as they are read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from petstore_gui.importing.tables import TableRow
from petstore_gui.importing.text_tables import ENCODINGS, SEPARATORS, Format
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.record_delegate import RecordCell
from petstore_gui.ui.table.record_table import RecordTable
from petstore_gui.ui.text.import_text import encoding_word, separator_word
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.form_field import FormField

RAW_ROWS = 8
_RAW_COLUMNS = 12
_CELL_MAX = 60
"""How much of the first rows is shown."""

_LINES = 3
"""The height of the first rows, in heights of a row."""


class FileForm(QWidget):
    """Shows and changes the format of a text file, or the sheet of a spreadsheet.

    Signals:
        format_chosen(Format): the user wants the file to be read in another way.
        sheet_chosen(str): the user wants another sheet of a spreadsheet.
        headings_chosen(): the first row has headings, or has none.
    """

    format_chosen = Signal(object)
    sheet_chosen = Signal(str)
    headings_chosen = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._encoding, self._separator, self._sheet = ComboBox(), ComboBox(), ComboBox()
        for encoding in ENCODINGS:
            self._encoding.addItem(encoding_word(encoding), encoding)
        for separator in SEPARATORS:
            self._separator.addItem(separator_word(separator), separator)
        self._headings = QCheckBox(tr("The first row has headings"))
        self._sheet.activated.connect(lambda _at: self.sheet_chosen.emit(self._sheet.currentData()))
        self._encoding.activated.connect(self._choose)
        self._separator.activated.connect(self._choose)
        self._headings.toggled.connect(lambda _on: self.headings_chosen.emit())
        self._raw: RecordTable | None = None
        self._of_text = (
            FormField(tr("Encoding"), self._encoding, lines=0),
            FormField(tr("Separator"), self._separator, lines=0),
        )
        self._of_sheet = FormField(tr("Sheet"), self._sheet, lines=0)
        self._of_sheet.hide()
        column = QVBoxLayout()
        column.setSpacing(6)
        for field in (*self._of_text, self._of_sheet):
            column.addWidget(field)
        column.addWidget(self._headings)
        column.addStretch()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(16)
        self._row.addLayout(column)

    @property
    def has_headings(self) -> bool:
        """Whether the first row is no animal."""
        return self._headings.isChecked()

    def show_sheets(self, names: Sequence[str]) -> None:
        """Offer the sheets of a spreadsheet, which has neither encoding nor separator."""
        for field in self._of_text:
            field.hide()
        self._of_sheet.show()
        for name in names:
            self._sheet.addItem(clip(visible(name), _CELL_MAX), name)

    def show_format(self, how: Format) -> None:
        """Show how the file is read."""
        self._encoding.setCurrentIndex(self._encoding.findData(how.encoding))
        self._separator.setCurrentIndex(self._separator.findData(how.separator))

    def propose_headings(self, has_headings: bool) -> None:
        """Say whether the first row seems to have headings."""
        with QSignalBlocker(self._headings):
            self._headings.setChecked(has_headings)

    def show_rows(self, rows: Sequence[TableRow]) -> None:
        """Show the first rows of the file."""
        first = [row.cells for row in rows[:RAW_ROWS]]
        width = min(max(map(len, first), default=1), _RAW_COLUMNS)
        if self._raw is not None:
            self._row.removeWidget(self._raw)
            self._raw.deleteLater()
        headings = [column_letter(column) for column in range(width)]
        name = tr("The first rows of the file")
        self._raw = RecordTable(name, headings, self._theme, widest=width - 1, parent=self)
        self._raw.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        height = (_LINES + 1) * self._raw.verticalHeader().defaultSectionSize()
        self._raw.setFixedHeight(height)
        self._raw.show_records([tuple(map(_raw_cell, _padded(cells, width))) for cells in first])
        self._row.addWidget(self._raw, 1)

    def _choose(self) -> None:
        how = Format(self._encoding.currentData(), self._separator.currentData())
        self.format_chosen.emit(how)


def column_letter(column: int) -> str:
    """What a spreadsheet calls a column, from 0: A, B, ... Z, AA."""
    before, last = divmod(column, 26)
    return (column_letter(before - 1) if before else "") + chr(ord("A") + last)


def _padded(cells: tuple[str, ...], width: int) -> tuple[str, ...]:
    return (*cells, *[""] * width)[:width]


def _raw_cell(text: str) -> RecordCell:
    return RecordCell(clip(visible(text), _CELL_MAX))
