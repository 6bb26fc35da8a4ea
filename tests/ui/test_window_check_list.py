"""Check the list: what is said about an add after each way it can end, and what Enter does."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QDialog, QPushButton

from petstore_gui.domain.connection_errors import NothingListens
from petstore_gui.domain.declined import BusyFor, KeyNotAccepted, ServiceFailed, TooBusy
from petstore_gui.domain.errors import (
    KeyMissing,
    NotAnswered,
    OutcomeUnknown,
    RequestError,
)
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.outbox.timing import Timing
from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import add_by_form, answer
from tests.support.waiting import eventually
from tests.support.widgets import by_name, click_line, is_there, label, no_dialog, press
from tests.ui.adds import (
    LIKELY,
    LIKELY_FOR_GOOD,
    NOTHING,
    NOTHING_NEW,
    REX,
    default_button,
    lose_rex_without_keys,
    menu_entries,
    names_and_notes,
    open_adds,
    open_menus,
    open_row_menu,
    press_enabled,
    sent,
)
from tests.ui.conftest import HERE, Shop, shop_in

pytestmark = pytest.mark.slow

FAILURES = NothingListens("shop.example:443"), NotAnswered(), ServiceFailed(500)
FAILED = re.compile(
    r".* Checked at \d\d:\d\d: (the list could not be read|the API key was not accepted)\..*"
)
EMPTY = re.compile(
    r"We can't tell whether Rex was added\. Checked at \d\d:\d\d: the service listed no animals"
    r" at all, which is no help\. Check it again in a moment\. If you send it again before that,"
    r" there may be two\."
)
PUT_OFF = re.compile(
    r"We can't tell whether Rex was added\. Looking in the list… The service is busy\. Trying again"
    r" in \d{3} seconds?\."
)
NO_KEY = "The API key is missing: enter it in Settings, then check the list again."
RESTS = re.compile(
    r"We can't tell whether Rex was added\. Checked at \d\d:\d\d: no new animal just like Rex is in"
    r" the list\. The service may still be adding it, so it cannot be sent again before"
    r" \d\d:\d\d:\d\d\."
)
NEARLY = re.compile(
    r"We can't tell whether Rex was added\. Checked at \d\d:\d\d: this one is new in the list, and"
    r" may be it: .*, ID 9\. If you send it again, there may be two\."
)
UNKNOWN = "We can't tell whether Rex was added."
MAYBE_OLDER = "An animal just like it is in the list: 9. It may have been there before."


def known(adds: QDialog) -> str:
    return label(adds, "addWords")


async def check_in_vain(
    shop: Shop, adds: QDialog, gateway: FakeGateway, error: RequestError
) -> None:
    """Check a list that cannot be read."""
    await eventually(lambda: len(shop.tasks) == 0)  # a refresh would fail in its place
    gateway.fail_next("list", error)
    await press_enabled(adds, "Check the list")
    await eventually(lambda: FAILED.fullmatch(known(adds)))


async def test_each_check_that_fails_says_when_and_that_it_failed(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    for error in FAILURES:
        await check_in_vain(shop, adds, gateway, error)
        assert FAILED.fullmatch(shop.message)
        await press_enabled(adds, "Check the list")
        await eventually(lambda: known(adds).endswith(NOTHING_NEW))
    press(adds, "Close")


async def test_what_the_list_does_not_show_is_not_called_listed(shop: Shop) -> None:
    await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    await press_enabled(adds, "It is there")
    await eventually(lambda: shop.message == "Rex is marked as added.")
    press(adds, "Close")


async def test_a_check_that_fails_after_one_like_it_was_found_says_so_too(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    gateway.pets[9] = Pet(9, "Rex", 7, "sold")
    adds = await open_adds(shop)
    await press_enabled(adds, "Check the list")
    await eventually(lambda: known(adds) == LIKELY_FOR_GOOD.format(9))
    await check_in_vain(shop, adds, gateway, NotAnswered())
    assert known(adds).startswith(LIKELY.format(9))
    assert shop.message == known(adds)
    assert default_button(adds) == "It is there"
    press(adds, "Close")


@pytest.mark.parametrize(
    "kept",
    [
        Pet(9, "Rex", 7),
        Pet(9, "Rex", 7, "available"),
        Pet(9, "Rex", 1, "sold"),
        Pet(9, "REX", 7, "sold"),
        Pet(9, "Rex\u200b", 7, "sold"),
    ],
)
async def test_an_animal_that_the_service_kept_a_little_differently_is_shown_as_new(
    shop: Shop, kept: Pet
) -> None:
    gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    await eventually(lambda: known(adds).endswith(NOTHING_NEW))
    gateway.pets[9] = kept
    await press_enabled(adds, "Check the list")
    await eventually(lambda: NEARLY.fullmatch(known(adds)))
    assert shop.message == known(adds)
    assert default_button(adds) == "Check the list"
    await press_enabled(adds, "It is there")
    await eventually(lambda: not shop.outbox.pending.here)
    assert len(sent(gateway)) == 1
    await eventually(lambda: 9 in shop.outbox.pending.added_ids(HERE.deployment))


async def test_if_the_key_is_not_accepted_the_advice_is_about_the_key(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    await check_in_vain(shop, adds, gateway, KeyNotAccepted(401))
    advice = "Check the key in Settings, then check the list again."
    assert advice in known(adds)
    assert "in a moment" not in known(adds)
    assert shop.message == known(adds)
    press(adds, "Close")
    await eventually(lambda: is_there(shop.window, QPushButton, "Enter a key"))


async def test_without_a_key_nothing_was_checked_and_what_the_last_check_found_stands(
    shop: Shop,
) -> None:
    gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    await eventually(lambda: len(shop.tasks) == 0)
    gateway.fail_next("list", KeyMissing())
    await press_enabled(adds, "Check the list")
    await eventually(lambda: NO_KEY in known(adds))
    assert NOTHING in known(adds)
    assert "could not be read" not in known(adds)
    assert shop.message == known(adds)
    press(adds, "Close")
    await eventually(lambda: is_there(shop.window, QPushButton, "Enter a key"))


async def test_a_list_that_is_suddenly_empty_says_nothing_of_a_lost_animal(shop: Shop) -> None:
    gateway = FakeGateway([Pet(1, "Ada", 3)], honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await shop.serve(gateway)
    shop.add(NewPet("Rex", 7))
    await eventually(lambda: shop.message.endswith(NOTHING_NEW))
    await shop.wait_until_loaded()
    await eventually(lambda: len(shop.tasks) == 0)
    adds = await open_adds(shop)
    await eventually(lambda: by_name(adds, QPushButton, "Check the list").isEnabled())
    gateway.pets.clear()
    gateway.hold()
    press(adds, "Check the list")
    await eventually(lambda: "Looking in the list…" in known(adds))
    assert not by_name(adds, QPushButton, "Send again").isEnabled()
    gateway.release()
    await eventually(lambda: EMPTY.fullmatch(known(adds)))
    press(adds, "Close")


async def lose_rex_beside_a_twin(shop: Shop) -> FakeGateway:
    """Lose Rex while the list is not known; it already has one like Rex."""
    gateway = FakeGateway(honours_key=False)
    shop.open(gateway)
    gateway.fail_next("list", NotAnswered())
    await shop.wait_until_loaded()
    gateway.pets[9] = Pet(9, "Rex", 7)
    gateway.fail_next("add", OutcomeUnknown())
    return gateway


async def test_one_that_may_have_been_there_before_does_not_make_it_is_there_the_default(
    shop: Shop,
) -> None:
    await lose_rex_beside_a_twin(shop)
    shop.add(NewPet("Rex", 7))
    adds = await open_adds(shop)
    await eventually(lambda: MAYBE_OLDER in known(adds))
    await eventually(lambda: default_button(adds) == "Check the list")
    press(adds, "Close")


async def test_one_that_may_have_been_there_before_is_no_default_in_the_dialog_either(
    shop: Shop,
) -> None:
    gateway = await lose_rex_beside_a_twin(shop)
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: MAYBE_OLDER in answer(form))
    assert default_button(form) == "Check the list"
    await eventually(lambda: len(shop.tasks) == 0)
    await press_enabled(form, "It is there")
    await eventually(lambda: no_dialog(shop.window))
    assert len(gateway.pets) == 1


async def test_a_list_that_the_service_puts_off_is_said_with_why_and_how_long(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    await eventually(lambda: len(shop.tasks) == 0)
    adds = await open_adds(shop)
    gateway.wait_before_next_page(TooBusy(429), 800)
    gateway.hold()
    await press_enabled(adds, "Check the list")
    await eventually(lambda: PUT_OFF.fullmatch(known(adds)))
    assert PUT_OFF.fullmatch(shop.message)
    first = known(adds)
    await eventually(lambda: known(adds) != first)
    assert PUT_OFF.fullmatch(known(adds))
    gateway.release()
    await eventually(lambda: known(adds).endswith(NOTHING_NEW))
    assert shop.message == known(adds)
    press(adds, "Close")


async def test_the_dialog_of_a_lost_animal_says_that_its_search_is_put_off(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await shop.serve(gateway)
    gateway.wait_before_next_page(TooBusy(429), 800)
    gateway.hold(after=1)
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: PUT_OFF.fullmatch(answer(form)))
    gateway.release()
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))
    press(form, "Cancel")


async def test_what_is_said_of_a_search_that_had_to_wait_stands_until_it_ends(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    await eventually(lambda: len(shop.tasks) == 0)
    adds = await open_adds(shop)
    gateway.wait_before_next_page(TooBusy(429), 1.1)
    gateway.hold()
    shown: list[str] = []
    shop.log.current_changed.connect(lambda message: shown.append(message.text if message else ""))
    await press_enabled(adds, "Check the list")
    await eventually(lambda: shop.message == f"{UNKNOWN} Looking in the list…")
    assert all(words.startswith(f"{UNKNOWN} Looking in the list…") for words in shown)
    gateway.release()
    await eventually(lambda: known(adds).endswith(NOTHING_NEW))
    press(adds, "Close")


async def test_until_a_slow_service_can_no_longer_be_adding_it_nobody_can_send_it_again(
    theme: Theme,
) -> None:
    async with shop_in(theme, timing=Timing(settle=60)) as shop:
        gateway = FakeGateway(honours_key=False)
        gateway.fail_next("add", OutcomeUnknown())
        await shop.serve(gateway)
        form = await add_by_form(shop.window, "Rex", "7", "Sold")
        await eventually(lambda: RESTS.fullmatch(answer(form)))
        assert not by_name(form, QPushButton, "Send again").isEnabled()
        press(form, "Cancel")
        adds = await open_adds(shop)
        await press_enabled(adds, "Check the list")
        await eventually(lambda: by_name(adds, QPushButton, "Check the list").isEnabled())
        assert RESTS.fullmatch(known(adds))
        assert not by_name(adds, QPushButton, "Send again").isEnabled()
        press(adds, "Close")
        click_line(shop.table, 0)
        await open_row_menu(shop)
        menu = open_menus(shop)[0]
        entry = next(one for one in menu.actions() if one.text().startswith("Send again"))
        assert re.fullmatch(r"Send again \(not before \d\d:\d\d:\d\d\)", entry.text())
        assert not entry.isEnabled()
        menu.close()


def busy_for(seconds: float) -> OutcomeUnknown:
    error = OutcomeUnknown()
    error.wait = seconds
    return error


@pytest.mark.parametrize("honours_key", [False, True])
@pytest.mark.parametrize("error", [busy_for(600), BusyFor(429, wait=600)])
async def test_nobody_can_send_it_again_before_the_service_wants_it(
    shop: Shop, error: RequestError, honours_key: bool
) -> None:
    gateway = FakeGateway(honours_key=honours_key)
    gateway.fail_next("add", error)
    await shop.serve(gateway)
    shop.add(REX)
    await eventually(lambda: names_and_notes(shop))
    adds = await open_adds(shop)
    await eventually(lambda: by_name(adds, QPushButton, "Discard").isEnabled())
    asks = r".*The service asks you to wait: it cannot be sent again before \d\d:\d\d:\d\d\."
    await eventually(lambda: re.fullmatch(asks, known(adds)))
    assert not by_name(adds, QPushButton, "Send again").isEnabled()
    press(adds, "Close")
    click_line(shop.table, 0)
    await open_row_menu(shop)
    assert any(one.startswith("Send again (not before ") for one in menu_entries(shop))
    open_menus(shop)[0].close()
    assert len(sent(gateway)) == 1


async def test_it_can_be_sent_again_once_the_service_wants_it(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", busy_for(3))
    await shop.serve(gateway)
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: "The service asks you to wait" in answer(form))
    await eventually(lambda: "The service asks you to wait" in shop.message)
    await eventually(lambda: shop.message.endswith(NOTHING_NEW))
    await press_enabled(form, "Send again")
    await eventually(lambda: no_dialog(shop.window))
    assert len(gateway.pets) == 1
