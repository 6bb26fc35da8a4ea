"""The summary: open or not, and counted anew while it is open."""

from __future__ import annotations

from datetime import datetime, time, timedelta

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QMainWindow

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.support.clock import local_now, seconds_of
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.base.focus_keeper import FocusKeeper
from petstore_gui.ui.frame.window_contents import WindowContents
from petstore_gui.ui.summary.summary_panel import SummaryPanel

CATEGORIES_MAX = 40
"""How many have a bar."""

WEEKS = 8
"""How many are shown."""

_LOW_LINES = 4
"""How high it is below the page."""

COUNT_AFTER_MS = 300
"""How long after a change everything is counted, so that typing and a long list come first."""


class SummaryFlow(QObject):
    """Shows the summary while it is wanted; closed, it counts nothing."""

    def __init__(
        self, contents: WindowContents, catalogue: Catalogue, tasks: Tasks, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._catalogue = catalogue
        self._tasks = tasks
        self._window = window
        self.panel = SummaryPanel(window)
        self.panel.hide()
        FocusKeeper(window, contents.central.refuge, [self.panel])
        self._action = contents.actions.summary
        self.panel.toggleViewAction().toggled.connect(self._action.setChecked)
        self._is_counting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._count_soon)
        for changed in (
            catalogue.facts_changed,
            catalogue.category_names.changed,
            catalogue.history_written,
        ):
            changed.connect(self._show)

    def set_open(self, is_open: bool) -> None:
        """Show the summary, or close it; in a narrow window, it stands below the page."""
        is_narrow, areas = self._window.width() < 3 * self.panel.minimumWidth(), Qt.DockWidgetArea
        area = areas.BottomDockWidgetArea if is_narrow else areas.RightDockWidgetArea
        self._window.addDockWidget(area, self.panel)
        if is_narrow:
            low = _LOW_LINES * self.panel.fontMetrics().lineSpacing()
            self._window.resizeDocks([self.panel], [low], Qt.Orientation.Vertical)
        self.panel.setVisible(is_open)
        self._show()

    def _show(self) -> None:
        """Show what is known at once; what must be counted follows."""
        if not self.panel.isHidden():
            self.panel.show_facts(self._catalogue.facts)
            if not self._timer.isActive():
                self._timer.start(COUNT_AFTER_MS)

    def _count_soon(self) -> None:
        if self._is_counting:
            self._timer.start(COUNT_AFTER_MS)
        elif self._catalogue.facts.arranged is None:
            self._tasks.start("summary", self._count())

    async def _count(self) -> None:
        self._is_counting, catalogue = True, self._catalogue
        try:
            counts = await catalogue.count_categories(CATEGORIES_MAX)
            weeks = await catalogue.stock_weeks(_ends_of_weeks())
        finally:
            self._is_counting = False
        self.panel.show_categories(counts, catalogue.facts, catalogue.category_names.by_id)
        self.panel.show_weeks(weeks)


def _ends_of_weeks() -> list[int]:
    """The midnights between weeks, up to the next one."""
    now = local_now()
    days = (now.date() + timedelta(days=1 - 7 * back) for back in range(WEEKS, -1, -1))
    return [seconds_of(datetime.combine(day, time(), now.tzinfo)) for day in days]
