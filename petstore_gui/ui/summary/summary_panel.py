"""The panel beside the table: bars by status, category and week."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.catalogue.category_counts import CategoryCounts
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Filter
from petstore_gui.storage.stock_weeks import StockWeeks
from petstore_gui.ui.words.category_text import category_label, count_words
from petstore_gui.ui.words.list_text import filter_description, filter_word
from petstore_gui.ui.words.overview_text import (
    category_note,
    filter_count,
    other_categories_words,
    week_label,
    week_number,
    week_sentence,
    weeks_note,
)
from petstore_gui.ui.words.plain_text import PlainLabel, set_plain_tip
from petstore_gui.ui.words.words import tr

_WIDE = 26
"""In characters of average width."""


class Bar(NamedTuple):
    """What a bar shows. `value`: its length. `about`: all of it in a sentence."""

    label: str
    number: str
    value: int
    about: str = ""


class SummaryPanel(QDockWidget):
    """Shows how many animals there are. Its own button closes it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(tr("Summary"), window)
        self.setObjectName("summary")
        self.setAccessibleName(tr("Summary"))
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self._statuses = _Section(tr("By status"), "statusNote")
        self._categories = _Section(tr("By category"), "categoryNote")
        self._weeks = _Section(tr("The last weeks"), "weeksNote")
        contents = QWidget()
        layout = QVBoxLayout(contents)
        for section in (self._statuses, self._categories, self._weeks):
            layout.addWidget(section)
        layout.addStretch()
        scroll = QScrollArea()
        scroll.setWidget(contents)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(scroll)
        self.setMinimumWidth(_WIDE * self.fontMetrics().averageCharWidth())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.setMinimumWidth(_WIDE * self.fontMetrics().averageCharWidth())

    def show_facts(self, facts: Facts) -> None:
        """Show how many animals each filter by status shows."""
        bars = []
        for shown in Filter:
            count = filter_count(shown, facts)
            if shown is not Filter.NOT_STATED or count:
                words = "" if count is None else count_words(count, shown, facts)
                about = filter_description(shown, facts)
                bars.append(Bar(filter_word(shown), words, count or 0, about))
        self._statuses.show_bars(bars)

    def show_categories(
        self, counts: CategoryCounts, facts: Facts, names: Mapping[int, Category]
    ) -> None:
        """Show how many animals the largest categories have."""
        bars = [
            Bar(category_label(one, names), count_words(count, facts.view.filter, facts), count)
            for one, count in counts.largest
        ]
        others = other_categories_words(counts.other_categories, counts.other_animals)
        note = " ".join(filter(None, (category_note(facts), others)))
        self._categories.show_bars(bars, note)

    def show_weeks(self, weeks: StockWeeks | None) -> None:
        """Show what this computer saw of the last weeks."""
        shown, bars = weeks.weeks if weeks else (), []
        for week in shown:
            is_now = week is shown[-1]
            about = week_sentence(week, is_now=is_now)
            label = week_label(week, is_now=is_now)
            bars.append(Bar(label, week_number(week), week.there, about))
        self._weeks.show_bars(bars, weeks_note(weeks))


class _Section(QWidget):
    """Bars below a heading and a note."""

    def __init__(self, heading: str, name: str) -> None:
        super().__init__()
        title, self._note = PlainLabel(heading), PlainLabel()
        title.setProperty("kind", "label")
        self._note.setObjectName(name)
        self._note.setProperty("kind", "quiet")
        self._note.setWordWrap(True)
        self._note.hide()
        self._bars: list[_Bar] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 8)
        self._column.addWidget(title)
        self._column.addWidget(self._note)

    def show_bars(self, bars: Sequence[Bar], note: str = "") -> None:
        """Show these bars, as long as they are beside the longest."""
        self._note.setText(note)
        self._note.setVisible(bool(note))
        while len(self._bars) > len(bars):
            self._bars.pop().deleteLater()
        while len(self._bars) < len(bars):
            self._bars.append(_Bar())
            self._column.addWidget(self._bars[-1])
        longest = max((one.value for one in bars), default=0)
        for widget, one in zip(self._bars, bars, strict=True):
            widget.show_bar(one, longest)


class _Bar(QProgressBar):
    """A bar with its words and its number in it."""

    _words = ""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "bar")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_bar(self, bar: Bar, longest: int) -> None:
        self._words = f"{bar.label}: {bar.number}" if bar.number else bar.label
        self.setAccessibleName(self._words)
        set_plain_tip(self, " · ".join(filter(None, (self._words, bar.about))), bar.about)
        self.setRange(0, 1_000)  # a count may be larger than Qt's integers
        self.setValue(1_000 * bar.value // max(longest, 1))
        self.update()

    def text(self) -> str:
        """The words; in a format, Qt would replace parts of a name."""
        room = self.width() - 2 * self.fontMetrics().averageCharWidth()
        mode = Qt.TextElideMode.ElideMiddle
        return self.fontMetrics().elidedText(self._words, mode, room)
