"""A person who opens catalogues with a history, over several runs of the program."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path

import shiboken6

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.changes import Kind
from petstore_gui.catalogue.history_sync import HistoryProblem
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.deployment import LOCAL_SERVICE, Deployment, ServiceId
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.storage.history_db import Head, HistoryDb
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

HERE = LOCAL_SERVICE
PRODUCTION = ServiceId(Deployment.PRODUCTION, "https://pets.example")
DAY = 86_400


class Clerk:
    """One run of the program, with what it reports."""

    def __init__(self, records: StoragePaths, tasks: Tasks) -> None:
        self.catalogue = Catalogue(tasks, paths=records)
        self.problems: list[tuple[HistoryProblem, Path | None]] = []
        self.catalogue.history_failed.connect(lambda *problem: self.problems.append(problem))

    @property
    def ids(self) -> list[int]:
        rows = self.catalogue.rows
        return sorted(rows.ids[row] for row in rows.known(0, len(rows)))

    @property
    def changes(self) -> dict[int, tuple[Kind, ...]]:
        return {one.pet.id: one.kinds for one in self.catalogue.changes(99)}

    async def open(self, service_id: ServiceId = HERE, knows: int | None = None) -> None:
        """Open a catalogue, and wait until it has loaded `knows` animals."""
        self.catalogue.open(service_id)
        if knows is not None:
            await eventually(lambda: self.catalogue.facts.counts.known == knows)

    async def serve(self, gateway: FakeGateway) -> None:
        self.catalogue.connect_to(gateway)
        self.catalogue.refresh()
        await eventually(lambda: self.catalogue.facts.state is not LoadState.LOADING)


@asynccontextmanager
async def program(records: StoragePaths) -> AsyncIterator[Clerk]:
    """One run of the program, from start to clean exit."""
    tasks = Tasks()
    clerk = Clerk(records, tasks)
    yield clerk
    clerk.catalogue.open(None)
    await clerk.catalogue.wait_closed()
    await tasks.end()
    shiboken6.delete(clerk.catalogue)


async def remembered(
    records: StoragePaths, gateway: FakeGateway, service_id: ServiceId = HERE
) -> None:
    """Write a history file in an earlier run of the program."""
    async with program(records) as clerk:
        await clerk.open(service_id)
        await clerk.serve(gateway)


def animals(*ids: int) -> list[Pet]:
    return [Pet(pet_id, f"pet {pet_id}", 1, "sold") for pet_id in ids]


def seed(records: StoragePaths, kept: list[tuple[Pet, int | None, Place]], head: Head) -> None:
    """Write a history file as an earlier run would have left it."""
    history = HistoryDb.open(records.history(HERE), datetime.now(UTC))
    history.begin()
    history.write([(*one, None) for one in kept], head.as_of)
    history.commit(head)
    history.close()


def rows_of(records: StoragePaths, query: str) -> list[tuple[int, ...]]:
    with closing(sqlite3.connect(records.history(HERE))) as connection:
        return connection.execute(query).fetchall()
