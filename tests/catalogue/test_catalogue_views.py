"""Views of the list: filters that send requests, and animals added one by one."""

from __future__ import annotations

import pytest

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import NotAnswered
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Filter, View
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
    gateway = await shopkeeper.load(FakeGateway(ONE_EACH))
    before = len(gateway.asked)
    await look(shopkeeper, tasks, shown)
    assert (shopkeeper.ids, gateway.asked[before:]) == (ids, [])


@pytest.mark.parametrize("stock", [ONE_EACH, MANY_SOLD])
async def test_a_filter_asks_for_its_status_unless_the_whole_list_is_proven(
    shopkeeper: Shopkeeper, tasks: Tasks, stock: list[Pet]
) -> None:
    gateway = await shopkeeper.load(FakeGateway(stock, links=False))
    before = len(gateway.asked)
    for shown in (Filter.NOT_STATED, Filter.AVAILABLE, Filter.ALL, Filter.SOLD):
        await look(shopkeeper, tasks, shown)
    assert asked_since(gateway, before) == [PetStatus.AVAILABLE, PetStatus.SOLD]


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
    gateway = await shopkeeper.load(FakeGateway(ONE_EACH))
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


async def test_a_key_refused_to_a_filter_request_counts_as_refused(
    shopkeeper: Shopkeeper, tasks: Tasks
) -> None:
    gateway = await shopkeeper.load(FakeGateway(MANY_SOLD, links=False))
    gateway.fail_next("list", KeyNotAccepted(401))
    await look(shopkeeper, tasks, Filter.SOLD)
    assert shopkeeper.state is LoadState.KEY_NOT_ACCEPTED
    assert len(shopkeeper.ids) == 100
