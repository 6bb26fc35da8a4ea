"""A screen reader that asks for children that are gone does not end the program."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from tests.support.accessibility import Accessible, Gone
from tests.support.processes import Program

DIALOGS = [
    ("File", "Add animal", "Add animal"),
    ("Help", "Messages", "Messages"),
    ("Help", "Report a problem", "Report a problem"),
]


def walk(root: Accessible) -> Iterator[Accessible]:
    """All objects below this one, hidden ones too; of a table, only the first."""
    level = [root]
    while level:
        yield from level
        level = [child for parent in level for child in children_of(parent)]


def children_of(parent: Accessible) -> list[Accessible]:
    try:
        return parent.children[:40]
    except Gone:
        return []


def ask_beyond(thing: Accessible) -> None:
    """Ask for children as a reader does whose count of them is out of date."""
    with contextlib.suppress(Gone):
        count = int(thing.bus.property_of(thing.place, "Accessible", "ChildCount"))
        for place in (-1, count, count + 1, count + 1_000):
            with contextlib.suppress(Gone):
                thing.bus.call(thing.place, "Accessible", "GetChildAtIndex", "i", place)


@pytest.mark.parametrize(("menu", "entry", "name"), DIALOGS)
def test_it_survives_when_asked_for_children_that_are_gone(
    running: Program, shop: Accessible, menu: str, entry: str, name: str
) -> None:
    shop.find("table", "Animals")
    shop.menu_item(menu, entry).press()
    for thing in walk(shop.find("dialog", name)):
        ask_beyond(thing)
    shop.find("dialog", name)
    assert running.process.poll() is None
