"""Repainting a full screen of rows, compared with the same rows in Qt's own table."""

from __future__ import annotations

import time

from tests.benchmarks.figures import Bench, in_turn, judge
from tests.benchmarks.floor_program import floor_program
from tests.benchmarks.profiling import profiled
from tests.benchmarks.stock import Stock
from tests.benchmarks.window import Window, with_window

ROWS = 200
SCREEN = (1920, 1080)
PAINTS = 50


def measure(bench: Bench) -> None:
    """`repaint`: milliseconds, on a window of `SCREEN` pixels."""

    async def work(window: Window) -> None:
        window.widget.resize(*SCREEN)
        await window.load(Stock(ROWS), ROWS)
        seen = window.table.viewport().size()
        sizes = (ROWS, seen.width(), seen.height(), window.table.rowHeight(0))
        with floor_program("stock_table", *map(str, sizes)) as floor:
            values, floors = in_turn(
                bench.runs(9), lambda: paint_ms(window), lambda: floor() * 1000
            )
        bench.tell(judge("repaint", values, floors), lambda: _profile(window))

    with_window(work)


def paint_ms(window: Window) -> float:
    """Milliseconds of a repaint of the visible rows."""
    started = time.perf_counter()
    for _ in range(PAINTS):
        window.table.viewport().repaint()
    return (time.perf_counter() - started) / PAINTS * 1000


def _profile(window: Window) -> str:
    with profiled() as found:
        paint_ms(window)
    return f"of a repaint: {found}"
