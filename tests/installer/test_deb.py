"""The Debian package, on a bare Debian 12 without Python: `make test-installer`."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.installer.bare import STAFF, Bare, problem, wait_ended
from tests.installer.conftest import OLDER
from tests.installer.till import NAME, NOT_SHOWN, add, names, opened, window_of
from tests.support.processes import until

WHY_NOT = problem()
pytestmark = [pytest.mark.slow, pytest.mark.skipif(WHY_NOT is not None, reason=str(WHY_NOT))]

PROFILE = "home/till/.local/share/Petstore Catalogue"
NEWER_MESSAGES = (
    "A newer version of Petstore saved the settings. ",
    "A newer version of Petstore saved the list on this computer.",
    "A newer version of Petstore has the unfinished adds.",
    "Another version of Petstore wrote it.",
)


def install(bare: Bare, deb: Path) -> None:
    bare.must("dpkg", "--install", bare.copy_in(deb))


def version(bare: Bare) -> str:
    return bare.must(NAME, "--version", user=STAFF).split()[1]


def chosen(till: Bare, settings: dict[str, int]) -> Path:
    """The file with the settings that the user at the till has chosen."""
    file = till.root / PROFILE / "settings.json"
    file.write_text(json.dumps(settings), encoding="utf-8")
    os.chown(file, STAFF, STAFF)
    return file


def files_of(root: Path) -> set[str]:
    """All files of a system, except dpkg's own records and user data."""
    return {
        str(Path(folder, name).relative_to(root))
        for folder, folders, files in os.walk(root)
        for name in [*folders, *files]
        if not str(Path(folder, name).relative_to(root)).startswith(
            ("proc", "var/lib/dpkg", "var/log", "var/cache", "home/", "tmp/")
        )
    }


def test_it_works_without_python(bare: Bare, deb: Path) -> None:
    install(bare, deb)
    assert bare.run("sh", "-c", "command -v python3").status != 0
    outcome = bare.run(NAME, "--self-test", user=STAFF)
    assert outcome.status == 0, outcome.output
    assert outcome.output.endswith("everything works\n")


def test_it_has_a_menu_entry_and_a_manual_page(bare: Bare, deb: Path) -> None:
    install(bare, deb)
    share = bare.root / "usr/share"
    assert (share / "applications/petstore-gui.desktop").is_file()
    assert (share / "man/man1/petstore-gui.1.gz").is_file()
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        assert (share / f"icons/hicolor/{size}x{size}/apps/petstore-gui.png").is_file()
    assert bare.must("dpkg", "--verify", NAME) == ""


def test_every_licence_is_installed(bare: Bare, deb: Path) -> None:
    install(bare, deb)
    folder = bare.root / "usr/share/doc/petstore-gui/licences"
    notice = (folder / "NOTICE.txt").read_text(encoding="utf-8")
    assert "how to exchange them" in notice
    listed = notice.rpartition("----------\n")[2].split("\n")
    components = [line.split()[0] for line in listed if line]
    assert {"PySide6_Essentials", "Python", "libssl3", "keyring"} <= set(components)
    assert [name for name in components if not (folder / f"{name}.txt").is_file()] == []


def test_an_upgrade_closes_the_program_and_keeps_everything(
    till: Bare, older_deb: Path, deb: Path
) -> None:
    install(till, older_deb)
    assert version(till) == OLDER
    with opened(till) as shop:
        add(shop, "Rosalind")
        until(lambda: "Rosalind" in names(shop))
    wait_ended(till, NAME)
    settings = chosen(till, {"add/undo_seconds": 60, "list/animals_per_request": 33})

    with opened(till) as shop:
        add(shop, "Ottilie")
        shop.find("push button", "Undo")
        said = till.must("dpkg", "--install", till.copy_in(deb))
        assert "closing the program that runs" in said
        assert not till.running(NAME)

    assert version(till) != OLDER
    with opened(till) as shop:
        until(lambda: {"Rosalind", "Ottilie"} <= set(names(shop)))
    now = json.loads(settings.read_bytes())
    assert (now["add/undo_seconds"], now["list/animals_per_request"]) == (60, 33)
    wait_ended(till, NAME)


def test_a_program_that_does_not_close_keeps_its_version(
    till: Bare, older_deb: Path, deb: Path
) -> None:
    install(till, older_deb)
    with opened(till):
        window = window_of(till)
        assert window is not None
        os.kill(window, signal.SIGSTOP)
        outcome = till.run("dpkg", "--install", till.copy_in(deb))
        os.kill(window, signal.SIGCONT)
    assert outcome.status != 0
    assert "close Petstore first" in outcome.output
    wait_ended(till, NAME)
    assert version(till) == OLDER
    assert till.must("dpkg", "--verify", NAME) == ""
    install(till, deb)
    assert version(till) != OLDER


def test_an_older_version_changes_nothing_that_a_newer_one_wrote(
    till: Bare, older_deb: Path, deb: Path
) -> None:
    install(till, deb)
    with opened(till):
        pass
    wait_ended(till, NAME)
    profile = till.root / PROFILE
    records = sorted((profile / "records").glob("*.sqlite"))
    store = profile / "store/samples.sqlite"
    for record in records:
        with closing(sqlite3.connect(record)) as connection:
            connection.execute("PRAGMA user_version = 999")
    with closing(sqlite3.connect(store, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    settings = chosen(till, {"list/animals_per_request": 33, "profile/version": 999})
    files = (*records, store, settings)
    written = [file.read_bytes() for file in files]
    install(till, older_deb)
    with opened(till, NOT_SHOWN) as shop:
        shop.menu_item("Help", "Messages").press()
        messages = shop.find("dialog", "Messages")
        for message in NEWER_MESSAGES:
            messages.find("list item", re.compile(f"(?s).*{re.escape(message)}.*"))
    wait_ended(till, NAME)
    assert len(written) == 4
    assert [file.read_bytes() for file in files] == written


def test_removal_leaves_user_data_and_nothing_else(till: Bare, deb: Path) -> None:
    before = files_of(till.root)
    install(till, deb)
    with opened(till) as shop:
        add(shop, "Rosalind")
        until(lambda: "Rosalind" in names(shop))
    wait_ended(till, NAME)
    assert files_of(till.root) > before
    till.must("dpkg", "--purge", NAME)
    assert files_of(till.root) == before
    assert (till.root / PROFILE / "store/samples.sqlite").is_file()


@pytest.mark.parametrize(
    ("library", "package"),
    [("libEGL.so.1", "libegl1"), ("libxcb-cursor.so.0", "libxcb-cursor0")],
)
def test_a_missing_library_is_named_with_its_package(
    till: Bare, deb: Path, library: str, package: str
) -> None:
    install(till, deb)
    for file in (till.root / "usr/lib/x86_64-linux-gnu").glob(f"{library}*"):
        file.unlink()
    outcome = till.run(NAME, user=STAFF)
    assert outcome.status == 1
    [line] = outcome.output.splitlines()
    assert library in line
    assert f"apt install {package}" in line
