"""An add whose answer was lost: what the dialog says, and that nothing is sent twice."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QPushButton, QTableView

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import Conflict
from petstore_gui.domain.errors import (
    NotAnswered,
    OutcomeUnknown,
    ServiceError,
)
from petstore_gui.domain.pets import NewPet, Pet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import add_by_form, answer, fill_in, name_field, open_add_form, typed
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    click,
    click_at,
    click_line,
    dialog,
    fill,
    is_there,
    label,
    no_dialog,
    press,
    press_key,
)
from tests.ui.adds import (
    LIKELY,
    LIKELY_FOR_GOOD,
    NOTHING,
    NOTHING_NEW,
    REX,
    STOCK,
    UNREAD,
    default_button,
    names_of,
    no_adds_open,
    open_adds,
    press_enabled,
    press_on_impatiently,
    sent,
)
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow


async def test_a_lost_answer_is_retried_if_the_service_honours_keys(shop: Shop) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await shop.serve(gateway)
    await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message == "Added Rex, ID 1."
    assert len(sent(gateway)) == 2
    assert list(gateway.pets.values()) == [Pet(1, "Rex", 7)]
    await shop.wait_until_loaded()


async def lose(shop: Shop, gateway: FakeGateway, *, is_acted_on: bool) -> QDialog:
    """Add Rex, lose the answer, and wait until the list has been searched."""
    if is_acted_on:
        gateway.lose_next_answer(OutcomeUnknown())
    else:
        gateway.fail_next("add", OutcomeUnknown())
    await shop.serve(gateway)
    form = await add_by_form(shop.window, "Rex", "7")
    words = LIKELY.format(1) if is_acted_on else NOTHING
    await eventually(lambda: words in answer(form))
    return form


async def test_an_animal_that_is_sent_again_with_its_key_cannot_be_sent_by_hand(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", OutcomeUnknown())
    for _ in range(2):
        gateway.wait_before_next_add(Conflict(409), 25)
    gateway.hold(after=3)  # the first attempt, the search, and the list after it
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: len(sent(gateway)) == 2)
    await eventually(lambda: answer(form) == "We can't tell whether Rex was added. Trying again…")
    assert not by_name(form, QPushButton, "Send again").isEnabled()
    gateway.release()
    await eventually(lambda: no_dialog(shop.window))
    assert len(gateway.pets) == 1


@pytest.mark.parametrize("honours_key", [False, True])
async def test_dialog_and_status_bar_say_what_the_newest_list_shows(
    shop: Shop, honours_key: bool
) -> None:
    gateway = FakeGateway(honours_key=honours_key)
    for _ in range(100 * honours_key):
        gateway.fail_next("add", OutcomeUnknown())
    form = await lose(shop, gateway, is_acted_on=False)
    await shop.wait_until_loaded()
    await eventually(lambda: len(shop.tasks) == 0)
    gateway.pets[4] = Pet(4, "Rex", 7)
    await shop.refresh()
    words = (LIKELY if honours_key else LIKELY_FOR_GOOD).format(4)
    await eventually(lambda: answer(form) == words)
    await eventually(lambda: shop.message == words)


@pytest.mark.parametrize("is_acted_on", [False, True])
async def test_only_what_went_wrong_is_shown_as_a_problem(shop: Shop, is_acted_on: bool) -> None:
    form = await lose(shop, FakeGateway(honours_key=False), is_acted_on=is_acted_on)
    words = LIKELY_FOR_GOOD.format(1) if is_acted_on else NOTHING_NEW
    await eventually(lambda: shop.message.endswith(words))
    shown = [form.findChild(QLabel, "answer"), shop.contents.status.findChild(QLabel, "message")]
    kinds = [one.property("kind") for one in shown if isinstance(one, QLabel)]
    assert kinds == (["", ""] if is_acted_on else ["problem", "problem"])


async def test_an_animal_that_appeared_in_the_list_is_not_sent_again(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=True)
    assert default_button(form) == "It is there"
    assert not is_there(form, QPushButton, "Add")
    assert not by_name(form, QPushButton, "Send again").isEnabled()
    for _ in range(6):
        press_key(form, Qt.Key.Key_Return)
        click(by_name(form, QPushButton, "Send again"))
    await press_enabled(form, "It is there")
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: no_adds_open(shop))
    assert len(gateway.pets) == 1
    assert shop.message == "Rex was added: it is in the list. Nothing was sent again."


async def test_an_animal_that_appears_after_the_search_is_not_sent_again(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    await eventually(lambda: len(shop.tasks) == 0)
    await eventually(lambda: by_name(form, QPushButton, "Send again").isEnabled())
    gateway.pets[9] = Pet(9, "Rex", 7)
    press(form, "Send again")
    await eventually(lambda: answer(form).endswith(LIKELY_FOR_GOOD.format(9)))
    assert default_button(form) == "It is there"
    assert list(gateway.pets) == [9]
    press(form, "Close" if is_there(form, QPushButton, "Close") else "Cancel")


async def test_without_keys_only_the_user_sends_the_same_animal_again(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    assert typed(form) == ("Rex", "7", "Not stated")
    await press_enabled(form, "Send again")
    await eventually(lambda: no_dialog(shop.window))
    assert len(gateway.pets) == 1
    assert no_adds_open(shop)


@pytest.mark.parametrize("way", ["Return", "click"])
async def test_presses_that_were_meant_for_the_first_sending_send_nothing(
    shop: Shop, way: str
) -> None:
    gateway = FakeGateway(honours_key=False)
    for _ in range(9):
        gateway.lose_next_answer(OutcomeUnknown())
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7")
    place = by_name(form, QPushButton, "Add").geometry().center()
    for _ in range(30):
        if way == "Return":
            press_key(form, Qt.Key.Key_Return)
        else:
            click_at(form, place)
        await asyncio.sleep(0)
    press(form, "Add") if is_there(form, QPushButton, "Add") else None
    await eventually(lambda: "Very likely" in answer(form) or no_dialog(shop.window))
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(sent(gateway)) == 1


@pytest.mark.parametrize("way", ["click", "Return", "Space"])
async def test_impatient_presses_on_send_again_send_it_once_more(shop: Shop, way: str) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    for _ in range(9):
        gateway.fail_next("add", OutcomeUnknown())
    again = by_name(form, QPushButton, "Send again")
    await eventually(again.isEnabled)
    again.setFocus()
    place = again.geometry().center()
    press_keys = {"Return": Qt.Key.Key_Return, "Space": Qt.Key.Key_Space}

    def press_on() -> None:
        if way == "click":
            click_at(form, place)
        elif not no_dialog(shop.window):  # the next button that has the focus may close it
            press_key(form, press_keys[way])

    press_on() if way != "Return" else click(again)
    pauses = await press_on_impatiently(press_on, seconds=4)
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(sent(gateway)) <= 2 + pauses


async def test_the_list_can_be_checked_and_the_animal_marked_from_the_dialog(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    await eventually(lambda: len(shop.tasks) == 0)
    assert default_button(form) == "Check the list"
    gateway.pets[9] = Pet(9, "Rex", 7)
    press_key(form, Qt.Key.Key_Return)
    await eventually(lambda: answer(form).endswith(LIKELY_FOR_GOOD.format(9)))
    gateway.fail_next("list", NotReached())
    await press_enabled(form, "It is there")
    await eventually(lambda: no_dialog(shop.window))


async def test_where_the_list_cannot_be_read_nothing_is_sent_again(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    await shop.wait_until_loaded()
    gateway.fail_next("list", NotReached())
    await press_enabled(form, "Send again")
    await eventually(lambda: UNREAD.fullmatch(answer(form)))
    assert len(sent(gateway)) == 1
    press(form, "Cancel")


@pytest.mark.parametrize("choice", ["Add as well", "Add later"])
async def test_another_animal_typed_over_a_lost_one_is_sent_now_or_once_that_is_settled(
    shop: Shop, choice: str
) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    fill(name_field(form), "Bella")
    assert "there may be two" not in answer(form)
    assert answer(form).endswith(
        'What is in the fields now is not added yet. "Add as well" adds it now, as another animal.'
        ' "Add later" adds it only if Rex was not added.'
    )
    await press_enabled(form, choice)
    await eventually(lambda: no_dialog(shop.window))
    if choice == "Add as well":
        await eventually(lambda: shop.message == "Added Bella, ID 1.")
        adds = await open_adds(shop)
        assert names_of(adds) == ["Rex"]
    else:
        words = "Bella is not sent yet: decide about Rex in Unfinished adds first."
        await eventually(lambda: shop.message == words)
        assert sent(gateway) == [NewPet("Rex", 7)]
        adds = await open_adds(shop)
        assert names_of(adds) == ["Rex", "Bella"]
    press(adds, "Close")


async def test_an_edited_animal_waits_until_the_lost_add_is_settled(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    fill(name_field(form), "Rexine")
    assert default_button(form) == "Check the list"
    for button in form.findChildren(QPushButton):
        assert not button.isVisible() or button.width() >= button.sizeHint().width()
    press(form, "Add later")
    await eventually(lambda: no_dialog(shop.window))
    adds = await open_adds(shop)
    assert names_of(adds) == ["Rex", "Rexine"]
    assert sent(gateway) == [NewPet("Rex", 7)]
    await press_enabled(adds, "Discard")
    await eventually(lambda: shop.message == "Added Rexine, ID 1.")
    await eventually(lambda: label(adds, "addWords") == "No add is unfinished.")
    assert names_of(adds) == ["Rex"]  # discarded
    press(adds, "Close")
    assert no_adds_open(shop)


async def test_an_edited_animal_needs_a_decision_if_the_lost_add_succeeded(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=True)
    fill(name_field(form), "Rexine")
    press(form, "Add later")
    await eventually(lambda: no_dialog(shop.window))
    adds = await open_adds(shop)
    await press_enabled(adds, "It is there")
    await eventually(lambda: names_of(adds) == ["Rexine"])
    words = (
        "Rexine was not sent: the animal it was meant to replace was added after all. Send or"
        " discard it in Unfinished adds."
    )
    await eventually(lambda: shop.message == words)
    assert len(gateway.pets) == 1
    click_line(by_name(adds, QTableView, "Unfinished adds"), 0)
    await press_enabled(adds, "Send")
    await eventually(lambda: shop.message == "Added Rexine, ID 2.")
    press(adds, "Close")


async def test_after_a_lost_answer_a_new_animal_in_the_list_is_reported_as_very_likely_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway([Pet(4, "Rex", 7), Pet(5, "Rex", 7, "sold")], honours_key=False)
    await shop.serve(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7")
    words = LIKELY_FOR_GOOD.format(6)
    await eventually(lambda: answer(form) == words)
    assert shop.message == words
    await shop.wait_until_loaded()
    assert shop.ids[1:] == ["4", "5", "6"]


async def test_after_a_lost_answer_the_list_of_the_chosen_status_is_searched(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK, honours_key=False)
    await shop.serve(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: answer(form).endswith(LIKELY_FOR_GOOD.format(4)))


async def test_an_animal_that_may_have_been_there_before_is_not_reported_as_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway([Pet(4, "Ada", 3), Pet(5, "Rex", 7)], page_size=1, honours_key=False)
    gateway.hold(after=1)
    shop.open(gateway)
    await eventually(lambda: shop.ids == ["4"])
    shop.catalogue.stop()
    gateway.release()
    gateway.fail_next("add", OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7")
    words = "An animal just like it is in the list: 5. It may have been there before."
    unknown = "We can't tell whether Rex was added."
    await eventually(lambda: answer(form) == f"{unknown} {words}")
    await shop.wait_until_loaded()


async def test_a_new_animal_is_recognised_in_a_cut_list_known_by_status(shop: Shop) -> None:
    stock = [Pet(place, f"pet {place}", 1, "pending") for place in range(3)]
    gateway = FakeGateway(stock, page_size=2, links=False, honours_key=False)
    await shop.serve(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: answer(form).endswith(LIKELY_FOR_GOOD.format(3)))


async def test_the_services_message_stays_until_the_list_shows_that_it_was_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway(honours_key=False)
    await shop.serve(gateway)
    kind = OutcomeUnknown("HTTP 500")
    kind.said = ServiceError("internal_error")
    gateway.fail_next("add", kind)
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: NOTHING in answer(form))
    assert " Code: internal_error." in answer(form)
    assert "lost" not in answer(form)
    await shop.wait_until_loaded()
    gateway.pets[1] = Pet(1, "Rex", 7)
    await press_enabled(form, "Check the list")
    await eventually(lambda: answer(form) == LIKELY_FOR_GOOD.format(1))


async def test_an_animal_missing_from_the_list_is_not_reported_as_lost(shop: Shop) -> None:
    gateway = FakeGateway([Pet(4, "Rex", 7)], honours_key=False)
    await shop.serve(gateway)
    gateway.fail_next("add", OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))
    assert answer(form).startswith("We can't tell whether Rex was added. Checked at ")
    assert shop.message == answer(form)


async def test_the_verdict_comes_before_what_the_service_said_which_is_in_the_details(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK, honours_key=False)
    await shop.serve(gateway)
    error = OutcomeUnknown()
    error.said = ServiceError("E17", "internal error 17")
    gateway.fail_next("add", error)
    form = await add_by_form(shop.window, "Rex", "7")
    said = 'The service says: "internal error 17" (Code: E17).'
    await eventually(lambda: answer(form).endswith(f"{NOTHING_NEW} {said}"))
    assert answer(form) == f"{shop.message} {said}"
    press(form, "Cancel")
    await eventually(lambda: no_dialog(shop.window))
    assert (await details(shop)).endswith(said)
    gateway.pets[9] = Pet(9, "Rex", 7)
    await shop.refresh()
    await eventually(lambda: shop.message == LIKELY_FOR_GOOD.format(9))
    assert (await details(shop)).endswith(LIKELY_FOR_GOOD.format(9))


async def details(shop: Shop) -> str:
    """The whole of the message in the status bar."""
    press(shop.window, "Details")
    messages = await dialog(shop.window, "Messages")
    words = by_name(messages, QPlainTextEdit, "Whole message").toPlainText()
    press(messages, "Close")
    await eventually(lambda: no_dialog(shop.window))
    return words


async def test_checking_the_list_is_shown_even_if_it_finds_nothing_new(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    await shop.wait_until_loaded()
    gateway.hold()
    press(form, "Check the list")
    looking = "We can't tell whether Rex was added. Looking in the list…"
    await eventually(lambda: answer(form) == looking)
    assert form.focusWidget() is not by_name(form, QPushButton, "Cancel")
    gateway.release()
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))


async def test_a_quick_check_is_shown_as_well(shop: Shop) -> None:
    form = await lose(shop, FakeGateway(honours_key=False), is_acted_on=False)
    await shop.wait_until_loaded()
    press(form, "Check the list")
    for _ in range(20):
        await asyncio.sleep(0)
    assert answer(form).endswith("Looking in the list…")
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))


async def test_a_list_that_cannot_be_read_after_a_loss_is_reported_and_a_person_may_send_knowingly(
    shop: Shop,
) -> None:
    gateway = FakeGateway(honours_key=False)
    await shop.serve(gateway)
    gateway.fail_next("add", OutcomeUnknown())
    for _ in range(3):
        gateway.fail_next("list", NotReached())
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: UNREAD.fullmatch(answer(form)))
    assert UNREAD.fullmatch(shop.message)
    assert default_button(form) == "Check the list"
    await press_enabled(form, "Check the list")
    await eventually(lambda: UNREAD.fullmatch(answer(form)))
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(sent(gateway)) == 1
    await press_enabled(form, "Send again")
    await eventually(lambda: no_dialog(shop.window))
    assert len(gateway.pets) == 1
    assert shop.message == "Added Rex, ID 1."


async def test_rows_that_come_after_a_failed_list_revise_what_is_said_of_a_lost_animal(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK, honours_key=False)
    await shop.serve(gateway)
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("list", NotAnswered())
    shop.add(REX)
    adds = await open_adds(shop)
    await eventually(lambda: UNREAD.fullmatch(shop.message))
    shop.catalogue.take_found(Pet(4, "Rex", 7, "sold"))  # as rows of an earlier run come
    await eventually(lambda: shop.message.startswith("Very likely Rex was added as 4"))
    assert label(adds, "addWords").startswith("Very likely Rex was added as 4")
    press(adds, "Close")
