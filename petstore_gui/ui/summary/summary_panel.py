"""The summary beside the table: bars by status, category and week, counted while it is open."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime, time, timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget

from petstore_gui.catalogue.category_counts import CategoryCounts
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.catalogue.timers import single_shot
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Filter
from petstore_gui.storage.stock_weeks import StockWeeks
from petstore_gui.support.clock import local_now, seconds_of
from petstore_gui.ui.base.focus_keeper import FocusKeeper
from petstore_gui.ui.base.form import ScrollingForm
from petstore_gui.ui.frame.window_contents import WindowContents
from petstore_gui.ui.summary.summary_bars import Bar, Section
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
from petstore_gui.ui.words.words import in_a_row, tr

CATEGORIES_MAX = 40
"""How many have a bar."""

WEEKS = 8
"""How many are shown."""

_LOW_LINES = 4
"""How high it is below the page."""

COUNT_AFTER_MS = 300
"""How long after a change everything is counted, so that typing and a long list come first."""


class SummaryPanel(QDockWidget):
    """Shows how many animals there are; closed, it counts nothing. Its own button closes it."""

    def __init__(self, contents: WindowContents) -> None:
        super().__init__(tr("Summary"), contents.window)
        self.setObjectName("summary")
        self.setAccessibleName(tr("Summary"))
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self._catalogue = catalogue = contents.catalogue
        self._tasks = contents.tasks
        self._window = contents.window
        self._counting: asyncio.Task[None] | None = None
        self._timer = single_shot(self, self._count_soon)
        self._statuses = Section(tr("By status"), "statusNote")
        self._categories = Section(tr("By category"), "categoryNote")
        self._weeks = Section(tr("The last weeks"), "weeksNote")
        scroll = ScrollingForm((self._statuses, self._categories, self._weeks))
        scroll.setMinimumHeight(1)  # it may be low, below the page
        self.setWidget(scroll)
        self.ensurePolished()  # the style sheet says how wide it is at least
        self.hide()
        FocusKeeper(contents.window, contents.central.refuge, [self])
        self.toggleViewAction().toggled.connect(contents.actions.summary.setChecked)
        for changed in (
            catalogue.facts_changed,
            catalogue.category_names.changed,
            catalogue.history_written,
        ):
            changed.connect(self._show)

    def set_open(self, is_open: bool) -> None:
        """Show the summary, or close it; in a narrow window, it stands below the page."""
        is_narrow, areas = self._window.width() < 3 * self.minimumWidth(), Qt.DockWidgetArea
        area = areas.BottomDockWidgetArea if is_narrow else areas.RightDockWidgetArea
        self._window.addDockWidget(area, self)
        if is_narrow:
            low = _LOW_LINES * self.fontMetrics().lineSpacing()
            self._window.resizeDocks([self], [low], Qt.Orientation.Vertical)
        self.setVisible(is_open)
        self._show()

    def _show(self) -> None:
        """Show what is known at once; what must be counted follows."""
        if not self.isHidden():
            self._show_facts(self._catalogue.facts)
            if not self._timer.isActive():
                self._timer.start(COUNT_AFTER_MS)

    def _count_soon(self) -> None:
        if self._counting is not None and not self._counting.done():
            self._timer.start(COUNT_AFTER_MS)
        elif self._catalogue.facts.arranged is None:
            self._counting = self._tasks.start("summary", self._count())

    async def _count(self) -> None:
        catalogue = self._catalogue
        counts = await catalogue.count_categories(CATEGORIES_MAX)
        weeks = await catalogue.stock_weeks(_ends_of_weeks())
        self._show_categories(counts, catalogue.facts, catalogue.category_names.by_id)
        self._show_weeks(weeks)

    def _show_facts(self, facts: Facts) -> None:
        """Show how many animals each filter by status shows."""
        bars = []
        for shown in Filter:
            count = filter_count(shown, facts)
            if shown is not Filter.NOT_STATED or count:
                words = "" if count is None else count_words(count, shown, facts)
                about = filter_description(shown, facts)
                bars.append(Bar(filter_word(shown), words, count or 0, about))
        self._statuses.show_bars(bars)

    def _show_categories(
        self, counts: CategoryCounts, facts: Facts, names: Mapping[int, Category]
    ) -> None:
        """Show how many animals the largest categories have."""
        bars = [
            Bar(category_label(one, names), count_words(count, facts.view.filter, facts), count)
            for one, count in counts.largest
        ]
        others = other_categories_words(counts.other_categories, counts.other_animals)
        self._categories.show_bars(bars, in_a_row(category_note(facts), others))

    def _show_weeks(self, weeks: StockWeeks | None) -> None:
        """Show what this computer saw of the last weeks."""
        shown, bars = weeks.weeks if weeks else (), []
        for week in shown:
            is_now = week is shown[-1]
            about = week_sentence(week, is_now=is_now)
            bars.append(Bar(week_label(week, is_now=is_now), week_number(week), week.there, about))
        self._weeks.show_bars(bars, weeks_note(weeks))


def _ends_of_weeks() -> list[int]:
    """The midnights between weeks, up to the next one."""
    now = local_now()
    days = (now.date() + timedelta(days=1 - 7 * back) for back in range(WEEKS, -1, -1))
    return [seconds_of(datetime.combine(day, time(), now.tzinfo)) for day in days]
