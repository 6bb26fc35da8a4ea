"""Loaded rows: sorted, searched, painted, read from the ledger, counted, held in memory."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QLabel, QProgressBar

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.domain.view import Column, Filter
from petstore_gui.storage.history_db import BATCH, Head, HistoryDb
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import run_slice
from petstore_gui.ui.animal.duplicates_dialog import DuplicatesDialog
from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow
from petstore_gui.ui.summary.summary_panel import SummaryPanel
from petstore_gui.ui.table.record_table import RecordTable
from tests.benchmarks.figures import Bench
from tests.benchmarks.processes import floor_program
from tests.benchmarks.stock import Stock, pets
from tests.benchmarks.stopwatch import PATIENCE
from tests.benchmarks.window import Window, open_window
from tests.support.waiting import eventually

MILLION = 1_000_000
WORDS = ("snow", "ruby", "meadow")
FILTERS = (Filter.AVAILABLE, Filter.PENDING, Filter.SOLD, Filter.ALL)

ROWS, SCREEN, PAINTS = 200, (1920, 1080), 50
"""What is painted: so many rows, on a window of so many pixels, so often."""

ALIKE = 1_000
"""One in so many animals is like the one before it."""

KNOWN = ServiceId(Deployment.STAGING)
"""Not the catalogue that the window opens with, so that its ledger can be written first."""

_NOW = datetime(2026, 11, 21, tzinfo=UTC)


def hundred_thousand(bench: Bench) -> None:
    """The figures that end in `_100k`."""
    _arranged(100_000, "100k", bench)


def million(bench: Bench) -> None:
    """The figures of the same work that end in `_1m`."""
    _arranged(MILLION, "1m", bench)


def _arranged(count: int, size: str, bench: Bench) -> None:
    """Sort, search and filter, from a click or key press to painted rows."""
    words, filters = cycle(WORDS), cycle(FILTERS)
    with open_window() as window:
        window.run(window.load(Stock(count), count))
        window.run(window.rest())
        floor = partial(_sort_ms, _keys(window.rows))
        bench.measure(f"sort_{size}", 5, lambda: _sort(window), floor)
        window.run(window.sort(Column.CATEGORY, Column.ID))  # as the gap counts only clicks
        bench.measure(f"gap_sort_{size}", 5, lambda: _gap_of_sorts(window))
        bench.measure(f"search_{size}", 6, lambda: window.run(window.type_word(next(words))))
        bench.measure(f"filter_{size}", 12, lambda: window.run(window.choose(next(filters))))


def _sort(window: Window) -> float:
    """By name, starting from the order of IDs."""
    taken = window.run(window.sort(Column.NAME))
    window.run(window.sort(Column.ID))
    return taken


def _gap_of_sorts(window: Window) -> float:
    """By name, whose order is cached, and by category, whose order is not."""
    longest = window.gap(window.sort(Column.NAME, Column.CATEGORY))
    window.run(window.sort(Column.STATUS, Column.ID))
    return longest


def _keys(rows: Rows) -> list[str]:
    return list(map(rows.sort_key, range(len(rows))))


def _sort_ms(keys: list[str]) -> float:
    """Sort the keys, and nothing else."""
    return _ms(lambda: sorted(keys))


def names(bench: Bench) -> None:
    """`names_1m`: the order of names, prepared in idle turns. `gap_names_1m`: its longest step."""
    gc.disable()  # as the program does
    bench.measure("names_1m", 3, lambda: sum(_steps_ms()), _names_floor_ms)
    bench.measure("gap_names_1m", 3, lambda: max(_steps_ms()))


def _filled() -> SortFilter:
    sort_filter = SortFilter()
    sort_filter.put(list(pets(MILLION)), walk=1)
    run_slice(sort_filter.arrange(), seconds=60)
    return sort_filter


def _steps_ms() -> Iterator[float]:
    steps = _filled().prepare()
    started = time.perf_counter()
    for _ in steps:
        ended = time.perf_counter()
        yield (ended - started) * 1000
        started = time.perf_counter()


def _names_floor_ms() -> float:
    """Make each row's key and sort by it, in one go."""
    rows = _filled().rows

    def work() -> None:
        keys = _keys(rows)
        sorted(range(len(keys)), key=keys.__getitem__)

    return _ms(work)


def known(bench: Bench) -> None:
    """`gap_ledger_1m` and `gap_summary_1m`: a million animals of the ledger, their summary."""
    with (
        TemporaryDirectory(prefix="petstore-ledger-") as folder,
        open_window(Path(folder)) as window,
    ):
        _write_ledger(Path(folder))
        bench.measure("gap_ledger_1m", 5, lambda: _gap_of_ledger(window))
        if bench.wants("gap_summary_1m"):
            window.run(_remember(window))
            window.run(window.rest())
            bench.measure("gap_summary_1m", 5, lambda: window.gap(_show_summary(window)))


def _write_ledger(folder: Path) -> None:
    """Write a ledger of a million animals, as it is after a complete list was loaded."""
    now = int(_NOW.timestamp())
    file = HistoryDb.open(StoragePaths(folder).history(KNOWN), _NOW)
    file.begin()
    animals = pets(MILLION)
    while batch := list(islice(animals, BATCH)):
        file.write([(pet, None, Place.LISTED, None) for pet in batch], now)
    file.commit(Head(now, was_whole=True))
    file.close()


def _gap_of_ledger(window: Window) -> float:
    longest = window.gap(_remember(window))
    window.shop.catalogue.open(None)
    window.run(window.shop.catalogue.wait_closed())
    return longest


async def _remember(window: Window) -> None:
    """Open the catalogue with the ledger."""
    window.shop.catalogue.open(KNOWN)
    await eventually(lambda: window.table.model().rowCount() == MILLION, within=PATIENCE)


async def _show_summary(window: Window) -> None:
    """Show a new summary until it has all of its numbers."""
    shop = window.shop
    flow = SummaryPanel(shop.contents)
    flow.set_open(True)
    [weeks] = flow.findChildren(QLabel, "weeksNote")
    await eventually(lambda: len(flow.findChildren(QProgressBar)) > len(Filter))
    await eventually(weeks.isVisible, within=PATIENCE)
    flow.set_open(False)
    await asyncio.sleep(0)


def duplicates(bench: Bench) -> None:
    """`gap_duplicates_1m`: the search for animals that are alike."""
    with open_window() as window:
        window.run(window.load(Stock(MILLION, _alike), MILLION))
        window.run(window.rest())
        bench.measure("gap_duplicates_1m", 3, lambda: window.gap(_find_duplicates(window)))


def _alike(count: int) -> Iterator[Pet]:
    """Animals of which some are like the one before them."""
    before = Pet(0, "", 0)
    for pet in pets(count):
        is_alike = pet.id % ALIKE == 0
        yield Pet(pet.id, before.name.upper(), before.category_id) if is_alike else pet
        before = pet


async def _find_duplicates(window: Window) -> None:
    """Open the dialog, and close it once it shows them all."""
    shop = window.shop
    DuplicatesFlow(shop.contents, lambda *_: None, lambda *_: None).open()
    dialog = shop.window.findChildren(DuplicatesDialog)[-1]

    def line_count() -> int:
        tables = dialog.findChildren(RecordTable)  # for a moment, one that is being replaced too
        return max((table.model().rowCount() for table in tables), default=0)

    await eventually(lambda: line_count() == 2 * MILLION // ALIKE, within=PATIENCE * 2)
    await asyncio.sleep(0.1)  # for the first of them to be painted
    dialog.reject()


def painting(bench: Bench) -> None:
    """`repaint`: a full screen of rows, compared with the same rows in Qt's own table."""
    with open_window() as window:
        window.shop.window.resize(*SCREEN)
        window.run(window.load(Stock(ROWS), ROWS))
        viewport = window.table.viewport()
        seen = viewport.width(), viewport.height(), window.table.rowHeight(0)

        def paint() -> None:
            for _ in range(PAINTS):
                viewport.repaint()

        with floor_program("stock_table", ROWS, *seen, PAINTS) as floor:
            bench.measure("repaint", 9, lambda: _ms(paint) / PAINTS, floor)


def memory(bench: Bench) -> None:
    """`memory_1m`: bytes per animal, measured once: the process is not empty a second time."""
    with open_window() as window:
        window.run(window.load(Stock(0), 0))
        before = _resident()
        window.run(window.load(Stock(MILLION), MILLION))
        window.run(window.sort(Column.NAME))  # builds every cache for searches and sorts
        each = (_resident() - before) / MILLION
    why = "names, texts to search and sort by, other columns, and what Python and Qt keep"
    bench.measure("memory_1m", 1, lambda: each, why=lambda: why)


def _resident() -> int:
    """The resident memory of this process in bytes, after a garbage collection. Linux only."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _ms(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) * 1000
