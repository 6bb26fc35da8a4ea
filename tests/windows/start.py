"""How soon the frozen program shows its rows under Wine, against the program from source."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.benchmarks.figures import in_turn
from tests.support.processes import until
from tests.windows.freeze import PROGRAM
from tests.windows.place import PYTHON
from tests.windows.window import processes_of
from tests.windows.wine import Wine

FROZEN = (str(PROGRAM),)
SOURCE = (str(PYTHON / "python.exe"), "-m", "petstore_gui")

RUNS = 5
RATIO_MAX = 1.2
"""Freezing may cost so much of the start."""


def starts_soon(wine: Wine) -> bool:
    """Start both in turn, each time on a new profile; prints the seconds."""
    with tempfile.TemporaryDirectory(prefix="petstore-starts-") as folder:
        profiles = iter(Path(folder, str(number)) for number in range(1_000))
        frozen, source = in_turn(
            RUNS,
            lambda: _seconds(wine, FROZEN, next(profiles)),
            lambda: _seconds(wine, SOURCE, next(profiles)),
        )
    ratio = statistics.median(frozen) / statistics.median(source)
    print(
        f"start to rows: {statistics.median(frozen):.2f} s, from source"
        f" {statistics.median(source):.2f} s, {ratio:.2f} times as long (n = {RUNS})"
    )
    return ratio <= RATIO_MAX


def _seconds(wine: Wine, program: Sequence[str], profile: Path) -> float:
    command = [*program, "--profile", f"Z:{profile}", "--deployment", "local", "--trace-startup"]
    began = time.monotonic()
    with wine.start(command) as process:
        assert process.stdout
        if not any(b"rows-painted" in line for line in process.stdout):
            raise RuntimeError("the program ended without rows")
        took = time.monotonic() - began
        process.kill()
        until(lambda: not processes_of(profile))
    return took
