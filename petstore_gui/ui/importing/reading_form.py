"""How a file is read: its format, its columns, and what rows without a field get."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from petstore_gui.importing.columns import Columns
from petstore_gui.importing.file_categories import FileCategories
from petstore_gui.importing.preview import Reading
from petstore_gui.importing.tables import TableRow
from petstore_gui.importing.text_tables import ENCODINGS, SEPARATORS, Format
from petstore_gui.ui.adding.pet_fields import StatusBox
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.base.dialog import push_button
from petstore_gui.ui.base.flow_layout import FlowLayout
from petstore_gui.ui.base.form import FormField
from petstore_gui.ui.importing.columns_form import ColumnsForm
from petstore_gui.ui.words.plain_text import clip, visible
from petstore_gui.ui.words.words import tr

_SHEET_MAX = 60
"""Characters of a sheet's name."""


class ReadingForm(QWidget):
    """Shows and changes the format of a text file, or the sheet of a spreadsheet, and its columns.

    What is `rare` is behind the button "More"; `no_status` is hidden unless a row needs it.

    Signals:
        how_chosen(Format | int): the file should be read in another way, or another sheet.
        chosen(): columns, headings, or what rows without a field get have changed.
    """

    how_chosen = Signal(object)
    chosen = Signal()

    def __init__(self, status: str) -> None:
        super().__init__()
        european = tr("Western European"), tr("Central European")
        encodings = "UTF-8", *european, "UTF-16", "UTF-16 (big endian)"
        separators = tr("Comma"), tr("Semicolon"), tr("Tab"), tr("Vertical bar")
        self._encoding = ComboBox(dict(zip(ENCODINGS, encodings, strict=True)))
        self._separator = ComboBox(dict(zip(SEPARATORS, separators, strict=True)))
        self._sheet = ComboBox()
        self._headings = QCheckBox(tr("The first row has headings"))
        self._category, self._status, self._preset = QLineEdit(), StatusBox(), status
        self.no_status = FormField(tr("Status where none is given"), self._status, lines=0)
        self.rare = QWidget()
        self._more = push_button(tr("More"), lambda: self.rare.setVisible(self.rare.isHidden()))
        self._rows: Sequence[TableRow] = ()
        self._columns = ColumnsForm()
        self._fields = (
            FormField(tr("Encoding"), self._encoding, lines=0),
            FormField(tr("Separator"), self._separator, lines=0),
            FormField(tr("Sheet"), self._sheet, lines=0),
        )
        self._lay_out()
        for box in (self._encoding, self._separator, self._sheet):
            box.currentIndexChanged.connect(lambda _at: self.how_chosen.emit(self._how()))
        self._headings.toggled.connect(lambda _on: self.show_rows(self._rows))
        for changed in (
            self._headings.toggled,
            self._category.textChanged,
            self._status.currentIndexChanged,
        ):
            changed.connect(lambda *_now: self.chosen.emit())

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

    def reading(self, categories: FileCategories) -> Reading:
        """How rows become animals."""
        return Reading(
            self.columns,
            categories,
            has_headings=self.has_headings,
            category=self.category,
            status=self._status.choice,
        )

    def clear(self) -> None:
        """Forget what rows without a field get: there is another file."""
        self.rare.hide()
        self.no_status.hide()
        self._category.clear()
        self._status.choose(self._preset)

    def show_how(self, how: Format | int, sheets: Iterable[str] = ()) -> None:
        """Show how a text file is read, or which of the `sheets` of a spreadsheet."""
        is_text = isinstance(how, Format)
        for field, is_shown in zip(self._fields, (is_text, is_text, not is_text), strict=True):
            field.setVisible(is_shown)
        if isinstance(how, Format):
            self._encoding.show_choice(how.encoding)
            self._separator.show_choice(how.separator)
            return
        with QSignalBlocker(self._sheet):
            self._sheet.clear()
            for place, name in enumerate(sheets):
                self._sheet.addItem(clip(visible(name), _SHEET_MAX), place)
        self._sheet.show_choice(how)

    def show_rows(self, rows: Sequence[TableRow], columns: Columns | None = None) -> None:
        """Show the first rows of the file, and propose columns, or keep those that are chosen."""
        if columns is not None:
            with QSignalBlocker(self._headings):
                self._headings.setChecked(bool(columns))
        shown = self.columns if columns is None else columns
        before, self._rows = self._columns, rows
        self._columns = ColumnsForm(rows, shown, has_headings=self.has_headings)
        self._columns.chosen.connect(self.chosen)
        self._column.replaceWidget(before, self._columns)
        before.hide()  # nothing can be chosen in it until it is deleted
        before.deleteLater()
        for earlier, box in pairwise((self._headings, *self._columns.boxes)):
            QWidget.setTabOrder(earlier, box)

    def _how(self) -> Format | int:
        if self._fields[-1].isHidden():
            return Format(self._encoding.currentData(), self._separator.currentData())
        return int(self._sheet.currentData())

    def _lay_out(self) -> None:
        *of_text, of_workbook = self._fields
        category = FormField(tr("Category where none is given"), self._category, lines=0)
        FlowLayout(*of_text, category, self._headings, parent=self.rare)
        row = FlowLayout(of_workbook, self.no_status, self._more)
        self._column = filled(QVBoxLayout(self), row, self.rare, self._columns, gap=10)
