"""Animals that are not added at once: where they stand, and what a person may do about them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
)
from petstore_gui.domain.errors import RequestError, ServiceError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.ui.look.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import (
    add_by_form,
    category_box,
    fill_in,
    name_field,
    status_box,
    typed,
)
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    click,
    click_line,
    dialog,
    fill,
    is_there,
    key,
    line_about,
    no_dialog,
    press,
    press_key,
    selected,
)
from tests.ui.adds import (
    REFUSED,
    REX,
    STOCK,
    choose_in_row_menu,
    default_button,
    known_of,
    lose_rex,
    names_and_notes,
    no_adds_open,
    open_adds,
    possible,
    press_enabled,
    sent,
)
from tests.ui.conftest import PRODUCTION, STAGING, Shop, shop_in

MAYBE_NOT = "Rex may not have been added: the list does not show it."
MAYBE = "Rex may have been added: one like it is new in the list, 4."


def row_of_rex(shop: Shop) -> str | None:
    return dict(names_and_notes(shop)).get("Rex")


@pytest.mark.parametrize(
    ("said", "field"),
    [("name: <i>no</i>", "Name"), ("categoryId: no 7", "Category"), ("status: no", "Status")],
)
async def test_a_refused_animal_is_corrected_at_its_field(
    shop: Shop, said: str, field: str
) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    gateway.fail_next("add", Declined(422, ServiceError("invalid", said)))
    await add_by_form(shop.window, "Rex", "7", "Sold")
    words = f"Rex was not added: the service did not accept the {field.lower()}."
    await eventually(lambda: shop.message == words)
    assert no_dialog(shop.window)
    note = f"not added: the service did not accept the {field.lower()}"
    assert names_and_notes(shop)[0] == ("Rex", note)
    assert selected(shop.table) == [""]
    press(shop.contents.status, "Correct…")
    form = await dialog(shop.window, "Add animal")
    assert typed(form) == ("Rex", "7", "Sold")
    control = {"Name": name_field, "Category": category_box, "Status": status_box}[field](form)
    assert control.hasFocus()
    assert said in line_about(control)
    fill_in(form, "Rexa", "8", "Pending")
    assert said not in line_about(control)
    press(form, "Add")
    await eventually(lambda: shop.message == "Added Rexa, ID 4.")
    assert sent(gateway) == [REX, NewPet("Rexa", 8, PetStatus.PENDING)]
    assert [name for name, _ in names_and_notes(shop)] == ["Ada", "Bo", "Cleo", "Rexa"]


async def test_several_are_told_of_together(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    for name in ("Rex", "Luna"):
        gateway.fail_next("add", REFUSED)
        await shop.add(NewPet(name, 7))
    await eventually(lambda: shop.message == "2 animals were not added.")
    counted = by_name(shop.contents.status, QPushButton, "Unfinished adds").text()
    assert counted == "Unfinished adds  2"
    press(shop.contents.status, "Show")
    adds = await dialog(shop.window, "Unfinished adds")
    assert [name for name, _ in known_of(adds)] == ["Rex", "Luna"]
    await press_enabled(adds, "Discard")
    await eventually(lambda: shop.message == "Discarded Rex.")
    assert len(known_of(adds)) == 1
    assert possible(adds) == []  # so that no second press discards another one
    press(adds, "Close")


@pytest.mark.parametrize("is_stored", [True, False])
@pytest.mark.parametrize("choice", ["It is there", "Send again", "Discard"])
async def test_nobody_knows_and_a_person_decides(
    shop: Shop, choice: str, *, is_stored: bool
) -> None:
    gateway = await lose_rex(shop, is_stored=is_stored)
    words = MAYBE if is_stored else MAYBE_NOT
    assert shop.message == words
    assert names_and_notes(shop)[0] == ("Rex", "may have been added")
    await shop.refresh()
    assert len(shop.messages.past) == 2  # lost, and looked for once
    adds = await open_adds(shop)
    assert known_of(adds) == [("Rex", words)]
    assert possible(adds) == ["It is there", "Send again", "Discard"]
    assert default_button(adds) == ""
    press_key(adds, Qt.Key.Key_Return)
    button = by_name(adds, QPushButton, choice)
    click(button)
    click(button)
    await eventually(lambda: known_of(adds) == [])
    press(adds, "Close")
    done = {
        "It is there": "Rex is no longer among the unfinished adds.",
        "Send again": f"Added Rex, ID {4 + is_stored}.",
        "Discard": "Discarded Rex.",
    }[choice]
    await eventually(lambda: shop.message == done)
    assert len(sent(gateway)) == 1 + (choice == "Send again")


@pytest.mark.parametrize("error", [NotReached(), KeyNotAccepted(401)])
async def test_an_animal_waits_for_its_service(shop: Shop, error: RequestError) -> None:
    gateway = await shop.serve(FakeGateway(STOCK), PRODUCTION)
    gateway.fail_next("add", error)
    gateway.fail_next("list", NotReached())  # which is asked for as soon as nothing is reached
    await add_by_form(shop.window, "Rex", "7", "Sold")
    adds = await open_adds(shop)
    assert known_of(adds)[0][1].startswith("Rex will be added ")
    assert possible(adds) == ["Undo", "Discard"]
    press(adds, "Close")
    assert row_of_rex(shop) == "not added yet"
    shop.outbox.connect_to(gateway)  # as once the service is back, or has another key
    await eventually(lambda: shop.message == "Added Rex, ID 4.")
    assert no_adds_open(shop)


@pytest.mark.parametrize("way", ["keys", "row", "status bar", "list"])
async def test_undo_takes_the_newest_animal_back_into_the_dialog(shop: Shop, way: str) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    shop.outbox.undo_seconds = 60
    assert not action(shop.window, "Undo adding").isEnabled()
    await shop.add(NewPet("Luna", 1))
    await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: row_of_rex(shop) is not None)
    assert re.fullmatch(r"will be added in (60|59) s", row_of_rex(shop) or "")
    assert no_adds_open(shop)
    shop.window.activateWindow()
    await eventually(shop.window.isActiveWindow)
    if way == "keys":
        press_key(shop.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    elif way == "row":
        entries = await choose_in_row_menu(shop, 1, "Undo")
        assert entries == ["Undo", "Discard", "Unfinished adds…"]
    elif way == "status bar":
        button = by_name(shop.contents.status, QPushButton, "Undo")
        assert "Rex" in button.accessibleDescription()
        press(shop.contents.status, "Undo")
    else:
        click_line(shop.table, 1)
        key(shop.table, Qt.Key.Key_Return)
        press(await dialog(shop.window, "Unfinished adds"), "Undo")
    form = await dialog(shop.window, "Add animal")
    assert typed(form) == ("Rex", "7", "Sold")
    assert [name for name, _ in names_and_notes(shop)][:2] == ["Luna", "Ada"]
    press(form, "Cancel")
    press(shop.contents.status, "Undo")
    assert typed(await dialog(shop.window, "Add animal")) == ("Luna", "1", "Not stated")
    assert not is_there(shop.window, QPushButton, "Undo")
    assert sent(gateway) == []


async def test_ctrl_z_in_a_field_undoes_what_was_typed_there(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    shop.outbox.undo_seconds = 60
    await shop.add(REX)
    search = by_name(shop.window, QLineEdit, "Search")
    fill(search, "Re")
    key(search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(shop.outbox.here) == 1


async def test_the_row_counts_down_until_the_animal_is_sent(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.outbox.undo_seconds = 1.3
    await shop.add(REX)
    assert row_of_rex(shop) == "will be added in 2 s"
    await eventually(lambda: row_of_rex(shop) == "will be added in 1 s")
    await eventually(lambda: shop.message == "Added Rex, ID 4.")
    assert not is_there(shop.window, QPushButton, "Undo")


async def test_adds_for_another_service_are_listed_with_it(shop: Shop) -> None:
    staging, production = FakeGateway(STOCK), FakeGateway()
    await shop.serve(staging, STAGING)
    staging.fail_next("add", REFUSED)
    await shop.add(REX)
    await eventually(lambda: shop.message)
    await shop.serve(production, PRODUCTION)
    assert row_of_rex(shop) is None
    adds = await open_adds(shop)
    words = "Staging: Rex was not added: the service did not accept it."
    assert known_of(adds) == [("Rex", words)]
    assert possible(adds) == ["Discard"]
    press(adds, "Close")
    await shop.serve(staging, STAGING)
    assert row_of_rex(shop) == "not added: the service did not accept it"


async def test_what_was_found_in_a_damaged_file_is_told_once(theme: Theme, tmp_path: Path) -> None:
    (tmp_path / "outbox.sqlite").write_text("what is this?" * 100)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        words = "The list of unfinished adds was damaged. 0 could be read."
        await eventually(lambda: shop.message == words)
        shown = shop.messages.shown
        assert shown is not None
        assert "damaged" in shown.details
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        await shop.add(REX)
        await eventually(lambda: shop.message == "Added Rex, ID 1.")


async def test_where_nothing_may_be_added_nothing_is_sent(theme: Theme, tmp_path: Path) -> None:
    gateway = FakeGateway(STOCK, honours_key=False)
    async with shop_in(theme, tmp_path) as shop:
        await lose_rex(shop, is_stored=False)
    async with shop_in(theme, tmp_path, may_add=False) as shop:
        await shop.serve(gateway)
        adds = await open_adds(shop)
        assert possible(adds) == ["It is there", "Discard"]
        press(adds, "Close")
    assert sent(gateway) == []


async def test_rows_that_were_not_added_are_not_copied_or_counted(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    before = shop.completeness
    shop.outbox.undo_seconds = 60
    await shop.add(REX)
    shop.table.selectAll()
    assert len(shop.table.selected_rows()) == 3
    assert shop.completeness == before
