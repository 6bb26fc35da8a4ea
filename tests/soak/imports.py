"""The window is killed, or asked to end, again and again while it brings animals in.

Its service ends with it.
"""

from __future__ import annotations

import random
import sqlite3
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.soak.busy_import import name_of
from tests.soak.outcome import Outcome, at_least, none_of, say
from tests.soak.program import end_window, start_window
from tests.soak.reading import damage_of, pets_in
from tests.support.processes import processes_of, until

ANIMALS, ANIMALS_SHORT = 10_000, 400
KILLS, KILLS_SHORT = 100, 4
"""Kills that come while there is something left to send."""

LATER_SECONDS = 0.2
"""Each kill comes at a random moment within this time, after its share of the rows was added."""

START_SECONDS = 120.0
SEED = 11


def run(*, short: bool) -> Iterator[Outcome]:
    """Every animal of the file is added once."""
    animals, kills = (ANIMALS_SHORT, KILLS_SHORT) if short else (ANIMALS, KILLS)
    with tempfile.TemporaryDirectory(prefix="petstore-imports-") as folder:
        imports = Imports(Path(folder) / "profile", animals)
        killed = imports.run(kills)
        counts = Counter(pet.name for pet in pets_in(imports.database))
        damage = damage_of(imports.database)
    names = [name_of(number) for number in range(animals)]
    say(f"{killed} of {kills} kills while animals were being sent")
    for figure, wrong in (
        ("import_lost", [name for name in names if counts[name] == 0]),
        ("import_twice", [name for name in names if counts[name] > 1]),
        ("import_damage", damage),
    ):
        yield none_of(wrong, figure, n=animals)
    why = "the import was over before"
    yield at_least(kills // 2, "import_kills", killed, n=kills, why=lambda: why)


class Imports:
    """One profile whose window is killed again and again during one import."""

    def __init__(self, profile: Path, animals: int) -> None:
        self._profile = profile
        self._animals = animals
        self._chance = random.Random(SEED)
        self.database = profile / "store" / "samples.sqlite"

    def run(self, kills: int) -> int:
        """Kill the window so many times, then let the import end; returns the timely kills."""
        killed = 0
        for done in range(kills):
            say(f"kill {done + 1} of {kills}")
            enough = (done + 1) * self._animals // (kills + 1)
            killed += self._is_cut_off(enough, *(["--begin"] if done == 0 else []))
        with self._window() as window:
            assert window.wait(START_SECONDS) == 0
        until(lambda: not processes_of(self._profile))
        return killed

    def _is_cut_off(self, enough: int, *how: str) -> bool:
        """Kill a window once so many animals were added; returns whether it was still running."""
        with self._window(*how) as window:
            until(lambda: self._added() >= enough or window.poll() is not None, START_SECONDS)
            time.sleep(self._chance.uniform(0, LATER_SECONDS))
            is_running = window.poll() is None
            end_window(window, self._chance, START_SECONDS)
        until(lambda: not processes_of(self._profile))
        return is_running

    def _added(self) -> int:
        """How many animals were added, 0 while there is no database."""
        try:
            return sum(pet.name.startswith("Imported") for pet in pets_in(self.database))
        except sqlite3.OperationalError:
            return 0

    def _window(self, *how: str) -> subprocess.Popen[bytes]:
        return start_window("busy_import", self._profile, self._animals, *how)
