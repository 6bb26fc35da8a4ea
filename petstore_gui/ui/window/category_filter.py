"""The filter by category: a button that opens a menu of them."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QStyle, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.catalogue.named_categories import NamedCategories
from petstore_gui.domain.category import Category
from petstore_gui.support.resources import resource
from petstore_gui.ui.style.palette import is_dark
from petstore_gui.ui.text.category_text import (
    categories_sentence,
    categories_words,
    category_label,
)
from petstore_gui.ui.text.plain_text import clip, plain_tip
from petstore_gui.ui.text.words import number, tr

_ENTRIES_MAX = 40
"""More would not fit on a screen; a search finds the others."""

_WORDS_MAX = 24
"""Characters on the button; its tool tip has all of them."""

_SIGN_MARGIN, _SIGN_SMALLER = 10, 2
"""Pixels beside the sign of a menu, and by which it is lower than a line of text."""

_CHOOSES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CategoryFilter(QPushButton):
    """Shown while categories have names, or while it is on.

    Signals:
        menu_wanted(): the menu is about to open; `show_counts` fills it.
        categories_chosen(frozenset): the numbers of the categories to show; empty for all.
    """

    menu_wanted = Signal()
    categories_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Category"), parent)
        self.setObjectName("filter-category")
        self.setAccessibleName(tr("Category"))
        self.setProperty("kind", "filter")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()
        self._names: Mapping[int, Category] = {}
        self._chosen: frozenset[int] = frozenset()
        self._entries: dict[frozenset[int], QAction] = {}
        self._menu = _StayingMenu(self)
        self._menu.setAccessibleName(tr("Category"))
        self.clicked.connect(self._open)

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
        # Without their marks: Qt would show those in place of what is checked.
        first = heapq.nsmallest(_ENTRIES_MAX, known, key=lambda one: ranks.get(one, one))
        self._menu.clear()
        self._entries = {frozenset(): self._menu.addAction(tr("All categories"))}
        self._menu.addSeparator()
        for one in first:
            words = f"{category_label(one, self._names)}  {number(known[one])}"
            self._entries[frozenset({one})] = self._menu.addAction(words.replace("&", "&&"))
        for categories, entry in self._entries.items():
            entry.setCheckable(True)
            entry.triggered.connect(partial(self._choose, categories))
        self._check_entries()

    def _check_entries(self) -> None:
        for categories, entry in self._entries.items():
            entry.setChecked(categories <= self._chosen if categories else not self._chosen)

    def _choose(self, categories: frozenset[int], _checked: bool = False) -> None:
        """Take a category to the chosen ones, or away from them; none of them stands for all."""
        self._chosen = self._chosen ^ categories if categories else frozenset()
        self._check_entries()
        self.categories_chosen.emit(self._chosen)

    def _open(self) -> None:
        self._show_chosen()  # the click has checked it
        self.menu_wanted.emit()
        self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _show_chosen(self) -> None:
        self.setVisible(bool(self._names or self._chosen))
        self.setChecked(bool(self._chosen))
        words = categories_words(self._chosen, self._names)
        self.setText(clip(words, _WORDS_MAX).replace("&", "&&") or tr("Category"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show that it opens a menu; a style sheet would put Qt's own sign on the words."""
        super().paintEvent(event)
        side = self.fontMetrics().height() - _SIGN_SMALLER
        room = self.rect().adjusted(0, 0, -_SIGN_MARGIN, 0)
        ends = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        place = QStyle.alignedRect(self.layoutDirection(), ends, QSize(side, side), room)
        with QPainter(self) as painter:
            _menu_sign(on_dark=is_dark(self.palette()) is not self.isChecked()).paint(
                painter, place
            )


@lru_cache(maxsize=2)
def _menu_sign(*, on_dark: bool) -> QIcon:
    folder = "on-dark" if on_dark else "on-light"
    return QIcon(str(resource("icons", folder, "chevron-down.svg")))


class _StayingMenu(QMenu):
    """Stays open while entries are checked; Esc or a click elsewhere closes it."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._check(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _CHOOSES or not self._check(self.activeAction()):
            super().keyPressEvent(event)

    def _check(self, entry: QAction | None) -> bool:
        if entry is None or not entry.isCheckable():
            return False
        entry.trigger()
        return True
