"""What every implementation of the gateway's protocol must do."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Sequence

import pytest

from petstore_gui.domain.category import Category
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import Declined, KeyNotAccepted, NotFound
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.odd_rows import Oddities
from petstore_gui.gateway.protocol import Gateway, Names, Page
from tests.contract.conftest import Contract
from tests.support.odd_rows import oddities

AVAILABLE, PENDING, SOLD = PetStatus


async def added(gateway: Gateway, pet: NewPet) -> Pet:
    return await gateway.create_pet(pet, str(uuid.uuid4()))


async def stocked(gateway: Gateway, count: int) -> list[Pet]:
    """Add `count` animals, 20 at a time, of each status and without one in turn."""
    stated = (*PetStatus, None)
    new = [NewPet(f"pet {i}", i % 7, stated[i % 4]) for i in range(count)]
    stock = []
    for start in range(0, count, 20):
        stock += await asyncio.gather(*(added(gateway, pet) for pet in new[start : start + 20]))
    return stock


async def walked(
    gateway: Gateway, status: PetStatus | None = None
) -> tuple[list[Pet], Completeness]:
    """All animals of a walk, and its final completeness. No row may be odd."""
    pages = [page async for page in gateway.list_pets(status)]
    assert oddities(pages) == Oddities()
    return [pet for page in pages for pet in page.pets], pages[-1].completeness


def by_id(pets: Sequence[Pet]) -> list[Pet]:
    return sorted(pets, key=lambda pet: pet.id)


@pytest.mark.parametrize(
    "new",
    [
        NewPet("Rex", 7),
        NewPet("Rex", 7, SOLD),
        NewPet("Zoë O'Hara 猫 \U0001f408", INT64_MAX, AVAILABLE),
        NewPet("<b>Rex</b>\u202e\n", INT64_MIN, PENDING),
        NewPet("x" * 10_000, 0),
    ],
    ids=["no status", "sold", "unicode", "markup", "long"],
)
async def test_an_added_animal_gets_an_id_and_is_listed_and_fetched_unchanged(
    contract: Contract, new: NewPet
) -> None:
    gateway = contract.gateway()
    pet = await gateway.create_pet(new, str(uuid.uuid4()))
    assert (pet.name, pet.category_id, pet.status) == (new.name, new.category_id, new.status)
    assert await gateway.get_pet(pet.id) == pet
    assert (await walked(gateway))[0] == [pet]


async def test_the_same_idempotency_key_adds_once_if_keys_are_honoured(
    contract_with_keys: Contract,
) -> None:
    gateway = contract_with_keys.gateway()
    first = await gateway.create_pet(NewPet("Rex", 7), "0b5f6c3e-9d1d-4a1e-8f5e-0f5b8f0f9a11")
    again = await gateway.create_pet(NewPet("Rex", 7), "0b5f6c3e-9d1d-4a1e-8f5e-0f5b8f0f9a11")
    assert first == again
    assert (await walked(gateway))[0] == [first]


async def test_an_animal_without_a_name_is_declined_with_a_reason(contract: Contract) -> None:
    gateway = contract.gateway()
    with pytest.raises(Declined) as raised:
        await gateway.create_pet(NewPet(" ", 7), str(uuid.uuid4()))
    assert raised.value.status == 400
    assert "name" in (raised.value.said.message or "")
    assert (await walked(gateway))[0] == []


@pytest.mark.parametrize("pet_id", [5, 0, -1, INT64_MAX, INT64_MIN])
async def test_an_unknown_id_is_not_found(contract: Contract, pet_id: int) -> None:
    gateway = contract.gateway()
    await added(gateway, NewPet("Rex", 7))
    with pytest.raises(NotFound):
        await gateway.get_pet(pet_id)


@pytest.mark.parametrize("status", [None, *PetStatus])
async def test_an_empty_list_is_settled(contract: Contract, status: PetStatus | None) -> None:
    pets, known = await walked(contract.gateway(), status)
    assert pets == []
    assert known.of(status) is (Extent.ALL if contract.has_links else Extent.LISTED)


@pytest.mark.parametrize(("count", "page_size"), [(1, 1), (7, 7), (30, 7), (99, 100), (60, 20)])
async def test_a_list_within_the_highest_limit_is_walked_to_its_end(
    contract: Contract, count: int, page_size: int
) -> None:
    gateway = contract.gateway(page_size=page_size)
    stock = await stocked(gateway, count)
    pets, known = await walked(gateway)
    assert by_id(pets) == by_id(stock)
    assert known.whole is (Extent.ALL if contract.has_links else Extent.LISTED)


async def test_a_list_beyond_the_highest_limit_is_complete_only_with_links(
    contract: Contract,
) -> None:
    gateway = contract.gateway()
    stock = await stocked(gateway, 250)
    pets, known = await walked(gateway)
    assert len({pet.id for pet in pets}) == len(pets)
    if contract.has_links:
        assert by_id(pets) == by_id(stock)
        assert known.whole is Extent.ALL
    else:
        assert known.whole is Extent.CUT
        assert known.unstated_may_hide
        stated = [pet for pet in stock if pet.status]
        assert set(pets) >= set(stated)
        assert {known.of(status) for status in PetStatus} == {Extent.LISTED}


async def last_page(gateway: Gateway, status: PetStatus | None, unless: str | None = None) -> Page:
    return [page async for page in gateway.list_pets(status, unless=unless)][-1]


@pytest.mark.parametrize("status", [None, SOLD])
@pytest.mark.parametrize("count", [0, 5, 60])
async def test_an_unchanged_list_with_a_validator_is_not_walked_again(
    contract: Contract, status: PetStatus | None, count: int
) -> None:
    gateway = contract.gateway(page_size=10)
    await stocked(gateway, count)
    first = await last_page(gateway, status)
    assert (first.validator is not None) == contract.has_links
    again = await last_page(gateway, status, first.validator)
    assert again.is_unchanged == contract.has_links
    if contract.has_links:
        assert (again.pets, again.validator) == ((), first.validator)
        assert again.completeness == first.completeness

    rex = await added(gateway, NewPet("Rex", 7, SOLD))
    pages = [page async for page in gateway.list_pets(status, unless=first.validator)]
    assert rex in [pet for page in pages for pet in page.pets]
    assert not any(page.is_unchanged for page in pages)
    assert pages[-1].validator != first.validator or first.validator is None


async def test_the_validator_of_another_list_does_not_count(contract: Contract) -> None:
    gateway, other = contract.gateway(page_size=10), contract.gateway(page_size=20)
    await stocked(gateway, 30)
    for validator in ((await last_page(gateway, SOLD)).validator, '"made-up"'):
        assert not (await last_page(gateway, None, validator)).is_unchanged
    validator = (await last_page(gateway, None)).validator
    assert not (await last_page(other, None, validator)).is_unchanged


@pytest.mark.parametrize("status", PetStatus)
async def test_a_list_by_status_has_only_animals_of_that_status(
    contract: Contract, status: PetStatus
) -> None:
    gateway = contract.gateway(page_size=10)
    stock = await stocked(gateway, 80)
    pets, known = await walked(gateway, status)
    assert by_id(pets) == by_id([pet for pet in stock if pet.status == status])
    assert known.of(status) is (Extent.ALL if contract.has_links else Extent.LISTED)
    assert known.whole is Extent.UNKNOWN


async def test_a_closed_gateway_sends_nothing(contract: Contract) -> None:
    gateway = contract.gateway()
    await gateway.probe()
    await gateway.aclose()
    with pytest.raises(NotReached):
        await gateway.probe()
    with pytest.raises(NotReached):
        await anext(gateway.list_pets())


async def test_a_retired_gateway_finishes_its_adds_and_then_sends_nothing(
    contract: Contract,
) -> None:
    gateway = contract.gateway()
    await gateway.probe()
    adding = asyncio.create_task(added(gateway, NewPet("Rex", 7)))
    await asyncio.sleep(0)
    await gateway.retire()
    assert (await adding).name == "Rex"
    with pytest.raises(NotReached):
        await gateway.probe()


async def test_a_wrong_key_is_refused_by_every_operation(contract_over_http: Contract) -> None:
    gateway = contract_over_http.gateway(key="another-key")
    with pytest.raises(KeyNotAccepted):
        await gateway.probe()
    with pytest.raises(KeyNotAccepted):
        await gateway.create_pet(NewPet("Rex", 7), str(uuid.uuid4()))
    with pytest.raises(KeyNotAccepted):
        await gateway.get_pet(1)
    with pytest.raises(KeyNotAccepted):
        await anext(gateway.list_pets())
    right = contract_over_http.gateway()
    assert (await walked(right))[0] == []


async def test_names_are_replaced_by_whoever_has_read_them(contract: Contract) -> None:
    gateway = contract.gateway()
    await walked(gateway)
    if not gateway.keeps_names:
        return
    before = await gateway.get_names()
    assert before is not None
    assert await gateway.get_names(before.tag) is None
    dogs = {5: Category(5, "Dogs")}
    tag = await gateway.put_names(Names(dogs, before.tag))
    assert await gateway.get_names(before.tag) == Names(dogs, tag)
    with pytest.raises(Declined) as caught:
        await gateway.put_names(before)
    assert caught.value.status == 412
