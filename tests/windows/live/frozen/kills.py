"""The frozen program ends in all ways while it adds animals: none is lost, none is added twice."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import msgspec

from tests.soak.busy_window import Line
from tests.soak.history import Verdict, judge
from tests.soak.reading import damage_of, pets_in
from tests.support.processes import until
from tests.windows.freeze import PRODUCT, TESTED
from tests.windows.place import PYTHON
from tests.windows.window import IN_TESTS, Desktop, Window, processes_of

WINDOW = str(TESTED / f"{PRODUCT.title}.exe")
COMMAND = str(TESTED / f"{PRODUCT.command}.exe")

ROUNDS = 2
"""How often each way is tried."""

LINES = 12
"""What the window writes down of its adds before its end."""

SECONDS = 120.0


class Busy:
    """A profile whose window adds one animal after another."""

    def __init__(self, desktop: Desktop, folder: Path) -> None:
        self.desktop = desktop
        self.profile = folder / "profile"
        self.database = self.profile / "store/samples.sqlite"
        self.pressed = folder / "pressed"
        self._history = folder / "history"

    def adds_until(self, way: Callable[[Busy, Window], None], *command: str) -> None:
        """Start the window, end it in a way while it adds, and see that no process is left."""
        enough = len(self.lines()) + LINES
        more = {"PETSTORE_HISTORY": f"Z:{self._history}"}
        command = (*(command or (WINDOW,)), "--profile", f"Z:{self.profile}")
        with self.desktop.running(self.profile, *command, more=more) as window:
            until(lambda: len(self.lines()) >= enough, SECONDS)
            way(self, window)
            until(lambda: not processes_of(self.profile), SECONDS)

    def settles(self) -> None:
        """Let the window finish what it has begun."""
        more = {"PETSTORE_HISTORY": f"Z:{self._history}", "PETSTORE_SETTLES": "1"}
        command = (WINDOW, "--profile", f"Z:{self.profile}")
        with self.desktop.running(self.profile, *command, more=more):
            until(lambda: not processes_of(self.profile), SECONDS)

    def lines(self) -> list[Line]:
        """What was asked and added: a kill may cut off the last line."""
        if not self._history.exists():
            return []
        lines = self._history.read_bytes().split(b"\n")[:-1]
        return [msgspec.json.decode(line, type=Line) for line in lines if line]


def killed(busy: Busy, _window: Window) -> None:
    """The window alone: its service has to end by itself."""
    [window] = processes_of(busy.profile) - processes_of(busy.database)
    os.kill(window, signal.SIGKILL)


def killed_with_its_service(busy: Busy, _window: Window) -> None:
    taskkill = ("taskkill", "/f", "/im", f"{PRODUCT.title}.exe")
    with busy.desktop.start(*taskkill) as process:
        process.communicate(timeout=SECONDS)


def session_ended(busy: Busy, _window: Window) -> None:
    with busy.desktop.start("wineboot", "--end-session") as system:
        until(lambda: not processes_of(busy.profile))
        system.communicate(timeout=SECONDS)


def interrupted(busy: Busy, _window: Window) -> None:
    busy.pressed.touch()


def test_no_add_is_lost_or_doubled_whatever_ends_the_program(
    desktop: Desktop, tmp_path: Path
) -> None:
    busy = Busy(desktop, tmp_path)
    busy.settles()
    samples = set(pets_in(busy.database))
    console = (str(PYTHON / "python.exe"), "-m", "tests.windows.console", f"Z:{busy.pressed}")
    for _ in range(ROUNDS):
        for way in (killed, killed_with_its_service, session_ended):
            busy.adds_until(way)
        busy.adds_until(interrupted, *console, COMMAND)
        busy.pressed.unlink()
    busy.settles()
    lines = busy.lines()
    added = [line.added for line in lines if line.added]
    found = [pet for pet in pets_in(busy.database) if pet not in samples]
    verdict = judge([line.asked for line in lines if line.asked], added, found)
    print(f"{len(added)} adds acknowledged")
    assert verdict == Verdict(lost=[], twice=[], unasked=[])
    assert not damage_of(busy.database)
    assert len(added) >= ROUNDS * 4 * LINES / 3


def test_two_starts_at_once_make_one_window(desktop: Desktop, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    command = (WINDOW, "--profile", f"Z:{profile}")
    with desktop.wine.start(command, IN_TESTS) as one, desktop.wine.start(command, IN_TESTS) as two:
        try:
            ended = until(lambda: [it for it in (one, two) if it.poll() is not None], SECONDS)
            assert [it.returncode for it in ended] == [0]
            until(lambda: len(processes_of(profile)) == 2)  # the window's, and its service's
            desktop.picture("two-starts")
        finally:
            desktop.wine.end()
