"""kill -9 of the window, again and again, in the middle of sending. Its service ends with it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from petstore_gui.domain.pets import Pet
from tests.service.running import ROOT
from tests.soak.busy_window import Line
from tests.soak.history import Verdict, judge
from tests.soak.outcome import Outcome, at_least, none_of
from tests.soak.progress import say
from tests.soak.reading import damage_of, pets_in
from tests.support.processes import processes_of, until

ROUNDS = 500
ROUNDS_SHORT = 4
ROUNDS_TOLD = 20

ADDED = 4
"""Animals that are added in each round before the kill, but for the early ones."""

LATER_SECONDS = 0.05
"""The kill comes at any moment of so long a time after those."""

EARLY = 0.1
"""Of the kills come while the window starts, when it settles what the last one left."""

EARLY_SECONDS = 1.5
START_SECONDS = 60.0
SEED = 5


def run(*, short: bool) -> Iterator[Outcome]:
    """What was told as added is there, nothing twice, and nothing that nobody asked for."""
    rounds = ROUNDS_SHORT if short else ROUNDS
    with tempfile.TemporaryDirectory(prefix="petstore-window-crashes-") as folder:
        crashes = WindowCrashes(Path(folder))
        verdict = crashes.suffered(rounds)
        damage = damage_of(crashes.database)
        added = len(crashes.told_added())
    say(f"{added:,} adds acknowledged")
    for figure, wrong in (
        ("window_crash_lost", verdict.lost),
        ("window_crash_twice", verdict.twice),
        ("window_crash_unasked", verdict.unasked),
        ("window_crash_damage", damage),
    ):
        yield none_of(wrong, figure, n=rounds)
    yield at_least(
        int(rounds * (1 - 2 * EARLY)) * ADDED,
        "window_crash_acknowledged",
        added,
        n=rounds,
        why=lambda: "so few adds tell little",
    )


class WindowCrashes:
    """One profile whose window is killed again and again."""

    def __init__(self, folder: Path) -> None:
        self._profile = folder / "profile"
        self._history = folder / "history"
        self._chance = random.Random(SEED)
        self.database = self._profile / "store" / "animals.sqlite"
        self._lines: list[Line] = []

    def suffered(self, rounds: int) -> Verdict:
        """Kill the window so many times, let every add be settled, and look what is there."""
        self._settle()
        samples = set(pets_in(self.database))
        for done in range(rounds):
            if done % ROUNDS_TOLD == 0:
                say(f"round {done + 1} of {rounds}")
            self._round()
        self._settle()
        found = [pet for pet in pets_in(self.database) if pet not in samples]
        asked = [line.asked for line in self._told() if line.asked]
        return judge(asked, self.told_added(), found)

    def told_added(self) -> list[Pet]:
        """What the window said was added; the same animal again is no news."""
        return list(dict.fromkeys(line.added for line in self._told() if line.added))

    def _round(self) -> None:
        enough = self._lines_told() + 2 * ADDED
        with self._window() as window:
            if self._chance.random() < EARLY:
                time.sleep(self._chance.uniform(0, EARLY_SECONDS))
            else:
                until(lambda: self._lines_told() >= enough, START_SECONDS)
                time.sleep(self._chance.uniform(0, LATER_SECONDS))
            assert window.poll() is None, "the window ended by itself"
            window.kill()
        until(lambda: not processes_of(self._profile))

    def _settle(self) -> None:
        with self._window("--settle") as window:
            assert window.wait(START_SECONDS) == 0
        until(lambda: not processes_of(self._profile))

    def _window(self, *how: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tests.soak.busy_window"]
        return subprocess.Popen(
            [*command, str(self._profile), str(self._history), *how],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )

    def _lines_told(self) -> int:
        return self._history.read_bytes().count(b"\n") if self._history.exists() else 0

    def _told(self) -> list[Line]:
        """A line that was cut off by the kill was not told."""
        if not self._lines:
            lines = self._history.read_bytes().split(b"\n")[:-1]
            self._lines = [msgspec.json.decode(line, type=Line) for line in lines]
        return self._lines
