"""The field for a category: one with a name, one seen so far, or any int64."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QListView

from petstore_gui.catalogue.named_categories import NamedCategories
from petstore_gui.domain.category import Category, category_id
from petstore_gui.domain.pets import IntegerProblem, parse_int64
from petstore_gui.ui.adding.category_model import CategoryModel, MarkDelegate
from petstore_gui.ui.base.choices import ComboBox
from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.table.cell_painter import mark_size
from petstore_gui.ui.text.typed_pet_text import category_problem_sentence
from petstore_gui.ui.text.words import named_category, tr

OFFERED_MAX = 1_000
"""How many categories are offered. Any other number can be typed."""


class CategoryBox(ComboBox):
    """An editable combo box that proposes the categories in whose name or number the text is.

    Without names it proposes nothing: a number is typed, or chosen from the list.
    Enter and Tab take the only proposal; that Enter does nothing else.
    """

    def __init__(self) -> None:
        super().__init__()
        self._names: Mapping[int, Category] = {}
        self._offered = CategoryModel(self)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        # Sized to its contents, it would read every row before it shows one.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.edit = QLineEdit()
        self.setLineEdit(self.edit)
        self.setModel(self._offered)
        self._completer = QCompleter(self._offered, self)
        self._completer.setCompletionRole(Qt.ItemDataRole.EditRole)
        self._completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(None)  # type: ignore[arg-type]  # Qt's own completes in the line
        self._proposals = cast("QListView", self._completer.popup())
        self._proposals.setAccessibleName(tr("Categories"))
        self._proposals.installEventFilter(self)
        side = mark_size(self.fontMetrics())
        for rows in (cast("QListView", self.view()), self._proposals):
            rows.setUniformItemSizes(True)  # or each would be measured before any is shown
            rows.setItemDelegate(MarkDelegate(rows))
            rows.setIconSize(QSize(side, side))

    @property
    def value(self) -> str:
        """What is typed, with the number of a category in place of its name."""
        number = category_id(self.currentText(), self._names)
        return self.currentText() if number is None else str(number)

    @property
    def note(self) -> str:
        """The other half of what is typed: the number of a name, the name of a number."""
        number = parse_int64(self.value)
        named = None if isinstance(number, IntegerProblem) else self._names.get(number)
        if named is None:
            return ""
        is_name = isinstance(parse_int64(self.currentText()), IntegerProblem)
        return tr("Category {number}").format(number=named.id) if is_name else named_category(named)

    @property
    def problem(self) -> str:
        """What is wrong with what is typed, or ""."""
        return category_problem_sentence(self.value, have_names=bool(self._names))

    def show_value(self, value: str) -> None:
        """Show a category by its name, if its number has one."""
        number = parse_int64(value)
        named = None if isinstance(number, IntegerProblem) else self._names.get(number)
        self.setEditText(value if named is None else named.name)

    def offer(self, counts: tuple[tuple[int, int], ...], names: Mapping[int, Category]) -> None:
        """Offer the categories with names, then others, each with its number of animals."""
        value = self.value
        self._names = names
        self.edit.setPlaceholderText(tr("A name or a number") if names else tr("A number"))
        ranks, animals = NamedCategories(names).ranks, dict.fromkeys(names, 0) | dict(counts)
        named = [(one, animals[one]) for one in sorted(names, key=ranks.__getitem__)]
        others = [one for one in counts[:OFFERED_MAX] if one[0] not in names]
        self._offered.show([*named, *others][:OFFERED_MAX], names)
        self.setCompleter(self._completer if names else None)  # type: ignore[arg-type]
        self.show_value(value)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Let Enter and Tab take nothing unseen.

        While no proposal is marked, the completer would take the first.
        """
        if not isinstance(event, QKeyEvent) or self._proposals.selectedIndexes():
            return False
        self._proposals.setCurrentIndex(QModelIndex())
        if event.type() is QEvent.Type.KeyPress and event.key() in (*ENTER, Qt.Key.Key_Tab):
            return self._take_only() and event.key() in ENTER
        return False

    def _take_only(self) -> bool:
        """Take the only proposal in place of a text that is no category; return whether it did."""
        model = self._completer.completionModel()
        if not self.problem or model.rowCount() != 1:
            return False
        self._proposals.hide()
        self.setEditText(model.index(0, 0).data(Qt.ItemDataRole.EditRole))
        return True
