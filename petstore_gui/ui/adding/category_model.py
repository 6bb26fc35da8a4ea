"""The list model of the categories that the add dialog offers."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from petstore_gui.ui.text.words import tr


class CategoryModel(QAbstractListModel):
    """Displays a category with its number of animals; its edit text is the category alone."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._categories: tuple[tuple[int, int], ...] = ()

    def show(self, categories: tuple[tuple[int, int], ...]) -> None:
        """Replace the categories, each with its number of animals."""
        self.beginResetModel()
        self._categories = categories
        self.endResetModel()

    def rowCount(
        self,
        parent: QModelIndex | QPersistentModelIndex = QModelIndex(),  # noqa: B008 - Qt's signature
    ) -> int:
        return 0 if parent.isValid() else len(self._categories)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if not index.isValid():
            return None
        category, count = self._categories[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            animals = tr("%Ln animal(s)", "", count)
            return f"{category}  ·  {animals}"
        # The edit role is what a combo box puts into its line edit.
        return str(category) if role == Qt.ItemDataRole.EditRole else None
