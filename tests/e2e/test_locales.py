"""The program in the locales of other languages, which also change letters, digits and dates."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.support.accessibility import Bus, add_animal, program, rows_of_whole_list
from tests.support.processes import started, until
from tests.support.waiting import PATIENCE

LOCALES = ("tr_TR", "ar_EG")
UNSET = {"LANG", "LANGUAGE"}


@pytest.fixture(scope="session")
def locale_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the locales, as few computers have them. Without them no fault would appear."""
    folder = tmp_path_factory.mktemp("locales")
    if not shutil.which("localedef"):
        pytest.skip("no localedef here: Debian's libc-bin has it")
    for name in LOCALES:
        made = f"{folder}/{name}.UTF-8"
        done = subprocess.run(
            ["localedef", "-i", name, "-f", "UTF-8", made],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            pytest.skip(f"no sources of locales here, as Debian's locales has: {done.stderr}")
    return folder


def in_locale(environment: Mapping[str, str], locale_path: Path, name: str) -> dict[str, str]:
    """An environment in this locale, whose window speaks English."""
    others = {
        key: value
        for key, value in environment.items()
        if key not in UNSET and not key.startswith("LC_")
    }
    return {**others, "LOCPATH": str(locale_path), "LC_ALL": name, "LANGUAGE": "en"}


@pytest.mark.parametrize("name", [*(f"{name}.UTF-8" for name in LOCALES), "C"])
def test_the_window_opens_lists_and_adds(
    screen: Mapping[str, str], reader: Bus, locale_path: Path, profile: Path, name: str
) -> None:
    with started(in_locale(screen, locale_path, name), profile) as running:
        shop = program(reader, running.process.pid)
        table = shop.find("table", "Animals")
        rows = rows_of_whole_list(shop)
        add_animal(shop, "Işıl")
        until(lambda: table.row_count == rows + 1)
        shop.find("push button", "Settings").press()
        shop.find("dialog", "Settings").find("push button", "Cancel").press()
        shop.menu_item("File", "Quit").press()
        assert running.process.wait(PATIENCE) == 0
