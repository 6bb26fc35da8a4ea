"""Views of the list: filters that send requests, and animals added one by one."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import msgspec
import pytest

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import NotAnswered
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Filter, View
from petstore_gui.gateway.completeness import Extent
from petstore_gui.gateway.odd_rows import Oddities, OddRows
from petstore_gui.gateway.protocol import Page
from petstore_gui.support.tasks import Tasks
from tests.catalogue.conftest import Shopkeeper
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

ONE_EACH = [
    Pet(1, "Ada", 1, "available"),
    Pet(2, "Bo", 1, "pending"),
    Pet(3, "Cleo", 2, "sold"),
    Pet(4, "Dot", 2),
]
MANY_SOLD = [Pet(place, f"pet {place}", 1, "sold") for place in range(1, 131)]


class OddGateway(FakeGateway):
    """A service with two unreadable rows in each list."""

    async def list_pets(
        self, status: PetStatus | None = None, **_how: object
    ) -> AsyncGenerator[Page]:
        async for page in super().list_pets(status):
            yield msgspec.structs.replace(
                page, odd=OddRows(not_understood=[(status, 1), (status, 2)])
            )


def asked_since(gateway: FakeGateway, before: int) -> list[object]:
    return [about for _, about in gateway.asked[before:]]


async def look(shopkeeper: Shopkeeper, tasks: Tasks, shown: Filter) -> None:
    shopkeeper.catalogue.set_view(View(filter=shown))
    await eventually(lambda: len(tasks) == 0)


@pytest.mark.parametrize(
    ("shown", "ids"),
    [
        (Filter.AVAILABLE, [1]),
        (Filter.PENDING, [2]),
        (Filter.SOLD, [3]),
        (Filter.NOT_STATED, [4]),
        (Filter.ALL, [1, 2, 3, 4]),
    ],
)
async def test_a_filter_sends_no_request_if_the_whole_list_is_loaded(
    shopkeeper: Shopkeeper, tasks: Tasks, shown: Filter, ids: list[int]
) -> None:
    gateway = FakeGateway(ONE_EACH)
    await shopkeeper.load(gateway)
    before = len(gateway.asked)
    shopkeeper.catalogue.set_view(View(filter=shown))
    assert shopkeeper.ids == ids
    await eventually(lambda: len(tasks) == 0)
    assert gateway.asked[before:] == []


@pytest.mark.parametrize("stock", [ONE_EACH, MANY_SOLD])
async def test_a_filter_asks_for_its_status_unless_the_whole_list_is_proven(
    shopkeeper: Shopkeeper, tasks: Tasks, stock: list[Pet]
) -> None:
    gateway = FakeGateway(stock, links=False)
    await shopkeeper.load(gateway)
    before = len(gateway.asked)
    for shown in (Filter.NOT_STATED, Filter.AVAILABLE, Filter.ALL, Filter.SOLD):
        await look(shopkeeper, tasks, shown)
    assert asked_since(gateway, before) == [PetStatus.AVAILABLE, PetStatus.SOLD]


async def test_animals_that_a_filter_loads_are_shown_and_counted(
    shopkeeper: Shopkeeper, tasks: Tasks
) -> None:
    gateway = FakeGateway(MANY_SOLD[:100], links=False)
    await shopkeeper.load(gateway)
    assert shopkeeper.catalogue.facts.extent_of(Filter.SOLD) is Extent.CUT
    gateway.pets = {pet.id: pet for pet in MANY_SOLD[90:110]}
    await look(shopkeeper, tasks, Filter.SOLD)
    facts = shopkeeper.catalogue.facts
    assert facts.extent_of(Filter.SOLD) is Extent.LISTED
    assert facts.completeness.whole is Extent.CUT
    assert facts.counts.of(Filter.SOLD) == len(shopkeeper.ids) == 110
    assert facts.counts.apart_of(Filter.SOLD).total == 90


@pytest.mark.parametrize("links", [True, False])
async def test_after_a_failed_refresh_a_filter_marks_animals_missing_from_its_list(
    shopkeeper: Shopkeeper, tasks: Tasks, links: bool
) -> None:
    gateway = FakeGateway([*ONE_EACH, Pet(5, "Eve", 1, "available")], links=links)
    await shopkeeper.load(gateway)
    shopkeeper.catalogue.take(Pet(8, "Rex", 3, "available"))
    gateway.fail_next("list", NotAnswered())
    await shopkeeper.refresh()
    gateway.pets = {5: gateway.pets[5]}
    await look(shopkeeper, tasks, Filter.AVAILABLE)
    assert shopkeeper.ids == [1, 5, 8]
    assert shopkeeper.from_earlier == {1, 8}
    await look(shopkeeper, tasks, Filter.ALL)
    assert shopkeeper.ids == [1, 2, 3, 4, 5, 8]
    assert shopkeeper.catalogue.facts.counts.listed == 4


async def test_filters_pressed_again_and_again_ask_once_while_the_answer_is_awaited(
    shopkeeper: Shopkeeper, tasks: Tasks
) -> None:
    gateway = FakeGateway(ONE_EACH)
    gateway.fail_next("list", NotAnswered())
    await shopkeeper.load(gateway)
    gateway.hold()
    for shown in [Filter.SOLD, Filter.AVAILABLE] * 3:
        shopkeeper.catalogue.set_view(View(filter=shown))
    await eventually(lambda: gateway.is_holding)
    gateway.release()
    await eventually(lambda: len(tasks) == 0)
    assert asked_since(gateway, 1) == [PetStatus.SOLD, PetStatus.AVAILABLE]
    assert shopkeeper.catalogue.facts.counts.known == 2
    await look(shopkeeper, tasks, Filter.SOLD)
    assert asked_since(gateway, 3) == [PetStatus.SOLD]


@pytest.mark.parametrize("how", ["stopped", "failed"])
async def test_a_filter_asks_if_the_list_is_stale(
    shopkeeper: Shopkeeper, tasks: Tasks, how: str
) -> None:
    gateway = FakeGateway(ONE_EACH)
    await shopkeeper.load(gateway)
    if how == "failed":
        gateway.fail_next("list", NotAnswered())
    shopkeeper.catalogue.refresh()
    if how == "stopped":
        shopkeeper.catalogue.stop()
    await eventually(lambda: len(tasks) == 0)
    before = len(gateway.asked)
    gateway.pets[9] = Pet(9, "late", 1, "sold")
    await look(shopkeeper, tasks, Filter.SOLD)
    assert asked_since(gateway, before) == [PetStatus.SOLD]
    assert shopkeeper.ids == [3, 9]


async def test_a_filter_chosen_during_a_walk_that_proves_nothing_is_asked_for_at_its_end(
    shopkeeper: Shopkeeper, tasks: Tasks
) -> None:
    gateway = FakeGateway(ONE_EACH, links=False)
    gateway.hold()
    shopkeeper.open(gateway)
    shopkeeper.catalogue.refresh()
    shopkeeper.catalogue.set_view(View(filter=Filter.SOLD))
    gateway.release()
    await eventually(lambda: len(tasks) == 0)
    assert gateway.asked == [("list", None), ("list", PetStatus.SOLD)]
    await shopkeeper.refresh()
    await eventually(lambda: len(tasks) == 0)
    assert asked_since(gateway, 2) == [None, PetStatus.SOLD]


async def test_a_failed_filter_request_is_reported_and_keeps_the_rows(
    shopkeeper: Shopkeeper, tasks: Tasks
) -> None:
    gateway = FakeGateway(MANY_SOLD, links=False)
    await shopkeeper.load(gateway)
    error = NotAnswered()
    gateway.fail_next("list", error)
    await look(shopkeeper, tasks, Filter.SOLD)
    assert shopkeeper.failures == [error]
    assert shopkeeper.state is LoadState.READY
    assert len(shopkeeper.ids) == 100


async def test_a_key_refused_to_a_filter_request_counts_as_refused(
    shopkeeper: Shopkeeper, tasks: Tasks
) -> None:
    gateway = FakeGateway(MANY_SOLD, links=False)
    await shopkeeper.load(gateway)
    gateway.fail_next("list", KeyNotAccepted(401))
    await look(shopkeeper, tasks, Filter.SOLD)
    assert shopkeeper.state is LoadState.KEY_NOT_ACCEPTED
    assert len(shopkeeper.ids) == 100


async def test_oddities_in_the_answer_to_a_filter_are_counted_once(
    shopkeeper: Shopkeeper, tasks: Tasks
) -> None:
    gateway = OddGateway(ONE_EACH)
    gateway.fail_next("list", NotAnswered())
    await shopkeeper.load(gateway)
    for shown in (Filter.SOLD, Filter.ALL, Filter.SOLD):
        await look(shopkeeper, tasks, shown)
        assert shopkeeper.facts[-1].oddities == Oddities(not_understood=2)
    await look(shopkeeper, tasks, Filter.AVAILABLE)
    assert shopkeeper.facts[-1].oddities == Oddities(not_understood=4)
    await shopkeeper.refresh()
    assert shopkeeper.facts[-1].oddities == Oddities(not_understood=2)


async def test_an_added_animal_is_shown_even_if_the_view_hides_it(shopkeeper: Shopkeeper) -> None:
    await shopkeeper.load(FakeGateway(ONE_EACH))
    shopkeeper.catalogue.set_view(View(filter=Filter.AVAILABLE))
    shopkeeper.catalogue.take(Pet(8, "Rex", 3, "sold"), pin=True)
    assert shopkeeper.ids == [1, 8]
    assert not shopkeeper.catalogue.shows(8)
    assert shopkeeper.catalogue.pet(8) == Pet(8, "Rex", 3, "sold")
    assert shopkeeper.catalogue.facts.counts.shown == 2


async def test_a_pinned_animal_stays_through_a_refresh(shopkeeper: Shopkeeper) -> None:
    gateway = FakeGateway(ONE_EACH)
    await shopkeeper.load(gateway)
    shopkeeper.catalogue.set_view(View(filter=Filter.AVAILABLE))
    shopkeeper.catalogue.take(ONE_EACH[2], pin=True)
    gateway.pets[9] = Pet(9, "late", 1, "available")
    await shopkeeper.refresh()
    assert shopkeeper.ids == [1, 3, 9]
