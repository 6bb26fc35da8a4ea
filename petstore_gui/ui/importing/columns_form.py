"""What each column of a file is, above the first cells of the column as they are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from petstore_gui.domain.refusal import PetField
from petstore_gui.importing.columns import COLUMNS_MAX, Columns, with_field
from petstore_gui.importing.tables import TableRow
from petstore_gui.ui.text.plain_text import PlainLabel, clip, visible
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.flow_layout import FlowLayout
from petstore_gui.ui.widgets.form_field import FormField

_CELLS = 2
"""How many cells of a column are shown."""

_TEXT_MAX = 24
_FIELDS = tuple(PetField)


class ColumnsForm(QWidget):
    """A combo box for each column, named by its heading, or by its letter where it has none.

    At most one column has a field: choosing it takes it from the other. `after` is the widget
    before the boxes in the order of Tab.

    Signals:
        chosen(): the user chose something else.
    """

    chosen = Signal()

    def __init__(self, after: QWidget) -> None:
        super().__init__()
        self.columns: Columns = {}
        self._after = after
        self._rows: Sequence[TableRow] = ()
        self._boxes: list[ComboBox] = []
        self._holder = QWidget()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addWidget(self._holder)

    def show_rows(self, rows: Sequence[TableRow], columns: Columns) -> None:
        """Offer the columns of these first rows of a file; `show_headings` follows."""
        self._rows, self.columns = rows, dict(columns)

    def show_headings(self, has_headings: bool) -> None:
        """Name the columns by the cells of the first row, or by letters."""
        self._layout.removeWidget(self._holder)
        self._holder.hide()
        self._holder.deleteLater()
        self._holder, self._boxes = QWidget(), []
        self._layout.addWidget(self._holder)
        flow, before = FlowLayout(self._holder), self._after
        whole_width = max((len(row.cells) for row in self._rows), default=0)
        first, rest = self._rows[:has_headings], self._rows[has_headings:][:_CELLS]
        for column, name in enumerate(_names(first, min(whole_width, COLUMNS_MAX))):
            cells = [clip(visible(_cell(row, column)), _TEXT_MAX) for row in rest]
            flow.addWidget(self._field(column, name, cells))
            QWidget.setTabOrder(before, self._boxes[-1])
            before = self._boxes[-1]
        if whole_width > COLUMNS_MAX:
            words = tr("The columns after {letter} are not used.")
            flow.addWidget(PlainLabel(words.format(letter=column_letter(COLUMNS_MAX - 1))))
        self._show_chosen()

    def _field(self, column: int, name: str, cells: Sequence[str]) -> FormField:
        box, shown = ComboBox(), PlainLabel("\n".join(cells))
        words = {
            PetField.NAME: tr("Name"),
            PetField.CATEGORY: tr("Category"),
            PetField.STATUS: tr("Status"),
        }
        box.addItems([tr("Not used"), *map(words.__getitem__, _FIELDS)])
        box.setAccessibleDescription(", ".join(filter(None, cells)))
        box.currentIndexChanged.connect(
            lambda at: self._choose(column, _FIELDS[at - 1] if at else None)
        )
        shown.setProperty("kind", "quiet")
        self._boxes.append(box)
        field = FormField(name, box, lines=0)
        field.add_below(shown)
        return field

    def _choose(self, column: int, field: PetField | None) -> None:
        self.columns = with_field(self.columns, column, field)
        self._show_chosen()
        self.chosen.emit()

    def _show_chosen(self) -> None:
        fields = {column: field for field, column in self.columns.items()}
        for column, box in enumerate(self._boxes):
            with QSignalBlocker(box):
                field = fields.get(column)
                box.setCurrentIndex(0 if field is None else 1 + _FIELDS.index(field))


def column_letter(column: int) -> str:
    """What a spreadsheet calls a column, from 0: A, B, ... Z, AA."""
    before, last = divmod(column, 26)
    return (column_letter(before - 1) if before else "") + chr(ord("A") + last)


def _names(headings: Sequence[TableRow], width: int) -> list[str]:
    """What the columns are called; those with the same heading have their letters as well."""
    texts = [_cell(row, column) for row in headings for column in range(width)] or [""] * width
    names = [clip(visible(text), _TEXT_MAX) for text in texts]
    counts = Counter(names)
    letters = map(column_letter, range(width))
    return [
        letter if not name else f"{name} ({letter})" if counts[name] > 1 else name
        for name, letter in zip(names, letters, strict=True)
    ]


def _cell(row: TableRow, column: int) -> str:
    return row.cells[column] if column < len(row.cells) else ""
