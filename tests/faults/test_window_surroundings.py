"""The window when this computer fails: its network, key store, clock or disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.deployment import LOCAL_SERVICE, Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store import sqlite_file
from petstore_gui.service.store.samples import made_up
from petstore_gui.service.store.store import open_store
from petstore_gui.settings.key_store import BackEnd, KeyLocation, KeyStore
from tests.doubles.fake_clock import HastyClock
from tests.doubles.fault_service import Asked
from tests.doubles.faults import FAULTS
from tests.doubles.scripted_service import Move
from tests.faults.faulty_shop import SHOP, FaultyShop
from tests.faults.modes import BUSY_UNTIL, GENEROUS, THREE
from tests.faults.staff import AddEnd
from tests.service.clients import OnSocket
from tests.service.running import KEY, running
from tests.support.broken_disk import failing, needs_strace
from tests.support.waiting import eventually
from tests.support.widgets import by_name, fill, press_key

NOWHERE = "https://petstore.invalid/v1"
TEN_YEARS = timedelta(days=3653)
LAST_DAY = datetime(2030, 12, 5, tzinfo=UTC)
BEFORE, AFTER = LAST_DAY - TEN_YEARS / 2, LAST_DAY + TEN_YEARS / 2


async def test_a_host_that_is_not_found_keeps_the_rows_and_nothing_is_sent(
    faulty_shop: FaultyShop,
) -> None:
    await faulty_shop.open(faulty_shop.gateway(GENEROUS))
    faulty_shop.staff.connect(faulty_shop.gateway(GENEROUS, base_url=NOWHERE))
    assert await faulty_shop.staff.refresh(GENEROUS.get_total) is LoadState.FAILED
    assert "No computer named" in faulty_shop.staff.message
    assert await faulty_shop.staff.add(GENEROUS.post_attempt) is AddEnd.WAITS
    faulty_shop.check_nothing_is_lost()


@pytest.fixture
def locked() -> Iterator[Callable[[], BackEnd | None]]:
    unlocked = Event()

    def wait() -> None:
        unlocked.wait()

    yield wait
    unlocked.set()


@pytest.mark.parametrize("store", ["locked", "absent"])
async def test_without_a_key_store_the_key_is_asked_for_and_lasts_for_this_run(
    faulty_shop: FaultyShop, locked: Callable[[], BackEnd | None], store: str
) -> None:
    find_back_end = locked if store == "locked" else lambda: None
    keys = KeyStore("one", seconds=0.05, find_back_end=find_back_end)
    key = (await keys.get(Deployment.PRODUCTION, SHOP.origin)).key
    await faulty_shop.staff.open(faulty_shop.gateway(GENEROUS, key=key), SHOP)
    assert faulty_shop.staff.state is LoadState.FAILED
    assert faulty_shop.staff.message.startswith("The API key is missing.")
    kept = await keys.put(Deployment.PRODUCTION, SHOP.origin, faulty_shop.service.key)
    assert kept is KeyLocation.MEMORY
    key = (await keys.get(Deployment.PRODUCTION, SHOP.origin)).key
    await faulty_shop.open(faulty_shop.gateway(GENEROUS, key=key))
    assert THREE in faulty_shop.staff.told


def dated(date: datetime) -> Callable[[Asked], Move]:
    """Good answers of a service with this date."""
    line = f"\r\nDate: {format_datetime(date, usegmt=True)}\r\n\r\n".encode()
    return lambda asked: asked.good().replace(b"\r\n\r\n", line, 1)


@pytest.mark.parametrize(("here", "there"), [(AFTER, BEFORE), (BEFORE, AFTER)])
async def test_a_clock_that_is_ten_years_off_changes_nothing(
    faulty_shop: FaultyShop, here: datetime, there: datetime
) -> None:
    faulty_shop.service.answer_by(dated(there))
    await faulty_shop.open(faulty_shop.gateway(GENEROUS, clock=HastyClock(here)))
    faulty_shop.service.pets.append(Pet(99, "Zoe", 3))
    window = faulty_shop.staff.shop.window
    fill(by_name(window, QLineEdit, "Search"), "99")
    press_key(window, Qt.Key.Key_Return)
    await eventually(lambda: "99" in faulty_shop.staff.ids)
    is_asked_for = any(heard.target == "/v1/pets/99" for heard in faulty_shop.service.heard)
    assert is_asked_for is (there < LAST_DAY), "the operation ends by the clock of the service"
    assert await faulty_shop.staff.add(GENEROUS.post_attempt) is AddEnd.ADDED
    faulty_shop.service.fail(FAULTS["429 with a date"])
    await faulty_shop.staff.refresh(GENEROUS.get_total)
    assert BUSY_UNTIL in faulty_shop.staff.message


def own_service(faulty_shop: FaultyShop, url: str) -> HttpGateway:
    endpoint = Endpoint(url, is_own=True, honours_idempotency_key=True)
    gateway = HttpGateway(endpoint, ApiKey(KEY), deadlines=GENEROUS, clock=HastyClock())
    faulty_shop.gateways.append(gateway)
    return gateway


@needs_strace
async def test_an_add_whose_commit_failed_is_kept_and_replayed_once_the_service_is_back(
    faulty_shop: FaultyShop, tmp_path: Path
) -> None:
    staff, database = faulty_shop.staff, tmp_path / "pets.sqlite"
    with running("--database", database, "--sample", "3") as serving:
        await staff.open(own_service(faulty_shop, serving.url), LOCAL_SERVICE)
        with failing(serving.process.pid, "fdatasync,fsync", "EIO"):
            assert await staff.add(GENEROUS.post_attempt) is AddEnd.UNKNOWN
            assert "ot added" not in staff.told_of_add
            assert staff.sees_unconfirmed_add
            serving.process.kill()
    with running("--database", database) as again:
        staff.connect(own_service(faulty_shop, again.url))
        assert await staff.refresh(GENEROUS.get_total) is LoadState.READY
        await eventually(lambda: staff.has_settled_all)
        assert len(staff.ids) == len(again.pets()) == 4


@pytest.fixture
def own_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OnSocket]:
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 0.05)
    with closing(open_store(str(tmp_path / "pets.sqlite"))) as store:
        store.fill(made_up(3))
        with OnSocket(make_app(store, KEY)) as served:
            yield served


@pytest.mark.expects_log("not_written: ")
async def test_an_animal_waits_while_the_disk_of_the_own_service_is_full(
    faulty_shop: FaultyShop, own_store: OnSocket, monkeypatch: pytest.MonkeyPatch
) -> None:
    staff = faulty_shop.staff
    await staff.open(own_service(faulty_shop, own_store.url), LOCAL_SERVICE)
    with monkeypatch.context() as full:
        full.setattr(sqlite_file, "ROOM_BYTES", 2**63)
        assert await staff.add(GENEROUS.post_attempt) is AddEnd.WAITS
    assert "The service could not save it." in staff.told_of_add
    await staff.refresh(GENEROUS.get_total)
    await eventually(lambda: staff.has_settled_all)
    assert len(staff.ids) == 4


@pytest.mark.expects_log("database_busy: ")
async def test_an_animal_waits_while_another_program_uses_the_database(
    faulty_shop: FaultyShop, own_store: OnSocket, tmp_path: Path
) -> None:
    staff = faulty_shop.staff
    await staff.open(own_service(faulty_shop, own_store.url), LOCAL_SERVICE)
    with closing(sqlite3.connect(tmp_path / "pets.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await staff.add(GENEROUS.post_attempt) is AddEnd.WAITS
    assert "The service's database is busy." in staff.told_of_add
    await eventually(lambda: staff.has_settled_all)
    assert len(staff.ids) == 4
