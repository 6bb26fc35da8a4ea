"""Sorting, searching and filtering 100,000 animals."""

from __future__ import annotations

from tests.benchmarks.arranging import measure_at
from tests.benchmarks.figures import Bench


def measure(bench: Bench) -> None:
    """The figures at this size."""
    measure_at(100_000, "100k", bench)
