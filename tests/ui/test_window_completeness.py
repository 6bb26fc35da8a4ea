"""The window says how complete the list is while it comes and afterwards, and never guesses."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar, QPushButton, QRadioButton

from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import KeyMissing, NotAnswered, RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.ui.words.words import moment_words
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import all_by_name, by_name, is_there, press, press_key
from tests.ui.conftest import Shop


def timed(text: str) -> str:
    """The text with `now` for the time of day; a minute may end while a test runs."""
    last = datetime.now().astimezone()
    for minutes in range(5):
        text = text.replace(moment_words(last - timedelta(minutes=minutes)), "now")
    return text


WORDS = ("All", "Available", "Pending", "Sold", "Not stated")
OTHERS = "; others with no status or an unknown one may be missing"


def animals(available: int = 0, pending: int = 0, sold: int = 0, not_stated: int = 0) -> list[Pet]:
    statuses = ["available"] * available + ["pending"] * pending + ["sold"] * sold
    all_statuses: list[str | None] = [*statuses, *[None] * not_stated]
    return [Pet(place, "pet", 1, status) for place, status in enumerate(all_statuses, 1)]


def buttons(shop: Shop) -> list[str]:
    """The text of the visible filter buttons."""
    return [one.text().replace("  ", " ") for one in radio_buttons(shop)]


def descriptions(shop: Shop) -> list[str]:
    """What a screen reader says of the visible filter buttons after their names."""
    return [one.accessibleDescription() for one in radio_buttons(shop)]


def radio_buttons(shop: Shop) -> list[QRadioButton]:
    found = [all_by_name(shop.window, QRadioButton, word) for word in WORDS]
    return [one for some in found for one in some]


@pytest.mark.parametrize(
    ("stock", "links", "sentence", "filters"),
    [
        (
            animals(60, 1, 2),
            True,
            "All 63 animals",
            ["All 63", "Available 60", "Pending 1", "Sold 2"],
        ),
        (animals(1), True, "1 animal", ["All 1", "Available 1", "Pending 0", "Sold 0"]),
        ([], True, "No animals", ["All 0", "Available 0", "Pending 0", "Sold 0"]),
        (
            animals(1, 0, 0, 1_300),
            True,
            "All 1,301 animals",
            ["All 1,301", "Available 1", "Pending 0", "Sold 0", "Not stated 1,300"],
        ),
        (
            animals(60, 1, 2),
            False,
            "63 animals listed",
            ["All 63", "Available 60", "Pending 1", "Sold 2"],
        ),
        (
            animals(sold=100),
            False,
            "At least 100 animals: the Sold list may be cut off at 100" + OTHERS,
            ["All 100", "Available 0", "Pending 0", "Sold 100"],
        ),
        (
            animals(80, 60, 140),
            False,
            "At least 240 animals: the Sold list may be cut off at 100" + OTHERS,
            ["All 240", "Available 80", "Pending 60", "Sold 100"],
        ),
        (
            animals(100, 0, 100),
            False,
            "At least 200 animals: the Available and Sold lists may be cut off at 100" + OTHERS,
            ["All 200", "Available 100", "Pending 0", "Sold 100"],
        ),
        (
            animals(60, 60, 60),
            False,
            "At least 180 animals: the list may be cut off at 100" + OTHERS,
            ["All 180", "Available 60", "Pending 60", "Sold 60"],
        ),
        (
            animals(0, 0, 60, 60)[::-1],
            False,
            "At least 100 animals: the list may be cut off at 100" + OTHERS,
            ["All 100", "Available 0", "Pending 0", "Sold 60", "Not stated 40"],
        ),
    ],
)
async def test_the_status_bar_says_how_complete_the_list_is(
    shop: Shop, stock: list[Pet], links: bool, sentence: str, filters: list[str]
) -> None:
    await shop.serve(FakeGateway(stock, links=links))
    assert shop.completeness == sentence
    assert buttons(shop) == filters


async def test_a_refresh_says_how_many_animals_have_come_beside_what_was_known(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(animals(250), validators=False))
    assert shop.completeness == "All 250 animals"
    gateway.hold(after=2)
    press(shop.window, "Refresh")
    await eventually(lambda: shop.completeness == "Loading, 200 so far · All 250 animals")
    gateway.release()
    await shop.wait_until_loaded()
    assert shop.completeness == "All 250 animals"


async def test_only_an_add_that_no_list_has_is_counted_apart_from_earlier_ones(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    for name in ("Ada", "Bella", "Cleo"):
        await shop.add(NewPet(name, 1, PetStatus.SOLD))
    await eventually(lambda: len(shop.ids) == 3 and not shop.outbox.here)
    await shop.refresh()
    assert shop.completeness == "All 3 animals"
    await shop.add(NewPet("Daisy", 1, PetStatus.SOLD))
    await eventually(lambda: len(shop.ids) == 4)
    words = "4 animals, 1 newly added here"  # all four were added here
    await eventually(lambda: shop.completeness == words)
    sold = by_name(shop.window, QRadioButton, "Sold")
    assert (sold.accessibleDescription(), descriptions(shop)[0]) == (words, words)
    assert words in sold.toolTip()


async def test_after_a_stopped_refresh_the_list_is_not_up_to_date(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(animals(150), validators=False))
    gateway.hold(after=1)
    press_key(shop.window, Qt.Key.Key_F5)
    await eventually(lambda: is_there(shop.window, QPushButton, "Stop"))
    press_key(shop.window, Qt.Key.Key_Escape)
    assert timed(shop.completeness) == "Loading was stopped · 150 animals from now"
    assert buttons(shop)[0] == "All 150"
    press(shop.window, "Refresh")
    assert timed(shop.completeness) == "150 animals from now"
    gateway.release()
    await shop.wait_until_loaded()
    assert shop.completeness == "All 150 animals"


@pytest.mark.parametrize("error", [NotAnswered(), KeyNotAccepted(401), KeyMissing()])
async def test_no_counts_after_a_first_list_that_failed(shop: Shop, error: RequestError) -> None:
    gateway = FakeGateway(animals(150))
    gateway.fail_next("list", error)
    await shop.serve(gateway)
    assert shop.completeness == ""
    assert buttons(shop) == ["All", "Available", "Pending", "Sold"]


async def test_the_not_stated_button_is_shown_only_while_such_animals_exist(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(animals(1)))
    assert "Not stated" not in " ".join(buttons(shop))
    gateway.pets[7] = Pet(7, "pet", 1)
    press(shop.window, "Refresh")
    await eventually(lambda: buttons(shop)[-1] == "Not stated 1")
    press(shop.window, "Not stated")
    assert shop.ids == ["7"]
    press(shop.window, "All")
    del gateway.pets[7]
    press(shop.window, "Refresh")
    await eventually(lambda: buttons(shop)[-1] == "Sold 0")


@pytest.mark.parametrize(
    ("status", "word"), [("reserved", "reserved"), ("Sold", "Sold"), ("", "Empty"), (" ", "Empty")]
)
async def test_an_unknown_status_is_shown_as_it_is_and_an_empty_one_in_a_word(
    shop: Shop, status: str, word: str
) -> None:
    await shop.serve(FakeGateway([Pet(1, "Rex", 1, status)]))
    cell = shop.table.model().index(0, 3)
    assert cell.data() == word
    meant = f"{word}: a status of the service's own"
    if word == "Empty":
        meant = f"{word}: the service sent a status without text"
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == meant
    assert meant in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert buttons(shop) == ["All 1", "Available 0", "Pending 0", "Sold 0"]
    assert shop.completeness == "1 animal · 1 with another status, shown only under All"


async def test_first_rows_appear_with_the_first_page(shop: Shop) -> None:
    gateway = FakeGateway(animals(250))
    gateway.hold(after=1)
    shop.open(gateway)
    await eventually(lambda: len(shop.ids) == 100)
    assert shop.completeness == "Loading, 100 so far"
    await eventually(lambda: is_there(shop.window, QProgressBar, "Loading"))
    await eventually(lambda: is_there(shop.window, QPushButton, "Stop"))
    assert by_name(shop.window, QPushButton, "Stop").isEnabled()
    gateway.release()
    await shop.wait_until_loaded()
    assert len(shop.ids) == 250
    assert shop.completeness == "All 250 animals"
    assert not is_there(shop.window, QProgressBar, "Loading")
    assert not is_there(shop.window, QPushButton, "Stop")
    assert shop.as_of.startswith("Updated ")


async def test_stop_keeps_the_loaded_rows_and_says_so(shop: Shop) -> None:
    gateway = FakeGateway(animals(250))
    gateway.hold(after=1)
    shop.open(gateway)
    await eventually(lambda: is_there(shop.window, QPushButton, "Stop"))
    press(shop.window, "Stop")
    assert len(shop.ids) == 100
    assert shop.completeness == "Stopped after 100 animals"
    assert not is_there(shop.window, QPushButton, "Stop")
    gateway.release()
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(shop.ids) == 100
    await shop.refresh()
    assert len(shop.ids) == 250
