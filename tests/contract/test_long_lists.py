"""Long lists, from every implementation that links pages."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing

import pytest

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.gateway.completeness import Extent
from petstore_gui.gateway.protocol import Gateway, Page
from petstore_gui.service.store.samples import made_up
from tests.contract.conftest import KEY, over_http
from tests.doubles.fake_gateway import FakeGateway
from tests.service.running import running

COUNT = 9_000


@pytest.fixture(scope="module")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = tmp_path_factory.mktemp("long") / "pets.sqlite"
    with running("--database", database, "--sample", str(COUNT), key=KEY) as serving:
        yield serving.url


@pytest.fixture(params=["own", "fake"])
async def gateway(request: pytest.FixtureRequest, base_url: str) -> AsyncIterator[Gateway]:
    if request.param == "own":
        gateway: Gateway = over_http(base_url, is_own=True, honours_idempotency_key=True)(100, KEY)
    else:
        pets = (Pet(i, new.name, new.category_id, new.status) for i, new in stock())
        gateway = FakeGateway(pets)
    yield gateway
    await gateway.aclose()


def stock() -> Iterator[tuple[int, NewPet]]:
    yield from enumerate(made_up(COUNT), 1)


async def test_all_animals_come_in_order_and_only_the_last_page_is_complete(
    gateway: Gateway,
) -> None:
    pages = [page async for page in gateway.list_pets()]
    ids = [pet.id for page in pages for pet in page.pets]
    assert ids[:COUNT] == list(range(1, COUNT + 1))
    assert ids == sorted(set(ids))
    *before, last = [page.completeness.whole for page in pages]
    assert (set(before), last) == ({Extent.LOADING}, Extent.ALL)
    assert not any(page.odd for page in pages)


async def test_animals_added_during_a_walk_are_not_missed(gateway: Gateway) -> None:
    pages: list[Page] = []
    late: list[int] = []
    async with aclosing(gateway.list_pets()) as walk:
        async for page in walk:
            pages.append(page)
            if len(pages) % 20 == 1:
                late.append((await gateway.create_pet(NewPet("Late", 1), str(uuid.uuid4()))).pet.id)
    ids = {pet.id for page in pages for pet in page.pets}
    assert ids >= {*range(1, COUNT + 1), *late[:-1]}
    validator = pages[-1].validator
    assert not [page async for page in gateway.list_pets(unless=validator)][-1].is_unchanged


async def test_an_abandoned_walk_can_be_started_again(gateway: Gateway) -> None:
    async with aclosing(gateway.list_pets()) as walk:
        async for _ in walk:
            break
    walks = await asyncio.gather(whole(gateway), whole(gateway))
    assert walks[0] == walks[1]
    assert len(walks[0]) >= COUNT


async def test_a_list_by_status_is_complete_as_well(gateway: Gateway) -> None:
    sold = {pet_id for pet_id, new in stock() if new.status is PetStatus.SOLD}
    assert {pet.id for pet in await whole(gateway, PetStatus.SOLD)} == sold


async def whole(gateway: Gateway, status: PetStatus | None = None) -> list[Pet]:
    return [pet async for page in gateway.list_pets(status) for pet in page.pets]
