"""Figures: what was measured, the goal, and whether it was met."""

from __future__ import annotations

import cProfile
import importlib
import statistics
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from types import CodeType
from typing import Literal

import msgspec

Better = Literal["lower", "higher"]

SLOWEST = 5
"""How many functions the reason of a missed goal names."""


class Goal(msgspec.Struct, frozen=True):
    """The goal of a figure: a ratio to its floor, or an absolute value if it has no floor.

    `group` is the module and function of this package that measures it.
    """

    group: str
    goal: float
    better: Better = "lower"


GOALS = {
    "start_first": Goal("starting.starts", 3),
    "start_known_20": Goal("starting.starts", 1.35),
    "start_known_100k": Goal("starting.starts", 1.35),
    "load_100k": Goal("loading.lists", 0.1, "higher"),
    "gap_load_100k": Goal("loading.lists", 16),
    "refresh_unchanged": Goal("loading.lists", 0.05),
    "import_10k": Goal("loading.imports", 0.5, "higher"),
    "gap_import_10k": Goal("loading.imports", 16),
    "sort_100k": Goal("rows.hundred_thousand", 1.5),
    "search_100k": Goal("rows.hundred_thousand", 16),
    "sort_1m": Goal("rows.million", 1.5),
    "gap_sort_1m": Goal("rows.million", 16),
    "search_1m": Goal("rows.million", 30),
    "filter_1m": Goal("rows.million", 30),
    "names_1m": Goal("rows.names", 1.5),
    "gap_names_1m": Goal("rows.names", 16),
    "gap_ledger_1m": Goal("rows.known", 16),
    "gap_summary_1m": Goal("rows.known", 16),
    "gap_duplicates_1m": Goal("rows.duplicates", 16),
    "repaint": Goal("rows.painting", 3),
    "memory_1m": Goal("rows.memory", 200),
    "export_csv_1m": Goal("files.exports", 4),
    "gap_export_csv_1m": Goal("files.exports", 16),
    "export_xlsx_1m": Goal("files.exports", 1.5),
    "gap_export_xlsx_1m": Goal("files.exports", 16),
    "gap_print_list_10k": Goal("files.prints", 16),
    "gap_print_labels_10k": Goal("files.prints", 16),
    "get_100": Goal("service.sqlite", 0.7, "higher"),
    "get_20": Goal("service.sqlite", 0.6, "higher"),
    "get_one": Goal("service.sqlite", 0.5, "higher"),
    "page_deep": Goal("service.sqlite", 1.2),
    "unchanged": Goal("service.sqlite", 5, "higher"),
    "post_durable": Goal("service.adds", 0.5, "higher"),
    **{
        f"{operation}_{processes}": Goal("service.postgresql", 0.6, "higher")
        for processes in (1, 2, 4)
        for operation in ("pg_list", "pg_get", "pg_add")
    },
    "pg_page_deep": Goal("service.postgresql", 1.2),
    "pg_unchanged": Goal("service.postgresql", 5, "higher"),
}
"""In milliseconds, except for loads and imports (animals per second), a service's answers (per
second) and memory (bytes per animal)."""


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


def judge(name: str, values: Sequence[float], floors: Sequence[float] = ()) -> Figure:
    """Compare the medians with the goal of a figure."""
    wanted = GOALS[name]
    value = four_digits(statistics.median(values))
    floor = four_digits(statistics.median(floors)) if floors else None
    ratio = None if floor is None else four_digits(value / floor)
    met = is_met(value if ratio is None else ratio, wanted.goal, wanted.better)
    return Figure(name, len(values), value, floor, ratio, wanted.goal, wanted.better, met)


class Bench:
    """Which figures are wanted, and how often each is measured."""

    def __init__(self, wanted: Collection[str], runs: int | None = None) -> None:
        self._wanted = frozenset(wanted)
        self._runs = runs

    def wants(self, *names: str) -> bool:
        """Whether any of these figures is wanted."""
        return not self._wanted.isdisjoint(names)

    def measure(
        self,
        name: str,
        runs: int,
        value: Callable[[], float],
        floor: Callable[[], float] | None = None,
        *,
        why: Callable[[], str] | None = None,
    ) -> None:
        """Print the line of a figure if it is wanted: value and floor are measured in turn.

        `runs`: how often, unless an argument of the program says otherwise. `why` finds the reason
        of a missed goal; without it, that is the profile of one more run.
        """
        if not self.wants(name):
            return
        count = self._runs or runs
        if floor:
            figure = judge(name, *in_turn(count, value, floor))
        else:
            figure = judge(name, [value() for _ in range(count)])
        if not figure.met:
            reason = why() if why else _profile(value)
            figure = msgspec.structs.replace(figure, reason=reason)
        print_line(figure)


def measure_group(group: str, names: Collection[str], runs: int | None) -> None:
    """Measure those figures of a group that are wanted, and print their lines."""
    module, function = group.split(".")
    measure = getattr(importlib.import_module(f"tests.benchmarks.{module}"), function)
    measure(Bench(names, runs))


def in_turn(
    runs: int, value: Callable[[], float], floor: Callable[[], float]
) -> tuple[list[float], list[float]]:
    """Measure alternately, so that both have the same conditions."""
    pairs = [(value(), floor()) for _ in range(runs)]
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


def _profile(work: Callable[[], object]) -> str:
    """The functions of one more run that take longest. Small ones look slower than they are."""
    profile = cProfile.Profile()
    profile.runcall(work)
    times: dict[str, float] = defaultdict(float)
    for entry in profile.getstats():
        code = entry.code
        if isinstance(code, CodeType):
            times[f"{code.co_qualname} in {Path(code.co_filename).name}"] += entry.inlinetime
        else:
            times[code.strip("<>")] += entry.inlinetime
    whole = sum(times.values()) or 1.0
    slowest = sorted(times, key=times.__getitem__, reverse=True)[:SLOWEST]
    return "of one more run: " + ", ".join(f"{one} {times[one] / whole:.0%}" for one in slowest)
