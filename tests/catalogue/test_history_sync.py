"""A reopened catalogue: what it remembers of earlier runs, and what it reports as changed."""

from __future__ import annotations

import asyncio
import time

from petstore_gui.catalogue.changes import Kind
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.storage.history_db import Head
from petstore_gui.storage.paths import StoragePaths
from tests.catalogue.clerk import (
    DAY,
    HERE,
    PRODUCTION,
    animals,
    program,
    remembered,
    seed,
)
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually


async def test_animals_last_seen_long_ago_are_stored_but_not_shown(records: StoragePaths) -> None:
    now = int(time.time())
    old, young = animals(1, 2)
    seed(
        records,
        [
            (old, now - 91 * DAY, Place.EARLIER),
            (young, now - 89 * DAY, Place.EARLIER),
            (Pet(3, "Rex", 1), None, Place.LISTED),
        ],
        Head(now - DAY, was_whole=False),
    )
    async with program(records) as clerk:
        await clerk.open(knows=2)
        assert clerk.ids == [2, 3]
        await clerk.serve(FakeGateway([old, Pet(3, "Rex", 1)], links=False))
        assert clerk.ids == [1, 2, 3]
        assert clerk.changes == {1: (Kind.BACK,)}


async def test_each_catalogue_has_its_own_animals(records: StoragePaths) -> None:
    await remembered(records, FakeGateway(animals(1, 2)))
    await remembered(records, FakeGateway(animals(7)), PRODUCTION)
    async with program(records) as clerk:
        for service_id, ids in ((HERE, [1, 2]), (PRODUCTION, [7]), (HERE, [1, 2])):
            await clerk.open(service_id, knows=len(ids))
            assert clerk.ids == ids


async def test_a_refresh_without_changes_writes_next_to_nothing(records: StoragePaths) -> None:
    gateway = FakeGateway(animals(*range(500)))
    await remembered(records, gateway)
    async with program(records) as clerk:
        await clerk.open(knows=500)
        log, written = records.history(HERE).with_name("ledger-local.sqlite-wal"), list[bool]()
        clerk.catalogue.history_written.connect(lambda: written.append(True))
        await clerk.serve(gateway)
        await eventually(lambda: written)
        assert log.stat().st_size < 20_000


async def test_no_turn_of_the_loop_is_long_while_100_000_are_loaded(
    records: StoragePaths,
) -> None:
    known: list[tuple[Pet, int | None, Place]] = [
        (pet, None, Place.LISTED) for pet in animals(*range(100_000))
    ]
    seed(records, known, Head(1, was_whole=True))
    turns: list[float] = []

    async def watch() -> None:
        while True:
            began = time.thread_time()
            await asyncio.sleep(0)
            turns.append(time.thread_time() - began)

    async with program(records) as clerk:
        watching = asyncio.create_task(watch())
        await clerk.open()
        await eventually(lambda: clerk.catalogue.facts.counts.known == 100_000)
        watching.cancel()
        # a turn of this loop is a slice and what Qt does in between; CPU time alone
        assert sorted(turns)[-3] < 0.02
