"""The names of categories: what they cost a repaint, a sort and a search of 1,000,000 animals."""

from __future__ import annotations

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon
from petstore_gui.domain.view import Column
from tests.benchmarks.arranging import rest, slowest_key
from tests.benchmarks.figures import Bench, judge
from tests.benchmarks.painting import SCREEN, paint_ms
from tests.benchmarks.profiling import profiled
from tests.benchmarks.stock import Stock
from tests.benchmarks.window import Window, with_window

COUNT = 1_000_000
WORDS = ("dogs", "birds", "reptiles")
NAMES = {
    number: Category(number, name, colour, icon)
    for number, (name, colour, icon) in enumerate(
        zip(
            ("Dogs", "Cats", "Birds", "Fish", "Reptiles"),
            list(CategoryColour)[1:],
            list(CategoryIcon)[1:],
            strict=False,
        ),
        1,
    )
}
"""Of five of the made-up categories; the others are numbers."""


def measure(bench: Bench) -> None:
    """The figures, first without names as their floors, then with them."""

    async def work(window: Window) -> None:
        await window.load(Stock(COUNT), COUNT)
        await rest(window)
        plain_paints = [_paint(window) for _ in range(bench.runs(9))]
        plain_sorts = [await _sort(window) for _ in range(bench.runs(5))]
        await window.name(NAMES)
        paints = [_paint(window) for _ in range(bench.runs(9))]
        if bench.wants("category_names_repaint"):
            figure = judge("category_names_repaint", paints, plain_paints)
            await bench.explain(figure, lambda: _why(window))
        if bench.wants("category_names_sort"):
            sorts = [await _sort(window) for _ in range(bench.runs(5))]
            figure = judge("category_names_sort", sorts, plain_sorts)
            await bench.explain(figure, lambda: _why(window))
        if bench.wants("category_names_gap"):
            gaps = [await _gap(window) for _ in range(bench.runs(5))]
            await bench.explain(judge("category_names_gap", gaps), lambda: _why(window))
        if bench.wants("category_names_search"):
            words = [WORDS[number % len(WORDS)] for number in range(bench.runs(6))]
            slowest = [await slowest_key(window, word) * 1000 for word in words]
            await bench.explain(judge("category_names_search", slowest), lambda: _why(window))

    with_window(work)


def _paint(window: Window) -> float:
    """Milliseconds of a repaint of a full screen."""
    usual = window.widget.size()
    window.widget.resize(*SCREEN)
    taken = paint_ms(window)
    window.widget.resize(usual)
    return taken


async def _sort(window: Window) -> float:
    """Milliseconds of a sort by category, whose order is not kept from the one before."""
    await window.sort(Column.STATUS)  # its order takes the place of that of categories
    taken = await window.sort(Column.CATEGORY) * 1000
    await window.sort(Column.ID)
    return taken


async def _gap(window: Window) -> float:
    """The longest gap in milliseconds while a category of a sorted list gets another name."""
    await window.sort(Column.CATEGORY)
    longest = await window.name({**NAMES, 1: Category(1, "Zebra finches")})
    await window.name(NAMES)
    await window.sort(Column.ID)
    return longest


async def _why(window: Window) -> str:
    with profiled() as found:
        await _sort(window)
    return f"of a sort by category: {found}"
