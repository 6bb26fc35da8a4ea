"""Adds that are held for undo: in the table, undone, or sent once their time is over."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton, QTableView

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.view import Column
from petstore_gui.ui.window.message import Topic
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import fill_in, name_field, open_add_form, typed
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    click_line,
    dialog,
    fill,
    is_there,
    label,
    no_dialog,
    press,
    press_key,
    selected,
)
from tests.ui.adds import (
    REX,
    add_rex,
    names_and_notes,
    names_of,
    no_adds_open,
    open_adds,
    press_enabled,
    sent,
)
from tests.ui.conftest import PRODUCTION, STAGING, Shop

pytestmark = pytest.mark.slow


async def test_a_held_add_closes_the_dialog_and_can_be_undone(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    shop.outbox.undo_seconds = 60
    await add_rex(shop)
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message.startswith("Rex will be added in 60 second")
    assert names_and_notes(shop) == [("Rex", "not sent yet")]
    press(shop.contents.status, "Undo")
    await eventually(lambda: shop.message == "Undone: Rex was not added.")
    assert not is_there(shop.window, QPushButton, "Undo")
    assert [operation for operation, _ in gateway.asked] == ["list"]
    assert shop.outbox.pending.here == ()


def is_held(shop: Shop, count: int) -> bool:
    return [note for _, note in names_and_notes(shop)] == ["not sent yet"] * count


async def test_of_two_undone_adds_neither_is_lost(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    for count, name in enumerate(("Rex", "Bella"), 1):
        shop.add(NewPet(name, 7), undo_seconds=60)
        await eventually(partial(is_held, shop, count))
    undo = action(shop.window, "Undo adding")
    button = by_name(shop.contents.status, QPushButton, "Undo")
    assert button.accessibleDescription() == "Undo adding Bella"
    assert "Undo adding Bella" in button.toolTip()
    undo.trigger()
    await eventually(lambda: shop.message == "Undone: Bella was not added.")
    assert button.accessibleDescription() == "Undo adding Rex"
    undo.trigger()
    await eventually(lambda: shop.message == "Undone: Rex was not added.")
    assert no_adds_open(shop)
    press(shop.contents.status, "Add it after all")
    await eventually(lambda: shop.ids == ["1"])
    action(shop.window, "Unfinished adds").trigger()
    adds = await dialog(shop.window, "Unfinished adds")
    await eventually(lambda: names_of(adds) == ["Bella"])
    click_line(by_name(adds, QTableView, "Unfinished adds"), 0)
    assert label(adds, "addWords") == "Discarded: it will not be sent."
    await press_enabled(adds, "Keep it after all")
    await eventually(lambda: names_and_notes(shop)[0] == ("Bella", "not sent"))
    await press_enabled(adds, "Send")
    await eventually(lambda: shop.ids == ["1", "2"])
    assert [pet.name for pet in gateway.pets.values()] == ["Rex", "Bella"]
    press(adds, "Close")


async def test_an_offer_to_add_an_undone_animal_stands_while_an_earlier_one_is_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    shop.add(NewPet("Uno", 7), undo_seconds=2)
    await eventually(partial(is_held, shop, 1))
    shop.add(NewPet("Duo", 7), undo_seconds=60)
    await eventually(partial(is_held, shop, 2))
    press(shop.contents.status, "Undo")
    undone = "Undone: Duo was not added."
    await eventually(lambda: shop.message == undone)
    await eventually(lambda: any("Added Uno" in one.text for one in shop.log.messages))
    assert shop.message == undone
    assert is_there(shop.contents.status, QPushButton, "Add it after all")
    press(shop.contents.status, "Dismiss")
    assert shop.message == "Added Uno, ID 1."


async def test_an_offer_to_add_an_undone_animal_ends_when_another_one_is_added(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    shop.add(NewPet("Duo", 7), undo_seconds=60)
    await eventually(partial(is_held, shop, 1))
    press(shop.contents.status, "Undo")
    await eventually(lambda: shop.message == "Undone: Duo was not added.")
    await add_rex(shop)
    await eventually(lambda: shop.message == "Added Rex, ID 1.")
    press(shop.contents.status, "Dismiss")
    assert shop.message == ""


def takes_up(shop: Shop, offer: str) -> bool:
    """Press the button of an offer; returns whether it counted."""
    press(shop.contents.status, "Add it after all")
    return shop.message != offer


@pytest.mark.parametrize("undo_seconds", [0, 60])
async def test_two_undone_animals_can_be_added_after_all_one_after_the_other(
    shop: Shop, undo_seconds: float
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    for count, name in enumerate(("Uno", "Duo"), 1):
        shop.add(NewPet(name, 7), undo_seconds=60)
        await eventually(partial(is_held, shop, count))
    for name in ("Duo", "Uno"):
        press(shop.contents.status, "Undo")
        await eventually(partial(lambda name: f"Undone: {name} " in shop.message, name))
    shop.outbox.undo_seconds = undo_seconds
    press(shop.contents.status, "Add it after all")
    assert shop.message == "Undone: Duo was not added."
    await eventually(lambda: shop.outbox.pending.newest_held or shop.ids == ["1"])
    assert shop.message == "Undone: Duo was not added."
    shop.outbox.undo_seconds = 0
    await eventually(partial(takes_up, shop, "Undone: Duo was not added."))  # no double click
    await eventually(lambda: any("Added Duo" in one.text for one in shop.log.messages))
    names = ["Duo"] if undo_seconds else ["Uno", "Duo"]
    assert [pet.name for pet in gateway.pets.values()] == names


async def test_unsent_animals_are_above_the_others_and_the_selection_stays(shop: Shop) -> None:
    gateway = FakeGateway([Pet(1, "Ada", 3), Pet(2, "Bo", 3), Pet(3, "Cleo", 3)])
    await shop.serve(gateway)
    assert shop.table.select_pet(2)
    shop.add(REX, undo_seconds=60)
    await eventually(lambda: len(names_and_notes(shop)) == 4)
    assert names_and_notes(shop)[0] == ("Rex", "not sent yet")
    assert [shop.table.model().index(0, column).data() for column in Column] == [
        "",
        "Rex",
        "7",
        "Sold",
    ]
    assert selected(shop.table) == ["2"]
    gateway.pets[4] = Pet(4, "Dot", 3)
    await shop.refresh()
    assert [name for name, _ in names_and_notes(shop)] == ["Rex", "Ada", "Bo", "Cleo", "Dot"]
    assert selected(shop.table) == ["2"]
    press(shop.contents.status, "Undo")
    await eventually(lambda: len(names_and_notes(shop)) == 4)
    assert selected(shop.table) == ["2"]


@pytest.mark.parametrize("place", ["table", "search", "search with a text"])
async def test_ctrl_z_undoes_an_add(shop: Shop, place: str) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    assert not action(shop.window, "Undo adding").isEnabled()
    shop.outbox.undo_seconds = 60
    shop.window.activateWindow()
    await eventually(shop.window.isActiveWindow)
    search = by_name(shop.window, QLineEdit, "Search")
    if place == "search with a text":
        search.setFocus()
        QTest.keyClicks(search, "Re")
    await add_rex(shop)
    await eventually(action(shop.window, "Undo adding").isEnabled)
    await eventually(lambda: no_dialog(shop.window))
    shop.window.activateWindow()
    await eventually(shop.window.isActiveWindow)
    (shop.table if place == "table" else search).setFocus()
    press_key(shop.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    await eventually(lambda: shop.message == "Undone: Rex was not added.")
    await eventually(lambda: shop.outbox.pending.here == ())


async def test_ctrl_z_undoes_what_was_typed_since_the_add(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    shop.outbox.undo_seconds = 60
    await add_rex(shop)
    await eventually(action(shop.window, "Undo adding").isEnabled)
    await eventually(lambda: no_dialog(shop.window))
    shop.window.activateWindow()
    await eventually(shop.window.isActiveWindow)
    search = by_name(shop.window, QLineEdit, "Search")
    search.setFocus()
    QTest.keyClicks(search, "Re")
    press_key(shop.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert search.text() == ""
    assert len(shop.outbox.pending.here) == 1


async def test_a_held_add_can_be_undone_while_another_animal_is_typed(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    shop.outbox.undo_seconds = 60
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7", "Sold")
    by_name(form, QCheckBox, "Add another").setChecked(True)
    assert not is_there(form, QPushButton, "Undo adding")
    press(form, "Add")
    await eventually(lambda: is_there(form, QPushButton, "Undo adding"))
    assert by_name(form, QPushButton, "Undo adding").accessibleDescription() == "Undo adding Rex"
    fill(name_field(form), "Ben")
    press(form, "Undo adding")
    await eventually(lambda: shop.message == "Undone: Rex was not added.")
    assert not is_there(form, QPushButton, "Undo adding")
    assert typed(form)[0] == "Ben"
    assert form.focusWidget() is name_field(form)
    press(form, "Clear")
    press(form, "Cancel")
    assert sent(gateway) == []


async def test_what_is_kept_of_typing_does_not_hide_the_seconds_of_another_add(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    shop.add(NewPet("Ada", 7), undo_seconds=60)
    await eventually(lambda: shop.message.startswith("Ada will be added in"))
    form = await open_add_form(shop.window)
    fill(name_field(form), "Bea")
    press(form, "Cancel")
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message.startswith("Ada will be added in")
    action(shop.window, "Undo adding").trigger()
    await eventually(lambda: shop.message == "Undone: Ada was not added.")


async def test_a_double_click_undoes_one_add(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    form = await open_add_form(shop.window)
    for name in ("Ada", "Bea"):
        shop.add(NewPet(name, 7), undo_seconds=60)
    await eventually(lambda: is_there(form, QPushButton, "Undo adding"))
    undo = by_name(form, QPushButton, "Undo adding")
    await eventually(lambda: undo.accessibleDescription() == "Undo adding Bea")
    QTest.mouseDClick(undo, Qt.MouseButton.LeftButton)
    press(form, "Undo adding")
    await eventually(lambda: shop.message == "Undone: Bea was not added.")
    assert [add.pet.name for add in shop.outbox.pending.here] == ["Ada"]
    press(form, "Cancel")


async def test_a_held_add_is_sent_after_the_undo_time(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    told: list[str] = []
    listening = shop.log.current_changed.connect(lambda _message: told.append(shop.message))
    shop.outbox.undo_seconds = 1
    await add_rex(shop)
    await eventually(lambda: "Added Rex, ID 1." in told)
    assert told[0].startswith("Rex will be added in 1 second")
    await eventually(lambda: not is_there(shop.window, QPushButton, "Undo"))
    assert shop.ids == ["1"]
    shop.log.current_changed.disconnect(listening)


async def test_a_held_add_waits_until_its_deployment_is_open_again(shop: Shop) -> None:
    staging, production = FakeGateway(), FakeGateway()
    await shop.serve(staging, STAGING)
    shop.outbox.undo_seconds = 60
    await add_rex(shop)
    await eventually(lambda: no_dialog(shop.window))
    await shop.serve(production, PRODUCTION)
    shop.log.report_partial(Topic.SETTINGS, "Settings saved, but not the key.")
    assert shop.message == "Rex was not sent. You can send it once Staging is open again."
    assert names_and_notes(shop) == []
    await shop.serve(staging, STAGING)
    assert no_dialog(shop.window)
    assert names_and_notes(shop) == [("Rex", "not sent")]
    assert shop.message == "Rex was not sent. Send or discard it in Unfinished adds."
    adds = await open_adds(shop)
    await press_enabled(adds, "Send")
    await eventually(lambda: shop.message == "Added Rex, ID 1.")
    assert production.pets == {}
    press(adds, "Close")
    await eventually(lambda: shop.message == "")


async def test_one_message_tells_of_all_held_adds_that_were_not_sent(shop: Shop) -> None:
    await shop.serve(FakeGateway(), STAGING)
    for name in ("Rex", "Ben"):
        shop.add(NewPet(name, 7), undo_seconds=60)
    await eventually(lambda: len(names_and_notes(shop)) == 2)
    await eventually(lambda: {note for _, note in names_and_notes(shop)} == {"not sent yet"})
    await eventually(lambda: "will be added in" in shop.message)
    await shop.serve(FakeGateway(), PRODUCTION)
    words = "2 animals were not added. Unfinished adds says why, and what you can do."
    assert shop.message == words
    await shop.serve(FakeGateway(), STAGING)
    assert shop.message == words
