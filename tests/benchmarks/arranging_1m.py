"""Sorting, searching and filtering 1,000,000 animals."""

from __future__ import annotations

from tests.benchmarks.arranging import measure_at
from tests.benchmarks.figures import Bench


def measure(bench: Bench) -> None:
    """The figures at this size."""
    measure_at(1_000_000, "1m", bench)
