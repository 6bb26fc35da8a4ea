"""An outcome: a figure of a long run, and whether it meets its goal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

import msgspec

from tests.benchmarks.figures import Better, four_digits, is_met


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of `make soak`, from `n` tries. `reason` is set if the goal was missed."""

    figure: str
    n: int
    value: float
    goal: float
    better: Better
    met: bool
    reason: str = ""


class Run(Protocol):
    """A long run, which yields its outcomes. A short one has the same figures."""

    def __call__(self, *, short: bool) -> Iterator[Outcome]: ...


def at_most(goal: float, figure: str, value: float, *, n: int, why: Callable[[], str]) -> Outcome:
    """An outcome that must not be more than `goal`; `why` gives the reason if it is."""
    return _with_reason(Outcome(figure, n, four_digits(value), goal, "lower", met=True), why)


def at_least(goal: float, figure: str, value: float, *, n: int, why: Callable[[], str]) -> Outcome:
    """An outcome that must not be less than `goal`; `why` gives the reason if it is."""
    return _with_reason(Outcome(figure, n, four_digits(value), goal, "higher", met=True), why)


def none_of(wrong: Sequence[object], figure: str, *, n: int) -> Outcome:
    """An outcome that counts faults, whose goal is 0."""
    return at_most(0, figure, len(wrong), n=n, why=lambda: f"the first: {wrong[0]}")


def say(text: str) -> None:
    """Print progress to standard error: standard output is for the outcomes."""
    sys.stderr.write(f"  {text}\n")


def _with_reason(outcome: Outcome, why: Callable[[], str]) -> Outcome:
    if is_met(outcome.value, outcome.goal, outcome.better):
        return outcome
    return msgspec.structs.replace(outcome, met=False, reason=why())
