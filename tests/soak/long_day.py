"""Eight hours at the counter in simulated time: the window's resources do not grow."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.service.running import ROOT
from tests.soak.outcome import Outcome, at_most
from tests.soak.progress import say
from tests.soak.working_day import Resources

REFRESHES, ADDS = 960, 1_000
"""One refresh every 30 s for eight hours, and about two adds per minute."""

REFRESHES_SHORT, ADDS_SHORT = 40, 40

WARM, LAST = slice(3, 7), slice(-4, None)
"""The tenths of the day whose least values are compared, after all that is created only once. A
leak raises them; connections and timers, which come and go, do not."""

MEMORY_MAX = 10 * 2**20
DAY_SECONDS = 3_600.0


def run(*, short: bool) -> Iterator[Outcome]:
    """Memory after warm-up grows by 10 MiB at most; tasks, files and Qt objects do not grow."""
    refreshes, adds = (REFRESHES_SHORT, ADDS_SHORT) if short else (REFRESHES, ADDS)
    samples = _worked(refreshes, adds)
    for one in samples:
        say(f"{one.memory / 2**20:.1f} MiB, {one.files} files, {one.qt_objects} Qt objects")
    for name, most in (("memory", MEMORY_MAX), ("tasks", 0), ("files", 0), ("qt_objects", 0)):
        counts = [getattr(one, name) for one in samples]
        growth = min(counts[LAST]) - min(counts[WARM])
        yield at_most(most, f"day_{name}_growth", growth, n=refreshes, why=counts.__repr__)


def _worked(refreshes: int, adds: int) -> list[Resources]:
    with tempfile.TemporaryDirectory(prefix="petstore-day-") as folder:
        command = [sys.executable, "-m", "tests.soak.working_day", str(Path(folder) / "profile")]
        told = subprocess.run(
            [*command, str(refreshes), str(adds)],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            timeout=DAY_SECONDS,
            check=True,
        )
    return [msgspec.json.decode(line, type=Resources) for line in told.stdout.splitlines()]
