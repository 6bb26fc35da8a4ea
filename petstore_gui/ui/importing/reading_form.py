"""How a file is read: its format, its columns, and what rows without a field get."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from petstore_gui.domain.pet_status import NOT_STATED, PetStatus
from petstore_gui.importing.columns import Columns, simple
from petstore_gui.importing.preview import Reading
from petstore_gui.importing.tables import TableRow
from petstore_gui.importing.text_tables import ENCODINGS, SEPARATORS, Format
from petstore_gui.ui.adding.status_box import StatusBox
from petstore_gui.ui.importing.columns_form import ColumnsForm
from petstore_gui.ui.text.import_text import encoding_word, separator_word
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import status_word, tr
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.flow_layout import FlowLayout
from petstore_gui.ui.widgets.form_field import FormField

_SHEET_MAX = 60


class ReadingForm(QWidget):
    """Shows and changes the format of a text file, or the sheet of a spreadsheet, and its columns.

    Signals:
        format_chosen(Format): the file should be read in another way.
        sheet_chosen(str): another sheet should be read.
        chosen(): columns, headings, or what rows without a field get have changed.
    """

    format_chosen = Signal(object)
    sheet_chosen = Signal(str)
    chosen = Signal()

    def __init__(self, status: str) -> None:
        super().__init__()
        self._encoding, self._separator, self._sheet = ComboBox(), ComboBox(), ComboBox()
        for encoding in ENCODINGS:
            self._encoding.addItem(encoding_word(encoding), encoding)
        for separator in SEPARATORS:
            self._separator.addItem(separator_word(separator), separator)
        self._headings = QCheckBox(tr("The first row has headings"))
        self._category, self._status = QLineEdit(), StatusBox()
        self._preset = status
        self._status.choose(status)
        self._of_text = (
            FormField(tr("Encoding"), self._encoding, lines=0),
            FormField(tr("Separator"), self._separator, lines=0),
        )
        self._of_sheet = FormField(tr("Sheet"), self._sheet, lines=0)
        self._columns = ColumnsForm(self._headings)
        self._lay_out()
        self._encoding.currentIndexChanged.connect(self._choose_format)
        self._separator.currentIndexChanged.connect(self._choose_format)
        self._sheet.currentIndexChanged.connect(
            lambda _at: self.sheet_chosen.emit(self._sheet.currentData())
        )
        self._headings.toggled.connect(self._columns.show_headings)
        self._headings.toggled.connect(lambda _on: self.chosen.emit())
        self._columns.chosen.connect(self.chosen)
        self._category.textChanged.connect(lambda _text: self.chosen.emit())
        self._status.currentIndexChanged.connect(lambda _index: self.chosen.emit())

    @property
    def has_headings(self) -> bool:
        """Whether the first row is no animal."""
        return self._headings.isChecked()

    @property
    def columns(self) -> Columns:
        """The column of each field that has one."""
        return self._columns.columns

    @property
    def category(self) -> str:
        """The category for rows without one, as typed."""
        return self._category.text().strip()

    def reading(self, category_id_of: Callable[[str], int | None] | None) -> Reading:
        """How rows become animals; `category_id_of` as in `Reading`."""
        return Reading(
            self.columns,
            has_headings=self.has_headings,
            category=self.category,
            status=self._status.choice,
            status_words=_status_words(),
            category_id_of=cache(category_id_of) if category_id_of else None,
        )

    def show_format(self, how: Format, sheets: Sequence[str]) -> None:
        """Show how a new file is read, or offer the `sheets` of a spreadsheet."""
        self._category.clear()
        self._status.choose(self._preset)
        for field in self._of_text:
            field.setVisible(not sheets)
        self._of_sheet.setVisible(bool(sheets))
        with QSignalBlocker(self._sheet):
            self._sheet.clear()
            for name in sheets:
                self._sheet.addItem(clip(visible(name), _SHEET_MAX), name)
        self.show_how(how)

    def show_how(self, how: Format) -> None:
        """Show how the text file is read."""
        _show(self._encoding, how.encoding)
        _show(self._separator, how.separator)

    def show_sheet(self, name: str) -> None:
        """Show which sheet is read."""
        _show(self._sheet, name)

    def show_rows(self, rows: Sequence[TableRow], columns: Columns | None = None) -> None:
        """Show the first rows of the file, and propose columns, or keep those that are chosen."""
        if columns is not None:
            with QSignalBlocker(self._headings):
                self._headings.setChecked(bool(columns))
        self._columns.show_rows(rows, self.columns if columns is None else columns)
        self._columns.show_headings(self.has_headings)

    def _lay_out(self) -> None:
        column, row = QVBoxLayout(self), FlowLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for field in (*self._of_text, self._of_sheet):
            row.addWidget(field)
        row.addWidget(FormField(tr("Category where none is given"), self._category, lines=0))
        row.addWidget(FormField(tr("Status where none is given"), self._status, lines=0))
        row.addWidget(self._headings)
        column.addLayout(row)
        column.addWidget(self._columns)

    def _choose_format(self) -> None:
        how = Format(self._encoding.currentData(), self._separator.currentData())
        self.format_chosen.emit(how)


def _show(box: ComboBox, data: str) -> None:
    """Show what is chosen: nobody chose it now."""
    with QSignalBlocker(box):
        box.setCurrentIndex(box.findData(data))


def _status_words() -> Mapping[str, str]:
    """What the window calls the statuses."""
    words = {simple(status_word(status)): str(status) for status in PetStatus}
    return {**words, simple(status_word(None)): NOT_STATED}
