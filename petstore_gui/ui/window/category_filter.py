"""The filter by category: a button that opens a list of them."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMoveEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QWidget

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

if TYPE_CHECKING:
    from petstore_gui.ui.window.category_choices import CategoryChoices

_CHOICES_MAX = 100
"""Nobody reads more; a search finds the others."""

_WORDS_MAX = 24
"""Characters on the button; its tool tip has all of them."""

_SIGN_MARGIN, _SIGN_SMALLER = 10, 2
"""Pixels beside the sign of a list, and by which it is lower than a line of text."""


class CategoryFilter(QPushButton):
    """Opens a list of check boxes, one a category.

    In a low window it leaves its room to the rows while no category has a name and it is off.

    Signals:
        list_wanted(): the list is about to open; `show_counts` fills it.
        categories_chosen(frozenset): the numbers of the categories to show; empty for all.
    """

    list_wanted = Signal()
    categories_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Categories"), parent)
        self.setObjectName("filter-category")
        self.setAccessibleName(tr("Categories"))
        self.setProperty("kind", "filter")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._names: Mapping[int, Category] = {}
        self._chosen: frozenset[int] = frozenset()
        self._choices: CategoryChoices | None = None
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
        """Fill the list: categories with names, those chosen, then others by their numbers."""
        if self._choices is None:
            return
        known = dict.fromkeys({*self._names, *self._chosen}, 0) | dict(counts)
        ranks = NamedCategories(self._names).ranks
        first = heapq.nsmallest(_CHOICES_MAX, known, key=lambda one: ranks.get(one, one))
        words = {one: (category_label(one, self._names), number(known[one])) for one in first}
        self._choices.show_categories(words, has_more=len(known) > len(first))
        self._choices.check(self._chosen)

    def choose(self, category: int) -> None:
        """Take a category to the chosen ones, or away from them; none of them stands for all."""
        self._choose(self._chosen ^ {category})

    def _choose(self, categories: frozenset[int]) -> None:
        self._chosen = categories
        self._show_chosen()
        self.categories_chosen.emit(categories)

    def _open(self) -> None:
        from petstore_gui.ui.window.category_choices import CategoryChoices  # noqa: PLC0415 - not before the first rows

        if self._choices is None:
            self._choices = CategoryChoices(self)
            self._choices.category_toggled.connect(self.choose)
            self._choices.all_chosen.connect(lambda: self._choose(frozenset()))
        if self._choices.isVisible():
            self._choices.hide()
        else:
            self.list_wanted.emit()
            self._choices.open()

    def _show_chosen(self) -> None:
        words = categories_words(self._chosen, self._names)
        self.setText(clip(words, _WORDS_MAX).replace("&", "&&") or tr("Categories"))
        if self.property("on") is not bool(self._chosen):
            self.setProperty("on", bool(self._chosen))
            self.style().polish(self)
        if self._choices is not None:
            self._choices.check(self._chosen)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        if self._choices is not None and self._choices.isVisible():
            self._choices.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show that it opens a list; a style sheet would put Qt's own sign on the words."""
        super().paintEvent(event)
        side = self.fontMetrics().height() - _SIGN_SMALLER
        room = self.rect().adjusted(0, 0, -_SIGN_MARGIN, 0)
        ends = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        place = QStyle.alignedRect(self.layoutDirection(), ends, QSize(side, side), room)
        with QPainter(self) as painter:
            _list_sign(on_dark=is_dark(self.palette())).paint(painter, place)


@lru_cache(maxsize=2)
def _list_sign(*, on_dark: bool) -> QIcon:
    folder = "on-dark" if on_dark else "on-light"
    return QIcon(str(resource("icons", folder, "chevron-down.svg")))
