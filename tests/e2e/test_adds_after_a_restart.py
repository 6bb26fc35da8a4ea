"""Adds over a real restart: what was added, or is still unfinished, is never offered as a draft."""

from __future__ import annotations

import re
import signal
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from tests.e2e.settings_form import filled_in_settings, save
from tests.service.running import KEY
from tests.service.running import running as serving
from tests.support.accessibility import Accessible, Bus, State, add_animal, program
from tests.support.hands import Hands
from tests.support.processes import Program, processes_of, started, until


def quit_by_menu(_running: Program, shop: Accessible) -> None:
    shop.menu_item("File", "Quit").press()


def terminate(running: Program, _shop: Accessible) -> None:
    running.process.send_signal(signal.SIGTERM)


def kill(running: Program, _shop: Accessible) -> None:
    running.process.kill()


End = Callable[[Program, Accessible], None]
ENDS = [quit_by_menu, terminate, kill]


def end(running: Program, shop: Accessible, way: End) -> None:
    way(running, shop)
    until(lambda: not processes_of(running.profile))


def stored(profile: Path, table: str) -> int:
    """The number of rows in a table of the outbox files."""
    count = 0
    for file in (profile / "records").glob("outbox-*.sqlite"):
        with closing(sqlite3.connect(file)) as connection:
            count += connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
    return count


def assert_no_draft_is_offered(shop: Accessible) -> None:
    assert "added yet" not in shop.find("status bar").name
    shop.find("push button", "Add animal").press()
    dialog = shop.find("dialog", "Add animal")
    assert dialog.find("text", "Name").text == ""
    dialog.find("push button", "Cancel").press()
    until(lambda: shop.look_for("dialog") is None)


@pytest.mark.parametrize("way", ENDS)
@pytest.mark.parametrize("another", [False, True])
def test_an_added_animal_is_not_offered_again_at_the_next_start(
    screen: Mapping[str, str], reader: Bus, profile: Path, way: End, *, another: bool
) -> None:
    with started(screen, profile) as running:
        shop = program(reader, running.process.pid)
        shop.find("table", "Animals")
        if another:
            shop.find("push button", "Add animal").press()
            box = shop.find("dialog", "Add animal").find("check box", "Add another")
            box.press()
            until(lambda: State.CHECKED in box.states)
        add_animal(shop, "Fresh1")
        until(lambda: shop.find("status bar").name.startswith("Added Fresh1, ID "))
        end(running, shop, way)
    assert stored(profile, "drafts") == 0
    with started(screen, profile) as running:
        shop = program(reader, running.process.pid)
        shop.find("label", re.compile(r"All \d+ animals"))
        assert_no_draft_is_offered(shop)


@pytest.mark.parametrize("way", ENDS)
def test_an_animal_added_to_the_shops_service_is_not_offered_again_at_the_next_start(
    screen: Mapping[str, str], reader: Bus, profile: Path, tmp_path: Path, way: End
) -> None:
    with serving("--database", tmp_path / "shop.sqlite", "--sample", "5") as service:
        with started(screen, profile) as running:
            shop = program(reader, running.process.pid)
            shop.find("table", "Animals")
            save(shop, filled_in_settings(shop, Hands(screen), service.url, KEY))
            shop.find("label", "5 animals listed")
            add_animal(shop, "Fresh1")
            until(lambda: shop.find("status bar").name.startswith("Added Fresh1, ID "))
            end(running, shop, way)
        assert stored(profile, "drafts") == 0
        with started(screen, profile) as running:
            shop = program(reader, running.process.pid)
            shop.find("push button", "Enter a key")
            assert_no_draft_is_offered(shop)


@pytest.mark.parametrize("way", [terminate, kill])
def test_an_add_cut_off_in_its_undo_time_is_only_among_the_unfinished_adds(
    screen: Mapping[str, str], reader: Bus, profile: Path, way: End
) -> None:
    profile.mkdir()
    (profile / "settings.ini").write_text("[add]\nundo_seconds=60\n", encoding="utf-8")
    with started(screen, profile) as running:
        shop = program(reader, running.process.pid)
        shop.find("table", "Animals")
        add_animal(shop, "Und3")
        until(lambda: shop.find("status bar").name.startswith("Und3 will be added in "))
        end(running, shop, way)
    assert (stored(profile, "adds"), stored(profile, "drafts")) == (1, 0)
    with started(screen, profile) as running:
        shop = program(reader, running.process.pid)
        until(
            lambda: (
                "Und3 was left unfinished when Petstore was closed." in shop.find("status bar").name
            )
        )
        assert_no_draft_is_offered(shop)
        assert stored(profile, "drafts") == 0
