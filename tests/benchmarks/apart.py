"""Runs each group of figures in a separate process.

Its child processes end with it, and its files are in the folder that the first process removes.
"""

from __future__ import annotations

import importlib
import multiprocessing
from collections.abc import Callable, Collection
from multiprocessing.context import SpawnProcess

from tests.benchmarks.figures import Bench

PROCESS_SECONDS = 300.0
"""The time limit of a group: per run, or in all for the usual number of runs."""

END_SECONDS = 10.0


def is_measured(module: str, names: Collection[str], runs: int | None) -> bool:
    """Measure figures in a separate process; returns whether it succeeded."""
    return exit_code(_measure, (module, names, runs), PROCESS_SECONDS * (runs or 1)) == 0


def exit_code(
    target: Callable[..., None], arguments: tuple[object, ...], seconds: float
) -> int | None:
    """Call a function in a separate process, for `seconds` at most; returns its exit code."""
    process = multiprocessing.get_context("spawn").Process(target=target, args=arguments)
    process.start()
    try:
        process.join(seconds)
    finally:
        _end(process)
    return process.exitcode


def _end(process: SpawnProcess) -> None:
    if process.is_alive():
        process.terminate()
        process.join(END_SECONDS)
    if process.is_alive():
        process.kill()
        process.join()


def _measure(module: str, names: Collection[str], runs: int | None) -> None:
    """Measure figures in this process, and print their lines."""
    importlib.import_module(f"tests.benchmarks.{module}").measure(Bench(names, runs))
