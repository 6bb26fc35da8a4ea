"""Which column of a file has which field, and what rows without one get."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from petstore_gui.domain.refusal import PetField
from petstore_gui.importing.columns import Columns, with_column
from petstore_gui.ui.adding.status_box import StatusBox
from petstore_gui.ui.importing.file_form import column_letter
from petstore_gui.ui.text.plain_text import clip, visible
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.flow_layout import FlowLayout
from petstore_gui.ui.widgets.form_field import FormField

_HEADING_MAX = 30


class ColumnsForm(QWidget):
    """A column for each field, and a category and a status for rows without one.

    Signals:
        chosen(): the user chose something else.
    """

    chosen = Signal()

    def __init__(self, status: str) -> None:
        super().__init__()
        self._columns: dict[PetField, int] = {}
        self._boxes = {field: ComboBox() for field in PetField}
        self._category, self._status = QLineEdit(), StatusBox()
        self._status.choose(status)
        labels = {
            PetField.NAME: tr("Column with the name"),
            PetField.CATEGORY: tr("Column with the category"),
            PetField.STATUS: tr("Column with the status"),
        }
        row = FlowLayout(self)
        for field, box in self._boxes.items():
            box.activated.connect(lambda _index, field=field: self._choose(field))
            row.addWidget(FormField(labels[field], box, lines=0))
        row.addWidget(FormField(tr("Category where none is given"), self._category, lines=0))
        row.addWidget(FormField(tr("Status where none is given"), self._status, lines=0))
        self._category.textChanged.connect(lambda _text: self.chosen.emit())
        self._status.currentIndexChanged.connect(lambda _index: self.chosen.emit())

    @property
    def columns(self) -> Columns:
        """The column of each field that has one."""
        return self._columns

    @property
    def category(self) -> str:
        """The category for rows without one, as typed."""
        return self._category.text().strip()

    @property
    def status(self) -> str:
        """The choice of a status for rows without one."""
        return self._status.choice

    def show_columns(self, headings: Sequence[str], columns: Columns) -> None:
        """Offer the columns of a file; `headings` are "" where it has none."""
        self._columns = dict(columns)
        for box in self._boxes.values():
            box.clear()
            box.addItem(tr("None"), None)
            for column, heading in enumerate(headings):
                letter, words = column_letter(column), clip(visible(heading), _HEADING_MAX)
                box.addItem(f"{letter}: {words}" if words else letter, column)
        self._show()

    def _choose(self, field: PetField) -> None:
        self._columns = with_column(self._columns, field, self._boxes[field].currentData())
        self._show()
        self.chosen.emit()

    def _show(self) -> None:
        for field, box in self._boxes.items():
            with QSignalBlocker(box):
                column = self._columns.get(field)
                box.setCurrentIndex(0 if column is None else box.findData(column))
