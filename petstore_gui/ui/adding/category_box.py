"""The field for a category: one with a name, one seen so far, or any int64."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import cast

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QListView

from petstore_gui.catalogue.named_categories import NamedCategories
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.domain.category import Category, category_id
from petstore_gui.domain.pets import IntegerProblem, parse_int64
from petstore_gui.ui.adding.category_model import CategoryModel, MarkDelegate
from petstore_gui.ui.table.cell_painter import mark_size
from petstore_gui.ui.text.typed_pet_text import category_problem_sentence
from petstore_gui.ui.text.words import named_category, tr
from petstore_gui.ui.widgets.choices import ComboBox
from petstore_gui.ui.widgets.held_enter import ENTER
from petstore_gui.ui.widgets.text_field import TextField

_PROPOSED_MAX = 8
_LOOKED_AT_MAX = 10_000
"""How many categories are compared with what is typed, at each key."""


class CategoryBox(ComboBox):
    """An editable combo box whose list is cheap however long it is.

    Where categories have names, it proposes those in whose name or number the typed text is. Enter
    and Tab take the only one in place of a text that is no category; that Enter does nothing else.
    """

    def __init__(self) -> None:
        super().__init__()
        self._categories: Sequence[tuple[int, int]] = ()
        self._names: Mapping[int, Category] = {}
        self._offered = CategoryModel(self)
        self._proposed = CategoryModel(self)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.edit = TextField()
        self.setLineEdit(self.edit)
        self.setCompleter(None)  # type: ignore[arg-type]  # it would complete the counts too
        self.setModel(self._offered)
        # Sized to their contents, the box and its list would read every row before showing one.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        side = mark_size(self.fontMetrics())
        rows = cast("QListView", self.view())
        rows.setUniformItemSizes(True)
        rows.setLayoutMode(QListView.LayoutMode.Batched)
        self._completer = QCompleter(self._proposed, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setCompletionRole(Qt.ItemDataRole.EditRole)
        self._proposals = cast("QListView", self._completer.popup())
        self._proposals.setAccessibleName(tr("Categories"))
        self._proposals.installEventFilter(self)
        for one in (rows, self._proposals):
            one.setItemDelegate(MarkDelegate(one))
            one.setIconSize(QSize(side, side))
        self.edit.textEdited.connect(self._propose)

    @property
    def value(self) -> str:
        """What is typed, with the number of a category in place of its name."""
        typed = self.currentText()
        is_number = isinstance(parse_int64(typed), int)
        number = None if is_number else category_id(typed, self._names)
        return typed if number is None else str(number)

    @property
    def note(self) -> str:
        """The other half of what is typed: the number of a name, the name of a number."""
        number = parse_int64(self.value)
        named = None if isinstance(number, IntegerProblem) else self._names.get(number)
        if named is None:
            return ""
        is_name = self.value != self.currentText()
        return tr("Category {number}").format(number=named.id) if is_name else named_category(named)

    def problem(self, value: str) -> str:
        """What is wrong with a `value`, or ""."""
        return category_problem_sentence(value, have_names=bool(self._names))

    def show_value(self, value: str) -> None:
        """Show a category by its name, if its number has one."""
        number = parse_int64(value)
        named = None if isinstance(number, IntegerProblem) else self._names.get(number)
        self.setEditText(value if named is None else named.name)

    def offer(self, categories: tuple[tuple[int, int], ...], names: Mapping[int, Category]) -> None:
        """Offer categories, each with its number of animals; the typed text stays."""
        value = self.value
        is_name = value != self.currentText()
        self._names, self._categories = names, categories
        self.edit.setPlaceholderText(tr("A name or a number") if names else tr("A number"))
        if names:
            counts, ranks = dict.fromkeys(names, 0) | dict(categories), NamedCategories(names).ranks
            named = sorted(names, key=ranks.__getitem__)
            others = [one for one in categories if one[0] not in names]
            self._categories = [*((number, counts[number]) for number in named), *others]
        typed = self.currentText()
        self._offered.show(self._categories, names)
        self.edit.setCompleter(self._completer if names else None)  # type: ignore[arg-type]
        self.setEditText(typed)
        if is_name:
            self.show_value(value)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look at a key of the proposals before the completer does, while none of them is marked.

        It holds the first that begins with what is typed for current: Enter would take that unseen.
        """
        if not isinstance(event, QKeyEvent) or self._proposals.selectedIndexes():
            return False
        self._proposals.setCurrentIndex(QModelIndex())
        if event.type() is QEvent.Type.KeyPress and event.key() in (*ENTER, Qt.Key.Key_Tab):
            return self._take_only() and event.key() in ENTER
        return False

    def _take_only(self) -> bool:
        """Take the only proposal in place of a text that is no category; return whether it did."""
        is_category = isinstance(parse_int64(self.value), int)
        if is_category or self._proposed.rowCount() != 1:
            return False
        self._proposals.hide()
        self.setEditText(self._proposed.index(0, 0).data(Qt.ItemDataRole.EditRole))
        return True

    def _propose(self, typed: str) -> None:
        """Propose the categories in whose name or number the typed text is."""
        if not self._names:
            return
        found = list(islice(self._matching(typed.strip()), _PROPOSED_MAX))
        is_chosen = len(found) == 1 and self.value == str(found[0][0])
        self._proposed.show([] if is_chosen else found, self._names)
        if not self._proposed.rowCount():
            self._proposals.hide()

    def _matching(self, typed: str) -> Iterator[tuple[int, int]]:
        words = fold(typed).split()
        for number, count in islice(self._categories, _LOOKED_AT_MAX) if words else ():
            named = self._names.get(number)
            name = "" if named is None else fold(named.name)
            if str(number).startswith(typed) or (name and all(word in name for word in words)):
                yield number, count
