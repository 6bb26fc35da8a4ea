"""Preparing the order of names, which is done in idle turns after a list has ended."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.catalogue.text_folding import natural
from petstore_gui.support.tasks import run_slice
from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.profiling import profiled
from tests.benchmarks.stock import pets

COUNT = 1_000_000
"""Animals, nearly all with a number in their names."""


def measure(bench: Bench) -> None:
    """`names_1m`: the work in all. `gap_names_1m`: its longest step."""
    gc.disable()  # as the program does
    totals, steps, floors = [], [], []
    for _ in range(bench.runs(3)):
        sort_filter = _filled()
        taken = list(_steps_ms(sort_filter.prepare()))
        totals.append(sum(taken))
        steps.append(max(taken))
        floors.append(_floor_ms(sort_filter.rows))
    if bench.wants("names_1m"):
        bench.tell(judge("names_1m", totals, floors), _why)
    if bench.wants("gap_names_1m"):
        bench.tell(judge("gap_names_1m", steps), _why)


def _filled() -> SortFilter:
    sort_filter = SortFilter()
    sort_filter.put(list(pets(COUNT)), walk=1)
    run_slice(sort_filter.arrange(), seconds=60)
    return sort_filter


def _steps_ms(steps: Iterator[None]) -> Iterator[float]:
    started = time.perf_counter()
    for _ in steps:
        ended = time.perf_counter()
        yield (ended - started) * 1000
        started = time.perf_counter()


def _floor_ms(rows: Rows) -> float:
    """Make each row's key and sort by it, in one go."""
    started = time.perf_counter()
    keys = [natural(rows.key(row)) for row in range(len(rows))]
    sorted(range(len(rows)), key=keys.__getitem__)
    return (time.perf_counter() - started) * 1000


def _why() -> str:
    sort_filter = _filled()
    with profiled() as found:
        run_slice(sort_filter.prepare(), seconds=60)
    return f"of the work: {found}"
