"""The program's window, composed as in the program, and methods to use it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.categories import Categories
from petstore_gui.catalogue.finder import Finder
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.shown_rows import SCREEN, Shown
from petstore_gui.domain.category import Category, CategoryChanges
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.storage.outbox_file import OutboxFile
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.runtime.event_loop import EventLoop, GarbageCollector
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.window.main_window import MainWindow
from petstore_gui.ui.window.window_contents import WindowContents
from tests.benchmarks.stopwatch import PATIENCE, Paints, Pulse
from tests.doubles.fake_gateway import FakeGateway
from tests.support.plain_view import arrange
from tests.support.waiting import eventually
from tests.support.widgets import CTRL, click_heading


@dataclass(frozen=True)
class Wanted:
    """What a view must show: how many lines, and the IDs in the first of them."""

    count: int
    top: tuple[str, ...]


class Window:
    """A visible window. Every method returns once the rows are painted.

    `keeps`: it has a ledger of the animals, which most figures do not measure.
    """

    def __init__(self, *, keeps: bool = False) -> None:
        self.tasks = Tasks()
        self._folder = TemporaryDirectory(prefix="petstore-bench-")
        self.records = StoragePaths(Path(self._folder.name))
        kept = self.records if keeps else None
        self._called: Mapping[int, Category] = {}
        self._names = Categories(self.tasks)
        self._names.connect_to(FakeGateway())
        self.catalogue = Catalogue(self.tasks, paths=kept, category_names=self._names)
        self.outbox = Outbox(OutboxFile(self.records.outbox), self.catalogue, self.tasks)
        self.outbox.undo_seconds = 0
        self.theme = Theme(make_application())
        self.widget = MainWindow()
        self.contents = WindowContents(
            self.widget,
            self.catalogue,
            self.outbox,
            Finder(self.catalogue, self.tasks),
            self.tasks,
            self.theme,
        )
        self._page = self.contents.central
        self.table = self._page.table
        self._paints = Paints(self.table.viewport())
        self._rows = Rows()
        self._known: dict[View, Wanted] = {}
        self.catalogue.shown_changed.connect(self._shown)

    async def show(self) -> None:
        self.widget.show()
        self.widget.activateWindow()
        await eventually(self.widget.isActiveWindow)

    async def load(self, gateway: Gateway, count: int) -> float:
        """Seconds that a list of `count` animals takes from the service into the table.

        Includes their layout; the last lines are not visible, so there is nothing to paint.
        """
        self.catalogue.open(LOCAL_SERVICE)
        self.catalogue.connect_to(gateway)
        return await self.refresh(count)

    async def refresh(self, count: int) -> float:
        """Seconds of a refresh of the list in the table, which then has `count` animals."""
        ended = asyncio.Event()
        self.catalogue.list_ended.connect(ended.set)
        started = time.perf_counter()
        self.catalogue.refresh()
        async with asyncio.timeout(PATIENCE * 2):
            await ended.wait()
        await asyncio.sleep(0)
        taken = time.perf_counter() - started
        self.catalogue.list_ended.disconnect(ended.set)
        assert self.catalogue.facts.state is LoadState.READY
        assert self.table.line_count == count, self.table.line_count
        return taken

    async def remember(self, service_id: ServiceId, count: int) -> None:
        """Open a catalogue that has `count` animals in its ledger."""
        self.catalogue.open(service_id)
        await eventually(lambda: self.table.line_count == count, within=PATIENCE)

    async def forget(self) -> None:
        """Open no catalogue."""
        self.catalogue.open(None)
        await self.catalogue.wait_closed()

    async def name(self, by_id: Mapping[int, Category]) -> float:
        """Give categories these names; returns the longest gap until the rows show them, in ms."""
        self._known.clear()
        self._called = by_id
        self._expected(self.catalogue.facts.view)
        others = dict.fromkeys(self._names.by_id)
        with Pulse(lambda: self.table.line_count) as pulse:
            await self._names.change(CategoryChanges({**others, **by_id}), ())
            await self.settle()
        return pulse.longest_ms

    async def sort(self, column: Column) -> float:
        """Seconds from a click on a heading until all rows are in that order."""
        view = self._with(column=column)
        act = partial(click_heading, self.table, column)
        return await self._until_shown(view, act, is_whole=True)

    async def choose(self, shown: Filter) -> float:
        """Seconds from a click on a filter button to the first screen of its rows."""
        view = self._with(filter=shown)
        return await self._until_shown(view, lambda: self._page.filters.choose(shown))

    async def press(self, letter: str) -> float:
        """Seconds from a key press in the search field to the first screen of matches."""
        field = self._page.search
        view = self._with(search=field.text() + letter)
        return await self._until_shown(view, lambda: QTest.keyClicks(field, letter))

    async def clear(self) -> None:
        """Empty the search field."""
        field = self._page.search
        QTest.keyClick(field, Qt.Key.Key_A, CTRL)
        view = self._with(search="")
        await self._until_shown(view, lambda: QTest.keyClick(field, Qt.Key.Key_Delete))

    async def leave(self) -> None:
        self.widget.hide()
        await self.tasks.end()

    def _with(self, **changes: Any) -> View:
        return replace(self.catalogue.facts.view, **changes)

    async def settle(self) -> None:
        """Wait until all rows of the current view are shown."""
        wanted = self._expected(self.catalogue.facts.view)
        await eventually(lambda: self._shows(wanted, is_whole=True), within=PATIENCE)

    async def _until_shown(
        self, view: View, act: Callable[[], object], *, is_whole: bool = False
    ) -> float:
        """Seconds from an action until the first screen of a view's rows is painted.

        `is_whole`: and until the table has a line for every other row.
        """
        await self.settle()
        wanted = self._expected(view)
        shows = partial(self._shows, wanted, is_whole=is_whole)
        painted = asyncio.create_task(self._paints.until(shows))
        await asyncio.sleep(0)
        started = time.perf_counter()
        act()
        await painted
        return time.perf_counter() - started

    def _shows(self, wanted: Wanted, *, is_whole: bool) -> bool:
        count, model = self.table.line_count, self.table.model()
        fitting = self.table.viewport().height() // self.table.rowHeight(0) + 1
        lines = range(min(fitting, wanted.count))
        has_lines = count == wanted.count if is_whole else count >= len(lines)
        if not has_lines or self.table.rowAt(0) > 0:
            return False
        return all(model.index(line, Column.ID).data() == wanted.top[line] for line in lines)

    def _expected(self, view: View) -> Wanted:
        """What a view must show: computed beforehand, the simplest way, and only once."""
        if view not in self._known:
            order = arrange(self._rows, view, names=self._called)
            top = tuple(str(self._rows.ids[row]) for row in order[:SCREEN])
            self._known[view] = Wanted(len(order), top)
        return self._known[view]

    def _shown(self, shown: Shown) -> None:
        if shown.rows is not self._rows:
            self._rows = shown.rows
            self._known.clear()


def with_window(
    work: Callable[[Window], Coroutine[Any, Any, None]], *, keeps: bool = False
) -> None:
    """Show a window, work with it in Qt's event loop, and close it."""
    application = make_application()
    loop = EventLoop(application)
    asyncio.set_event_loop(loop)

    async def worked() -> None:
        window = Window(keeps=keeps)
        GarbageCollector(window.widget)
        await window.show()
        try:
            await work(window)
        finally:
            await window.leave()

    with loop:
        loop.run_until_complete(worked())
