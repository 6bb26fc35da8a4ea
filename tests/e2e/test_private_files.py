"""Only the owner can read what the real program writes."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from petstore_gui.settings.profile import open_profile
from tests.e2e.settings_form import filled_in_settings, save
from tests.service.running import KEY
from tests.service.running import running as serving
from tests.support.accessibility import Bus, program
from tests.support.hands import Hands
from tests.support.processes import started, until
from tests.support.waiting import PATIENCE


@pytest.fixture
def careless() -> Iterator[None]:
    """A user whose umask makes new files readable and writable for everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> list[str]:
    """What others may read, write or enter: of a folder, its files and its folders."""
    shown = {path: stat.S_IMODE(path.lstat().st_mode) for path in (folder, *folder.rglob("*"))}
    return [f"{path}: {mode:o}" for path, mode in shown.items() if mode & 0o077]


def socket_of(profile: Path) -> Path:
    """The socket on which a second start on this profile asks the first window to come forward."""
    return Path(tempfile.gettempdir()) / f"petstore-{open_profile(profile).name}"


@pytest.mark.usefixtures("careless")
def test_nothing_in_a_profile_is_open_to_others(
    screen: Mapping[str, str], reader: Bus, profile: Path, tmp_path: Path
) -> None:
    """While the program runs, and after it was killed and started again."""
    with serving("--database", tmp_path / "shop.sqlite", "--sample", "5") as service:
        with started(screen, profile) as running:
            shop = program(reader, running.process.pid)
            shop.find("table", "Animals")
            assert open_to_others(profile) == []
            until(socket_of(profile).exists)
            assert open_to_others(socket_of(profile)) == []
            save(shop, filled_in_settings(shop, Hands(screen), service.url, KEY))
            shop.find("label", "5 animals listed")
            until(lambda: running.service is None)  # that of this computer has ended
            running.process.kill()
            running.process.wait(PATIENCE)
        with started(screen, profile) as running:
            program(reader, running.process.pid).find("frame", "Petstore – Staging")
    files = {path.name for path in profile.rglob("*")}
    assert {"settings.json", "samples.sqlite", "window.log", "service.log"} <= files
    assert open_to_others(profile) == []
