"""This computer's database, lost between two runs: what the window says, and the way back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date

from petstore_gui.service.store.daily_copies import DailyCopies
from tests.support.accessibility import Accessible, Bus, Gone, add_animal, program
from tests.support.processes import Program, processes_of, started, until
from tests.support.stored_history import animals_in_history

DAY = date(2026, 11, 22)


def ids_in(table: Accessible) -> set[str]:
    """The IDs in the rows; none while a row is being replaced."""
    try:
        return {table.row(row)[0] for row in range(table.row_count)}
    except Gone:
        return set()


def test_a_copy_takes_the_place_of_a_lost_store(
    screen: Mapping[str, str], reader: Bus, running: Program, shop: Accessible
) -> None:
    store = running.profile / "store"
    shop.find("push button", "Start with an empty catalogue").press()
    shop.find("label", "No animals yet")
    add_animal(shop, "Rex")
    until(lambda: animals_in_history(running.profile) == 1)
    DailyCopies(store / "animals.sqlite", lambda: DAY).take_todays()
    add_animal(shop, "Tilda")
    until(lambda: animals_in_history(running.profile) == 2)
    shop.menu_item("File", "Quit").press()
    until(lambda: not processes_of(running.profile))
    (store / "animals.sqlite").unlink()
    with started(screen, running.profile) as again:
        shop = program(reader, again.process.pid)
        shop.find("label", re.compile("The file with this computer's animals is gone. .*"))
        shop.find("push button", "Bring back a copy").press()
        question = shop.find("dialog", "Bring back a copy")
        question.find("push button", "Bring back").press()
        shop.find("label", re.compile(r"The copy of .* is back\..*"))
        add_animal(shop, "Umberto")
        until(lambda: "3" in ids_in(shop.find("table", "Animals")))
