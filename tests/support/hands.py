"""Clicks and key presses that come through the X server, as a user's do."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from tests.support.accessibility import Box
from tests.support.waiting import PATIENCE

BETWEEN_KEYS_MS = 2


class Seen(Protocol):
    """Anything on the screen."""

    @property
    def box(self) -> Box: ...


@dataclass(frozen=True)
class Hands:
    """A mouse and a keyboard on one screen. The screen reader knows where to click."""

    screen: Mapping[str, str]

    def click(self, thing: Seen) -> None:
        """Press and release the left button on the middle of a thing."""
        x, y = thing.box.centre
        self._do("mousemove", str(x), str(y), "click", "1")

    def double_click(self, thing: Seen) -> None:
        """Click twice on the middle of a thing, as fast as a person does."""
        x, y = thing.box.centre
        self._do("mousemove", str(x), str(y), "click", "--repeat", "2", "--delay", "60", "1")

    def focus_window(self, process: int, title: str = "^Petstore –") -> None:
        """Focus a program's window, the main one: this screen has no window manager to do it."""
        its_window = ("--all", "--pid", str(process), "--name", title)
        self._do("search", "--sync", "--onlyvisible", *its_window, "windowfocus")

    def program_under(self, thing: Seen) -> int:
        """The process of the topmost window at the place of a thing."""
        x, y = thing.box.centre
        self._do("mousemove", str(x), str(y))
        window = self._output("getmouselocation", "--shell").rpartition("WINDOW=")[2].strip()
        return int(self._output("getwindowpid", window))

    def press(self, *keys: str) -> None:
        """Press and release keys by their names in X, such as ctrl+n, Tab or Return."""
        self._do("key", "--delay", str(BETWEEN_KEYS_MS), *keys)

    def type(self, text: str) -> None:
        """Type a text into what has the focus."""
        self._do("type", "--delay", str(BETWEEN_KEYS_MS), text)

    def _output(self, *command: str) -> str:
        return subprocess.check_output(
            ["xdotool", *command], env=self.screen, timeout=PATIENCE, text=True
        )

    def _do(self, *command: str) -> None:
        subprocess.run(["xdotool", *command], env=self.screen, check=True, timeout=PATIENCE)
