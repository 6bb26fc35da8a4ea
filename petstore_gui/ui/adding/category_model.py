"""The list model of the categories that the add dialog offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from petstore_gui.domain.category import Category
from petstore_gui.ui.table.category_mark import mark_size, marks_on
from petstore_gui.ui.table.cells import Index
from petstore_gui.ui.text.plain_text import visible
from petstore_gui.ui.text.words import tr

MARK_ROLE = Qt.ItemDataRole.UserRole
"""The role of a mark. As a decoration, the box would show that of its list's current row."""


class CategoryModel(QAbstractListModel):
    """Displays a category with its number of animals; its edit text is the category alone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._box = parent
        self._categories: Sequence[tuple[int, int]] = ()
        self._names: Mapping[int, Category] = {}

    def show(self, categories: Sequence[tuple[int, int]], names: Mapping[int, Category]) -> None:
        """Replace the categories, each with its number of animals, and their names."""
        self.beginResetModel()
        self._categories, self._names = categories, names
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._categories)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | QIcon | None:
        if not index.isValid():
            return None
        number, count = self._categories[index.row()]
        named = self._names.get(number)
        if role == Qt.ItemDataRole.DisplayRole:
            animals = tr("%Ln animal(s)", "", count)
            words = (str(number),) if named is None else (visible(named.name), str(number))
            return "  ·  ".join((*words, animals))
        if role == MARK_ROLE and named is not None:
            return marks_on(self._box).icon(named, mark_size(self._box.fontMetrics()))
        # The edit role is what a combo box puts into its line edit.
        is_edit = role == Qt.ItemDataRole.EditRole
        return (str(number) if named is None else named.name) if is_edit else None


class MarkDelegate(QStyledItemDelegate):
    """Paints the rows of a list of categories with their marks."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        mark = index.data(MARK_ROLE)
        if mark is not None:
            option.icon = mark
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
