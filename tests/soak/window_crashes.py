"""The window is killed, or asked to end, again and again while it sends.

Its service ends with it.
"""

from __future__ import annotations

import random
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from petstore_gui.domain.pets import Pet
from tests.soak.busy_window import Line
from tests.soak.history import Verdict, judge
from tests.soak.outcome import Outcome, at_least, none_of, say
from tests.soak.program import end_window, start_window
from tests.soak.reading import damage_of, pets_in
from tests.support.processes import processes_of, until

ROUNDS = 500
ROUNDS_SHORT = 4
ROUNDS_PER_MESSAGE = 20

ADDED = 4
"""Animals added per round before the kill, except in rounds with an early kill."""

LATER_SECONDS = 0.05
"""After those, the kill comes at a random moment within this time."""

EARLY = 0.1
"""The share of kills that come while the window starts and settles what the last kill left."""

EARLY_SECONDS = 1.5
START_SECONDS = 60.0
SEED = 5


def run(*, short: bool) -> Iterator[Outcome]:
    """No animal reported as added is lost, none is added twice, and none is added unasked."""
    rounds = ROUNDS_SHORT if short else ROUNDS
    with tempfile.TemporaryDirectory(prefix="petstore-window-crashes-") as folder:
        crashes = WindowCrashes(Path(folder))
        verdict = crashes.run(rounds)
        damage = damage_of(crashes.database)
        added = len(crashes.reported())
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
        self.database = self._profile / "store" / "samples.sqlite"
        self._lines: list[Line] = []

    def run(self, rounds: int) -> Verdict:
        """Kill the window so many times, let it settle every add, and judge the store."""
        self._settle()
        samples = set(pets_in(self.database))
        for done in range(rounds):
            if done % ROUNDS_PER_MESSAGE == 0:
                say(f"round {done + 1} of {rounds}")
            self._round()
        self._settle()
        found = [pet for pet in pets_in(self.database) if pet not in samples]
        asked = [line.asked for line in self._read_lines() if line.asked]
        return judge(asked, self.reported(), found)

    def reported(self) -> list[Pet]:
        """The animals that the window reported as added, each once."""
        return list(dict.fromkeys(line.added for line in self._read_lines() if line.added))

    def _round(self) -> None:
        enough = self._line_count() + 2 * ADDED
        with self._window() as window:
            if self._chance.random() < EARLY:
                time.sleep(self._chance.uniform(0, EARLY_SECONDS))
            else:
                until(lambda: self._line_count() >= enough, START_SECONDS)
                time.sleep(self._chance.uniform(0, LATER_SECONDS))
            assert window.poll() is None, "the window ended by itself"
            end_window(window, self._chance, START_SECONDS)
        until(lambda: not processes_of(self._profile))

    def _settle(self) -> None:
        with self._window("--settle") as window:
            assert window.wait(START_SECONDS) == 0
        until(lambda: not processes_of(self._profile))

    def _window(self, *how: str) -> subprocess.Popen[bytes]:
        return start_window("busy_window", self._profile, self._history, *how)

    def _line_count(self) -> int:
        return self._history.read_bytes().count(b"\n") if self._history.exists() else 0

    def _read_lines(self) -> list[Line]:
        """The complete lines of the history: a kill may cut off the last one."""
        if not self._lines:
            lines = self._history.read_bytes().split(b"\n")[:-1]
            self._lines = [msgspec.json.decode(line, type=Line) for line in lines]
        return self._lines
