"""What a standby lacks when it takes over was never acknowledged, and nobody takes it for there."""

from __future__ import annotations

import asyncio
import sys
from contextlib import closing

import pytest

from petstore_gui.domain.pets import NewPet
from petstore_gui.service.store.database import OutcomeUnknown
from petstore_gui.service.store.postgresql import PostgresqlServer
from petstore_gui.service.store.store import Store
from tests.service.postgres_pair import Pair
from tests.support.processes import until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no PostgreSQL server for Windows")

BO = NewPet("Bo", 1)
WAITS_FOR_STANDBY = "FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
END_WAITS_FOR_STANDBY = f"SELECT pg_terminate_backend(pid, 10000) {WAITS_FOR_STANDBY}"
CANCEL_WAITS_FOR_STANDBY = f"SELECT pg_cancel_backend(pid) {WAITS_FOR_STANDBY}"


async def test_an_add_that_the_standby_lacks_is_not_acknowledged_and_its_edition_is_void() -> None:
    with Pair() as pair, closing(Store(_server(pair))) as store:
        rex = await store.add(NewPet("Rex", 1), None, b"")
        told = {await store.edition()}
        pair.stop_standby()
        with pytest.raises(OutcomeUnknown):
            await store.add(BO, "key", b"")
        assert pair.execute(END_WAITS_FOR_STANDBY) == [(True,)]
        assert len((await store.list(10, None, None)).pets) == 2, "the primary shows it"
        told.add(await store.edition())
        with pytest.raises(OutcomeUnknown):
            await store.add(BO, "key", b"")
        pair.stop_primary(is_immediate=True)
        pair.start_standby()
        pair.promote()
        assert (await store.list(10, None, None)).pets == [rex]
        told.add(await store.edition())
        again = await store.add(BO, "key", b"")
        assert (await store.list(10, None, None)).pets == [rex, again]
        told.add(await store.edition())
        assert len(told) == 4


async def test_an_add_whose_wait_for_the_standby_is_cancelled_is_not_acknowledged() -> None:
    with Pair() as pair, closing(Store(PostgresqlServer(pair.url))) as store:
        rex = await store.add(NewPet("Rex", 1), None, b"")
        pair.stop_standby()
        for _ in range(2):
            adding = asyncio.create_task(store.add(BO, "key", b""))
            cancel = asyncio.to_thread(until, lambda: pair.execute(CANCEL_WAITS_FOR_STANDBY))
            await asyncio.gather(adding, cancel, return_exceptions=True)
            assert isinstance(adding.exception(), OutcomeUnknown), "the standby lacks it"
        pair.stop_primary(is_immediate=True)
        pair.start_standby()
        pair.promote()
        again = await store.add(BO, "key", b"")
        assert (await store.list(10, None, None)).pets == [rex, again]


def _server(pair: Pair) -> PostgresqlServer:
    return PostgresqlServer(pair.url, answer_seconds=2.0)
