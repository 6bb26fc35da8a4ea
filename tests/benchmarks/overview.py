"""How long the window's event loop is blocked by the summary, and by the search for duplicates."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any

from PySide6.QtWidgets import QLabel, QProgressBar

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Filter
from petstore_gui.ui.animal.duplicates_dialog import DuplicatesDialog
from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow
from petstore_gui.ui.dialogs.shown_list import FixedList
from petstore_gui.ui.summary.summary_flow import SummaryFlow
from petstore_gui.ui.table.record_table import RecordTable
from tests.benchmarks.arranging import rest
from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.profiling import profiled
from tests.benchmarks.remembering import KNOWN, remember
from tests.benchmarks.stock import Stock, pets
from tests.benchmarks.stopwatch import PATIENCE, Pulse
from tests.benchmarks.window import Window, with_window
from tests.support.waiting import eventually

COUNT = 1_000_000
ALIKE = {"gap_duplicates_1m": 1_000, "gap_duplicates_1m_many": 2}
"""One in so many animals is like the one before it."""


def measure(bench: Bench) -> None:
    """`gap_summary_1m` and `gap_duplicates_…`: milliseconds."""

    async def summary(window: Window) -> None:
        remember(window.records, COUNT)
        await window.remember(KNOWN, COUNT)
        await rest(window)
        gaps = [await _show_summary(window) for _ in range(bench.runs(5))]
        await bench.explain(judge("gap_summary_1m", gaps), partial(_why, _show_summary, window))

    async def duplicates(window: Window) -> None:
        for name, each in ALIKE.items():
            if bench.wants(name):
                await window.load(Stock(COUNT, partial(alike, each=each)), COUNT)
                await rest(window)
                found = 2 * COUNT // each
                gaps = [await _find_duplicates(window, found) for _ in range(bench.runs(3))]
                figure = judge(name, gaps)
                await bench.explain(figure, partial(_why, _find_duplicates, window, found))

    if bench.wants("gap_summary_1m"):
        with_window(summary, keeps=True)
    with_window(duplicates)


def alike(count: int, each: int) -> Iterator[Pet]:
    """Animals of which each so many-th one is like the one before it."""
    before = Pet(0, "", 0)
    for pet in pets(count):
        is_alike = pet.id % each == 0
        yield Pet(pet.id, before.name.upper(), before.category_id) if is_alike else pet
        before = pet


async def _show_summary(window: Window) -> float:
    """The longest gap between two ticks until a new summary shows all of its numbers."""
    with Pulse(lambda: 0) as pulse:
        flow = SummaryFlow(window.contents, window.catalogue, window.tasks, window.widget)
        flow.set_open(True)
        [weeks] = flow.panel.findChildren(QLabel, "weeksNote")
        await eventually(lambda: len(flow.panel.findChildren(QProgressBar)) > len(Filter))
        await eventually(weeks.isVisible, within=PATIENCE)
        flow.set_open(False)
        await asyncio.sleep(0)
    return pulse.longest_ms


async def _find_duplicates(window: Window, count: int) -> float:
    """The longest gap between two ticks until the dialog shows so many animals."""
    found = FixedList(window.contents, window.catalogue, "Duplicates")
    flow = DuplicatesFlow(found, window.catalogue, window.tasks, window.theme, window.widget)
    with Pulse(lambda: 0) as pulse:
        flow.open()
        dialog = window.widget.findChildren(DuplicatesDialog)[-1]
        await eventually(lambda: _lines_in(dialog) == count, within=PATIENCE * 2)
        await asyncio.sleep(0.1)  # for the first of them to be painted
    dialog.reject()
    return pulse.longest_ms


def _lines_in(dialog: DuplicatesDialog) -> int:
    tables = dialog.findChildren(RecordTable)  # for a moment, one that is being replaced too
    return max((table.model().rowCount() for table in tables), default=0)


async def _why(work: Callable[..., Awaitable[float]], *arguments: Any) -> str:
    with profiled() as found:
        await work(*arguments)
    return f"of all of it: {found}"
