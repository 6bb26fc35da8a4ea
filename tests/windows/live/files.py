"""Files and the clipboard: the dialogs and the line ends of Windows."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.support.accessibility import State
from tests.support.hands import Hands
from tests.support.processes import until
from tests.windows.window import START_SECONDS, Desktop, Window

"""More than 400 characters, where Windows once had 260."""


def choose(window: Window, hands: Hands, entry: str, dialog: str) -> None:
    """Choose an entry of the menu File, and wait for its dialog."""
    hands.click(next(one for one in window.shop.find("menu bar").children if one.name == "File"))
    item = window.shop.menu_item("File", entry)
    until(lambda: State.SHOWING in item.states)
    hands.click(item)
    until(lambda: window.in_front == dialog)


def type_path(desktop: Desktop, hands: Hands, path: Path) -> None:
    """Type a path in Windows' own dialog, until it stands there: Wine's completes it meanwhile."""
    typed = f"Z:{path}".replace("/", "\\")

    def stands_there() -> bool:
        hands.press("Home", "shift+End")
        hands.type(typed)
        return any(one.text == typed for one in desktop.see())

    until(stands_there, START_SECONDS)
    hands.press("Return")


def export_to(desktop: Desktop, window: Window, hands: Hands, path: Path) -> None:
    """Export the list to a file."""
    choose(window, hands, "Export list", "Export list")
    hands.press("Return")
    until(lambda: window.in_front == "Save the list")
    type_path(desktop, hands, path)


def test_a_list_is_exported_through_the_dialog_of_windows(
    desktop: Desktop, profile: Path, tmp_path: Path, hands: Hands
) -> None:
    with desktop.opened(profile) as window:
        window.shop.find("label", "All 146 animals")
        export_to(desktop, window, hands, tmp_path / "the list.csv")
        until(lambda: window.in_front not in ("Export list", "Save the list"))
        window.shop.find("status bar", re.compile("146 animals exported to .*the list.csv[.]"))
        lines = (tmp_path / "the list.csv").read_bytes().decode("utf-8-sig").split("\r\n")
        assert lines[:2] == [
            '"ID","Name","Category","Category name","Status"',
            '"1","Picasso","5","Birds","Available"',
        ]
        assert len(lines) == 148  # with the headings, and what follows the last
        assert sorted(one.name for one in tmp_path.iterdir()) == ["profile", "the list.csv"]
        window.check_log()


def test_rows_are_copied_with_the_line_ends_of_windows(
    desktop: Desktop, profile: Path, hands: Hands
) -> None:
    with desktop.opened(profile) as window:
        window.shop.find("label", "All 146 animals")
        table = window.shop.find("table", "Animals")
        hands.click(table.cell(0, 1))
        hands.press("shift+Down", "ctrl+c")
        until(lambda: table.selected_rows == [0, 1])
        until(lambda: "Marlin" in desktop.run("tests.windows.clipboard"))
        copied = ast.literal_eval(desktop.run("tests.windows.clipboard"))
        assert [line.split("\t")[1] for line in copied.rstrip().split("\r\n")] == [
            "Picasso",
            "Marlin",
        ]
