"""What a million animals take of the memory of the window's process. Linux only."""

from __future__ import annotations

import gc
import linecache
import os
import tracemalloc
from pathlib import Path

from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.catalogue.view import Column
from petstore_gui.support.time_slices import run_slice
from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.stock import Stock, pets
from tests.benchmarks.window import Window, with_window

COUNT = 1_000_000
SAMPLE = 100_000
LINES = 4


def measure(bench: Bench) -> None:
    """`memory_1m`: bytes an animal. Once: a process that has held a million is no longer empty."""

    async def work(window: Window) -> None:
        await window.load(Stock(0), 0)
        before = resident()
        await window.load(Stock(COUNT), COUNT)
        await window.sort(Column.NAME)  # all that is kept for searches and sorts is there now
        each = (resident() - before) / COUNT
        bench.tell(judge("memory_1m", [each]), _by_line)

    with_window(work)


def resident() -> int:
    """Bytes of this process that lie in memory, once what nobody needs is given back."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _by_line() -> str:
    """Where animals are kept, in bytes for each: the lines that take most."""
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
