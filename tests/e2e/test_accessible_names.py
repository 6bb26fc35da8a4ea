"""Names that scripts and screen readers rely on: one walk, so that none changes by accident.

A change of one needs a line in CHANGELOG.md.
"""

from __future__ import annotations

import contextlib

from tests.support.accessibility import Accessible, Gone
from tests.support.hands import Hands
from tests.support.processes import Program, until

Names = dict[str, list[str]]
"""By role. A table has its columns after its name, a combo box its choices."""

WINDOW: Names = {
    "frame": ["Petstore – This computer"],
    "status bar": [""],
    "text": ["Search"],
    "radio button": ["All", "Available", "Pending", "Sold", "Not stated"],
    "push button": [
        *("Add animal", "Refresh", "Settings", "Categories"),
        *("Connect to the shop's service", "Start with an empty catalogue"),
    ],
    "table": ["Animals: ID, Name, Category, Status"],
}
MENUS: Names = {
    "File": [
        *("Add animal", "Refresh", "Stop", "Import"),
        *("Export list", "Print", "Settings", "Quit"),
    ],
    "Edit": [
        *("Unfinished adds", "Show animal", "Copy", "Copy ID"),
        "Categories",
    ],
    "View": ["What changed", "Summary", "Save view"],
    "Help": ["Shortcuts", "Messages", "About Petstore"],
}
DIALOGS: dict[tuple[str, str, str], Names] = {
    ("File", "Add animal", "Add animal"): {
        "text": ["Name", "Category"],
        "combo box": ["Category", "Status: Available, Pending, Sold, Not stated"],
        "check box": ["Add another"],
        "push button": ["Add", "Cancel"],
    },
    ("File", "Settings", "Settings"): {
        "combo box": ["Deployment: This computer, Production, Staging"],
        "push button": ["Test connection", "More", "Save", "Cancel"],
    },
    ("File", "Export list", "Export list"): {
        "combo box": ["Format: CSV, Excel, JSON"],
        "radio button": ["As shown", "Everything"],
        "push button": ["Save", "Cancel"],
    },
    ("File", "Print", "Print"): {
        "combo box": ["What: List, Cage cards, Labels"],
        "push button": ["Print", "Save as PDF", "Cancel"],
    },
    ("Edit", "Unfinished adds", "Unfinished adds"): {
        "table": ["Unfinished adds: Time, Name, Category, Status, What is known"],
        "push button": ["It is there", "Send again", "Correct…", "Undo", "Discard", "Close"],
    },
    ("Edit", "Categories", "Categories"): {
        "table": ["Categories: Name, Animals"],
        "push button": ["New category", "Save", "Cancel"],
    },
    ("View", "Save view", "Save view"): {"text": ["Name"], "push button": ["Save", "Cancel"]},
    ("Help", "Messages", "Messages"): {"list": ["Messages"]},
}


def names_in(root: Accessible) -> set[tuple[str, str]]:
    """The roles and names of what is visible, in one walk, also with columns and choices."""
    found = set()
    for one in root.inside():
        with contextlib.suppress(Gone):  # it was there a moment ago
            role = one.role
            parts: list[str] = []
            if role == "table":
                parts = one.column_names
            elif role == "combo box":
                parts = [item.name for each in one.children for item in each.children]
            for name in one.known_as:
                found |= {(role, name), (role, f"{name}: {', '.join(parts)}")}
    return found


def check(root: Accessible, names: Names) -> None:
    """Wait for these names."""
    wanted = {(role, name) for role, texts in names.items() for name in texts}
    missing = set(wanted)

    def is_complete() -> bool:
        missing.difference_update(names_in(root))
        return not missing

    with contextlib.suppress(AssertionError):
        until(is_complete)
    assert not missing


def test_no_name_changes_by_accident(shop: Accessible, hands: Hands, running: Program) -> None:
    check(shop, WINDOW)
    for menu, entries in MENUS.items():
        assert [shop.menu_item(menu, entry).name for entry in entries] == entries
    hands.focus_window(running.process.pid)
    shop.find("push button", "Categories").press()
    check(shop, {"check box": ["Birds", "Cats", "Dogs", "Fish", "Insects and crabs", "Rabbits"]})
    hands.press("Escape")
    hands.click(shop.find("table", "Animals").cell(0, 1))
    for (menu, entry, title), names in DIALOGS.items():
        shop.menu_item(menu, entry).press()
        check(shop.find("dialog", title), names)
        hands.press("Escape")
        until(lambda: shop.look_for("dialog") is None)
