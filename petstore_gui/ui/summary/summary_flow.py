"""The summary: folded away or not, and counted anew while it is open."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.category_counts import CategoryCounts
from petstore_gui.domain.view import View
from petstore_gui.support.clock import local_now, seconds_of
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.summary.summary_panel import SummaryPanel
from petstore_gui.ui.widgets.focus_keeper import FocusKeeper
from petstore_gui.ui.window.window_contents import WindowContents

CATEGORIES_MAX = 40
"""As many as the button "Category" offers."""

WEEKS = 8
"""How many are shown."""

WEEKS_PAUSE = 20
"""How many times as long as they took to read they are not read again: half a second for a million
animals."""

COUNT_AFTER_MS = 50
"""How long nothing must change before the categories are counted, so that typing comes first."""

PAUSE = 4
"""How many times as long as a count took the next one waits: a long list arrives meanwhile."""

_FITS = (QEvent.Type.Resize, QEvent.Type.FontChange)


class SummaryFlow(QObject):
    """Shows the summary while it is wanted; folded away, it counts nothing.

    A bar does what the filters above the table do when they are pressed.
    """

    def __init__(
        self,
        contents: WindowContents,
        catalogue: Catalogue,
        tasks: Tasks,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._central = central = contents.central
        self._catalogue = catalogue
        self._tasks = tasks
        self.panel = SummaryPanel(theme)
        self.panel.hide()
        central.row.addWidget(self.panel)
        central.installEventFilter(self)
        FocusKeeper(window, central.refuge).watch([self.panel])
        self.panel.fold_wanted.connect(contents.actions.summary.trigger)
        self.panel.filter_chosen.connect(central.filters.choose)
        self.panel.category_chosen.connect(central.filters.category.choose)
        self._counts = CategoryCounts()
        self._counted: View | None = None
        self._is_counting = self._is_wanted = False
        self._weeks_took = 0.0
        self._weeks_timer = QTimer(self)
        self._weeks_timer.setSingleShot(True)
        self._weeks_timer.timeout.connect(self._read_weeks)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._count_soon)
        catalogue.facts_changed.connect(self._show)
        catalogue.category_names.changed.connect(self._show)
        catalogue.opened.connect(self._read_weeks)
        catalogue.history_written.connect(self._read_weeks_soon)
        theme.changed.connect(self.panel.update)

    def set_open(self, is_open: bool) -> None:
        """Show the summary, or fold it away."""
        self.panel.fit(self._central.row, self._central)
        self.panel.setVisible(is_open)
        self._show()
        self._read_weeks()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _FITS and self._is_open:
            self.panel.fit(self._central.row, self._central)
        return super().eventFilter(watched, event)

    @property
    def _is_open(self) -> bool:
        return not self.panel.isHidden()

    def _show(self) -> None:
        """Show what is known at once; the animals of each category are counted soon."""
        if self._is_open:
            facts = self._catalogue.facts
            self.panel.show_facts(facts)
            if self._counted is not None and _is_counted_alike(self._counted, facts.view):
                self._show_categories()
            self._is_wanted = True
            if not (self._timer.isActive() or self._is_counting):
                self._timer.start(COUNT_AFTER_MS)

    def _show_categories(self) -> None:
        names = self._catalogue.category_names.by_id
        self.panel.show_categories(self._counts, self._catalogue.facts, names)

    def _count_soon(self) -> None:
        if self._is_open and self._is_wanted and self._catalogue.facts.arranged is None:
            self._tasks.start("count categories", self._count())

    async def _count(self) -> None:
        self._is_counting, self._is_wanted = True, False
        rows, view, began = self._catalogue.rows, self._catalogue.facts.view, perf_counter()
        try:
            counts = await self._catalogue.count_categories(CATEGORIES_MAX)
        finally:
            self._is_counting = False
        if rows is self._catalogue.rows and _is_counted_alike(view, self._catalogue.facts.view):
            self._counts, self._counted = counts, view
            self._show_categories()
        else:
            self._is_wanted = True
        if self._is_wanted:
            took_ms = round(1_000 * (perf_counter() - began))
            self._timer.start(max(COUNT_AFTER_MS, PAUSE * took_ms))

    def _read_weeks(self) -> None:
        if self._is_open:
            self._tasks.start("weeks", self._show_weeks())

    def _read_weeks_soon(self) -> None:
        if self._is_open and not self._weeks_timer.isActive():
            self._weeks_timer.start(round(1_000 * WEEKS_PAUSE * self._weeks_took))

    async def _show_weeks(self) -> None:
        began = perf_counter()
        weeks = await self._catalogue.stock_weeks(_ends_of_weeks())
        self._weeks_took = perf_counter() - began
        self.panel.show_weeks(weeks)


def _is_counted_alike(one: View, other: View) -> bool:
    """Whether the same animals are counted: categories and order do not matter."""
    return (one.filter, one.search) == (other.filter, other.search)


def _ends_of_weeks() -> list[int]:
    """The midnights between weeks, up to the next one."""
    now = local_now()
    days = (now.date() + timedelta(days=1 - 7 * back) for back in range(WEEKS, -1, -1))
    return [seconds_of(datetime.combine(day, time(), now.tzinfo)) for day in days]
