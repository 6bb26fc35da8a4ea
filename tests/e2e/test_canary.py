"""Searches everything that the real program writes or shows for an API key."""

from __future__ import annotations

import itertools
import re
import signal
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.e2e.settings_form import connection_test, filled_in_settings, save
from tests.service.running import running as serving
from tests.support.accessibility import Accessible, Bus, add_animal, program
from tests.support.canary import (
    clipboard_of,
    contains,
    files_with,
    log_everything,
    processes_with,
    window_titles,
)
from tests.support.hands import Hands
from tests.support.processes import Program, processes_of, started, until

CANARY = "canary-7f3eQ-4b9xT"
MALFORMED = (
    f"{CANARY} with a blank",
    f"{CANARY}\nand-a-line",
    f"{CANARY}é",
    f"{CANARY}\tand-a-tab",
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service whose API key is the canary."""
    database = tmp_path_factory.mktemp("shop") / "animals.sqlite"
    with serving("--database", database, "--sample", "50", key=f"{CANARY}\n") as service:
        yield service.url


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def watched(screen: Mapping[str, str], home: Path, tmp_path: Path) -> Mapping[str, str]:
    """The environment for a program that has `home` as its home and logs everything."""
    places = {"HOME": home, "XDG_CONFIG_HOME": home / ".config", "XDG_DATA_HOME": home / "data"}
    home.mkdir()
    shown = {name: str(place) for name, place in places.items()}
    return {**screen, **shown, **log_everything(tmp_path / "debug")}


@pytest.fixture
def running(watched: Mapping[str, str], profile: Path) -> Iterator[Program]:
    with started(watched, profile) as started_program:
        yield started_program


def assert_nowhere(running: Program, screen: Mapping[str, str], tmp_path: Path) -> None:
    """Check that no file, process, title or clipboard contains the canary."""
    assert files_with(CANARY, [tmp_path]) == []
    assert processes_with(CANARY, processes_of(running.profile)) == []
    titles = window_titles(screen)
    assert "Petstore – " in titles
    assert not contains(titles.encode(), CANARY)
    assert not contains(clipboard_of(screen).encode(), CANARY)


def save_as(shop: Accessible, title: str, path: Path) -> None:
    """Type a path into a file dialog, and save."""
    dialog = shop.find("dialog", title)
    dialog.find("text", re.compile("File name:?")).write(str(path))
    dialog.find("push button", "Save").press()
    until(path.exists)


def test_the_key_is_nowhere_but_in_the_request(
    shop: Accessible, running: Program, hands: Hands, address: str, tmp_path: Path
) -> None:
    form = filled_in_settings(shop, hands, address, CANARY)
    assert "✓ API key accepted" in connection_test(form)
    assert_nowhere(running, hands.screen, tmp_path)
    save(shop, form)
    shop.find("label", re.compile("5[01] animals listed"))
    add_animal(shop, "Rosalind")  # so that every file about adds contains one
    until(lambda: shop.find("status bar").name.startswith("Added Rosalind"))
    shop.menu_item("File", "Export list").press()
    shop.find("dialog", "Export list").find("push button", "Save").press()
    save_as(shop, "Save the list", tmp_path / "animals.csv")
    shop.menu_item("Help", "Report a problem").press()
    report = shop.find("dialog", "Report a problem")
    assert CANARY not in report.find("text", "Report").text
    report.find("push button", "Copy").press()
    until(lambda: "Petstore: report" in clipboard_of(hands.screen))
    report.find("push button", "Save…").press()
    save_as(shop, "Save the report", tmp_path / "report.txt")
    assert_nowhere(running, hands.screen, tmp_path)
    kept = [path.name for path in (running.profile / "records").iterdir()]
    assert any(name.startswith("outbox") for name in kept), kept
    debug = (tmp_path / "debug" / "debug.log").read_text("utf-8")
    assert "DEBUG:petstore_gui.gateway.retrying_client:GET /pets: HTTP 200" in debug
    assert "DEBUG:asyncio" in debug  # the libraries log everything, too


def test_a_malformed_key_is_nowhere(
    shop: Accessible, running: Program, hands: Hands, address: str, tmp_path: Path
) -> None:
    form = filled_in_settings(shop, hands, address, "")
    field, refused = form.find("text", "API key"), "An API key has only plain letters"
    for key, button in itertools.product(MALFORMED, ("Test connection", "Save")):
        field.write("well-formed")
        until(lambda: refused not in field.description)
        field.write(key)
        form.find("push button", button).press()
        until(lambda: refused in field.description)
    assert_nowhere(running, hands.screen, tmp_path)


def test_a_crash_leaves_no_trace_of_the_key(
    watched: Mapping[str, str],
    reader: Bus,
    profile: Path,
    hands: Hands,
    address: str,
    tmp_path: Path,
) -> None:
    with started(watched, profile) as running:
        shop = program(reader, running.process.pid)
        shop.find("table", "Animals")
        save(shop, filled_in_settings(shop, hands, address, CANARY))
        shop.find("label", re.compile("5[01] animals listed"))
        limits = Path(f"/proc/{running.process.pid}/limits").read_text("ascii")
        assert re.search(r"^Max core file size +0 +0 ", limits, re.MULTILINE)
        running.process.send_signal(signal.SIGSEGV)
        assert running.exit_status(within=5) == -signal.SIGSEGV
        assert "Fatal Python error: Segmentation fault" in running.said
    assert files_with(CANARY, [tmp_path]) == []


@pytest.mark.parametrize(
    "planted",
    [
        CANARY.encode(),
        f"Bearer {CANARY}".encode("utf-16"),
        b"x%20canary-7f3eQ-4b9xT",
        b"AGNhbmFyeS03ZjNlUS00Yjl4VA==",
        b"Y2FuYXJ5LTdmM2VRLTRiOXhU",
        CANARY.encode().hex().encode(),
    ],
)
def test_the_search_finds_a_planted_key(planted: bytes, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    file = tmp_path / "folder" / "planted"
    file.write_bytes(b"before" + planted + b"after")
    (tmp_path / "another").write_bytes(b"before and after")
    assert files_with(CANARY, [tmp_path]) == [file]
