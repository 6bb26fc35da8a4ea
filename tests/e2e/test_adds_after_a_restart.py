"""Adds over a real restart: whatever ends the program, the animal is added, and once."""

from __future__ import annotations

import re
import signal
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.accessibility import Accessible, Bus, add_animal, program, rows_of_whole_list
from tests.support.processes import Program, processes_of, started, until


def quit_by_menu(_running: Program, shop: Accessible) -> None:
    shop.menu_item("File", "Quit").press()


def terminate(running: Program, _shop: Accessible) -> None:
    running.process.send_signal(signal.SIGTERM)


def kill(running: Program, _shop: Accessible) -> None:
    running.process.kill()


End = Callable[[Program, Accessible], None]


def unfinished(profile: Path) -> int:
    """The number of adds in the outbox file."""
    with closing(sqlite3.connect(profile / "records" / "outbox.sqlite")) as connection:
        [count] = connection.execute("SELECT count(*) FROM adds").fetchone()
        return int(count)


@pytest.mark.parametrize(("end", "left"), [(quit_by_menu, 0), (terminate, 0), (kill, 1)])
def test_an_animal_in_its_undo_time_is_added_once(
    screen: Mapping[str, str], reader: Bus, profile: Path, end: End, left: int
) -> None:
    profile.mkdir()
    (profile / "settings.ini").write_text("[add]\nundo_seconds=8\n", encoding="utf-8")
    with started(screen, profile) as running:
        shop = program(reader, running.process.pid)
        before = rows_of_whole_list(shop)
        add_animal(shop, "Und3")
        shop.find("push button", "Undo")
        end(running, shop)
        until(lambda: not processes_of(profile))
    assert unfinished(profile) == left
    with started(screen, profile) as running:
        shop = program(reader, running.process.pid)
        table = shop.find("table", "Animals")
        shop.find("label", re.compile(r"All \d+ animals"))
        shop.find("text", "Search").write("Und3")
        until(lambda: table.row_count == 1 and table.row(0)[0] != "")
        shop.find("text", "Search").write("")
        until(lambda: table.row_count == before + 1)
    assert unfinished(profile) == 0
