"""The table of categories, whose names, colours and icons are edited in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.category_delegate import CategoryDelegate
from petstore_gui.ui.table.category_table_model import CategoryRow, CategoryTableModel, Part
from petstore_gui.ui.table.cell_painter import CELL_MARGIN, mark_room
from petstore_gui.ui.table.row_table import RowTable
from petstore_gui.ui.text.category_text import colour_word, icon_word
from petstore_gui.ui.text.words import tr

_ROW_LEAST, _ROW_MARGINS = 36, 14
_MEASURED = 100
"""How many rows the widths of the columns are made for."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CategoryTable(RowTable):
    """Enter, F2, a double click or typing edits a cell; colour and icon once there is a name.

    Signals:
        name_typed(int, str): a name is being typed for a number, an int64, as an object.
        name_entered(int, str): it was entered; empty takes the name away.
        category_chosen(Category): a colour or an icon was chosen.
    """

    name_typed = Signal(object, str)
    name_entered = Signal(object, str)
    category_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._categories = CategoryTableModel(self)
        self._categories.name_entered.connect(self.name_entered)
        self._categories.category_chosen.connect(self.category_chosen)
        self.setModel(self._categories)
        delegate = CategoryDelegate(theme, self._categories, self)
        delegate.name_typed.connect(self.name_typed)
        self.setItemDelegate(delegate)
        self.setAccessibleName(tr("Categories"))
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed
        )
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        height = max(_ROW_LEAST, self.fontMetrics().height() + _ROW_MARGINS)
        self.verticalHeader().setDefaultSectionSize(height)
        header = self.horizontalHeader()
        header.setAccessibleName(tr("Columns"))
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(Part.NAME, QHeaderView.ResizeMode.Stretch)

    def show_categories(
        self, rows: Sequence[CategoryRow], by_id: Mapping[int, Category], *, can_be_changed: bool
    ) -> None:
        """Show these; the current cell stays on its category."""
        current = self.currentIndex()
        number, part = self._categories.number_at(current.row()), current.column()
        self._categories.show(rows, by_id, can_be_changed=can_be_changed)
        self._fit_columns()
        if number is not None and not self.currentIndex().isValid():
            self.go_to(number, Part(part))

    def go_to(self, number: int, part: Part = Part.NAME, *, edit: bool = False) -> None:
        """Make the cell of a category current, and edit it if wanted."""
        line = self._categories.line_of(number)
        if line is not None:
            index = self._categories.index(line, part)
            self.setCurrentIndex(index)
            self.scrollTo(index)
            if edit:
                self.edit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_editing = self.state() is QAbstractItemView.State.EditingState
        if event.key() in _ENTER and is_editing:
            event.accept()  # the editor takes it, and passes it on
        elif event.key() in _ENTER and self.currentIndex().isValid():
            self.edit(self._categories.editable_in(self.currentIndex()))
            event.accept()
        else:
            super().keyPressEvent(event)

    def _fit_columns(self) -> None:
        metrics, header = self.fontMetrics(), self.horizontalHeader()
        model = self._categories
        rows = range(min(model.rowCount(), _MEASURED))
        numbers = [model.index(line, Part.NUMBER).data() for line in rows]
        animals = [model.index(line, Part.ANIMALS).data() for line in rows]
        list_room = 2 * mark_room(metrics)  # of a list of marks and words, and its arrow
        colours, icons = map(colour_word, CategoryColour), map(icon_word, CategoryIcon)
        for part, texts, room in (
            (Part.NUMBER, numbers, 0),
            (Part.ANIMALS, animals, 0),
            (Part.COLOUR, colours, list_room),
            (Part.ICON, icons, list_room),
        ):
            widest = max(map(metrics.horizontalAdvance, texts), default=0)
            least = widest + room + 2 * CELL_MARGIN + 2
            self.setColumnWidth(part, max(least, header.sectionSizeHint(part)))
