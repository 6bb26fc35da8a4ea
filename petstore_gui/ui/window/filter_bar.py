"""The filters with their counts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.view import Filter
from petstore_gui.ui.text.list_text import filter_description, filter_text, filter_word
from petstore_gui.ui.text.plain_text import plain_tip
from petstore_gui.ui.widgets.flow_layout import FlowLayout
from petstore_gui.ui.window.category_filter import CategoryFilter


class FilterButton(QRadioButton):
    """One of several filters, pressed anywhere on it."""

    def hitButton(self, pos: QPoint) -> bool:
        """The indicator, which the style hides, is not the only place to press."""
        return self.rect().contains(pos)


class FilterBar(QWidget):
    """One radio button for each filter, the current one checked, and `at_end` after them.

    `category`: the filter by category, beside them.

    Signals:
        filter_chosen(Filter): the user pressed a button.
    """

    filter_chosen = Signal(object)

    def __init__(self, at_end: QWidget) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._shown = Filter.ALL
        self._buttons = {shown: self._make_button(shown) for shown in Filter}
        self.category = CategoryFilter(self)
        layout = FlowLayout(self, last_at_end=True)
        for button in (*self._buttons.values(), self.category):
            layout.addWidget(button)
        layout.addWidget(at_end)

    def show_facts(self, facts: Facts) -> None:
        """Show counts and the current filter; 'Not stated' only if there are such animals."""
        self._shown = facts.view.filter
        self.category.show_facts(facts)
        for shown, button in self._buttons.items():
            button.setText(filter_text(shown, facts))
            words = filter_description(shown, facts)
            button.setAccessibleDescription(words)
            button.setToolTip(plain_tip(words))
            button.setChecked(shown is facts.view.filter)
        is_needed = facts.counts.not_stated > 0 or facts.view.filter is Filter.NOT_STATED
        self._buttons[Filter.NOT_STATED].setVisible(is_needed)

    def _toggled(self, shown: Filter, checked: bool) -> None:
        if checked and shown is not self._shown:
            self.filter_chosen.emit(shown)

    @property
    def current(self) -> FilterButton:
        """The button of the current filter."""
        return self._buttons[self._shown]

    def choose(self, shown: Filter) -> None:
        """Press the button of a filter; the focus follows if another filter had it."""
        had_focus = any(button.hasFocus() for button in self._buttons.values())
        self._buttons[shown].click()
        if had_focus:
            self._buttons[shown].setFocus()

    def _make_button(self, shown: Filter) -> FilterButton:
        button = FilterButton(filter_word(shown), self)
        button.setAccessibleName(filter_word(shown))
        button.setObjectName(f"filter-{shown.name.lower()}")
        button.setProperty("kind", "filter")
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.setVisible(shown is not Filter.NOT_STATED)
        button.toggled.connect(partial(self._toggled, shown))  # screen readers toggle, not click
        self._group.addButton(button)
        return button
