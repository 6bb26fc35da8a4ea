"""The field for a category: any int64, or one seen so far."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QComboBox, QListView

from petstore_gui.ui.adding.category_model import CategoryModel
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.text_field import TextField


class CategoryBox(ComboBox):
    """An editable combo box whose list is cheap however long it is."""

    def __init__(self) -> None:
        super().__init__()
        self._offered = CategoryModel(self)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.edit = TextField()
        self.setLineEdit(self.edit)
        self.setCompleter(None)  # type: ignore[arg-type]  # it would complete the counts too
        self.setModel(self._offered)
        # Sized to their contents, the box and its list would read every row before showing one.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        rows = cast("QListView", self.view())
        rows.setUniformItemSizes(True)
        rows.setLayoutMode(QListView.LayoutMode.Batched)

    def offer(self, categories: tuple[tuple[int, int], ...]) -> None:
        """Offer categories, each with its number of animals; the typed text stays."""
        typed = self.currentText()
        self._offered.show(categories)
        self.setEditText(typed)
