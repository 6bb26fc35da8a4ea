"""How much memory of the window's process a million animals take. Linux only."""

from __future__ import annotations

import gc
import linecache
import os
import tracemalloc
from pathlib import Path

from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.domain.view import Column
from petstore_gui.support.tasks import run_slice
from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.stock import Stock, pets
from tests.benchmarks.window import Window, with_window

COUNT = 1_000_000
SAMPLE = 100_000
LINES = 4


def measure(bench: Bench) -> None:
    """`memory_1m`: bytes per animal. Measured once: afterwards the process is no longer empty."""

    async def work(window: Window) -> None:
        await window.load(Stock(0), 0)
        before = resident()
        await window.load(Stock(COUNT), COUNT)
        await window.sort(Column.NAME)  # builds every cache for searches and sorts
        each = (resident() - before) / COUNT
        bench.tell(judge("memory_1m", [each]), _by_line)

    with_window(work)


def resident() -> int:
    """The resident memory of this process in bytes, after a garbage collection."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _by_line() -> str:
    """The lines of code that allocate most, in bytes per animal."""
    sort_filter = SortFilter()
    tracemalloc.start()
    sort_filter.put(list(pets(SAMPLE)), walk=1)
    run_slice(sort_filter.arrange(), seconds=60)
    run_slice(sort_filter.prepare(), seconds=60)
    held = sort_filter.shown()
    lines = tracemalloc.take_snapshot().statistics("lineno")[:LINES]
    tracemalloc.stop()
    told = (f"{line.size / len(held.order):.0f} by {_source(line)}" for line in lines)
    return f"bytes an animal: {', '.join(told)}"


def _source(line: tracemalloc.Statistic) -> str:
    frame = line.traceback[0]
    source = linecache.getline(frame.filename, frame.lineno).strip()
    return f"{Path(frame.filename).name}: {source}"
