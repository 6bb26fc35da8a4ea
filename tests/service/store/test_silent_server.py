"""A server of PostgreSQL that falls silent: nobody waits for it for ever, and nothing is untrue."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress

import httpx
import psycopg
import pytest

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.database import OutcomeUnknown, StoreError
from petstore_gui.service.store.postgresql import PostgresqlServer
from petstore_gui.service.store.postgresql_session import Limits
from petstore_gui.service.store.store import Store, open_store
from tests.service.clients import OnSocket, error_of
from tests.service.relay import Relay
from tests.service.running import KEY, bearer
from tests.support.waiting import PATIENCE, eventually, kept

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL server for Windows")

REX = NewPet("Rex", 1)
END_OTHERS = (
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
COMMIT = b"COMMIT\0"  # not the last word of BEGIN ISOLATION LEVEL READ COMMITTED
PING = b"Q\x00\x00\x00\x06;\x00"
"""The message with which SQLAlchemy tries a connection."""

SOON = Limits(answer=0.5, ping=0.3, fresh=0.0, idle=1)


@pytest.fixture
def relay(server_url: str) -> Iterator[Relay]:
    with Relay(server_url) as relay:
        yield relay


@pytest.fixture
async def store(relay: Relay) -> AsyncIterator[Store]:
    with closing(Store(PostgresqlServer(relay.url, SOON), None, None)) as store:
        async with asyncio.timeout(PATIENCE):
            yield store


async def everything(store: Store) -> list[Pet]:
    return (await store.list(100, None, None)).pets


async def added_at_last(store: Store) -> Pet:
    """Add once the server has ended the transaction of a silent connection."""
    while True:
        with suppress(StoreError):
            return await store.add(REX, "first", b"")


async def failure_of_an_add(store: Store) -> StoreError:
    with pytest.raises(StoreError) as failed:
        await store.add(REX, "key", b"")
    assert failed.value.reason is StartFailure.AWAY
    return failed.value


async def test_connections_that_fell_silent_are_replaced(relay: Relay, store: Store) -> None:
    rex = await store.add(REX, "key", b"")
    await asyncio.gather(*(everything(store) for _ in range(12)))
    for _ in range(2):
        relay.fall_silent()
        assert await asyncio.gather(*(everything(store) for _ in range(12))) == [[rex]] * 12
        assert await store.add(REX, "key", b"") == rex


async def test_only_an_old_connection_is_tried_before_it_is_used(
    relay: Relay, store: Store
) -> None:
    rex = await store.add(REX, "key", b"")
    relay.silent_at = PING
    relay.fall_silent()
    assert await store.add(REX, "key", b"") == rex


async def test_one_read_at_most_meets_the_connections_that_the_server_ended(
    server_url: str,
) -> None:
    with closing(Store(PostgresqlServer(server_url, Limits(fresh=PATIENCE)), None, None)) as store:
        await asyncio.gather(*(everything(store) for _ in range(12)))
        with closing(psycopg.connect(server_url, autocommit=True)) as administrator:
            administrator.execute(END_OTHERS)
        with pytest.raises(StoreError) as failed:
            await everything(store)
        assert failed.value.reason is StartFailure.AWAY
        for _ in range(6):
            assert await everything(store) == []


async def test_a_read_without_an_answer_ends(relay: Relay, store: Store) -> None:
    relay.silent_at = b"FROM pets"
    with pytest.raises(StoreError) as failed:
        await everything(store)
    assert failed.value.reason is StartFailure.AWAY
    assert str(failed.value) == "PostgreSQL: the server was silent for 0.5 s"
    relay.silent_at = None
    assert await everything(store) == []


async def test_an_add_without_an_answer_before_the_commit_was_certainly_not_added(
    relay: Relay, store: Store
) -> None:
    relay.silent_at = b"INSERT INTO pets"
    assert not isinstance(await failure_of_an_add(store), OutcomeUnknown)
    relay.silent_at = None
    added = await store.add(REX, "key", b"")  # the server has ended the transaction meanwhile
    assert await everything(store) == [added]


async def test_a_commit_without_an_answer_has_an_unknown_outcome(
    relay: Relay, store: Store
) -> None:
    relay.silent_at = COMMIT
    assert isinstance(await failure_of_an_add(store), OutcomeUnknown)
    relay.silent_at = None
    added = await store.add(REX, "key", b"")
    assert await everything(store) == [added]


async def test_adds_that_were_committed_together_keep_nobody_from_adding(
    relay: Relay, store: Store
) -> None:
    async def add_all() -> list[Pet | BaseException]:
        adds = (store.add(NewPet(name, 1), name, b"") for name in ("Ada", "Bo", "Cleo"))
        return await asyncio.gather(*adds, return_exceptions=True)

    relay.silent_at = COMMIT
    assert all(isinstance(one, OutcomeUnknown) for one in await add_all())
    relay.silent_at = None
    added = await add_all()
    while any(isinstance(one, StoreError) for one in added):  # until the server ends that one
        added = await add_all()
    assert added == await everything(store)


async def test_a_read_ends_in_time_however_many_steps_it_takes(relay: Relay) -> None:
    patient = Limits(answer=PATIENCE, ping=PATIENCE, request=0.5)
    with closing(Store(PostgresqlServer(relay.url, patient), None, None)) as store:
        relay.silent_at = b"FROM pets"
        reads = (everything(store) for _ in range(9))
        for ended in await asyncio.gather(*reads, return_exceptions=True):
            assert isinstance(ended, StoreError)
            assert str(ended) == "PostgreSQL: no answer within 0.5 s"
        relay.silent_at = None
        assert await everything(store) == []


async def test_an_add_that_has_not_begun_in_time_is_not_added(relay: Relay) -> None:
    database = PostgresqlServer(relay.url, SOON._replace(answer=2.0))
    with closing(Store(database, None, None, add_seconds=0.5)) as store:
        relay.silent_at = COMMIT
        first = asyncio.create_task(store.add(REX, "first", b""))
        await eventually(lambda: relay.is_silent)
        with pytest.raises(StoreError) as waited:
            await store.add(NewPet("Bo", 1), "second", b"")
        assert not isinstance(waited.value, OutcomeUnknown)
        with pytest.raises(OutcomeUnknown):
            await first
        with pytest.raises(OutcomeUnknown):  # sent again while it is still under way
            await store.add(REX, "first", b"")
        relay.silent_at = None
        added = await added_at_last(store)
        assert await everything(store) == [added]


@pytest.mark.expects_log("database_away: ")
def test_the_service_ends_though_its_server_is_silent(relay: Relay) -> None:
    database = PostgresqlServer(relay.url, SOON)
    with closing(Store(database, None, None)) as store, ThreadPoolExecutor() as clients:
        with OnSocket(make_app(store, KEY)) as served:
            relay.silent_at = b"FROM pets"
            waiting = [clients.submit(get, f"{served.url}/pets/1") for _ in range(40)]
            assert error_of(waiting[0].result()) == (503, "database_away")
            ends = time.monotonic()
        assert kept(10, time.monotonic() - ends)


def get(url: str) -> httpx.Response:
    return httpx.get(url, headers=bearer(KEY), trust_env=False, timeout=PATIENCE)


def test_a_start_says_that_the_server_does_not_answer() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        host, port = silent.getsockname()
        with pytest.raises(StoreError) as failed:
            open_store(f"postgresql://x@{host}:{port}/pets?connect_timeout=2")
    assert failed.value.reason is StartFailure.AWAY
    assert "no answer from 127.0.0.1" in str(failed.value)
    assert "\n" not in str(failed.value)


@pytest.mark.parametrize(("query", "seconds"), [("", "5"), ("?connect_timeout=7", "7")])
def test_the_address_can_say_how_long_to_wait_for_a_connection(
    relay: Relay, query: str, seconds: str
) -> None:
    server = PostgresqlServer(f"{relay.url}{query}")
    with closing(server), server.writing.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver
        assert driver.info.get_parameters()["connect_timeout"] == seconds
