"""The list model of the categories that the add dialog offers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from petstore_gui.domain.category import Category
from petstore_gui.ui.table.category_mark import mark_size, marks_on
from petstore_gui.ui.table.cells import Index

MARK_ROLE = Qt.ItemDataRole.UserRole
"""The role of a mark. As a decoration, the box would show that of its list's current row."""


class Offer(msgspec.Struct, frozen=True):
    """A row: its text, what it puts into the field, and the mark of a category with a name.

    `creates`: it offers a category that does not exist.
    """

    text: str
    typed: str
    mark: Category | None = None
    creates: bool = False


class CategoryModel(QAbstractListModel):
    """Displays offers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._box = parent
        self.offers: Sequence[Offer] = ()

    def show(self, offers: Sequence[Offer]) -> None:
        """Replace the offers."""
        self.beginResetModel()
        self.offers = offers
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.offers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | QIcon | None:
        if not index.isValid():
            return None
        offer = self.offers[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return offer.text
        if role == MARK_ROLE and offer.mark is not None:
            return marks_on(self._box).icon(offer.mark, mark_size(self._box.fontMetrics()))
        # The edit role is what a combo box puts into its line edit.
        return offer.typed if role == Qt.ItemDataRole.EditRole else None


class MarkDelegate(QStyledItemDelegate):
    """Paints the rows of a list of categories with their marks."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        mark = index.data(MARK_ROLE)
        if mark is not None:
            option.icon = mark
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
