"""Sorting, searching and filtering loaded rows, from a click or key press to painted rows."""

from __future__ import annotations

from petstore_gui.domain.view import Column, Filter
from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.floor_program import floor_program
from tests.benchmarks.profiling import profiled
from tests.benchmarks.stock import Stock
from tests.benchmarks.stopwatch import Pulse
from tests.benchmarks.window import Window, with_window

WORDS = ("snow", "ruby", "meadow")
FILTERS = (Filter.AVAILABLE, Filter.PENDING, Filter.SOLD, Filter.ALL)


def measure_at(count: int, size: str, bench: Bench) -> None:
    """The figures whose names end in `size`, with `count` animals."""

    async def work(window: Window) -> None:
        await window.load(Stock(count), count)
        await rest(window)
        if bench.wants(f"sort_{size}"):
            await _sort(window, count, f"sort_{size}", bench)
        if bench.wants(f"gap_sort_{size}"):
            await _gap(window, f"gap_sort_{size}", bench)
        if bench.wants(f"search_{size}"):
            await _search(window, f"search_{size}", bench)
        if bench.wants(f"filter_{size}"):
            await _filter(window, f"filter_{size}", bench)

    with_window(work)


async def _sort(window: Window, count: int, name: str, bench: Bench) -> None:
    """By name, starting from the order of IDs, compared with sorting only the keys."""
    values, floors = [], []
    with floor_program("sort", str(count)) as floor:
        for _ in range(bench.runs(5)):
            values.append(await window.sort(Column.NAME) * 1000)
            await window.sort(Column.ID)
            floors.append(floor() * 1000)
    await bench.explain(judge(name, values, floors), lambda: _why_sort(window))


async def rest(window: Window) -> None:
    """Finish what the window prepares while it is idle."""
    await window.sort(Column.NAME)
    await window.sort(Column.ID)


async def _gap(window: Window, name: str, bench: Bench) -> None:
    """By name, whose order is cached, and by category, whose order is not."""
    await window.sort(Column.CATEGORY)  # computes the expected rows, which must not count below
    await window.sort(Column.ID)
    gaps = []
    for _ in range(bench.runs(5)):
        with Pulse(lambda: window.table.line_count) as pulse:
            await window.sort(Column.NAME)
            await window.sort(Column.CATEGORY)
        gaps.append(pulse.longest_ms)
        await window.sort(Column.STATUS)
        await window.sort(Column.ID)
    await bench.explain(judge(name, gaps), lambda: _why_sort(window))


async def _why_sort(window: Window) -> str:
    with profiled() as found:
        await window.sort(Column.NAME)
    await window.sort(Column.ID)
    return f"of a sort: {found}"


async def _search(window: Window, name: str, bench: Bench) -> None:
    """A word is typed key by key; its slowest key press counts."""
    words = [WORDS[number % len(WORDS)] for number in range(bench.runs(6))]
    slowest = [await slowest_key(window, word) * 1000 for word in words]
    await bench.explain(judge(name, slowest), lambda: _why_search(window))


async def _why_search(window: Window) -> str:
    with profiled() as found:
        await slowest_key(window, WORDS[0])
    return f"of the keys of a word: {found}"


async def slowest_key(window: Window, word: str) -> float:
    """Seconds of the slowest key press of a word; the field is empty before and after."""
    slowest = max([await window.press(letter) for letter in word])
    await window.clear()
    return slowest


async def _filter(window: Window, name: str, bench: Bench) -> None:
    """Every button in turn; the last one shows all animals."""
    taken = [await window.choose(shown) * 1000 for _ in range(bench.runs(3)) for shown in FILTERS]
    await bench.explain(judge(name, taken), lambda: _why_filter(window))


async def _why_filter(window: Window) -> str:
    with profiled() as found:
        for shown in FILTERS:
            await window.choose(shown)
    return f"of the buttons: {found}"
