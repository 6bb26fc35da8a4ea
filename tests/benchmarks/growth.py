"""How the figures of the table grow with the number of animals."""

from __future__ import annotations

import math
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from petstore_gui.domain.view import Column
from tests.benchmarks.apart import exit_code
from tests.benchmarks.arranging import FILTERS, WORDS, rest, slowest_key
from tests.benchmarks.chart import Curve, chart
from tests.benchmarks.figures import four_digits, print_line
from tests.benchmarks.holding import resident
from tests.benchmarks.painting import paint_ms
from tests.benchmarks.remembering import gap_ms, remember
from tests.benchmarks.stock import Stock
from tests.benchmarks.stopwatch import Pulse
from tests.benchmarks.window import Window, with_window

SIZES = (1_000, 10_000, 100_000, 1_000_000)
SECONDS = 240.0
LIMIT_MS = 16.0
CHART = Path(__file__).parents[2] / "docs" / "pictures" / "growth.svg"

_UNITS = {"memory": "bytes"}


class Growth(msgspec.Struct, frozen=True):
    """One line: a figure at each size, and the exponent n of the best fit, value ~ size ** n.

    With 0, a million takes as long as a thousand; with 1, a thousand times as long.
    """

    growth: str
    unit: str
    sizes: tuple[int, ...]
    values: tuple[float, ...]
    exponent: float


def is_drawn(runs: int | None) -> bool:
    """Measure at each size, print a line per figure, draw the chart; returns whether it worked."""
    found = [figures for size in SIZES if (figures := _measured(size, runs or 3))]
    if len(found) < len(SIZES):
        return False
    grown = [_growth(name, [figures[name] for figures in found]) for name in found[0]]
    for growth in grown:
        print_line(growth)
    curves = [Curve(one.growth, one.values, one.exponent) for one in grown if one.unit == "ms"]
    CHART.write_text(chart(SIZES, curves, LIMIT_MS), "utf-8")
    return True


def exponent(sizes: Sequence[int], values: Sequence[float]) -> float:
    """The slope of the line that fits best with two logarithmic scales."""
    slope, _ = statistics.linear_regression([*map(math.log, sizes)], [*map(math.log, values)])
    return round(slope, 2)


def _growth(name: str, values: Sequence[float]) -> Growth:
    rounded = tuple(map(four_digits, values))
    return Growth(name, _UNITS.get(name, "ms"), SIZES, rounded, exponent(SIZES, rounded))


def _measured(size: int, runs: int) -> dict[str, float] | None:
    """Every figure at a size, measured in separate processes; None if one failed."""
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="petstore-growth-") as folder:
        for number, measure in enumerate((_arranging, _remembering)):
            output = Path(folder, f"{number}.json")
            if exit_code(measure, (size, runs, output), SECONDS) != 0:
                return None
            figures |= msgspec.json.decode(output.read_bytes(), type=dict[str, float])
    return figures


def _arranging(size: int, runs: int, output: Path) -> None:
    figures = dict[str, float]()

    async def work(window: Window) -> None:
        await window.load(Stock(0), 0)
        before = resident()
        await window.load(Stock(size), size)
        await rest(window)
        figures["memory"] = float(max(resident() - before, 1))
        figures.update(
            {name: statistics.median(times) for name, times in await _times(window, runs)}
        )

    with_window(work)
    output.write_bytes(msgspec.json.encode(figures))


async def _times(window: Window, runs: int) -> list[tuple[str, list[float]]]:
    sorts, gaps, keys, filters = list[float](), list[float](), list[float](), list[float]()
    for run in range(runs):
        with Pulse(lambda: window.table.line_count) as pulse:
            sorts.append(await window.sort(Column.NAME) * 1000)
        gaps.append(pulse.longest_ms)
        await window.sort(Column.ID)
        keys.append(await slowest_key(window, WORDS[run % len(WORDS)]) * 1000)
        filters += [await window.choose(shown) * 1000 for shown in FILTERS]
    repaints = [paint_ms(window) for _ in range(runs)]
    return [
        ("sort", sorts),
        ("gap_sort", gaps),
        ("search", keys),
        ("filter", filters),
        ("repaint", repaints),
    ]


def _remembering(size: int, runs: int, output: Path) -> None:
    gaps = list[float]()

    async def work(window: Window) -> None:
        remember(window.records, size)
        gaps.extend([await gap_ms(window, size) for _ in range(runs)])

    with_window(work, keeps=True)
    output.write_bytes(msgspec.json.encode({"gap_ledger": statistics.median(gaps)}))
