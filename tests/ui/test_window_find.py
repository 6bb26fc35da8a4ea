"""An ID in the search field: among the rows first, then, with Enter, at the service."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from petstore_gui.domain.declined import NotFound, OperationGone
from petstore_gui.domain.errors import NotAnswered, RequestError
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.words.error_text import short_sentence
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    CTRL,
    fill,
    press,
    press_key,
    selected,
    type_keys,
)
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

STOCK = [Pet(1, "Ada", 3, "sold"), Pet(INT64_MAX, "Bo", 3), Pet(INT64_MIN, "Cleo", 1)]
NOT_THERE = "There is no animal with the ID 77. Check the number."


def scan(shop: Shop, text: str) -> None:
    """Type as a scanner does, wherever the focus is."""
    press_key(shop.window, Qt.Key.Key_G, CTRL)
    type_keys(shop.window, text)
    press_key(shop.window, Qt.Key.Key_Return)


@pytest.mark.parametrize("pet_id", [1, INT64_MIN])
@pytest.mark.parametrize("shown", ["All", "Pending"])
async def test_a_listed_animal_is_found_without_a_request(
    shop: Shop, pet_id: int, shown: str
) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    press(shop.window, shown)
    asked = list(gateway.asked)
    scan(shop, f" {pet_id} ")
    await eventually(lambda: selected(shop.table) == [str(pet_id)])
    assert shop.window.focusWidget() is shop.table
    assert gateway.asked == asked
    assert shop.message.startswith("Found" if shown == "Pending" else "")


async def test_an_animal_that_is_not_listed_is_fetched_and_stays(shop: Shop) -> None:
    stock = [Pet(place, f"pet {place}", 1, "sold") for place in range(150)]
    await shop.serve(FakeGateway(stock, links=False))
    assert "149" not in shop.ids
    scan(shop, "149")
    await eventually(lambda: selected(shop.table) == ["149"])
    fill(shop.contents.central.search, "")
    await shop.refresh()
    assert "149" in shop.ids


async def test_a_wait_is_told_and_ends_with_one_answer(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    gateway.hold()
    scan(shop, "77")
    await eventually(lambda: shop.message == "Looking for 77…")
    gateway.release()
    await eventually(lambda: shop.message == NOT_THERE)
    assert gateway.asked.count(("get", 77)) == 1


async def test_what_is_found_takes_no_keyboard_from_elsewhere(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    gateway.pets[500] = Pet(500, "Dot", 3)
    gateway.hold()
    scan(shop, "500")
    elsewhere = shop.contents.central.filters.current
    elsewhere.setFocus()
    gateway.release()
    await eventually(lambda: selected(shop.table) == ["500"])
    assert shop.window.focusWidget() is elsewhere


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (OperationGone(410), "77 is not listed, and the service looks up no IDs. Press Refresh."),
        (NotAnswered(), short_sentence(NotAnswered())),
        (NotFound(404), NOT_THERE),
    ],
)
async def test_why_nothing_was_found_is_told(shop: Shop, error: RequestError, words: str) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    gateway.fail_next("get", error)
    scan(shop, "77")
    await eventually(lambda: shop.message == words)
