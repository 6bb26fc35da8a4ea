"""Figures: what was measured, the goal, and whether it was met."""

from __future__ import annotations

import statistics
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Literal

import msgspec

Better = Literal["lower", "higher"]


class Goal(msgspec.Struct, frozen=True):
    """The goal of a figure: a ratio to its floor, or an absolute value if it has no floor.

    `seen_in` is the module of this package that measures it.
    """

    seen_in: str
    goal: float
    better: Better = "lower"


GOALS = {
    "start_first": Goal("starting", 3),
    "start_known_20": Goal("starting", 1.35),
    "start_known_100k": Goal("starting", 1.35),
    "load_100k": Goal("loading", 0.1, "higher"),
    "gap_load_100k": Goal("loading", 16),
    "load_100k_40ms": Goal("loading", 0.9, "higher"),
    "refresh_unchanged": Goal("loading", 0.05),
    "sort_100k": Goal("arranging_100k", 1.5),
    "search_100k": Goal("arranging_100k", 16),
    "sort_1m": Goal("arranging_1m", 1.5),
    "gap_sort_1m": Goal("arranging_1m", 16),
    "search_1m": Goal("arranging_1m", 30),
    "filter_1m": Goal("arranging_1m", 30),
    "names_1m": Goal("preparing", 1.5),
    "gap_names_1m": Goal("preparing", 16),
    "gap_ledger_1m": Goal("remembering", 16),
    "export_csv_1m": Goal("exporting", 4),
    "gap_export_csv_1m": Goal("exporting", 16),
    "export_xlsx_1m": Goal("exporting", 1.5),
    "gap_export_xlsx_1m": Goal("exporting", 16),
    "print_list_10k": Goal("printing", 3),
    "gap_print_list_10k": Goal("printing", 16),
    "print_labels_10k": Goal("printing", 3),
    "gap_print_labels_10k": Goal("printing", 16),
    "gap_summary_1m": Goal("overview", 16),
    "gap_duplicates_1m": Goal("overview", 16),
    "gap_duplicates_1m_many": Goal("overview", 16),
    "category_names_repaint": Goal("naming", 1.5),
    "category_names_sort": Goal("naming", 1.5),
    "category_names_gap": Goal("naming", 16),
    "category_names_search": Goal("naming", 30),
    "repaint": Goal("painting", 3),
    "memory_1m": Goal("holding", 200),
    "get_100": Goal("answering", 0.7, "higher"),
    "get_20": Goal("answering", 0.6, "higher"),
    "get_one": Goal("pages", 0.5, "higher"),
    "page_deep": Goal("pages", 1.2),
    "unchanged": Goal("pages", 5, "higher"),
    "page_10m": Goal("pages", 1.2),
    "post_durable": Goal("adding", 0.5, "higher"),
    "adds_per_commit": Goal("adding", 8, "higher"),
    **{
        f"{operation}_{processes}": Goal("sharing", 0.6, "higher")
        for processes in (1, 2, 4)
        for operation in ("pg_list", "pg_get", "pg_add")
    },
    "pg_page_deep": Goal("pages", 1.2),
    "pg_unchanged": Goal("pages", 5, "higher"),
    "pg_page_10m": Goal("pages", 1.2),
    "pg_switchover": Goal("switching", 10_000),
    "import_10k": Goal("importing", 0.5, "higher"),
    "gap_import_10k": Goal("importing", 16),
}
"""In milliseconds, except for loads and imports (animals per second), a service's answers (per
second), memory (bytes per animal) and commits (adds per commit)."""


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of `make bench`: medians of `n` runs. `reason` is set if the goal was missed."""

    figure: str
    n: int
    value: float
    floor: float | None
    ratio: float | None
    goal: float
    better: str
    met: bool
    reason: str = ""


def judge(name: str, values: Sequence[float], floors: Sequence[float] | None = None) -> Figure:
    """Compare the medians with the goal of a figure."""
    wanted = GOALS[name]
    value = four_digits(statistics.median(values))
    floor = None if floors is None else four_digits(statistics.median(floors))
    ratio = None if floor is None else four_digits(value / floor)
    held = value if ratio is None else ratio
    met = is_met(held, wanted.goal, wanted.better)
    return Figure(name, len(values), value, floor, ratio, wanted.goal, wanted.better, met)


class Bench:
    """Which figures are wanted, and how often each is measured."""

    def __init__(self, wanted: Collection[str], runs: int | None = None) -> None:
        self._wanted = wanted
        self._runs = runs

    def wants(self, name: str) -> bool:
        """Whether this figure is wanted."""
        return name in self._wanted

    def runs(self, usual: int) -> int:
        """How often to measure: `usual` times unless an argument says otherwise."""
        return self._runs or usual

    def tell(self, figure: Figure, why: Callable[[], str]) -> None:
        """Print the line of a figure; `why` finds the reason if its goal was missed."""
        print_line(figure if figure.met else msgspec.structs.replace(figure, reason=why()))

    async def explain(self, figure: Figure, why: Callable[[], Awaitable[str]]) -> None:
        """The same with a coroutine function `why`."""
        print_line(figure if figure.met else msgspec.structs.replace(figure, reason=await why()))


def in_turn(
    runs: int, value: Callable[[], float], floor: Callable[[], float]
) -> tuple[list[float], list[float]]:
    """Measure alternately, so that both have the same conditions; the first pair is a warm-up."""
    pairs = [(value(), floor()) for _ in range(runs + 1)][1:]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def is_met(held: float, goal: float, better: Better) -> bool:
    """Whether a value meets its goal."""
    return held <= goal if better == "lower" else held >= goal


def print_line(line: msgspec.Struct) -> None:
    """Print one line with a JSON object."""
    print(msgspec.json.encode(line).decode(), flush=True)


def four_digits(number: float) -> float:
    """Round to four significant digits: no measurement is more precise."""
    return float(f"{number:.4g}")
