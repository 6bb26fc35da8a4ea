"""Starts, crashes, restarts and damaged files: what happens to the program and its service."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

from tests.support.accessibility import (
    Accessible,
    Bus,
    add_animal,
    program,
    rows_of_whole_list,
)
from tests.support.hands import Hands
from tests.support.processes import COMMAND, Program, is_running, started, until
from tests.support.waiting import PATIENCE, kept


def status_bar(shop: Accessible) -> str:
    return shop.find("status bar").name


def started_until_rows(reader: Bus, running: Program) -> Accessible:
    shop = program(reader, running.process.pid)
    shop.find("table", "Animals")
    return shop


def test_the_first_start_brings_sample_animals_and_a_second_one_keeps_them(
    screen: Mapping[str, str], reader: Bus, profile: Path
) -> None:
    with started(screen, profile) as running:
        rows = rows_of_whole_list(started_until_rows(reader, running))
    assert 140 <= rows <= 160
    with started(screen, profile) as running:
        assert rows_of_whole_list(started_until_rows(reader, running)) == rows


def test_a_second_start_raises_the_first_window(
    screen: Mapping[str, str], reader: Bus, shop: Accessible, running: Program, tmp_path: Path
) -> None:
    hands, search = Hands(screen), shop.find("text", "Search")
    with started(screen, tmp_path / "another") as other:
        started_until_rows(reader, other)
        until(lambda: hands.program_under(search) == other.process.pid)
        again = [*COMMAND, "--profile", str(running.profile)]
        second = subprocess.run(again, env=screen, timeout=PATIENCE, check=False)
        assert second.returncode == 0
        until(lambda: hands.program_under(search) == running.process.pid)


def test_killing_the_window_ends_its_service(running: Program, shop: Accessible) -> None:
    service = running.service
    assert service
    running.process.kill()
    killed = time.monotonic()
    until(lambda: not is_running(service))
    assert kept(2, time.monotonic() - killed)


def test_a_killed_service_is_restarted_and_reported(running: Program, shop: Accessible) -> None:
    service = running.service
    assert service
    os.kill(service, signal.SIGKILL)
    until(lambda: status_bar(shop).startswith("The catalogue on this computer stopped"))
    until(lambda: running.service not in (None, service))
    shop.find("table", "Animals")


def test_it_closes_within_a_second_when_its_service_hangs(
    running: Program, shop: Accessible
) -> None:
    service = running.service
    assert service
    os.kill(service, signal.SIGSTOP)
    shop.find("push button", "Refresh").press()
    shop.menu_item("File", "Quit").press()
    assert running.exit_status(within=1) == 0
    until(lambda: not is_running(service))


def test_the_sample_animals_are_left_and_shown_again(shop: Accessible) -> None:
    samples, table = rows_of_whole_list(shop), shop.find("table", "Animals")
    add_animal(shop, "Bella")
    until(lambda: table.row_count == samples + 1)
    shop.find("push button", "Start with an empty catalogue").press()
    shop.find("label", "No animals yet")
    add_animal(shop, "Rex")
    table = shop.find("table", "Animals")
    until(lambda: table.row(0)[:2] == ["1", "Rex"])
    shop.menu_item("File", "Show the sample animals").press()
    until(lambda: shop.find("table", "Animals").row_count == samples + 1)
    shop.find("push button", "Show my animals").press()
    until(lambda: shop.find("table", "Animals").row_count == 1)


def test_a_damaged_database_is_left_alone_until_staff_start_empty(
    screen: Mapping[str, str], reader: Bus, profile: Path
) -> None:
    store = profile / "store"
    store.mkdir(parents=True)
    damaged = b"no database " * 1000
    (store / "animals.sqlite").write_bytes(damaged)
    with started(screen, profile) as running:
        shop = program(reader, running.process.pid)
        shop.find("label", re.compile("The file with this computer's animals is damaged. .*"))
        shop.find("label", re.compile(".* did not start. .*"))
        assert shop.look_for("push button", "Bring back a copy") is None
        assert (store / "animals.sqlite").read_bytes() == damaged
        shop.find("push button", "Start with an empty catalogue").press()
        question = shop.find("alert message", "Start with an empty catalogue")
        question.find("push button", "Start empty").press()
        shop.find("label", "No animals yet")
        [moved] = store.glob("animals.replaced-*.sqlite")
        until(lambda: "kept for IT" in status_bar(shop))
        assert moved.read_bytes() == damaged
