"""What is shown in place of a table without rows."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import KeyMissing, RequestError
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.text.error_text import short_sentence
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import all_by_name, fill, name_of, press, texts
from tests.ui.conftest import Shop


def empty_state(shop: Shop) -> list[str]:
    """The text in the table's place, and the button below it."""
    empty = shop.contents.central.empty
    assert empty.isVisible()
    assert not shop.table.isVisible()
    words = [one.text() for one in empty.findChildren(QAbstractButton) if one.isVisible()]
    return texts(empty) + words


async def test_the_text_while_the_first_page_loads(shop: Shop) -> None:
    gateway = FakeGateway([Pet(1, "Rex", 1)])
    gateway.hold()
    shop.open(gateway)
    assert empty_state(shop) == ["Loading the animals…"]
    gateway.release()
    await shop.wait_until_loaded()
    assert shop.ids == ["1"]


async def test_the_text_for_a_service_without_animals(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    assert empty_state(shop) == ["No animals yet", "Press Add animal to add the first one."]


async def test_a_missing_key_is_told_with_the_button_that_helps(shop: Shop) -> None:
    gateway = FakeGateway()
    gateway.fail_next("list", KeyMissing())
    await shop.serve(gateway)
    assert empty_state(shop) == [
        "The animals could not be loaded",
        "They appear here once the service accepts the API key.",
    ]
    assert name_of(shop.contents.central.banner) == shop.message == "The API key is missing."
    assert all_by_name(shop.contents.central.banner, QAbstractButton, "Enter key")


async def test_refreshing_an_empty_list_keeps_the_text(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.hold()
    shop.catalogue.refresh()
    assert empty_state(shop)[0] == "No animals yet"
    gateway.release()
    await shop.wait_until_loaded()
    assert empty_state(shop)[0] == "No animals yet"


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (
            NotReached(),
            ["The animals could not be loaded", short_sentence(NotReached()), "Refresh"],
        ),
        (
            KeyNotAccepted(401),
            [
                "The animals are not shown yet",
                "They appear here once the service accepts the API key.",
            ],
        ),
    ],
)
async def test_the_text_after_a_first_list_that_failed(
    shop: Shop, error: RequestError, words: list[str]
) -> None:
    gateway = FakeGateway([Pet(1, "Rex", 1)])
    gateway.fail_next("list", error)
    await shop.serve(gateway)
    assert empty_state(shop) == words


async def test_a_failed_list_is_told_in_the_page_and_once_in_the_messages(shop: Shop) -> None:
    gateway = FakeGateway()
    for _ in range(2):
        gateway.fail_next("list", NotReached())
    await shop.serve(gateway)
    shop.catalogue.refresh()
    await shop.wait_until_loaded()
    assert empty_state(shop)[1] == short_sentence(NotReached())
    [told] = shop.messages.past
    assert told.text == short_sentence(NotReached())
    assert shop.message == told.text


async def test_the_button_under_a_failure_tries_again(shop: Shop) -> None:
    gateway = FakeGateway([Pet(1, "Rex", 1)])
    gateway.fail_next("list", NotReached())
    await shop.serve(gateway)
    press(shop.contents.central.empty, "Refresh")
    await eventually(lambda: shop.ids == ["1"])


async def test_the_text_after_a_stop_before_the_first_page(shop: Shop) -> None:
    gateway = FakeGateway([Pet(1, "Rex", 1)])
    gateway.hold()
    shop.open(gateway)
    shop.catalogue.stop()
    assert empty_state(shop)[0] == "Loading was stopped"


@pytest.mark.parametrize(
    ("word", "title"),
    [
        ("Available", "No available animals"),
        ("Pending", "No pending animals"),
        ("Sold", "No sold animals"),
    ],
)
async def test_the_text_for_a_filter_without_animals(shop: Shop, word: str, title: str) -> None:
    await shop.serve(FakeGateway([Pet(1, "Rex", 1)]))
    press(shop.window, word)
    assert empty_state(shop) == [title, "Show all animals"]
    press(shop.window, "Show all animals")
    assert shop.ids == ["1"]


async def test_the_text_once_the_last_animal_without_a_status_is_removed(shop: Shop) -> None:
    gateway = FakeGateway([Pet(1, "Rex", 1), Pet(2, "Ada", 1, "sold")])
    await shop.serve(gateway)
    press(shop.window, "Not stated")
    del gateway.pets[1]
    press(shop.window, "Refresh")
    await eventually(lambda: not shop.table.isVisible())
    assert empty_state(shop)[0] == "No animals without a status"
    assert all_by_name(shop.window, QAbstractButton, "Not stated")


async def test_the_text_for_a_filter_without_animals_in_an_incomplete_list(shop: Shop) -> None:
    gateway = FakeGateway([Pet(place, "Rex", 1, "sold") for place in range(120)])
    gateway.hold(after=1)
    shop.open(gateway)
    await eventually(lambda: shop.ids)
    press(shop.window, "Pending")
    assert empty_state(shop) == [
        "No pending animals so far",
        "The list is not complete.",
        "Show all animals",
    ]


async def test_the_text_for_a_search_without_a_match(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(place, "Ada", 1) for place in range(1_240)]))
    fill(shop.contents.central.search, "rex")
    assert empty_state(shop) == [
        "No match for 'rex' in 1,240 animals",
        "Search looks at name, ID and category.",
        "Show all animals",
    ]
    press(shop.window, "Show all animals")
    assert len(shop.ids) == 1_240
    assert shop.contents.central.search.text() == ""


async def test_the_text_for_a_search_without_a_match_under_a_filter(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(1, "Ada", 1, "sold"), Pet(2, "Rex", 1)]))
    press(shop.window, "Sold")
    fill(shop.contents.central.search, "rex")
    assert empty_state(shop) == [
        "No match for 'rex' in 1 animal",
        "The filter Sold is on as well.",
        "Show all animals",
    ]
