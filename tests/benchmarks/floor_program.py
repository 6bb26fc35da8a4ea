"""A floor in a separate process: it measures once for each line that it reads."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.support.screen import ENDS_WITH_US


@contextmanager
def floor_program(name: str, *arguments: str) -> Iterator[Callable[[], float]]:
    """Start `floors/NAME.py`; yields a function that makes it measure once."""
    command = [*ENDS_WITH_US, sys.executable, "-m", f"tests.benchmarks.floors.{name}", *arguments]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as process:
        assert process.stdin
        assert process.stdout
        asking, told = process.stdin, process.stdout

        def measured() -> float:
            asking.write("\n")
            return float(told.readline())

        try:
            yield measured
            asking.close()
        finally:
            process.terminate()
