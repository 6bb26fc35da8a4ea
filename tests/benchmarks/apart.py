"""A process of its own for figures that are measured together."""

from __future__ import annotations

import importlib
import multiprocessing
import signal
import sys
from collections.abc import Collection

from tests.benchmarks.figures import Bench

PROCESS_SECONDS = 240.0
"""After this time figures that are measured together are given up."""

END_SECONDS = 10.0


def is_measured(module: str, names: Collection[str], runs: int | None) -> bool:
    """Measure figures in a process of their own; whether that came to its end."""
    process = multiprocessing.get_context("spawn").Process(
        target=_measure, args=(module, names, runs)
    )
    process.start()
    process.join(PROCESS_SECONDS)
    if process.is_alive():
        process.terminate()
        process.join(END_SECONDS)
    if process.is_alive():
        process.kill()
        process.join()
    return process.exitcode == 0


def _measure(module: str, names: Collection[str], runs: int | None) -> None:
    """Measure figures in this process, and print their lines."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(1))  # end what was started
    importlib.import_module(f"tests.benchmarks.{module}").measure(Bench(names, runs))
