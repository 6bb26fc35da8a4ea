"""A server of PostgreSQL that falls silent: nobody waits for it for ever, and nothing is untrue."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, suppress

import psycopg
import pytest

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import OutcomeUnknown, StoreError
from petstore_gui.service.store.postgresql import PostgresqlServer
from petstore_gui.service.store.store import Store, open_store
from tests.service.relay import Relay
from tests.service.stores import everything
from tests.support.waiting import PATIENCE, eventually, kept

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL server for Windows")

REX = NewPet("Rex", 1)
END_OTHERS = (
    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
COMMIT = b"COMMIT\0"  # not the last word of BEGIN ISOLATION LEVEL READ COMMITTED


@pytest.fixture
def relay(server_url: str) -> Iterator[Relay]:
    with Relay(server_url) as relay:
        yield relay


@pytest.fixture
async def store(relay: Relay) -> AsyncIterator[Store]:
    with closing(Store(PostgresqlServer(relay.url, answer_seconds=0.5))) as store:
        async with asyncio.timeout(PATIENCE):
            yield store


async def added_at_last(store: Store, key: str, server_url: str) -> Pet:
    """Add once the server has heard that a silent connection is gone."""
    with closing(psycopg.connect(server_url, autocommit=True)) as administrator:
        administrator.execute(END_OTHERS)
    while True:
        with suppress(StoreError):
            return await store.add(REX, key, b"")


async def test_reads_without_an_answer_end_and_so_does_the_service(
    relay: Relay, store: Store
) -> None:
    relay.silent_at = b"FROM pets"
    reads = (everything(store) for _ in range(9))
    for ended in await asyncio.gather(*reads, return_exceptions=True):
        assert isinstance(ended, StoreError)
        assert ended.reason is StartFailure.AWAY
        assert str(ended) == "PostgreSQL: no answer within 0.5 s"
    began = time.monotonic()
    store.close()
    assert kept(5, time.monotonic() - began)


async def test_a_commit_without_an_answer_has_an_unknown_outcome(
    relay: Relay, store: Store, server_url: str
) -> None:
    relay.silent_at = COMMIT
    with pytest.raises(OutcomeUnknown) as failed:
        await store.add(REX, "key", b"")
    assert failed.value.reason is StartFailure.AWAY
    relay.silent_at = None
    added = await added_at_last(store, "key", server_url)
    assert await everything(store) == [added]


async def test_an_add_that_has_not_begun_in_time_is_not_added(
    relay: Relay, server_url: str
) -> None:
    database = PostgresqlServer(relay.url, answer_seconds=2.0)
    with closing(Store(database, add_seconds=0.5)) as store:
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
        added = await added_at_last(store, "first", server_url)
        assert await everything(store) == [added]


def test_a_start_says_that_the_server_does_not_answer() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        host, port = silent.getsockname()
        with pytest.raises(StoreError) as failed:
            open_store(f"postgresql://x@{host}:{port}/pets?connect_timeout=2")
    assert failed.value.reason is StartFailure.AWAY
    assert "\n" not in str(failed.value)
