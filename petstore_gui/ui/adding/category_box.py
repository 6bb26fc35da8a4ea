"""The field for a category: any int64, or one of those seen so far."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QComboBox, QLineEdit, QListView, QWidget

from petstore_gui.ui.adding.category_model import CategoryModel


class CategoryBox(QComboBox):
    """Takes what is typed, and offers what it is given; what it does not show costs nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offered = CategoryModel(self)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.edit = QLineEdit()
        self.setLineEdit(self.edit)
        self.setCompleter(None)  # type: ignore[arg-type]  # it would complete counts
        self.setModel(self._offered)
        # Sized by its contents, the box and its list would ask for every row before they show one.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        rows = cast("QListView", self.view())
        rows.setUniformItemSizes(True)
        rows.setLayoutMode(QListView.LayoutMode.Batched)

    def offer(self, categories: tuple[tuple[int, int], ...]) -> None:
        """Offer categories, each with how many animals it has; what was typed stays."""
        typed = self.currentText()
        self._offered.show(categories)
        self.setEditText(typed)
