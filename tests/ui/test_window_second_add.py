"""The dialog's own second Add, and Send of one that was held back: first a look at the list."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QTableView

from petstore_gui.domain.declined import BusyFor, Forbidden, KeyNotAccepted, NotValid, TooMuch
from petstore_gui.domain.errors import NotAnswered, OutcomeUnknown, RequestError, ServiceError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import add_by_form, answer, fill_in, name_field, open_add_form
from tests.support.waiting import eventually
from tests.support.widgets import by_name, click_line, fill, key, label, no_dialog, press
from tests.ui.adds import STOCK, default_button, open_adds, press_enabled, sent
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

FOUND = (
    'The list has a Rex that is new: ID 4. If it is yours, press "It is there". If it is another'
    " animal, press Add."
)
ODD = NotValid(422, ServiceError(None, "odd"))
UNREAD = re.compile(
    r'Not added: "odd"\. Checked at \d\d:\d\d: the list could not be read\. Check it again in a'
    r" moment\. If you press Add before that, there may be two\."
)


async def refuse_in_form(
    shop: Shop, error: RequestError, *, is_stored: bool, honours_key: bool = False
) -> tuple[FakeGateway, QDialog]:
    """Let the service refuse Rex, whom it may have stored; no list was read since."""
    gateway = FakeGateway(STOCK, honours_key=honours_key)
    await shop.serve(gateway)
    refuse = gateway.lose_next_answer if is_stored else lambda one: gateway.fail_next("add", one)
    refuse(error)
    form = await add_by_form(shop.window, "Rex", "7", "Available")
    await eventually(lambda: answer(form).startswith("Not added"))
    return gateway, form


def lists_before_last_add(gateway: FakeGateway) -> bool:
    """Whether the list was read right before the last animal was sent."""
    last = max(place for place, (what, _) in enumerate(gateway.asked) if what == "add")
    return gateway.asked[last - 1] == ("list", PetStatus.AVAILABLE)


@pytest.mark.parametrize("error", [ODD, Forbidden(403), TooMuch(413)])
@pytest.mark.parametrize("choice", ["It is there", "Add"])
async def test_a_second_add_finds_the_animal_that_was_stored_though_it_was_refused(
    shop: Shop, error: RequestError, choice: str
) -> None:
    gateway, form = await refuse_in_form(shop, error, is_stored=True)
    press(form, "Add")
    await eventually(lambda: answer(form) == FOUND)
    assert len(sent(gateway)) == 1
    assert default_button(form) == "It is there"
    key(form, Qt.Key.Key_Return)  # meant for Add, before anybody can have read it
    assert len(sent(gateway)) == 1
    await press_enabled(form, choice)
    await eventually(lambda: no_dialog(shop.window))
    assert len(sent(gateway)) == 1 + (choice == "Add")


async def test_a_second_add_of_one_that_is_not_in_the_list_needs_one_press(shop: Shop) -> None:
    gateway, form = await refuse_in_form(shop, ODD, is_stored=False)
    press(form, "Add")
    assert answer(form) == ""
    await eventually(lambda: answer(form) == 'Not added: "odd". Looking in the list…')
    assert not by_name(form, QPushButton, "Adding…").isEnabled()
    await eventually(lambda: no_dialog(shop.window))
    assert lists_before_last_add(gateway)


async def test_a_correction_is_added_only_after_a_look_for_what_was_refused(shop: Shop) -> None:
    gateway, form = await refuse_in_form(shop, ODD, is_stored=True)
    fill_in(form, "rex", "8", "Available")
    press(form, "Add")
    await eventually(lambda: answer(form) == FOUND)
    assert len(sent(gateway)) == 1
    fill(name_field(form), "Bella")
    await press_enabled(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert [pet.name for pet in gateway.pets.values()][3:] == ["Rex", "Bella"]


async def test_without_a_list_only_a_second_press_of_add_sends(shop: Shop) -> None:
    gateway, form = await refuse_in_form(shop, ODD, is_stored=False)
    gateway.fail_next("list", NotAnswered())
    press(form, "Add")
    await eventually(lambda: UNREAD.fullmatch(answer(form)))
    assert len(sent(gateway)) == 1
    gateway.fail_next("list", NotAnswered())
    await press_enabled(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert len(sent(gateway)) == 2


@pytest.mark.parametrize("error", [KeyNotAccepted(401), BusyFor(429, wait=30)])
async def test_what_was_certainly_not_acted_on_is_added_without_a_look(
    shop: Shop, error: RequestError
) -> None:
    gateway, form = await refuse_in_form(shop, error, is_stored=False)
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert not lists_before_last_add(gateway)


async def test_a_draft_gives_the_reason_for_which_its_animal_was_refused(shop: Shop) -> None:
    _, form = await refuse_in_form(shop, ODD, is_stored=False)
    key(form, Qt.Key.Key_Escape)
    await eventually(lambda: no_dialog(shop.window))
    assert shop.outbox.being_added() == {("rex", 7)}  # an import asks about it
    form = await open_add_form(shop.window)
    assert answer(form) == 'Not added: "odd"'
    await press_enabled(form, "Clear")
    assert answer(form) == ""
    press(form, "Cancel")


async def test_a_draft_says_until_when_a_busy_service_asks_to_wait(shop: Shop) -> None:
    _, form = await refuse_in_form(shop, BusyFor(429, wait=300), is_stored=False)
    key(form, Qt.Key.Key_Escape)
    await eventually(lambda: no_dialog(shop.window))
    form = await open_add_form(shop.window)
    words = r"Not added. The service is busy: it asks you to wait until \d\d:\d\d:\d\d\."
    assert re.fullmatch(words, answer(form))
    press(form, "Cancel")


async def test_one_that_was_held_back_is_sent_only_after_a_look(shop: Shop) -> None:
    gateway = FakeGateway(STOCK, honours_key=False)
    await shop.serve(gateway)
    gateway.hold()
    key(await add_by_form(shop.window, "Rex", "7", "Available"), Qt.Key.Key_Escape)
    await eventually(lambda: no_dialog(shop.window))
    await add_by_form(shop.window, "Rex", "7", "Available")
    gateway.fail_next("add", OutcomeUnknown())
    gateway.release()
    await eventually(lambda: no_dialog(shop.window))
    adds = await open_adds(shop)
    await shop.wait_until_loaded()
    click_line(by_name(adds, QTableView, "Unfinished adds"), 1)
    assert label(adds, "addWords").startswith("Not added. ")
    gateway.pets[4] = Pet(4, "Rex", 7, "available")  # the first one, at last
    await press_enabled(adds, "Send")
    await eventually(lambda: "The list has a Rex that is new: ID 4." in label(adds, "addWords"))
    assert default_button(adds) == "It is there"
    assert len(sent(gateway)) == 1
    await press_enabled(adds, "Send")
    await eventually(lambda: shop.message == "Added Rex, ID 5.")
    press(adds, "Close")
