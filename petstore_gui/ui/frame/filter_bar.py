"""The filters with their counts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.view import Filter
from petstore_gui.ui.base.flow_layout import FlowLayout
from petstore_gui.ui.frame.category_filter import CategoryFilter, become_filter
from petstore_gui.ui.words.list_text import filter_description, filter_text, filter_word
from petstore_gui.ui.words.plain_text import plain_tip

_DIGITS = "  0,000"
"""Room beside each word from the beginning: nothing moves below the mouse."""


class FilterButton(QRadioButton):
    """One of several filters, pressed anywhere on it. It never becomes narrower."""

    def __init__(self, shown: Filter, parent: QWidget) -> None:
        super().__init__(parent)
        self._word = filter_word(shown)
        self._widest = 0
        become_filter(self, shown.name.lower(), self._word)
        self.setText(self._word)

    def sizeHint(self) -> QSize:
        metrics, size = self.fontMetrics(), super().sizeHint()
        around = size.width() - metrics.horizontalAdvance(self.text())
        least = metrics.horizontalAdvance(self._word + _DIGITS) + around
        self._widest = max(self._widest, least, size.width())
        return QSize(self._widest, size.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._widest = 0
            self.updateGeometry()

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
        self._shown = Filter.ALL
        self._buttons = {shown: FilterButton(shown, self) for shown in Filter}
        self._buttons[Filter.NOT_STATED].hide()
        self.category = CategoryFilter(self)
        group = QButtonGroup(self)
        layout = FlowLayout(self, last_at_end=True)
        for shown, button in self._buttons.items():
            button.toggled.connect(partial(self._toggled, shown))  # readers toggle, not click
            group.addButton(button)
            layout.addWidget(button)
        layout.addWidget(self.category)
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
