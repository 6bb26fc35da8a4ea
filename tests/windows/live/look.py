"""How the window looks: light and dark, changed while it runs, and at three scales."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from petstore_gui.ui.look.palette import DARK, LIGHT
from tests.support.hands import Hands
from tests.support.processes import until
from tests.windows.window import Desktop, Window
from tests.windows.wine import wine_on_a_screen


def page_colour(desktop: Desktop, window: Window, name: str) -> str:
    """The colour beside the table, in a picture that is kept."""
    table = window.shop.find("table", "Animals").box
    return desktop.picture(name).pixelColor(table.x - 5, table.y + table.height // 2).name()


def test_it_is_light_or_dark_as_windows_is_while_it_runs(
    desktop: Desktop, profile: Path, hands: Hands
) -> None:
    desktop.set_look("light")
    try:
        with desktop.opened(profile) as window:
            until(lambda: page_colour(desktop, window, "light") == LIGHT.page)
            desktop.set_look("dark")
            until(lambda: page_colour(desktop, window, "dark") == DARK.page)
            assert {font.partition(": ")[2] for font in window.fonts} == {"Inter 10"}
            hands.click(window.shop.find("push button", "Add animal"))
            window.shop.find("dialog", "Add animal")
            desktop.picture("dark-add")
            desktop.set_look("light")
            until(lambda: page_colour(desktop, window, "light-again") == LIGHT.page)
            assert {font.partition(": ")[2] for font in window.fonts} == {"Inter 10"}
            window.check_log()
    finally:
        desktop.set_look("light")


@pytest.fixture(params=[150, 200])
def percent(request: pytest.FixtureRequest, desktop: Desktop) -> Iterator[int]:
    """Windows' own scale."""
    desktop.set_scale(request.param)
    yield request.param
    desktop.set_scale(100)


def test_it_looks_the_same_at_every_scale(percent: int, profile: Path) -> None:
    with wine_on_a_screen(LARGE) as wine:
        desktop = Desktop(wine, LARGE)
        hands = Hands(desktop.screen)
        with desktop.opened(profile) as window:
            search = window.shop.find("text", "Search")
            assert search.box.height == pytest.approx(34 * percent / 100, abs=1)
            assert page_colour(desktop, window, f"{percent}") == LIGHT.page
            hands.click(window.shop.find("push button", "Add animal"))
            window.shop.find("dialog", "Add animal")
            desktop.picture(f"{percent}-add")
            hands.press("Escape")
            until(lambda: window.shop.look_for("dialog") is None)
            hands.click(window.shop.find("radio button", "Available"))
            table = window.shop.find("table", "Animals")
            until(lambda: table.row_count == 76)
            assert {font.partition(": ")[2] for font in window.fonts} == {"Inter 10"}
            window.check_log()


LARGE = "2560x1600x24"
