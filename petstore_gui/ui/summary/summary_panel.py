"""The panel beside the table, or below it in a narrow window: bars by status, category and week."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.catalogue.category_counts import CategoryCounts
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Filter
from petstore_gui.storage.stock_weeks import StockWeeks
from petstore_gui.ui.base.reader_bounds import check_bounds_for_readers
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.summary.bar import MARGIN, BarButton, BarLabel, Words
from petstore_gui.ui.table.base_table import NARROW_LINES
from petstore_gui.ui.text.category_text import category_label
from petstore_gui.ui.text.list_text import filter_description, filter_word
from petstore_gui.ui.text.plain_text import PlainLabel, set_plain_tip
from petstore_gui.ui.text.summary_text import (
    category_note,
    count_words,
    filter_count,
    other_categories_words,
    week_label,
    week_number,
    week_sentence,
    weeks_note,
)
from petstore_gui.ui.text.words import tr

_WIDE_LINES, _LOW_LINES, _HIGH_LINES = 15, 6, 10
"""How wide it is beside the table, and how high below it, in heights of a line of text."""

_Bar = TypeVar("_Bar", BarButton, BarLabel)


class _Scroll(QScrollArea):
    """Scrolls up and down only."""


class SummaryPanel(QFrame):
    """Each bar of a status or a category is a filter. One of them is in the order of Tab.

    Signals:
        filter_chosen(Filter): somebody pressed the bar of a status.
        category_chosen(int): somebody pressed the bar of a category, an int64, as an object.
        fold_wanted(): somebody wants the panel away.
    """

    filter_chosen = Signal(object)
    category_chosen = Signal(object)
    fold_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("summary")
        self.setAccessibleName(tr("Summary"))
        self._theme = theme
        self._statuses = {
            shown: self._bar(partial(self.filter_chosen.emit, shown)) for shown in Filter
        }
        self._numbers: list[int] = []
        self._categories: list[BarButton] = []
        self._weeks: list[BarLabel] = []
        self._note, self._others = _quiet(), _quiet()
        self._note.setObjectName("categoryNote")
        self._weeks_note = _quiet()
        self._weeks_note.setObjectName("weeksNote")
        self._category_bars, self._week_bars = _column(), _column()
        check_bounds_for_readers(_Scroll)
        self._scroll = _Scroll()
        self._scroll.setWidget(self._contents())
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 4, 4)
        layout.setSpacing(2)
        layout.addLayout(self._title())
        layout.addWidget(self._scroll, 1)
        self._set_stop(self._statuses[Filter.ALL])

    def fit(self, row: QBoxLayout, page: QWidget) -> None:
        """Stand beside the table, or below it where the page is narrow."""
        line = page.fontMetrics().lineSpacing()
        is_narrow = page.width() < NARROW_LINES * line
        direction = (
            QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        )
        row.setDirection(direction)
        if is_narrow:
            self.setMinimumSize(0, _LOW_LINES * line)
            self.setMaximumSize(
                QSize(1 << 20, max(_LOW_LINES * line, min(_HIGH_LINES * line, page.height() // 3)))
            )
        else:
            self.setMinimumSize(_WIDE_LINES * line, 0)
            self.setMaximumSize(_WIDE_LINES * line, 1 << 20)

    def show_facts(self, facts: Facts) -> None:
        """Show how many animals each filter by status shows."""
        longest = max(filter_count(Filter.ALL, facts) or 0, 1)
        for shown, bar in self._statuses.items():
            count = filter_count(shown, facts)
            words = "" if count is None else count_words(count, shown, facts)
            about, is_chosen = filter_description(shown, facts), shown is facts.view.filter
            part = (count or 0) / longest
            bar.show_words(Words(filter_word(shown), words, part, about, is_chosen))
        is_needed = facts.counts.not_stated > 0 or facts.view.filter is Filter.NOT_STATED
        self._statuses[Filter.NOT_STATED].setVisible(is_needed)

    def show_categories(
        self, counts: CategoryCounts, facts: Facts, names: Mapping[int, Category]
    ) -> None:
        """Show how many animals of each category the filter by status and the search find."""
        _set_text(self._note, category_note(facts))
        self._numbers = [number for number, _ in counts.largest]
        _fit_number(self._categories, len(self._numbers), self._category_bars, self._category_bar)
        longest = max((count for _, count in counts.largest), default=1) or 1
        chosen = facts.view.categories
        for bar, (number, count) in zip(self._categories, counts.largest, strict=True):
            words = count_words(count, facts.view.filter, facts)
            label = category_label(number, names)
            bar.show_words(
                Words(label, words, count / longest, category_note(facts), number in chosen)
            )
        _set_text(
            self._others, other_categories_words(counts.other_categories, counts.other_animals)
        )
        if not any(bar.focusPolicy() is Qt.FocusPolicy.StrongFocus for bar in self._bars()):
            self._set_stop(self._statuses[Filter.ALL])

    def show_weeks(self, weeks: StockWeeks | None) -> None:
        """Show what this computer saw of the last weeks."""
        _set_text(self._weeks_note, weeks_note(weeks))
        shown = weeks.weeks if weeks else ()
        _fit_number(self._weeks, len(shown), self._week_bars, partial(BarLabel, self._theme))
        longest = max((week.there for week in shown), default=1) or 1
        for bar, week in zip(self._weeks, shown, strict=True):
            is_now = week is shown[-1]
            label, sentence = week_label(week, is_now=is_now), week_sentence(week, is_now=is_now)
            bar.show_words(Words(label, week_number(week), week.there / longest, sentence))

    def _title(self) -> QHBoxLayout:
        fold = QPushButton("✕")
        fold.setProperty("kind", "quiet")
        fold.setAccessibleName(tr("Hide summary"))
        set_plain_tip(fold, tr("Hide summary"))
        fold.clicked.connect(self.fold_wanted)
        row = QHBoxLayout()
        row.addWidget(_heading(tr("Summary")), 1)
        row.addWidget(fold)
        return row

    def _contents(self) -> QWidget:
        contents = QWidget()
        layout = QVBoxLayout(contents)
        layout.setContentsMargins(0, 0, 4, 0)
        layout.setSpacing(2)
        layout.addWidget(_heading(tr("By status")))
        for bar in self._statuses.values():
            layout.addWidget(bar)
        layout.addSpacing(8)
        layout.addWidget(_heading(tr("By category")))
        layout.addWidget(self._note)
        layout.addLayout(self._category_bars)
        layout.addWidget(self._others)
        layout.addSpacing(8)
        layout.addWidget(_heading(tr("The last weeks")))
        layout.addWidget(self._weeks_note)
        layout.addLayout(self._week_bars)
        layout.addStretch()
        return contents

    def _bar(self, chosen: Callable[[], object]) -> BarButton:
        bar = BarButton(self._theme)
        bar.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        bar.chosen.connect(chosen)
        bar.move_wanted.connect(partial(self._move_from, bar))
        return bar

    def _category_bar(self) -> BarButton:
        place = len(self._categories)
        return self._bar(partial(self._choose_category, place))

    def _choose_category(self, place: int) -> None:
        self.category_chosen.emit(self._numbers[place])

    def _bars(self) -> list[BarButton]:
        """The bars to press, from the top."""
        bars = [*self._statuses.values(), *self._categories]
        return [bar for bar in bars if not bar.isHidden()]

    def _move_from(self, bar: BarButton, places: int) -> None:
        bars = self._bars()
        place = max(0, min(bars.index(bar) + places, len(bars) - 1))
        self._set_stop(bars[place])
        bars[place].setFocus()
        self._scroll.ensureWidgetVisible(bars[place], 0, bars[place].height())

    def _set_stop(self, stop: BarButton) -> None:
        """Tab goes to this bar alone."""
        for bar in (*self._statuses.values(), *self._categories):
            policy = Qt.FocusPolicy.StrongFocus if bar is stop else Qt.FocusPolicy.ClickFocus
            bar.setFocusPolicy(policy)


def _fit_number(
    bars: list[_Bar], count: int, column: QVBoxLayout, make: Callable[[], _Bar]
) -> None:
    """Make as many bars as there are numbers, or remove them."""
    while len(bars) > count:
        bars.pop().deleteLater()
    while len(bars) < count:
        bars.append(make())
        column.addWidget(bars[-1])


def _column() -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(2)
    return column


def _heading(text: str) -> PlainLabel:
    label = PlainLabel(text)
    label.setContentsMargins(MARGIN, 0, MARGIN, 0)
    label.setProperty("kind", "label")
    return label


def _quiet() -> PlainLabel:
    label = PlainLabel()
    label.setProperty("kind", "quiet")
    label.setContentsMargins(MARGIN, 0, MARGIN, 0)
    label.setWordWrap(True)
    label.hide()
    return label


def _set_text(label: PlainLabel, text: str) -> None:
    if label.text() != text:
        label.setText(text)
    label.setVisible(bool(text))
