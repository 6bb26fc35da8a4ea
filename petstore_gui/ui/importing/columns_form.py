"""Which column of a file has which field: a combo box for each column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.failure import PetField
from petstore_gui.importing.columns import COLUMNS_MAX, Columns, with_field
from petstore_gui.importing.tables import TableRow
from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.base.flow_layout import FlowLayout
from petstore_gui.ui.base.form import FormField
from petstore_gui.ui.words.plain_text import PlainLabel, clip, visible
from petstore_gui.ui.words.words import tr

_CELLS = 2
"""How many cells of a column are shown."""

_TEXT_MAX = 24


class ColumnsForm(QWidget):
    """A combo box for each column, named by its heading, or by its letter where it has none.

    `rows` are the first ones of a file. At most one column has a field: choosing it takes it from
    the other.

    Signals:
        chosen(): the user chose something else.
    """

    chosen = Signal()

    def __init__(
        self,
        rows: Sequence[TableRow] = (),
        columns: Columns | None = None,
        *,
        has_headings: bool = False,
    ) -> None:
        super().__init__()
        self.columns = columns or {}
        self.boxes: list[ComboBox] = []
        flow = FlowLayout(parent=self)
        first, rest = rows[:has_headings], rows[has_headings:][:_CELLS]
        whole_width = max((len(row.cells) for row in rows), default=0)
        for column, name in enumerate(_names(first, min(whole_width, COLUMNS_MAX))):
            cells = [clip(visible(_cell(row, column)), _TEXT_MAX) for row in rest]
            flow.addWidget(self._field(column, name, cells))
        if whole_width > COLUMNS_MAX:
            words = tr("The columns after {letter} are not used.")
            flow.addWidget(PlainLabel(words.format(letter=column_letter(COLUMNS_MAX - 1))))
        self._show_chosen()

    def _field(self, column: int, name: str, cells: Sequence[str]) -> FormField:
        words = {
            None: tr("Not used"),
            PetField.NAME: tr("Name"),
            PetField.CATEGORY: tr("Category"),
            PetField.STATUS: tr("Status"),
        }
        box = ComboBox(words)
        box.setAccessibleDescription(tr(", ").join(filter(None, cells)))
        box.currentIndexChanged.connect(lambda _at: self._choose(column, box.currentData()))
        self.boxes.append(box)
        form_field = FormField(name, box, lines=0)
        form_field.add_below(PlainLabel("\n".join(cells), "quiet", name="hint"))
        return form_field

    def _choose(self, column: int, field: PetField | None) -> None:
        self.columns = with_field(self.columns, column, field)
        self._show_chosen()
        self.chosen.emit()

    def _show_chosen(self) -> None:
        fields = {column: field for field, column in self.columns.items()}
        for column, box in enumerate(self.boxes):
            box.show_choice(fields.get(column))


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
