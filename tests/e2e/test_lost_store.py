"""This computer's database, lost between two runs: what the window says, and the way back."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tests.support.accessibility import Accessible, Bus, add_animal, program, rows_of_whole_list
from tests.support.processes import Program, processes_of, started, until
from tests.support.stored_history import animals_in_history


def test_the_copy_of_the_first_morning_is_not_silently_brought_back(
    screen: Mapping[str, str], reader: Bus, running: Program, shop: Accessible
) -> None:
    """The copy was made before anybody had added an animal."""
    samples = rows_of_whole_list(shop)
    store = running.profile / "store"
    [copy] = until(lambda: list(store.glob("copies/*.sqlite")))
    add_animal(shop, "Rex")
    until(lambda: animals_in_history(running.profile) == samples + 1)
    shop.menu_item("File", "Quit").press()
    until(lambda: not processes_of(running.profile))
    (store / "animals.sqlite").write_bytes(b"")
    with started(screen, running.profile) as again:
        shop = program(reader, again.process.pid)
        shop.find("label", re.compile("The file with this computer's animals is empty. .*"))
        shop.find("push button", re.compile(r"Bring back the copy of .*")).press()
        question = shop.find("dialog", "Bring back a copy")
        assert f"has only the {samples} sample animal" in question.description
        assert re.search(r"At least 1 animal.* would be missing\.", question.description)
        question.find("push button", "Bring back").press()
        shop.find("label", re.compile(r"The copy of .* is back\."))
        lacks = "1 (animal from .*|not in the newest list)"
        shop.find("label", re.compile(rf"All {samples} animals · {lacks}"))
        table = shop.find("table", "Animals")
        assert "Rex" in table.row(table.row_count - 1)[1]  # as last seen, to be added again
    assert copy.exists()
