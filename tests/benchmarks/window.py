"""The program's window, and methods to use it as somebody would."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.shown_rows import SCREEN, Shown
from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.runtime.application import make_application
from petstore_gui.ui.runtime.event_loop import EventLoop, collect_garbage_here
from tests.benchmarks.stopwatch import PATIENCE, Paints, Pulse
from tests.support.plain_view import arrange
from tests.support.waiting import eventually
from tests.support.widgets import CTRL, click_heading
from tests.ui.conftest import Shop, shop_in

T = TypeVar("T")


class Window:
    """A visible window. Every method returns milliseconds, once the rows are painted."""

    def __init__(self, loop: EventLoop, shop: Shop) -> None:
        self.shop = shop
        self.table = shop.table
        self._loop = loop
        self._page = shop.contents.central
        self._paints = Paints(self.table.viewport())
        self.rows = Rows()
        self._expectations: dict[View, tuple[int, list[str]]] = {}
        shop.catalogue.shown_changed.connect(self._shown)

    def run(self, work: Awaitable[T]) -> T:
        """Do something in Qt's event loop; nothing happens in the window meanwhile but this."""
        return self._loop.run_until_complete(work)

    def ms(self, work: Awaitable[object]) -> float:
        """How long some work takes."""
        started = time.perf_counter()
        self.run(work)
        return (time.perf_counter() - started) * 1000

    def gap(self, work: Awaitable[object]) -> float:
        """The longest gap between two ticks of the event loop during some work."""

        async def measured() -> float:
            with Pulse() as pulse:
                await work
            return pulse.longest_ms

        return self.run(measured())

    async def load(self, gateway: Gateway, count: int) -> float:
        """Load a list of `count` animals from a service into the table.

        The last lines are not visible, so there is nothing to paint.
        """
        return await self._listed(lambda: self.shop.open(gateway), count)

    async def refresh(self, count: int) -> float:
        """Refresh the list in the table, which then has `count` animals."""
        return await self._listed(self.shop.catalogue.refresh, count)

    async def rest(self) -> None:
        """Finish what the window prepares while it is idle."""
        await self.sort(Column.NAME)
        await self.sort(Column.ID)

    async def sort(self, *columns: Column) -> float:
        """Click one heading after the other; returns when all rows are in the last order."""
        taken = 0.0
        for column in columns:
            click = partial(click_heading, self.table, column)
            taken = await self._until_shown(click, is_whole=True, column=column)
        return taken

    async def choose(self, shown: Filter) -> float:
        """Click on a filter button, until the first screen of its rows."""
        return await self._until_shown(partial(self._page.filters.choose, shown), filter=shown)

    async def type_word(self, word: str) -> float:
        """Type a word into the search, until the first matches of each key; its slowest counts."""
        field = self._page.search
        taken = [
            await self._until_shown(partial(QTest.keyClicks, field, letter), search=word[:end])
            for end, letter in enumerate(word, 1)
        ]
        QTest.keyClick(field, Qt.Key.Key_A, CTRL)
        await self._until_shown(partial(QTest.keyClick, field, Qt.Key.Key_Delete), search="")
        return max(taken)

    async def _listed(self, begin: Callable[[], None], count: int) -> float:
        ended = asyncio.Event()
        self.shop.catalogue.list_ended.connect(ended.set)
        started = time.perf_counter()
        begin()
        async with asyncio.timeout(PATIENCE * 2):
            await ended.wait()
        await asyncio.sleep(0)
        taken = time.perf_counter() - started
        self.shop.catalogue.list_ended.disconnect(ended.set)
        assert self.shop.catalogue.facts.state is LoadState.READY
        assert self.table.model().rowCount() == count, self.table.model().rowCount()
        return taken * 1000

    async def _until_shown(
        self, act: Callable[[], object], *, is_whole: bool = False, **changes: Any
    ) -> float:
        """The time from an action that changes the view until its first screen is painted.

        `is_whole`: and until the table has a line for every other row.
        """
        view = self.shop.catalogue.facts.view
        await eventually(partial(self._shows, view, is_whole=True), within=PATIENCE)
        shows = partial(self._shows, replace(view, **changes), is_whole=is_whole)
        shows()  # computes what is expected, which must not count
        painted = asyncio.create_task(self._paints.until(shows))
        await asyncio.sleep(0)
        started = time.perf_counter()
        act()
        await painted
        return (time.perf_counter() - started) * 1000

    def _shows(self, view: View, *, is_whole: bool) -> bool:
        count, top = self._expected(view)
        model = self.table.model()
        fitting = self.table.viewport().height() // self.table.rowHeight(0) + 1
        lines = range(min(fitting, count))
        there = self.table.model().rowCount()
        if self.table.rowAt(0) > 0 or not (there == count if is_whole else there >= len(lines)):
            return False
        return all(model.index(line, Column.ID).data() == top[line] for line in lines)

    def _expected(self, view: View) -> tuple[int, list[str]]:
        """How many lines a view has, and the first IDs: computed the simplest way, and once."""
        if view not in self._expectations:
            order = arrange(self.rows, view)
            top = [str(self.rows.ids[row]) for row in order[:SCREEN]]
            self._expectations[view] = len(order), top
        return self._expectations[view]

    def _shown(self, shown: Shown) -> None:
        if shown.rows is not self.rows:
            self.rows = shown.rows
            self._expectations.clear()


@contextmanager
def open_window(ledger: Path | None = None) -> Iterator[Window]:
    """Show a window, and close it. With a folder, it keeps a ledger of the animals there."""
    loop = EventLoop(make_application())
    asyncio.set_event_loop(loop)
    shown = shop_in(Theme(make_application()), ledger, has_history=ledger is not None)
    with loop:
        shop = loop.run_until_complete(shown.__aenter__())
        collect_garbage_here(shop.window)
        try:
            yield Window(loop, shop)
        finally:
            loop.run_until_complete(shown.__aexit__(None, None, None))
