"""The window with another service, such as one on a shop's server."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.e2e.settings_form import connection_test, filled_in_settings, save
from tests.service.running import KEY
from tests.service.running import running as serving
from tests.support.accessibility import Accessible, Bus, State, add_animal, program
from tests.support.hands import Hands
from tests.support.processes import Program, started, until

SAMPLE = 5_000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service with a long list."""
    database = tmp_path_factory.mktemp("shop") / "animals.sqlite"
    with serving("--database", database, "--sample", str(SAMPLE)) as service:
        yield service.url


def test_a_wrong_key_fails_the_connection_test_and_is_not_saved(
    shop: Accessible, hands: Hands, address: str
) -> None:
    dialog = filled_in_settings(shop, hands, address, "another-key")
    assert connection_test(dialog).startswith("The API key was not accepted.")
    dialog.find("push button", "Save").press()
    key = dialog.find("text", "API key")
    until(lambda: key.description.startswith("The API key was not accepted."))


def test_another_deployment_is_plain_to_see(
    shop: Accessible, hands: Hands, address: str, running: Program
) -> None:
    save(shop, filled_in_settings(shop, hands, address, KEY))
    shop.find("frame", "Petstore – Staging")
    shop.find("push button", re.compile("Deployment: Staging.*"))
    shop.find("label", re.compile("All 5,?000 animals"))
    assert shop.find("table", "Animals").row_count == SAMPLE
    where = shop.find("label", re.compile("All 5,?000 animals")).description
    assert where.endswith(address.removeprefix("http://").removesuffix("/v1"))
    assert running.service is None


def test_the_deployment_and_its_key_last(
    screen: Mapping[str, str],
    reader: Bus,
    shop: Accessible,
    running: Program,
    hands: Hands,
    address: str,
) -> None:
    """Without a key store the key is not stored: the next start asks for it."""
    save(shop, filled_in_settings(shop, hands, address, KEY))
    shop.find("frame", "Petstore – Staging")
    shop.menu_item("File", "Quit").press()
    assert running.exit_status(within=1) == 0
    with started(screen, running.profile) as again:
        shop = program(reader, again.process.pid)
        shop.find("frame", "Petstore – Staging")
        shop.find("push button", "Enter key").press()
        dialog = shop.find("dialog", "Settings")
        assert dialog.find("text", "Address").text == address
        assert State.FOCUSED in dialog.find("text", "API key").states
    assert KEY not in "".join(
        path.read_text("utf-8", errors="replace")
        for path in running.profile.rglob("*")
        if path.is_file()
    )


@pytest.fixture
def slow_walk(profile: Path) -> None:
    """One animal per request, so that a real list loads slowly."""
    profile.mkdir()
    (profile / "settings.ini").write_text("[list]\nanimals_per_request=1\n", encoding="utf-8")


@pytest.mark.usefixtures("slow_walk")
def test_a_long_list_streams_in_and_can_be_stopped(
    shop: Accessible, hands: Hands, address: str
) -> None:
    save(shop, filled_in_settings(shop, hands, address, KEY))
    shop.find("progress bar", "Loading")
    table = shop.find("table", "Animals")
    before = table.row_count
    until(lambda: table.row_count > before)
    shop.find("push button", "Stop").press()
    until(lambda: shop.look_for("progress bar", "Loading") is None)
    words = shop.find("label", re.compile("Stopped after [0-9,]+ animals?")).name
    stopped_at = int(words.split()[2].replace(",", ""))
    assert 0 < stopped_at < SAMPLE
    until(lambda: table.row_count == stopped_at)


def test_an_animal_is_sent_when_the_service_is_back(
    shop: Accessible, hands: Hands, tmp_path: Path
) -> None:
    database = tmp_path / "shop.sqlite"
    with serving("--database", database, "--sample", "5") as service:
        save(shop, filled_in_settings(shop, hands, service.url, KEY))
        shop.find("label", "5 animals listed")
    add_animal(shop, "Bella")
    shop.find("push button", "Unfinished adds").press()
    adds = shop.find("dialog", "Unfinished adds")
    adds.find("label", re.compile("Bella will be added when the service is back.*"))
    adds.find("push button", "Close").press()
    port = service.url.rpartition(":")[2].partition("/")[0]
    with serving("--database", database, "--port", port) as service:
        shop.find("push button", "Refresh").press()
        until(lambda: shop.find("status bar").name.startswith("Added Bella, ID "))
        assert [pet["name"] for pet in service.pets(limit=100)].count("Bella") == 1
