"""Walks of the list: their pages, how they end, and what happens to the rows."""

from __future__ import annotations

import pytest

from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
)
from petstore_gui.domain.errors import KeyMissing, NotAnswered, RequestError
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Filter
from petstore_gui.gateway.completeness import Extent
from petstore_gui.support.tasks import Tasks
from tests.catalogue.conftest import Shopkeeper
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually


def stock(count: int, status: str | None = "available", first: int = 0) -> list[Pet]:
    places = range(first + 1, first + count + 1)
    return [Pet(place, f"pet {place}", place % 3, status) for place in places]


async def test_if_no_service_could_be_opened_a_refresh_requests_one(
    shopkeeper: Shopkeeper,
) -> None:
    wanted: list[bool] = []
    shopkeeper.catalogue.service_wanted.connect(lambda: wanted.append(True))
    shopkeeper.catalogue.refresh()
    assert wanted == []
    shopkeeper.catalogue.give_up()
    assert shopkeeper.state is LoadState.NOT_CONNECTED
    shopkeeper.catalogue.refresh()
    assert wanted == [True]


@pytest.mark.parametrize(
    ("error", "state"),
    [
        (NotAnswered(), LoadState.FAILED),
        (Declined(500), LoadState.FAILED),
        (KeyMissing(), LoadState.FAILED),
        (KeyNotAccepted(401), LoadState.KEY_NOT_ACCEPTED),
    ],
)
async def test_a_failed_walk_keeps_the_pages_already_loaded(
    shopkeeper: Shopkeeper, error: RequestError, state: LoadState
) -> None:
    gateway = FakeGateway(stock(5), page_size=2)
    gateway.fail_next("list", error, after=2)
    await shopkeeper.load(gateway)
    assert shopkeeper.state is state
    assert shopkeeper.failures == [error]
    assert shopkeeper.ids == [1, 2, 3, 4]
    assert shopkeeper.catalogue.facts.completeness.whole is Extent.STOPPED
    assert shopkeeper.ended == 0


async def test_the_same_list_again_moves_no_row(shopkeeper: Shopkeeper) -> None:
    await shopkeeper.load(FakeGateway(stock(30), page_size=10))
    told = len(shopkeeper.shown)
    await shopkeeper.refresh()
    assert shopkeeper.ended == 2
    assert len(shopkeeper.shown) == told


async def test_a_refresh_shows_new_changed_and_removed_animals(shopkeeper: Shopkeeper) -> None:
    gateway = await shopkeeper.load(FakeGateway(stock(4), page_size=2))
    del gateway.pets[2]
    gateway.pets[3] = Pet(3, "pet 3", 0, "sold")
    gateway.pets[9] = Pet(9, "new", 5)
    await shopkeeper.refresh()
    assert shopkeeper.ids == [1, 3, 4, 9]
    assert shopkeeper.catalogue.pet(2) is None
    assert shopkeeper.catalogue.pet(3) == gateway.pets[3]
    assert shopkeeper.catalogue.facts.counts.of(Filter.SOLD) == 1


async def test_the_older_of_two_walks_is_stale(shopkeeper: Shopkeeper, tasks: Tasks) -> None:
    gateway = FakeGateway(stock(6), page_size=2)
    await shopkeeper.load_first_page(gateway)
    shopkeeper.catalogue.refresh()
    gateway.release()
    await eventually(lambda: len(tasks) == 0)
    assert shopkeeper.ended == 1
    assert shopkeeper.ids == [1, 2, 3, 4, 5, 6]


async def test_the_rows_stay_while_there_is_no_service(
    shopkeeper: Shopkeeper,
) -> None:
    gateway = await shopkeeper.load(FakeGateway(stock(2)))
    as_of = shopkeeper.catalogue.facts.as_of
    shopkeeper.catalogue.refresh()
    shopkeeper.catalogue.connect_to(None)
    assert shopkeeper.ids == [1, 2]
    assert shopkeeper.state is LoadState.WAITING
    assert shopkeeper.catalogue.facts.as_of == as_of
    gateway.pets[3] = Pet(3, "new", 1)
    shopkeeper.catalogue.connect_to(gateway)
    await shopkeeper.refresh()
    assert shopkeeper.ids == [1, 2, 3]
