"""The fake's own switches. The contract suite tests that it behaves as a gateway."""

from __future__ import annotations

import asyncio

import pytest

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import NotAnswered, OutcomeUnknown
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from tests.doubles.fake_gateway import FakeGateway

STOCK = [Pet(i, f"pet {i}", 1) for i in range(1, 6)]
REX = NewPet("Rex", 7)


async def test_the_fake_fails_only_when_told_to() -> None:
    fake = FakeGateway(STOCK)
    fake.fail_next("add", OutcomeUnknown())
    fake.fail_next("probe", KeyNotAccepted(401))
    assert await fake.get_pet(1) == STOCK[0]
    with pytest.raises(OutcomeUnknown):
        await fake.create_pet(REX, "key")
    with pytest.raises(KeyNotAccepted):
        await fake.probe()
    await fake.probe()
    assert (await fake.create_pet(REX, "key")).pet.id == 6


async def test_the_fake_can_fail_in_the_middle_of_a_walk() -> None:
    fake = FakeGateway(STOCK, page_size=2)
    fake.fail_next("list", NotAnswered(), after=2)
    pages = fake.list_pets()
    assert [len((await anext(pages)).pets) for _ in range(2)] == [2, 2]
    with pytest.raises(NotAnswered):
        await anext(pages)


async def test_the_fake_answers_nothing_while_held() -> None:
    fake = FakeGateway(STOCK)
    fake.hold()
    page = asyncio.ensure_future(anext(fake.list_pets(PetStatus.SOLD)))
    adding = asyncio.ensure_future(fake.create_pet(REX, "key"))
    await asyncio.wait([page, adding], timeout=0.01)
    assert not page.done()
    assert not adding.done()
    fake.release()
    assert (await page).pets == ()
    assert (await adding).pet.name == "Rex"
    assert fake.asked == [("list", PetStatus.SOLD), ("add", REX)]


async def test_the_fake_can_answer_some_pages_before_it_is_held() -> None:
    fake = FakeGateway(STOCK, page_size=2)
    fake.hold(after=2)
    pages = fake.list_pets()
    assert [len((await anext(pages)).pets) for _ in range(2)] == [2, 2]
    third = asyncio.ensure_future(anext(pages))
    await asyncio.wait([third], timeout=0.01)
    assert not third.done()
    fake.release()
    assert len((await third).pets) == 1


async def test_the_fake_can_add_and_lose_the_answer() -> None:
    fake = FakeGateway(STOCK)
    fake.lose_next_answer(OutcomeUnknown())
    with pytest.raises(OutcomeUnknown):
        await fake.create_pet(REX, "key")
    assert (await fake.create_pet(REX, "key")).pet == fake.pets[6]
    assert len(fake.pets) == 6


async def test_the_fake_can_store_a_different_animal() -> None:
    fake = FakeGateway(STOCK)
    fake.keep_as(name="REX")
    added = await fake.create_pet(REX, "key")
    assert (added.pet.name, added.differs) == ("REX", True)


async def test_the_fake_can_be_closed() -> None:
    fake = FakeGateway(STOCK)
    await fake.aclose()
    with pytest.raises(NotReached):
        await fake.get_pet(1)
