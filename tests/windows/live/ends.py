"""The end of the session, while somebody types in the window."""

from __future__ import annotations

from pathlib import Path

from tests.support.accessibility import State
from tests.support.hands import Hands
from tests.support.processes import until
from tests.windows.window import Desktop, Window

NAME = "Rosalind"


def type_an_animal(window: Window, hands: Hands) -> None:
    hands.click(window.shop.find("push button", "Add animal"))
    name = window.shop.find("dialog", "Add animal").find("text", "Name")
    hands.click(name)
    hands.type(NAME)
    until(lambda: name.text == NAME)


def test_the_end_of_the_session_asks_nothing_and_keeps_the_view(
    desktop: Desktop, profile: Path, hands: Hands
) -> None:
    with desktop.opened(profile) as window:
        hands.click(window.shop.find("radio button", "Available"))
        type_an_animal(window, hands)
        with desktop.start("wineboot", "--end-session") as system:  # it ends what was told so
            until(lambda: not window.processes)
            system.communicate(timeout=60)
    with desktop.opened(profile) as window:
        filter_ = window.shop.find("radio button", "Available")
        until(lambda: State.CHECKED in filter_.states)
        desktop.picture("kept")
        window.check_log()
