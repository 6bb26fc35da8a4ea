"""Opening a catalogue works after any requests to the previous one, in any order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import permutations
from pathlib import Path

import pytest
import shiboken6

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

STAGING = ServiceId(Deployment.STAGING, "https://staging.example")
PRODUCTION = ServiceId(Deployment.PRODUCTION, "https://pets.example")

Request = Callable[[Catalogue], object]

REQUESTS: dict[str, Request] = {
    "open": lambda catalogue: catalogue.open(STAGING),
    "connect": lambda catalogue: catalogue.connect_to(FakeGateway([Pet(1, "Rex", 1)])),
    "refresh": lambda catalogue: catalogue.refresh(),
    "stop": lambda catalogue: catalogue.stop(),
    "give up": lambda catalogue: catalogue.give_up(),
}


@pytest.fixture
async def catalogue(tasks: Tasks, tmp_path: Path) -> AsyncIterator[Catalogue]:
    catalogue = Catalogue(tasks, paths=StoragePaths(tmp_path / "records"))
    yield catalogue
    catalogue.open(None)
    await catalogue.wait_closed()
    await tasks.end()
    shiboken6.delete(catalogue)


def orders() -> Iterator[tuple[str, ...]]:
    return (order for size in (1, 2, 3) for order in permutations(REQUESTS, size))


def ids(catalogue: Catalogue) -> list[int]:
    rows = catalogue.rows
    return [rows.ids[row] for row in rows.known(0, len(rows))]


async def load(catalogue: Catalogue, *ids: int) -> None:
    """Connect to a service with these animals, and load its list."""
    catalogue.connect_to(FakeGateway([Pet(pet_id, "Bella", 1) for pet_id in ids]))
    catalogue.refresh()
    await eventually(lambda: catalogue.facts.state is LoadState.READY)


@pytest.mark.parametrize("takes_a_turn", [False, True])
async def test_a_catalogue_opens_after_any_requests(
    catalogue: Catalogue, takes_a_turn: bool
) -> None:
    for order in orders():
        for name in order:
            REQUESTS[name](catalogue)
            if takes_a_turn:
                await asyncio.sleep(0)
        catalogue.open(PRODUCTION)
        assert (ids(catalogue), catalogue.facts.state) == ([], LoadState.WAITING), order
        await load(catalogue, 7, 8)
        assert ids(catalogue) == [7, 8], order
        assert catalogue.changes(9) == (), order


async def test_waiting_for_the_last_file_to_close_waits_for_all(catalogue: Catalogue) -> None:
    for service_id, pet_id in ((STAGING, 1), (PRODUCTION, 7)):
        catalogue.open(service_id)
        await load(catalogue, pet_id)
    for left in (STAGING, None, PRODUCTION, None):
        catalogue.open(left)
    await catalogue.wait_closed()
    for service_id, pet_id in ((STAGING, 1), (PRODUCTION, 7)):
        catalogue.open(service_id)
        await eventually(lambda: ids(catalogue) == [pet_id])  # noqa: B023 - awaited here
