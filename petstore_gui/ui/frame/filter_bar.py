"""The filters with their counts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.view import Filter
from petstore_gui.ui.base.flow_layout import FlowLayout
from petstore_gui.ui.frame.category_filter import CategoryFilter, become_filter
from petstore_gui.ui.words.list_text import (
    counted_word,
    filter_description,
    filter_text,
    filter_word,
)
from petstore_gui.ui.words.plain_text import plain_tip

_ROOM_FOR = 8_888
"""There is room for this count beside each word from the beginning."""


class FilterButton(QRadioButton):
    """One of several filters, pressed anywhere on it.

    It has room for the count of its filter even while a search finds fewer: nothing moves under
    the mouse.
    """

    def __init__(self, shown: Filter, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = shown
        become_filter(self, shown.name.lower(), filter_word(shown))
        self.show_facts(Facts())

    def show_facts(self, facts: Facts) -> None:
        """Show how many animals the filter has, and whether it is the current one."""
        self._widest = counted_word(self._shown, max(facts.counts.of(self._shown), _ROOM_FOR))
        self.setText(filter_text(self._shown, facts))
        words = filter_description(self._shown, facts)
        self.setAccessibleDescription(words)
        self.setToolTip(plain_tip(words))
        self.setChecked(self._shown is facts.view.filter)

    def sizeHint(self) -> QSize:
        metrics, size = self.fontMetrics(), super().sizeHint()
        widest, now = (metrics.size(0, text).width() for text in (self._widest, self.text()))
        return QSize(size.width() + max(widest - now, 0), size.height())

    def hitButton(self, pos: QPoint) -> bool:
        """The indicator, which the style hides, is not the only place to press."""
        return self.rect().contains(pos)


class FilterBar(QWidget):
    """One radio button for each filter, the current one checked, and `at_end` after them.

    `category`: the filter by category, beside them.

    Signals:
        filter_chosen(Filter): another button is the current one.
    """

    filter_chosen = Signal(object)

    def __init__(self, at_end: QWidget) -> None:
        super().__init__()
        self._buttons = {shown: FilterButton(shown, self) for shown in Filter}
        self._buttons[Filter.NOT_STATED].hide()
        self.category = CategoryFilter(self)
        parts = *self._buttons.values(), self.category, at_end
        FlowLayout(*parts, parent=self, last_at_end=True)
        group = QButtonGroup(self)
        for shown, button in self._buttons.items():
            button.toggled.connect(partial(self._toggled, shown))  # readers toggle, not click
            group.addButton(button)

    def show_facts(self, facts: Facts) -> None:
        """Show counts and the current filter; 'Not stated' only if there are such animals."""
        self.category.show_facts(facts)
        for button in self._buttons.values():
            button.show_facts(facts)
        is_needed = facts.counts.not_stated > 0 or facts.view.filter is Filter.NOT_STATED
        self._buttons[Filter.NOT_STATED].setVisible(is_needed)

    def _toggled(self, shown: Filter, checked: bool) -> None:
        if checked:
            self.filter_chosen.emit(shown)

    @property
    def current(self) -> FilterButton:
        """The button of the current filter."""
        return next(button for button in self._buttons.values() if button.isChecked())

    def choose(self, shown: Filter) -> None:
        """Press the button of a filter; the focus follows if another filter had it."""
        had_focus = any(button.hasFocus() for button in self._buttons.values())
        self._buttons[shown].click()
        if had_focus:
            self._buttons[shown].setFocus()
