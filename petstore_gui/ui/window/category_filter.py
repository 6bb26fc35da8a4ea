"""The filter by category: a button with a menu of them."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.catalogue.named_categories import NamedCategories
from petstore_gui.domain.category import Category
from petstore_gui.ui.base.dialog import ENTER
from petstore_gui.ui.text.category_text import (
    categories_sentence,
    categories_words,
    category_label,
)
from petstore_gui.ui.text.plain_text import plain_tip
from petstore_gui.ui.text.words import number, tr

_CHOICES_MAX = 100
"""Nobody reads more; a search finds the others."""

_CHARACTERS = 16
"""Of average width on the button, which keeps its width; its tool tip has all of them."""

_AROUND = 48
"""Pixels of the button beside its text, with the sign of a menu."""


class _StayingMenu(QMenu):
    """Stays open while its entries are checked."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._is_toggled():
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_press = event.key() in (Qt.Key.Key_Space, *ENTER)
        if not (is_press and self._is_toggled()):
            super().keyPressEvent(event)

    def _is_toggled(self) -> bool:
        action: QAction | None = self.activeAction()
        if action is None or not action.isCheckable():
            return False
        action.trigger()
        return True


class CategoryFilter(QPushButton):
    """Opens a menu with one entry to check for each category.

    Signals:
        list_wanted(): the menu is about to open; `show_counts` fills it.
        categories_chosen(frozenset): the numbers of the categories to show; empty for all.
    """

    list_wanted = Signal()
    categories_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("filter-category")
        self.setAccessibleName(tr("Categories"))
        self.setProperty("kind", "filter")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._names: Mapping[int, Category] = {}
        self._chosen: frozenset[int] = frozenset()
        self._menu = _StayingMenu(self)
        self._menu.setAccessibleName(tr("Categories"))
        self._menu.aboutToShow.connect(self.list_wanted)
        self.setMenu(self._menu)
        self._show_chosen()

    def show_names(self, names: Mapping[int, Category]) -> None:
        """Show these names of categories from now on."""
        self._names = names
        self._show_chosen()

    def show_facts(self, facts: Facts) -> None:
        """Show which categories are chosen, and what is known of their animals."""
        self._chosen = facts.view.categories
        words = ""
        if self._chosen and facts.arranged is None:
            words = categories_sentence(facts, self._names)
        self.setAccessibleDescription(words)
        self.setToolTip(plain_tip(words))
        self._show_chosen()

    def show_counts(self, counts: Sequence[tuple[int, int]]) -> None:
        """Fill the menu: categories with names, those chosen, then others by their numbers."""
        known = dict.fromkeys({*self._names, *self._chosen}, 0) | dict(counts)
        ranks = NamedCategories(self._names).ranks
        first = heapq.nsmallest(_CHOICES_MAX, known, key=lambda one: ranks.get(one, one))
        self._menu.clear()
        for one in first:
            words = f"{category_label(one, self._names)}  {number(known[one])}"
            entry = self._menu.addAction(words.replace("&", "&&"))
            entry.setCheckable(True)
            entry.setChecked(one in self._chosen)
            entry.setData(one)
            entry.triggered.connect(partial(self.choose, one))
        if len(known) > len(first):
            self._menu.addAction(
                tr("Search for a name or a number to find the others.")
            ).setEnabled(False)
        self._menu.addSeparator()
        self._menu.addAction(tr("All categories")).triggered.connect(self._choose_all)

    def choose(self, category: int, *_checked: bool) -> None:
        """Take a category to the chosen ones, or away from them; none of them stands for all."""
        self._choose(self._chosen ^ {category})

    def sizeHint(self) -> QSize:
        """Keep the width, whatever is chosen."""
        wide = _CHARACTERS * self.fontMetrics().averageCharWidth() + _AROUND
        return QSize(wide, super().sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._show_chosen()

    def _choose_all(self) -> None:
        self._choose(frozenset())

    def _choose(self, categories: frozenset[int]) -> None:
        self._chosen = categories
        self._show_chosen()
        self.categories_chosen.emit(categories)

    def _show_chosen(self) -> None:
        words = categories_words(self._chosen, self._names) or tr("Categories")
        room = _CHARACTERS * self.fontMetrics().averageCharWidth()
        shown = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))
        if self.property("on") is not bool(self._chosen):
            self.setProperty("on", bool(self._chosen))
            self.style().polish(self)
        for entry in self._menu.actions():
            if entry.isCheckable():
                entry.setChecked(entry.data() in self._chosen)
