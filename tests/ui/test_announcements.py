"""What a screen reader is told without being asked: each thing once, without chatter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.errors import KeyMissing, NotAnswered, RequestError
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.ui.text.error_text import error_sentence
from petstore_gui.ui.window import announcements
from petstore_gui.ui.window.message import Topic
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    ALT,
    CTRL,
    dialog,
    fill,
    is_there,
    label,
    no_dialog,
    press,
    press_key,
    selected,
    type_keys,
)
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

REX = Pet(1, "Rex", 1, "sold")
END = "the end of the test"


@pytest.fixture
def heard(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences that were told so far; a busy computer makes no wait a long one."""
    monkeypatch.setattr(announcements, "WAIT_TOLD_MS", 60_000)
    told: list[str] = []
    shop.contents.announcer.announced.connect(told.append)
    return told


async def told(shop: Shop, heard: list[str]) -> list[str]:
    """What was told up to now: a mark that takes as long to be told shows that nothing else is."""
    shop.contents.announcer.say("", "end")
    shop.contents.announcer.say(END, "end")
    await eventually(lambda: END in heard, 30)
    sentences = [sentence for sentence in heard if sentence != END]
    heard.clear()
    return sentences


async def test_the_end_of_loading_is_told_once_and_a_refresh_without_news_is_not(
    shop: Shop, heard: list[str]
) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    assert await told(shop, heard) == ["1 animal"]
    for _ in range(3):
        await shop.refresh()
    assert await told(shop, heard) == []
    gateway.pets[2] = Pet(2, "Ada", 1)
    await shop.refresh()
    assert await told(shop, heard) == ["All 2 animals"]


@pytest.mark.usefixtures("one_minute")
async def test_the_result_of_the_last_list_of_an_odd_service_is_announced(
    shop: Shop, heard: list[str]
) -> None:
    stock = [Pet(place, "pet", 1, "available") for place in range(1, 101)]
    await shop.serve(FakeGateway([*stock, Pet(101, "Rex", 1, "sold")], links=False))
    press_key(shop.window, Qt.Key.Key_4, ALT)
    await eventually(lambda: "101" in shop.ids, 30)
    shop.catalogue.connect_to(FakeGateway([], links=False))
    press(shop.window, "Refresh")
    await eventually(lambda: shop.completeness.startswith("None listed"), 30)
    await eventually(lambda: len(shop.tasks) == 0, 30)
    assert label(shop.window, "completeness") in await told(shop, heard)
    assert shop.completeness.endswith("101 not in the newest list")


async def test_rows_that_could_not_be_read_are_announced(shop: Shop, heard: list[str]) -> None:
    gateway = FakeGateway([REX, Pet(2, "Ada", 1)])
    gateway.spoil(2)
    await shop.serve(gateway)
    assert await told(shop, heard) == [label(shop.window, "completeness")]
    assert "could not be read" in shop.completeness


async def test_unreadable_rows_are_not_said_of_the_previous_list(shop: Shop) -> None:
    gateway = FakeGateway([REX, Pet(2, "Ada", 1)])
    gateway.spoil(2)
    await shop.serve(gateway)
    gateway.fail_next("list", NotAnswered())
    press(shop.window, "Refresh")
    await eventually(lambda: shop.message, 30)
    assert "could not be read" not in shop.completeness


async def test_loading_and_stopping_are_shown_and_the_end_is_announced(
    shop: Shop, heard: list[str]
) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    await told(shop, heard)
    gateway.hold()
    press(shop.window, "Refresh")
    await eventually(lambda: shop.completeness.startswith("Loading… · "), 30)
    press(shop.window, "Stop")
    await eventually(lambda: shop.completeness.startswith("Loading was stopped · "), 30)
    assert await told(shop, heard) == ["Loading was stopped"]
    gateway.release()
    await eventually(lambda: len(shop.tasks) == 0, 30)


@pytest.mark.parametrize(
    ("ask", "ends", "error"),
    [
        ("Refresh", "All 2 animals", None),
        ("Refresh", error_sentence(NotAnswered()), NotAnswered()),
        ("Sold", "Sold: 1 animal listed", None),
        ("Sold", "Loading was stopped.", None),
    ],
)
async def test_a_long_wait_is_shown_and_told_once_and_so_is_how_it_ends(
    shop: Shop,
    heard: list[str],
    monkeypatch: pytest.MonkeyPatch,
    ask: str,
    ends: str,
    error: RequestError | None,
) -> None:
    gateway = FakeGateway([REX, Pet(2, "Ada", 1, "available")], links=ask == "Refresh")
    await shop.serve(gateway)
    if error is not None:  # after a wait, the same failure is news again
        gateway.fail_next("list", error)
        await shop.refresh()
        await eventually(lambda: shop.message == ends)
    await told(shop, heard)
    monkeypatch.setattr(announcements, "WAIT_TOLD_MS", 1)
    gateway.hold()
    if error is not None:
        gateway.fail_next("list", error)
    press(shop.window, ask)
    await eventually(lambda: is_there(shop.window, QProgressBar, "Loading"))
    await eventually(lambda: shop.completeness.startswith("Loading…"))
    await eventually(lambda: "Loading…" in heard)
    del heard[: heard.index("Loading…")]
    if ends == "Loading was stopped.":
        press(shop.window, "Stop")
    gateway.release()
    await eventually(lambda: not is_there(shop.window, QProgressBar, "Loading"))
    sentences = await told(shop, heard)
    assert sentences == ["Loading…", ends]
    if ends.endswith("stopped."):
        assert shop.message == ends
    assert shop.ids == (["1"] if ask == "Sold" else ["1", "2"])


async def test_what_was_copied_or_found_is_announced_each_time(
    shop: Shop, heard: list[str]
) -> None:
    await shop.serve(FakeGateway([REX]))
    await told(shop, heard)
    for _ in range(2):
        press_key(shop.window, Qt.Key.Key_G, CTRL)
        form = await dialog(shop.window, "Find by ID")
        type_keys(form, "1")
        press_key(form, Qt.Key.Key_Return)
        await eventually(lambda: selected(shop.table) == ["1"] and no_dialog(shop.window), 30)
        assert await told(shop, heard) == ["Found Rex, ID 1."]
        shop.window.activateWindow()  # without a window manager, a closed dialog leaves none active
        await eventually(shop.table.hasFocus, 30)
        press_key(shop.window, Qt.Key.Key_C, CTRL)
        assert await told(shop, heard) == ["Copied"]


async def test_a_filter_chosen_by_its_shortcut_is_told_once_with_its_count(
    shop: Shop, heard: list[str]
) -> None:
    await shop.serve(FakeGateway([REX, Pet(2, "Ada", 1, "available"), Pet(3, "Zoe", 1)]))
    await told(shop, heard)
    press_key(shop.window, Qt.Key.Key_3, ALT)
    for number, words in (
        (5, "Not stated: 1 animal"),
        (4, "Sold: 1 animal"),
        (4, "Sold: 1 animal"),
    ):
        press_key(shop.window, Qt.Key(Qt.Key.Key_0 + number), ALT)
        assert await told(shop, heard) == [words]
    fill(shop.contents.central.search, "a")
    press_key(shop.window, Qt.Key.Key_2, ALT)
    assert sorted(await told(shop, heard)) == ["1 found", "Available"]
    shop.contents.central.filters.current.setFocus()  # then it is read without being told
    press_key(shop.window, Qt.Key.Key_1, ALT)
    assert "All" not in await told(shop, heard)


async def test_an_outage_is_told_once_and_so_is_its_end(shop: Shop, heard: list[str]) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    await told(shop, heard)
    for _ in range(3):
        gateway.fail_next("list", NotReached())
        await shop.refresh()
    assert await told(shop, heard) == [error_sentence(NotReached())]
    await shop.refresh()
    assert await told(shop, heard) == ["The service answers again."]


async def test_an_add_is_told_once(shop: Shop, heard: list[str]) -> None:
    await shop.serve(FakeGateway([REX]))
    await told(shop, heard)
    shop.add(NewPet("Ada", 1))
    await eventually(lambda: len(shop.ids) == 2, 30)
    sentences = await told(shop, heard)
    assert sentences.count("Added Ada, ID 2.") == 1


async def test_an_error_that_comes_again_after_it_was_over_is_told_again(
    shop: Shop, heard: list[str]
) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    for _ in range(2):
        await told(shop, heard)
        gateway.fail_next("list", NotAnswered())
        await shop.refresh()
        assert await told(shop, heard) == [error_sentence(NotAnswered())]
        await shop.refresh()


async def test_a_count_down_is_told_when_it_begins_and_not_at_every_second(
    shop: Shop, heard: list[str]
) -> None:
    for seconds in (3, 2, 1):
        shop.log.count_down(Topic.ADD, f"Rex will be added in {seconds}.", "rex")
    assert await told(shop, heard) == ["Rex will be added in 3."]


async def test_a_missing_key_is_told_once(shop: Shop, heard: list[str]) -> None:
    gateway = FakeGateway([REX])
    await shop.serve(gateway)
    await told(shop, heard)
    for _ in range(2):
        gateway.fail_next("list", KeyMissing())
        await shop.refresh()
    assert await told(shop, heard) == ["The API key is missing. Nothing can be loaded without it."]


async def test_typing_in_the_search_field_says_no_more_than_its_result(
    shop: Shop, heard: list[str]
) -> None:
    await shop.serve(FakeGateway([REX, Pet(2, "Ada", 1)]))
    await told(shop, heard)
    fill(shop.contents.central.search, "rex")
    await eventually(lambda: shop.ids == ["1"], 30)
    assert len(await told(shop, heard)) <= 1
