"""The window opens even if a file of its profile is a folder or somebody else's."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.support.accessibility import Accessible, Bus, program
from tests.support.processes import started, until
from tests.support.waiting import PATIENCE

OFFSCREEN = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
SOMEBODY_ELSE = 65_534
AS_ONE_OF_MANY = ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner"]
"""Takes from root what lets it read the files of others."""

SAID = {
    "settings.json": "The file with this computer's settings was damaged, .* kept for IT.",
    "logs/window.log": "Petstore's log could not be used, .* kept for IT.",
    "records/outbox.sqlite": "Nothing can be added: .*",
    "store/samples.sqlite": "The catalogue on this computer did not start\\. (?!Press).*",
}
"""File, and what the window says of it."""

FOLDERS = ("logs", "records", "store")


def make_folder(path: Path) -> None:
    path.mkdir()
    (path / "somebody's file").touch()


def make_file(path: Path) -> None:
    path.write_text("a file in the folder's place", encoding="utf-8")


def make_somebody_elses(path: Path) -> None:
    """Make a file as a start by root does, which nobody else can read."""
    path.write_bytes(b"not for everybody " * 100)
    path.chmod(0o600)
    os.chown(path, SOMEBODY_ELSE, SOMEBODY_ELSE)


def put(profile: Path, name: str, make: Callable[[Path], object]) -> None:
    path = profile / name
    path.parent.mkdir(parents=True, exist_ok=True)
    make(path)


@pytest.mark.parametrize("make", [make_folder, make_somebody_elses])
@pytest.mark.parametrize("name", SAID)
def test_the_window_opens_and_says_what_is_wrong(
    screen: Mapping[str, str], reader: Bus, profile: Path, name: str, make: Callable[[Path], object]
) -> None:
    is_elses = make is make_somebody_elses
    if is_elses and (os.geteuid() != 0 or not shutil.which("setpriv")):
        pytest.skip("only root can give a file away")
    put(profile, name, make)
    with started(screen, profile, through=AS_ONE_OF_MANY if is_elses else ()) as running:
        shop = program(reader, running.process.pid)
        until(lambda: said(shop, SAID[name]))


def said(shop: Accessible, words: str) -> bool:
    """Whether the status bar says so, or the middle of the window if there are no animals."""
    status = shop.look_for("status bar")
    is_in_bar = status is not None and re.fullmatch(words, status.name) is not None
    return is_in_bar or shop.look_for("label", re.compile(f"(?:{words})$")) is not None


def test_nobody_misses_the_file_of_the_open_deployment(profile: Path) -> None:
    put(profile, "active", make_folder)
    with started(OFFSCREEN, profile, "--trace-startup") as running:
        until(lambda: "window-usable" in running.said)


@pytest.mark.parametrize("name", ["lock", *FOLDERS])
def test_a_message_box_names_what_is_in_the_way(
    screen: Mapping[str, str], reader: Bus, profile: Path, name: str
) -> None:
    put(profile, name, make_file if name in FOLDERS else make_folder)
    with started(screen, profile) as running:
        box = program(reader, running.process.pid)
        words = f"(?s){profile / name}: .*Something else is in its place. Move that elsewhere.*"
        box.find("label", re.compile(words))
        box.find("push button", "OK").press()
        assert running.process.wait(PATIENCE) == 1
