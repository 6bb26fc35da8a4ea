"""The whole job without a mouse: every key press goes through the window system."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from tests.support.accessibility import Accessible, State, rows_of_whole_list
from tests.support.hands import Hands
from tests.support.processes import Program, until


@pytest.fixture
def keys(screen: Mapping[str, str], shop: Accessible, running: Program) -> Hands:
    """The keyboard, with the window focused."""
    hands = Hands(screen)
    hands.focus_window(running.process.pid)
    until(lambda: State.FOCUSED in shop.find("text", "Search").states)
    return hands


def tabbed_to(keys: Hands, thing: Accessible) -> bool:
    keys.press("Tab")
    return State.FOCUSED in thing.states


def test_the_main_job(shop: Accessible, keys: Hands, running: Program) -> None:
    table = shop.find("table", "Animals")
    whole = rows_of_whole_list(shop)
    keys.press("alt+2")
    until(lambda: 0 < table.row_count < whole)
    assert {table.cell_text(row, 3) for row in (0, table.row_count - 1)} == {"Available"}
    keys.press("alt+1")
    until(lambda: table.row_count == whole)
    keys.press("ctrl+n")
    dialog = shop.find("dialog", "Add animal")
    keys.press("Return")
    until(lambda: dialog.find("text", "Name").description == "Enter a name.")
    keys.type("Rosalind")
    keys.press("Tab")
    keys.type("12")
    until(lambda: dialog.find("text", "Category").text == "12")
    keys.press("Tab")
    until(lambda: State.FOCUSED in dialog.find("combo box", "Status").states)
    keys.press("Down", "Down", "Down")
    until(lambda: dialog.find("combo box", "Status").name == "Sold")
    keys.press("Return")
    until(lambda: shop.look_for("dialog") is None)
    keys.focus_window(running.process.pid)  # as a window manager would
    until(lambda: shop.find("status bar").name.startswith("Added Rosalind"))
    [row] = table.selected_rows
    assert table.row(row)[1:] == ["Rosalind", "12", "Sold"]
    until(lambda: tabbed_to(keys, table))
    keys.press("ctrl+c", "ctrl+f", "ctrl+v")
    copied = re.compile(rf"{whole + 1}\s+Rosalind\s+12\s+Sold\s*")
    until(lambda: copied.fullmatch(shop.find("text", "Search").text))


def test_a_key_quits_the_program(keys: Hands, running: Program) -> None:
    keys.press("ctrl+q")
    assert running.exit_status(within=1) == 0
