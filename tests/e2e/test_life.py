"""Starts, crashes, restarts and damaged files: what happens to the program and its service."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.support.accessibility import (
    Accessible,
    Bus,
    program,
)
from tests.support.hands import Hands
from tests.support.processes import COMMAND, Program, is_running, started, until
from tests.support.waiting import PATIENCE


def status_bar(shop: Accessible) -> str:
    return shop.find("status bar").name


def test_a_second_start_raises_the_first_window(
    screen: Mapping[str, str], reader: Bus, shop: Accessible, running: Program, tmp_path: Path
) -> None:
    hands, search = Hands(screen), shop.find("text", "Search")
    with started(screen, tmp_path / "another") as other:
        program(reader, other.process.pid).find("table", "Animals")
        until(lambda: hands.program_under(search) == other.process.pid)
        again = [*COMMAND, "--profile", str(running.profile)]
        second = subprocess.run(again, env=screen, timeout=PATIENCE, check=False)
        assert second.returncode == 0
        until(lambda: hands.program_under(search) == running.process.pid)


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
