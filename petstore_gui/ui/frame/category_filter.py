"""The filter by category: a button that opens a list of them."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QMargins, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.catalogue.row_filter import NamedCategories
from petstore_gui.domain.category import Category
from petstore_gui.ui.base.touch import FingerScrolling
from petstore_gui.ui.table.cells import AT_BEGINNING
from petstore_gui.ui.words.category_text import (
    categories_sentence,
    categories_words,
    category_label,
)
from petstore_gui.ui.words.plain_text import PlainLabel, plain_tip
from petstore_gui.ui.words.words import number, tr

_CHOICES_MAX = 100
"""Nobody reads more; a search finds the others."""

_CHARACTERS = 16
"""Of average width on the button, whose width is in the style sheet; its tool tip has all."""


class _Choices(QScrollArea):
    """Stays open below a button until the focus is elsewhere, or Esc is pressed.

    It is a part of the window, since screen readers find nothing in a menu of a button.
    """

    def __init__(self, button: QWidget) -> None:
        super().__init__(button.window())
        self.setObjectName("categoryChoices")
        self.setAccessibleName(tr("Categories"))
        self.setWidgetResizable(True)
        self._button = button
        FingerScrolling(self)
        self.hide()
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._follow_focus)

    def open(self, choices: QWidget, first: QWidget) -> None:
        """Show these below the button, the first focused, in as much room as the window has."""
        self.setWidget(choices)
        window = self._button.window()
        bar, frame = self.verticalScrollBar().sizeHint().width(), 2 * self.frameWidth()
        size = choices.sizeHint().grownBy(QMargins(0, 0, bar + frame, frame))
        below = QRect(self._button.rect().bottomLeft(), QSize(self._button.width(), size.height()))
        below.moveTopLeft(self._button.mapTo(window, below.topLeft()))
        place = QStyle.alignedRect(self.layoutDirection(), AT_BEGINNING, size, below)
        place.moveRight(min(place.right(), window.width() - 1))
        place.moveLeft(max(place.left(), 0))
        self.setGeometry(place.intersected(window.rect()))
        self.show()
        self.raise_()
        first.setFocus()

    def event(self, event: QEvent) -> bool:
        """Take Esc before the window, in which it stops loading."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() == Qt.Key.Key_Escape)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._button.setFocus()
        else:
            super().keyPressEvent(event)

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and not self.isAncestorOf(now):
            self.hide()


def become_filter(button: QAbstractButton, name: str, word: str) -> None:
    """Make a button look as filters do, and as wide as its contents."""
    button.setObjectName(f"filter-{name}")
    button.setAccessibleName(word)
    button.setProperty("kind", "filter")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)


class CategoryFilter(QPushButton):
    """Opens a list of check boxes, one for each category.

    Signals:
        list_wanted(): the list is about to open; `show_counts` fills it.
        categories_chosen(frozenset): the numbers of the categories to show; empty for all.
    """

    list_wanted = Signal()
    categories_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        become_filter(self, "category", tr("Categories"))
        self._names: Mapping[int, Category] = {}
        self._chosen: frozenset[int] = frozenset()
        self._choices: _Choices | None = None
        self._boxes: dict[int, QCheckBox] = {}
        self.clicked.connect(self._open)
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
        """Open the list: categories with names, those chosen, then others by their numbers."""
        known = dict.fromkeys({*self._names, *self._chosen}, 0) | dict(counts)
        ranks = NamedCategories(self._names).ranks
        first = heapq.nsmallest(_CHOICES_MAX, known, key=lambda one: ranks.get(one, one))
        self._boxes = {one: self._box(one, number(known[one])) for one in first}
        show_all = QPushButton(tr("All categories"))
        show_all.setProperty("kind", "quiet")
        show_all.clicked.connect(self._choose_all)
        holder = QWidget()
        column = QVBoxLayout(holder)
        for one in self._boxes.values():
            column.addWidget(one)
        if len(known) > len(first):
            column.addWidget(PlainLabel(tr("Search for a name or a number to find the others.")))
        column.addWidget(show_all)
        if self._choices is None:
            self._choices = _Choices(self)
        self._choices.open(holder, next(iter(self._boxes.values()), show_all))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._show_chosen()

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Show the sign of a list."""
        super().initStyleOption(option)
        option.features |= QStyleOptionButton.ButtonFeature.HasMenu

    def _open(self) -> None:
        if self._choices is not None and self._choices.isVisible():
            self._choices.hide()
        else:
            self.list_wanted.emit()

    def _box(self, category: int, count: str) -> QCheckBox:
        name = category_label(category, self._names)
        box = QCheckBox(f"{name}  {count}".replace("&", "&&"))
        box.setAccessibleName(name)
        box.setAccessibleDescription(count)
        box.setChecked(category in self._chosen)
        box.toggled.connect(partial(self._toggled, category))  # readers toggle, not click
        return box

    def _toggled(self, category: int, checked: bool) -> None:
        if checked is not (category in self._chosen):
            self._choose(self._chosen ^ {category})

    def _choose_all(self) -> None:
        self._choose(frozenset())
        self.setFocus()

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
        for category, box in self._boxes.items():
            box.setChecked(category in self._chosen)
