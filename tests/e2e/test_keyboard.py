"""The whole job without a mouse: every key press goes through the window system."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.accessibility import Accessible, State, rows_of_whole_list
from tests.support.hands import Hands
from tests.support.processes import Program, until


def is_focused(thing: Accessible) -> bool:
    return State.FOCUSED in thing.states


@dataclass
class Clerk:
    """Somebody with a keyboard alone; a new window has the focus on its first field."""

    shop: Accessible
    keys: Hands
    process: int

    def tab_to(self, thing: Accessible) -> None:
        def is_reached() -> bool:
            self.keys.press("Tab")
            return is_focused(thing)

        until(is_reached)

    def fill(self, field: Accessible, text: str) -> None:
        until(lambda: is_focused(field))
        self.keys.press("ctrl+a")
        self.keys.type(text)
        until(lambda: text in (field.text, field.name))

    def close_with(self, key: str) -> None:
        """Close what is open, and have the window focused, as a window manager would."""
        self.keys.press(key)
        until(lambda: self.shop.look_for("dialog") is None)
        self.keys.focus_window(self.process)

    def sort_by(self, place: int) -> None:
        """Choose an entry of View > Columns, the first one being 0."""
        columns = self.shop.menu_item("View", "Columns")
        self.keys.press("alt+v")
        until(lambda: State.SHOWING in columns.states)
        self.keys.press("c")
        until(lambda: is_focused(columns.children[0].children[0]))
        self.keys.press(*["Down"] * place, "Return")


@pytest.fixture
def clerk(screen: Mapping[str, str], shop: Accessible, running: Program) -> Clerk:
    """A clerk before the focused window."""
    keys = Hands(screen)
    keys.focus_window(running.process.pid)
    until(lambda: is_focused(shop.find("text", "Search")))
    return Clerk(shop, keys, running.process.pid)


def test_the_whole_job(clerk: Clerk, running: Program, tmp_path: Path) -> None:
    shop, press = clerk.shop, clerk.keys.press
    table, whole = shop.find("table", "Animals"), rows_of_whole_list(shop)
    find_an_animal(clerk, table, whole)
    add_one(clerk, table, whole)
    arrange(clerk, table)
    press("alt+f", "e")
    shop.find("dialog", "Export list")
    press("Return")
    file = tmp_path / "list.csv"
    clerk.fill(shop.find("dialog", "Save the list").find("text", "File name:"), str(file))
    clerk.close_with("Return")
    until(lambda: file.exists() and len(file.read_text("utf-8").splitlines()) == 1 + whole + 1)
    press("ctrl+comma")
    settings = shop.find("dialog", "Settings")
    clerk.tab_to(settings.find("push button", "More"))
    press("space")
    number = settings.find("spin box", "Animals per request")
    clerk.tab_to(number)
    clerk.fill(number, "50")
    clerk.close_with("Return")
    press("ctrl+q")
    assert running.exit_status(within=1) == 0
    kept = json.loads((running.profile / "settings.json").read_text("utf-8"))
    assert kept["list/animals_per_request"] == 50


def find_an_animal(clerk: Clerk, table: Accessible, whole: int) -> None:
    """Search, filter, read what is known of the first match, and see the whole list again."""
    shop, press = clerk.shop, clerk.keys.press
    clerk.keys.type("dogs")
    until(lambda: 0 < table.row_count < whole)
    dogs = table.row_count
    press("alt+2")
    until(lambda: 0 < table.row_count < dogs)
    assert {table.cell_text(row, 3) for row in (0, table.row_count - 1)} == {"Available"}
    press("ctrl+f", "Return")
    until(lambda: table.selected_rows == [0])
    press("Return")
    shop.find("label", table.cell_text(0, 1))
    clerk.tab_to(shop.find("push button", "Close panel"))
    press("Escape")
    until(lambda: shop.look_for("push button", "Close panel") is None)
    press("ctrl+f", "Escape", "alt+1")
    until(lambda: table.row_count == whole)


def add_one(clerk: Clerk, table: Accessible, whole: int) -> None:
    """Add an animal, too early three times, and copy its row from the table."""
    shop, press = clerk.shop, clerk.keys.press
    press("ctrl+n")
    dialog = shop.find("dialog", "Add animal")
    name, category = dialog.find("text", "Name"), dialog.find("text", "Category")
    boxes = [dialog.find("combo box", one) for one in ("Category", "Status")]
    press("Return")
    until(lambda: name.description == "Enter a name.")
    clerk.fill(name, "Rosalind")
    press("Return")
    until(lambda: is_focused(boxes[0]))
    assert {one.description for one in (category, boxes[0])} == {"Enter a category."}
    clerk.keys.type("12")
    until(lambda: category.text == "12")
    assert boxes[1].name == "Status"  # until one is chosen
    press("Return")
    until(lambda: is_focused(boxes[1]))
    assert boxes[1].description == "Choose a status: it cannot be changed later."
    press("Down", "Down", "Down")
    until(lambda: boxes[1].name == "Sold")
    clerk.close_with("Return")
    until(lambda: shop.find("status bar").name.startswith("Added Rosalind"))
    [row] = table.selected_rows
    assert table.row(row)[1:] == ["Rosalind", "12", "Sold"]
    clerk.tab_to(table)
    press("ctrl+c", "ctrl+f", "ctrl+v")
    copied = re.compile(rf"{whole + 1}\s+Rosalind\s+12\s+Sold\s*")
    until(lambda: copied.fullmatch(shop.find("text", "Search").text))
    press("Escape")


def arrange(clerk: Clerk, table: Accessible) -> None:
    """Sort, save that as a view, sort otherwise, and go back to the view."""
    clerk.sort_by(5)
    until(lambda: table.description == "Sorted by Name")
    clerk.keys.press("alt+v", "v")
    clerk.fill(clerk.shop.find("dialog", "Save view").find("text", "Name"), "Mine")
    clerk.close_with("Return")
    clerk.sort_by(4)
    until(lambda: table.description == "Sorted by ID")
    clerk.keys.press("ctrl+1")
    until(lambda: table.description == "Sorted by Name")
