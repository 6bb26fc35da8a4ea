"""Clicks and key presses through the X server, as from a real mouse and keyboard."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from dataclasses import dataclass

from tests.support.accessibility import Accessible

BETWEEN_KEYS_MS = 2


@dataclass(frozen=True)
class Hands:
    """The mouse and keyboard of one screen. The screen reader finds where to click."""

    screen: Mapping[str, str]

    def click(self, thing: Accessible) -> None:
        """Click the middle of an object with the left button."""
        x, y = thing.box.centre
        self._do("mousemove", str(x), str(y), "click", "1")

    def turn_to(self, process: int) -> None:
        """Focus a program's main window, as this screen has no window manager to do it."""
        its_window = ("--all", "--pid", str(process), "--name", "^Petstore –")
        self._do("search", "--sync", "--onlyvisible", *its_window, "windowfocus")

    def program_under(self, thing: Accessible) -> int:
        """The process of the topmost window in the middle of an object."""
        x, y = thing.box.centre
        self._do("mousemove", str(x), str(y))
        window = self._output("getmouselocation", "--shell").rpartition("WINDOW=")[2].strip()
        return int(self._output("getwindowpid", window))

    def press(self, *keys: str) -> None:
        """Press and release keys by their names in X, such as ctrl+n, Tab or Return."""
        self._do("key", "--delay", str(BETWEEN_KEYS_MS), *keys)

    def type(self, text: str) -> None:
        """Type a text into the focused widget."""
        self._do("type", "--delay", str(BETWEEN_KEYS_MS), text)

    def _output(self, *command: str) -> str:
        return subprocess.run(
            ["xdotool", *command], env=self.screen, check=True, timeout=20, stdout=subprocess.PIPE
        ).stdout.decode()

    def _do(self, *command: str) -> None:
        subprocess.run(["xdotool", *command], env=self.screen, check=True, timeout=20)
