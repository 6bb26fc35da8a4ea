"""How the figures of the table grow with the number of animals."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from petstore_gui.domain.view import Column
from tests.benchmarks.chart import Curve, chart
from tests.benchmarks.figures import four_digits, print_line
from tests.benchmarks.processes import exit_code
from tests.benchmarks.rows import PAINTS, WORDS
from tests.benchmarks.stock import Stock
from tests.benchmarks.window import Window, open_window

SIZES = (1_000, 10_000, 100_000, 1_000_000)
SECONDS = 240.0
LIMIT_MS = 16.0
CHART = Path(__file__).parents[2] / "docs" / "pictures" / "growth.svg"


class Growth(msgspec.Struct, frozen=True):
    """One line: a figure at each size, and the exponent n of the best fit, value ~ size ** n.

    With 0, a million takes as long as a thousand; with 1, a thousand times as long.
    """

    growth: str
    unit: str
    sizes: tuple[int, ...]
    values: tuple[float, ...]
    exponent: float


def is_drawn(runs: int | None, sizes: Sequence[int] = SIZES, picture: Path = CHART) -> bool:
    """Measure at each size, print a line per figure, draw the chart; returns whether it worked."""
    found = list[dict[str, float]]()
    with TemporaryDirectory(prefix="petstore-growth-") as folder:
        for size in sizes:
            output = Path(folder, f"{size}.json")
            if exit_code(measure, (size, runs or 3, output), SECONDS) != 0:
                return False
            found.append(msgspec.json.decode(output.read_bytes(), type=dict[str, float]))
    curves = list[Curve]()
    for name in found[0]:
        values = tuple(four_digits(figures[name]) for figures in found)
        curves.append(Curve(name, values, exponent(sizes, values)))
        print_line(Growth(name, "ms", tuple(sizes), values, curves[-1].exponent))
    picture.write_text(chart(sizes, curves, LIMIT_MS), "utf-8")
    return True


def exponent(sizes: Sequence[int], values: Sequence[float]) -> float:
    """The slope of the line that fits best with two logarithmic scales."""
    slope, _ = statistics.linear_regression([*map(math.log, sizes)], [*map(math.log, values)])
    return round(slope, 2)


def measure(size: int, runs: int, output: Path) -> None:
    """Write the medians at one size to a file: the whole work of one process."""
    with open_window() as window:
        window.run(window.load(Stock(size), size))
        window.run(window.rest())
        times = [_times(window, WORDS[run % len(WORDS)]) for run in range(runs)]
    medians = {name: statistics.median(one[name] for one in times) for name in times[0]}
    output.write_bytes(msgspec.json.encode(medians))


def _times(window: Window, word: str) -> dict[str, float]:
    """Each figure once, in milliseconds; starts from the order of IDs, and ends with it."""
    times = {"sort": window.run(window.sort(Column.NAME))}
    window.run(window.sort(Column.ID))
    times["gap_sort"] = window.gap(window.sort(Column.NAME))
    window.run(window.sort(Column.ID))
    times["search"] = window.run(window.type_word(word))
    started = time.perf_counter()
    for _ in range(PAINTS):
        window.table.viewport().repaint()
    times["repaint"] = (time.perf_counter() - started) * 1000 / PAINTS
    return times
