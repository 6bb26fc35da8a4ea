"""The rows known from an earlier run, after a power cut and without a service."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping

from tests.support.accessibility import Accessible, Bus, program
from tests.support.processes import Program, processes_of, started, until
from tests.support.stored_history import animals_in_history


def test_rows_survive_a_power_cut_and_are_shown_without_a_service(
    screen: Mapping[str, str], reader: Bus, running: Program, shop: Accessible
) -> None:
    shown = shop.find("table", "Animals")
    until(lambda: animals_in_history(running.profile) == shown.row_count)
    rows = shown.row_count
    running.process.kill()
    until(lambda: not processes_of(running.profile))
    shutil.rmtree(running.profile / "store")
    (running.profile / "store").mkdir()
    (running.profile / "store" / "samples.sqlite").mkdir()  # no service can open a folder
    with started(screen, running.profile) as again:
        offline = program(reader, again.process.pid)
        table = offline.find("table", "Animals")
        assert table.row_count == rows
        offline.find("label", re.compile(f"{rows} animals from .+"))
        until(lambda: "did not start" in offline.find("status bar").name)
        offline.find("text", "Search").write("no animal of that name")
        offline.find("label", re.compile("No match for .*"))
