"""What is shown in place of a table without rows."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.words.error_text import short_sentence
from tests.doubles.fake_gateway import FakeGateway
from tests.support.widgets import dialog, fill, press, texts
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
    assert empty_state(shop) == [
        "No animals yet",
        "Begin with a button, or drop a spreadsheet here.",
        "Import a spreadsheet",
        "Add the first animal",
    ]
    press(shop.contents.central.empty, "Add the first animal")
    await dialog(shop.window, "Add animal")


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
