"""The setup program, the program that it installs, and what is left of both."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.tour import Tour
from tests.support.accessibility import State
from tests.support.hands import Hands
from tests.support.processes import until
from tests.windows.freeze import (
    FROZEN,
    ONLY_IN_OLDER,
    PRODUCT,
    SETUP,
    SETUP_OLDER,
    SETUP_TESTED,
    TESTED,
)
from tests.windows.installed import (
    ALONE,
    EVERYBODY,
    PROFILE,
    SETTINGS,
    Scope,
    clear,
    in_windows,
    registry,
    traces,
    until_removed,
)
from tests.windows.window import FROZEN_NAMES, Desktop, Window, processes_named

IN_USE = 32
"""The exit status of a setup program that could not close the program."""

SECONDS = 120.0


@pytest.fixture(autouse=True)
def bare(desktop: Desktop) -> Iterator[None]:
    """No Petstore is installed."""
    clear(desktop.wine)
    yield
    clear(desktop.wine)


def files_in(folder: Path) -> set[str]:
    return {str(one.relative_to(folder)) for one in folder.rglob("*") if one.is_file()}


@pytest.mark.parametrize("scope", [ALONE, EVERYBODY], ids=["one person", "everybody"])
def test_it_installs_silently_checks_itself_and_leaves_nothing(
    desktop: Desktop, scope: Scope, capsys: pytest.CaptureFixture[str]
) -> None:
    before = traces(desktop.wine)
    began = time.monotonic()
    assert scope.install(desktop.wine, SETUP) == 0
    with capsys.disabled():
        print(f"\ninstalled in {time.monotonic() - began:.0f} s")
    assert files_in(scope.folder) == files_in(FROZEN) | {"uninstall.exe"}
    assert scope.entry.exists()
    told = scope.told(desktop.wine)
    assert told["DisplayVersion"] == PRODUCT.version
    assert told["InstallLocation"] == in_windows(scope.folder)
    assert not desktop.wine.run([str(scope.folder / f"{PRODUCT.command}.exe"), "--self-test"])
    scope.uninstall(desktop.wine)
    left = sorted(traces(desktop.wine) ^ before)
    assert left == []


def test_it_installs_by_its_pages_does_the_main_job_and_is_removed(
    desktop: Desktop, hands: Hands
) -> None:
    with installed_by_its_pages(desktop, hands) as window:
        tour = Tour(window.shop, hands)
        tour.take()
        desktop.picture("setup-started")
        tour.leave()
        until(lambda: not processes_named(*FROZEN_NAMES))
        window.check_log()
    with desktop.running(PROFILE, "start", in_windows(ALONE.entry)) as window:
        window.shop.find("label", "All 147 animals")
        desktop.picture("setup-start-menu")
        remover = desktop.start(str(ALONE.folder / "uninstall.exe"))
        desktop.find("Uninstall Petstore")
        desktop.picture("setup-uninstall")
        desktop.click(hands, "Uninstall")
        until(lambda: not ALONE.folder.exists(), SECONDS)
        assert not processes_named(*FROZEN_NAMES)
        desktop.picture("setup-uninstalled")
        desktop.click(hands, "Close")
        until_removed()
    remover.communicate(timeout=SECONDS)
    assert (PROFILE / "store/samples.sqlite").exists()


@pytest.fixture
def older(desktop: Desktop) -> None:
    """An older version is installed, where an add can be taken back for a minute."""
    assert ALONE.install(desktop.wine, SETUP_OLDER) == 0
    assert (ALONE.folder / ONLY_IN_OLDER).exists()
    setting = ("/v", "undo_seconds", "/t", "REG_DWORD", "/d", "60", "/f")
    desktop.wine.run(["reg", "add", rf"HKCU\{SETTINGS}\Petstore Catalogue\add", *setting])


@pytest.mark.usefixtures("older")
def test_an_upgrade_ends_the_running_program_and_keeps_what_a_person_made(
    desktop: Desktop, hands: Hands
) -> None:
    start = ("start", in_windows(ALONE.entry))
    with desktop.running(PROFILE, *start) as window:
        shop = window.shop
        hands.click(shop.find("radio button", "Available"))
        Tour(shop, hands).fill_in_an_animal()
        hands.click(shop.find("dialog").find("push button", "Add"))
        shop.find("push button", "Undo")
        desktop.picture("upgrade-before")
        assert desktop.status_of(str(SETUP_TESTED), "/S") == 0
        assert not processes_named(*FROZEN_NAMES)
    assert ALONE.told(desktop.wine)["DisplayVersion"] == PRODUCT.version
    assert files_in(ALONE.folder) == files_in(TESTED) | {"uninstall.exe"}
    with desktop.running(PROFILE, *start) as window:
        shop = window.shop
        shop.find("label", "All 147 animals")
        until(lambda: State.CHECKED in shop.find("radio button", "Available").states)
        desktop.picture("upgrade-after")
    settings = registry(desktop.wine, "HKCU")
    assert settings[rf"{SETTINGS}\Petstore Catalogue\add"]["undo_seconds"] == "dword:0000003c"


def test_an_upgrade_for_everybody_by_its_pages_replaces_the_older_version(
    desktop: Desktop, hands: Hands
) -> None:
    assert EVERYBODY.install(desktop.wine, SETUP_OLDER) == 0
    with installed_by_its_pages(desktop, hands, *EVERYBODY.options) as window:
        window.shop.find("label", "All 146 animals")
    assert EVERYBODY.told(desktop.wine)["DisplayVersion"] == PRODUCT.version
    assert files_in(EVERYBODY.folder) == files_in(TESTED) | {"uninstall.exe"}
    assert not ALONE.folder.exists()


@pytest.mark.usefixtures("older")
def test_an_upgrade_says_what_to_do_if_the_program_does_not_close(
    desktop: Desktop, hands: Hands
) -> None:
    with desktop.running(PROFILE, "start", in_windows(ALONE.entry)) as window:
        window.shop.find("label", "All 146 animals")
        stopped = processes_named(*FROZEN_NAMES)
        for process in stopped:
            os.kill(process, signal.SIGSTOP)
        assert desktop.status_of(str(SETUP_TESTED), "/S") == IN_USE
        assert (ALONE.folder / ONLY_IN_OLDER).exists()
        with desktop.start(str(SETUP_TESTED)) as setup:
            desktop.find("Petstore is still open. Close it, then press Retry.")
            desktop.picture("upgrade-in-use")
            for process in stopped:
                os.kill(process, signal.SIGCONT)
            desktop.click(hands, "Retry")
            desktop.find("Run Petstore")
            assert not (ALONE.folder / ONLY_IN_OLDER).exists()
            desktop.wine.end()
            setup.communicate(timeout=SECONDS)


@contextmanager
def installed_by_its_pages(desktop: Desktop, hands: Hands, *options: str) -> Iterator[Window]:
    """The window that the setup program opens from its last page."""

    def finish() -> None:
        until(lambda: processes_named(f"/{SETUP_TESTED.name}"))
        desktop.find("Run Petstore")
        desktop.picture("setup-finish")
        desktop.click(hands, "Finish")

    with desktop.running(PROFILE, str(SETUP_TESTED), *options, first=finish) as window:
        yield window
