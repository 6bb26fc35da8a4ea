"""An animal that would be added twice: one that was refused is there, or one is on its way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QTableView

from petstore_gui.domain.connection_errors import NothingListens
from petstore_gui.domain.declined import Conflict, Forbidden, KeyNotAccepted, NotValid
from petstore_gui.domain.errors import KeyMissing, OutcomeUnknown, RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import (
    add_by_form,
    answer,
    fill_in,
    name_field,
    open_add_form,
    type_category,
    typed,
)
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    click_line,
    dialog,
    fill,
    is_there,
    key,
    label,
    no_dialog,
    press,
    press_key,
    selected,
    texts,
)
from tests.ui.adds import (
    KEPT,
    STOCK,
    default_button,
    menu_entries,
    names_and_notes,
    names_of,
    open_adds,
    open_row_menu,
    press_enabled,
    sent,
)
from tests.ui.conftest import STAGING, Shop

pytestmark = pytest.mark.slow

REX_IN_LIST = "The list has a Rex that is new: ID 7."
NEW_REX = f'{REX_IN_LIST} If it is yours, press "It is there". If it is another animal, press Add.'
SECOND_NOT_SENT = (
    "The second Rex was not sent: the first may have been added already. Decide in Unfinished adds."
)


@pytest.mark.parametrize("error", [Conflict(409), Forbidden(403), NotValid(400)])
@pytest.mark.parametrize("reopens", [False, True])
async def test_enter_adds_no_second_one_of_a_refused_animal_that_is_in_the_list(
    shop: Shop, error: RequestError, reopens: bool
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("add", error)
    form = await add_by_form(shop.window, "Rex", "7", "Available")
    await eventually(lambda: answer(form).startswith("Not added"))
    if reopens:
        key(form, Qt.Key.Key_Escape)
        await eventually(lambda: no_dialog(shop.window))
        await eventually(lambda: shop.message == KEPT)
    gateway.pets[7] = Pet(7, "Rex", 7, "available")
    shop.catalogue.refresh()
    await eventually(lambda: "7" in shop.ids)
    kept = f"{REX_IN_LIST} What you typed is kept."
    await eventually(lambda: shop.message == (kept if reopens else REX_IN_LIST))
    if reopens:
        form = await open_add_form(shop.window)
        assert typed(form) == ("Rex", "7", "Available")
    await eventually(lambda: answer(form) == NEW_REX)
    assert default_button(form) == "It is there"
    key(form, Qt.Key.Key_Return)  # meant for Add, before anybody can have read it
    await eventually(by_name(form, QPushButton, "It is there").isEnabled)
    assert len(sent(gateway)) == 1
    key(form, Qt.Key.Key_Return)
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message == "Rex is in the list: ID 7."
    assert selected(shop.table) == ["7"]
    assert len(sent(gateway)) == 1


@pytest.mark.parametrize("typed_over", ["category", "status", "name"])
async def test_what_is_typed_over_a_refused_animal_does_not_hide_that_it_is_in_the_list(
    shop: Shop, typed_over: str
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("add", NotValid(422))
    form = await add_by_form(shop.window, "Rex", "7", "Available")
    await eventually(lambda: answer(form).startswith("Not added"))
    gateway.pets[7] = Pet(7, "Rex", 7, "available")
    shop.catalogue.refresh()
    await eventually(lambda: answer(form) == NEW_REX)
    if typed_over == "name":
        fill(name_field(form), "Rexine")
    elif typed_over == "status":
        fill_in(form, "Rex", "7", "Sold")
    else:
        type_category(form, "x")
        assert answer(form) == NEW_REX
        type_category(form, "8")
    assert answer(form) == NEW_REX
    assert default_button(form) == "It is there"
    if typed_over == "category":
        key(form, Qt.Key.Key_Escape)
        await eventually(lambda: no_dialog(shop.window))
        form = await open_add_form(shop.window)
        assert typed(form) == ("Rex", "8", "Available")
        assert answer(form) == NEW_REX
    await press_enabled(form, "It is there")
    await eventually(lambda: shop.message == "Rex is in the list: ID 7.")
    if typed_over == "name":
        words = "Rex is in the list: ID 7. What is in the fields now is not added yet."
        assert answer(form) == words
        key(form, Qt.Key.Key_Return)  # the second of a double press
        assert len(sent(gateway)) == 1
        await press_enabled(form, "Add")
        await eventually(lambda: no_dialog(shop.window))
    assert no_dialog(shop.window)
    added = [pet.name for pet in gateway.pets.values() if pet.id > len(STOCK)]
    assert added == (["Rex", "Rexine"] if typed_over == "name" else ["Rex"])


async def test_after_409_the_list_is_looked_at_before_add_can_be_pressed_again(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("add", Conflict(409))
    gateway.hold(after=1)
    form = await add_by_form(shop.window, "Rex", "7", "Available")
    await eventually(lambda: answer(form).endswith("Looking in the list…"))
    assert not by_name(form, QPushButton, "Add").isEnabled()
    key(form, Qt.Key.Key_Return)
    gateway.pets[7] = Pet(7, "Rex", 7, "available")
    gateway.release()
    await eventually(lambda: answer(form) == NEW_REX)
    await press_enabled(form, "Add")  # it is another animal
    await eventually(lambda: no_dialog(shop.window))
    assert len(sent(gateway)) == 2


async def test_the_form_says_that_the_same_animal_is_being_sent(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.hold()
    form = await add_by_form(shop.window, "Rex", "7", "Available")
    key(form, Qt.Key.Key_Escape)
    await eventually(lambda: no_dialog(shop.window))
    form = await open_add_form(shop.window)
    fill_in(form, "rex", "7", "Available")
    assert "One with this name and category is being sent now." in texts(form)
    gateway.release()
    await eventually(lambda: "This name is already in the category: ID 4." in texts(form))
    press(form, "Cancel")


async def test_settings_begin_at_the_key_after_401(shop: Shop) -> None:
    gateway, wanted = FakeGateway(STOCK), []
    await shop.serve(gateway)
    action(shop.window, "Enter a key").triggered.connect(lambda: wanted.append("key"))
    gateway.fail_next("add", KeyNotAccepted(401))
    form = await add_by_form(shop.window, "Rex", "7", "Available")
    await eventually(lambda: answer(form).startswith("Not added"))
    press(form, "Settings")
    assert wanted == ["key"]


async def refuse_rex_then_list_one(shop: Shop) -> FakeGateway:
    """Let the service refuse Rex; then let the list have a new animal just like him."""
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("add", Forbidden(403))
    shop.add(NewPet("Rex", 7, PetStatus.AVAILABLE))
    await eventually(lambda: names_and_notes(shop)[0] == ("Rex", "not added"))
    gateway.pets[7] = Pet(7, "Rex", 7, "available")
    await shop.refresh()
    return gateway


@pytest.mark.parametrize("choice", ["It is there", "Send again"])
async def test_a_refused_row_whose_animal_is_in_the_list_is_not_sent_unasked(
    shop: Shop, choice: str
) -> None:
    gateway = await refuse_rex_then_list_one(shop)
    await eventually(lambda: shop.message == f"{REX_IN_LIST} Decide in Unfinished adds.")
    adds = await open_adds(shop)
    words = label(adds, "addWords")
    assert words == NEW_REX.replace("press Add.", 'press "Send again".')
    assert default_button(adds) == "It is there"
    press_key(adds, Qt.Key.Key_Return)  # before anybody can have read it
    assert len(sent(gateway)) == 1
    await press_enabled(adds, choice)
    await eventually(lambda: label(adds, "addWords") == "No add is unfinished.")
    press(adds, "Close")
    done = "Rex is in the list: ID 7." if choice == "It is there" else "Added Rex, ID 8."
    await eventually(lambda: shop.message == done)
    assert len(sent(gateway)) == 1 + (choice == "Send again")


async def test_the_menu_of_a_refused_row_sends_no_second_one_unseen(shop: Shop) -> None:
    gateway = await refuse_rex_then_list_one(shop)
    click_line(shop.table, 0)
    await open_row_menu(shop)
    entries = menu_entries(shop)
    assert entries.index("It is there") < entries.index("Send again")
    gateway.pets[8] = Pet(8, "Rex", 7, "available")
    shop.catalogue.refresh()
    await eventually(lambda: "8" in shop.ids)
    action(shop.window, "Send again").trigger()
    adds = await dialog(shop.window, "Unfinished adds")
    assert "ID 7, 8" in label(adds, "addWords")
    assert len(sent(gateway)) == 1
    await press_enabled(adds, "Discard")
    words = "Rex was removed from the unfinished adds. It will not be sent again."
    await eventually(lambda: shop.message == words)
    press(adds, "Close")


async def test_an_animal_that_was_discarded_is_not_added_after_all_if_one_is_in_the_list(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("add", Forbidden(403))
    shop.add(NewPet("Rex", 7, PetStatus.AVAILABLE))
    adds = await open_adds(shop)
    await press_enabled(adds, "Discard")
    await eventually(lambda: shop.message == "Discarded: Rex was not added.")
    press(adds, "Close")
    gateway.pets[7] = Pet(7, "Rex", 7, "available")
    shop.catalogue.refresh()
    await eventually(lambda: "7" in shop.ids)
    press(shop.contents.status, "Add it after all")
    await eventually(lambda: REX_IN_LIST in shop.message)
    await eventually(lambda: names_and_notes(shop)[0] == ("Rex", "may have been added"))
    assert len(sent(gateway)) == 1


async def lose_rex_though_stored(shop: Shop) -> FakeGateway:
    """Let a service without keys store Rex, who is sent from the table, and lose its answer."""
    gateway = FakeGateway(STOCK, honours_key=False)
    await shop.serve(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    shop.add(NewPet("Rex", 7, PetStatus.AVAILABLE))
    await eventually(lambda: shop.message.startswith("Very likely Rex was added as 4"))
    return gateway


@pytest.mark.parametrize(("name", "choice"), [("Rex", "It is there"), ("rex", "Add as well")])
async def test_enter_adds_no_second_one_of_an_animal_that_may_have_been_added(
    shop: Shop, name: str, choice: str
) -> None:
    gateway = await lose_rex_though_stored(shop)
    form = await open_add_form(shop.window)
    fill_in(form, name, "7", "Available")
    assert answer(form) == (
        "Very likely Rex was added as 4: that one is new in the list. If yours is another animal,"
        ' press "Add as well".'
    )
    assert default_button(form) == "It is there"
    assert not is_there(form, QPushButton, "Add")
    key(form, Qt.Key.Key_Return)  # meant for Add, before anybody can have read it
    assert len(sent(gateway)) == 1
    fill(name_field(form), "Rexine")
    assert answer(form) == ""
    assert default_button(form) == "Add"
    fill(name_field(form), name)
    await press_enabled(form, choice)
    await eventually(lambda: no_dialog(shop.window))
    there = "Rex was added: it is in the list. Nothing was sent again."
    done = there if choice == "It is there" else f"Added {name}, ID 5."
    await eventually(lambda: shop.message == done)
    assert len(sent(gateway)) == 1 + (choice == "Add as well")


@pytest.mark.parametrize("choice", ["It is there", "Send", "Discard"])
async def test_the_same_animal_behind_one_that_is_lost_waits_for_a_person(
    shop: Shop, choice: str
) -> None:
    gateway = FakeGateway(STOCK, honours_key=False)
    await shop.serve(gateway)
    gateway.hold()
    key(await add_by_form(shop.window, "Rex", "7", "Available"), Qt.Key.Key_Escape)
    await eventually(lambda: no_dialog(shop.window) and len(sent(gateway)) == 1)
    await add_by_form(shop.window, "Rex", "7", "Available")
    gateway.lose_next_answer(OutcomeUnknown())
    gateway.release()
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: "4" in shop.ids)
    assert names_and_notes(shop)[:2] == [("Rex", "may have been added"), ("Rex", "not added")]
    said = [message.text for message in shop.log.messages]
    assert SECOND_NOT_SENT in said
    adds = await open_adds(shop)
    click_line(by_name(adds, QTableView, "Unfinished adds"), 1)
    assert label(adds, "addWords") == NEW_REX.replace("7", "4").replace(
        "press Add.", 'press "Send".'
    )
    assert default_button(adds) == "It is there"
    await press_enabled(adds, choice)
    await eventually(lambda: len(names_of(adds)) == 1 + (choice == "Discard"))
    assert label(adds, "addWords") == "Select an add."
    click_line(by_name(adds, QTableView, "Unfinished adds"), 0)
    assert label(adds, "addWords").startswith("Very likely Rex was added as 4")
    press(adds, "Close")
    assert len(sent(gateway)) == 1 + (choice == "Send")


async def test_a_second_animal_that_was_not_added_is_not_mistaken_for_the_first(
    shop: Shop,
) -> None:
    gateway = await lose_rex_though_stored(shop)
    gateway.fail_next("add", KeyMissing())
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7", "Available")
    await press_enabled(form, "Add as well")
    words = "The second Rex was not added. The API key is missing. Enter it in Settings."
    await eventually(lambda: shop.message == words)
    assert answer(form) == "Not added. The API key is missing. Enter it in Settings."
    assert is_there(form, QPushButton, "Settings")
    assert is_there(form, QPushButton, "Add as well")
    key(form, Qt.Key.Key_Escape)
    await eventually(lambda: no_dialog(shop.window))
    kept = "Rex may have been added already. What you typed is kept."
    await eventually(lambda: shop.message == kept)
    press(shop.contents.status, "Continue")
    form = await dialog(shop.window, "Add animal")
    await eventually(lambda: answer(form).startswith("Very likely Rex was added as 4"))
    await press_enabled(form, "Clear")
    assert answer(form) == ""
    assert default_button(form) == "Add"
    press(form, "Cancel")


async def test_a_refused_row_blames_no_key_that_is_no_longer_in_use(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("add", KeyNotAccepted(401))
    shop.add(NewPet("Rex", 7, PetStatus.AVAILABLE))
    adds = await open_adds(shop)
    assert "Enter the right one in Settings." in label(adds, "addWords")
    await shop.serve(gateway)
    now = "Not added because of the API key. Petstore uses the one in Settings now."
    await eventually(lambda: label(adds, "addWords") == now)
    await press_enabled(adds, "Send again")
    await eventually(lambda: shop.message == "Added Rex, ID 4.")
    press(adds, "Close")


@pytest.mark.parametrize("is_locked", [False, True])
async def test_settings_are_offered_only_where_their_address_can_be_changed(
    shop: Shop, *, is_locked: bool
) -> None:
    shop.outbox.is_address_locked = lambda _deployment: is_locked
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway, STAGING)
    gateway.fail_next("add", NothingListens("pets.example:443"))
    form = await add_by_form(shop.window, "Rex", "7", "Available")
    await eventually(lambda: answer(form).startswith("Not added"))
    assert is_there(form, QPushButton, "Settings") is not is_locked
    assert is_there(form, QPushButton, "Send when it is back")
    assert "in Settings" not in answer(form)
