"""Pending adds: held, undone, decided about, and kept until the next start."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copytree
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QTableView

from petstore_gui.catalogue.view import Column
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import NotValid
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import OutcomeUnknown, ServiceError
from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.sender import Timing
from petstore_gui.storage.outbox_db import OutboxDb
from petstore_gui.storage.outbox_rows import draft_of
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.cells import CELL_ROLE
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import (
    answer,
    fill_in,
    name_field,
    open_add_form,
    typed,
)
from tests.support.disk import small_disk
from tests.support.outbox_file import hold_inserts
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
    label,
    line_about,
    no_dialog,
    press,
    press_key,
    selected,
    texts,
    type_keys,
)
from tests.ui.adds import (
    KEPT,
    NOTHING_NEW,
    REX,
    UNREAD,
    add_rex,
    column_of,
    default_button,
    open_adds,
    press_enabled,
    type_rex,
)
from tests.ui.conftest import HERE, PRODUCTION, STAGING, Shop, shop_in

MOVED = ServiceId(Deployment.PRODUCTION, "https://other.example")


def names(shop: Shop) -> list[tuple[str, str | None]]:
    """The names in the table, each with the note beside it."""
    model = shop.table.model()
    cells = [model.index(line, Column.NAME) for line in range(model.rowCount())]
    return (
        [(cell.data(), cell.data(CELL_ROLE).note) for cell in cells]
        if shop.table.isVisible()
        else []
    )


GIVEN_UP = "Rex was removed from the unfinished adds. It will not be sent again."


async def lose_rex_without_keys(shop: Shop) -> FakeGateway:
    """Lose Rex on the way to a service that does not honour keys; returns its gateway."""
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await shop.serve(gateway)
    shop.add(REX)
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    await eventually(lambda: shop.message.endswith(NOTHING_NEW))
    await shop.wait_until_loaded()
    return gateway


async def test_a_held_add_closes_the_dialog_and_can_be_undone(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    shop.outbox.undo_seconds = 60
    await add_rex(shop)
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message.startswith("Rex will be added in 60 second")
    assert names(shop) == [("Rex", "not sent yet")]
    press(shop.contents.status, "Undo")
    await eventually(lambda: shop.message == "Undone: Rex was not added.")
    assert not is_there(shop.window, QPushButton, "Undo")
    assert [operation for operation, _ in gateway.asked] == ["list"]
    assert shop.outbox.pending.here == ()


async def test_unsent_animals_are_above_the_others_and_the_selection_stays(shop: Shop) -> None:
    gateway = FakeGateway([Pet(1, "Ada", 3), Pet(2, "Bo", 3), Pet(3, "Cleo", 3)])
    await shop.serve(gateway)
    assert shop.table.select_pet(2)
    shop.add(REX, undo_seconds=60)
    await eventually(lambda: len(names(shop)) == 4)
    assert names(shop)[0] == ("Rex", "not sent yet")
    assert [shop.table.model().index(0, column).data() for column in Column] == [
        "",
        "Rex",
        "7",
        "Sold",
    ]
    assert selected(shop.table) == ["2"]
    gateway.pets[4] = Pet(4, "Dot", 3)
    await shop.refresh()
    assert [name for name, _ in names(shop)] == ["Rex", "Ada", "Bo", "Cleo", "Dot"]
    assert selected(shop.table) == ["2"]
    press(shop.contents.status, "Undo")
    await eventually(lambda: len(names(shop)) == 4)
    assert selected(shop.table) == ["2"]


async def test_ctrl_z_undoes_an_add(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    assert not action(shop.window, "Undo adding").isEnabled()
    shop.outbox.undo_seconds = 60
    await add_rex(shop)
    await eventually(action(shop.window, "Undo adding").isEnabled)
    await eventually(lambda: no_dialog(shop.window))
    shop.window.activateWindow()
    await eventually(shop.window.isActiveWindow)
    shop.table.setFocus()
    press_key(shop.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    await eventually(lambda: shop.message == "Undone: Rex was not added.")
    await eventually(lambda: shop.outbox.pending.here == ())


async def test_a_held_add_is_sent_after_the_undo_time(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    shop.outbox.undo_seconds = 1
    await add_rex(shop)
    await eventually(lambda: shop.message.startswith("Rex will be added in 1 second"))
    assert is_there(shop.window, QPushButton, "Undo")
    await eventually(lambda: shop.message == "Added Rex, ID 1.")
    assert not is_there(shop.window, QPushButton, "Undo")
    assert shop.ids == ["1"]


async def test_a_held_add_waits_until_its_deployment_is_open_again(shop: Shop) -> None:
    staging, production = FakeGateway(), FakeGateway()
    await shop.serve(staging, STAGING)
    shop.outbox.undo_seconds = 60
    await add_rex(shop)
    await eventually(lambda: no_dialog(shop.window))
    await shop.serve(production, PRODUCTION)
    assert shop.message == "Rex was not sent. You can send it once Staging is open again."
    assert names(shop) == []
    await shop.serve(staging, STAGING)
    assert no_dialog(shop.window)
    assert names(shop) == [("Rex", "not added")]
    adds = await open_adds(shop)
    await press_enabled(adds, "Send")
    await eventually(lambda: shop.message == "Added Rex, ID 1.")
    assert production.pets == {}
    press(adds, "Close")


async def test_an_add_that_is_refused_later_opens_nothing_and_stays_in_the_table(
    shop: Shop,
) -> None:
    gateway = FakeGateway([Pet(1, "Ada", 3)])
    await shop.serve(gateway)
    gateway.fail_next("add", NotValid(400, ServiceError("invalid", "name: not today")))
    shop.outbox.undo_seconds = 1
    await add_rex(shop)
    await eventually(lambda: no_dialog(shop.window))
    shop.contents.central.search.setFocus()
    type_keys(shop.window, "A")
    await eventually(lambda: names(shop)[0] == ("Rex", "not added"))
    type_keys(shop.window, "da")
    press_key(shop.window, Qt.Key.Key_Return)
    await eventually(lambda: len(shop.tasks) == 0)
    assert no_dialog(shop.window)
    assert shop.contents.central.search.text() == "Ada"
    assert [operation for operation, _ in gateway.asked].count("add") == 1
    reason = 'Not added: the service did not accept the name. The service says: "not today"'
    assert shop.message == f"Rex: {reason}"
    adds = await open_adds(shop)
    assert label(adds, "addWords") == reason
    assert default_button(adds) == "Edit…"
    await press_enabled(adds, "Edit…")
    form = await dialog(shop.window, "Add animal")
    assert typed(form) == ("Rex", "7", "Sold")
    press(form, "Add")
    await eventually(lambda: shop.message.startswith("Rex will be added"))
    press(shop.contents.status, "Undo")


async def test_a_lost_add_has_a_badge_and_can_be_decided_in_the_list(shop: Shop) -> None:
    await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    assert label(adds, "addWords").startswith("We can't tell whether Rex was added. Checked at ")
    await eventually(lambda: by_name(adds, QPushButton, "Discard").isEnabled())
    for name in ("It is there", "Check the list", "Send again"):
        assert by_name(adds, QPushButton, name).isEnabled()
    assert not is_there(adds, QPushButton, "Edit…")
    assert default_button(adds) == "Check the list"
    press(adds, "Discard")
    await eventually(lambda: shop.message == GIVEN_UP)
    assert not is_there(shop.window, QPushButton, "Unfinished adds")
    press(adds, "Close")


async def test_look_again_finds_an_animal_that_was_listed_late(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    gateway.pets[9] = Pet(9, "Rex", 7, "sold")
    await press_enabled(adds, "Check the list")
    await eventually(lambda: "Very likely Rex was added as 9" in label(adds, "addWords"))
    assert default_button(adds) == "It is there"
    assert not by_name(adds, QPushButton, "Send again").isEnabled()
    await press_enabled(adds, "It is there")
    await eventually(lambda: label(adds, "addWords") == "All adds are finished.")
    press(adds, "Close")
    await shop.wait_until_loaded()


async def test_a_list_that_cannot_be_read_says_so_and_says_nothing_of_what_was_sent(
    shop: Shop,
) -> None:
    gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    assert label(adds, "addWords") != UNREAD
    gateway.fail_next("list", NotReached())
    await press_enabled(adds, "Check the list")
    await eventually(lambda: label(adds, "addWords") == UNREAD)
    assert shop.message == UNREAD
    await press_enabled(adds, "Check the list")
    await eventually(lambda: label(adds, "addWords").endswith(NOTHING_NEW))
    press(adds, "Close")


async def test_a_discarded_lost_add_can_be_brought_back(theme: Theme, tmp_path: Path) -> None:
    async with shop_in(theme, tmp_path) as shop:
        gateway = await lose_rex_without_keys(shop)
        form = await open_add_form(shop.window)
        fill(name_field(form), "Bella")
        press(form, "Cancel")
        adds = await open_adds(shop)
        await press_enabled(adds, "Discard")
        await eventually(lambda: shop.message == GIVEN_UP)
        press(adds, "Close")
        press(shop.contents.status, "Undo")
        await eventually(lambda: names(shop) == [("Rex", "may have been added")])
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: names(shop) == [("Rex", "may have been added")])
        assert stored_drafts(tmp_path) == [("Bella", False)]
        assert gateway.pets == {}


async def test_after_a_decision_no_press_decides_about_another_add(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    await shop.serve(gateway)
    for name in ("Rex", "Bella"):
        gateway.fail_next("add", OutcomeUnknown())
        shop.add(NewPet(name, 1))
        await eventually(lambda: len(shop.tasks) == 0)
    gateway.pets[9] = Pet(9, "Bella", 1)
    adds = await open_adds(shop)
    await press_enabled(adds, "Discard")
    await eventually(lambda: column_of(adds, 1) == ["Bella"])
    await eventually(lambda: len(shop.tasks) == 0)
    assert label(adds, "addWords") == "Select an add."
    assert default_button(adds) == "Close"
    for name in ("Discard", "It is there", "Check the list", "Send again"):
        assert not by_name(adds, QPushButton, name).isEnabled()
    click_line(by_name(adds, QTableView, "Unfinished adds"), 0)
    await eventually(lambda: by_name(adds, QPushButton, "Discard").isEnabled())
    assert default_button(adds) in ("It is there", "Check the list")
    press(adds, "Close")


async def test_a_late_search_result_for_a_discarded_add_is_not_shown(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    gateway.hold()
    await press_enabled(adds, "Check the list")
    await eventually(lambda: "Looking in the list…" in label(adds, "addWords"))
    await press_enabled(adds, "Discard")
    await eventually(lambda: shop.message == GIVEN_UP)
    gateway.release()
    await eventually(lambda: len(shop.tasks) == 0)
    assert shop.message == GIVEN_UP
    press(adds, "Close")


@pytest.mark.parametrize("operation", ["Discard", "It is there", "Send again"])
async def test_a_double_click_decides_about_one_add_only(shop: Shop, operation: str) -> None:
    gateway = FakeGateway(honours_key=False)
    await shop.serve(gateway)
    for name in ("Rex", "Bella", "Cleo"):
        gateway.fail_next("add", OutcomeUnknown())
        shop.add(NewPet(name, 1))
        await eventually(lambda: len(shop.tasks) == 0)
    press(shop.contents.status, "Unfinished adds")
    adds = await dialog(shop.window, "Unfinished adds")
    button = by_name(adds, QPushButton, operation)
    await eventually(button.isEnabled)
    click(button)
    click(button)
    await eventually(lambda: len(shop.outbox.pending.here) == 2)
    click(button)
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(shop.outbox.pending.here) == 2
    assert len(gateway.pets) == (operation == "Send again")
    press(adds, "Close")


async def test_unconfirmed_adds_of_another_deployment_stay_visible(shop: Shop) -> None:
    staging = FakeGateway(honours_key=False)
    staging.fail_next("add", OutcomeUnknown())
    await shop.serve(staging, STAGING)
    shop.add(REX)
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    await eventually(lambda: len(shop.tasks) == 0)
    production = FakeGateway()
    await shop.serve(production, PRODUCTION)
    adds = await open_adds(shop)
    assert "It is for Staging. Switch to that in Settings to continue." in label(adds, "addWords")
    assert not by_name(adds, QPushButton, "Send again").isEnabled()
    press(adds, "Close")
    shop.window.close()
    press(await dialog(shop.window, "Close Petstore"), "Cancel")
    await press_enabled(await open_adds(shop), "Discard")
    await eventually(lambda: not is_there(shop.window, QPushButton, "Unfinished adds"))
    assert production.pets == {}


async def test_an_animal_whose_dialog_was_closed_while_sending_is_in_the_table(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.hold()
    form = await add_rex(shop)
    await eventually(lambda: len(gateway.asked) == 2)
    key(form, Qt.Key.Key_Escape)
    assert names(shop) == [("Rex", "being sent…")]
    gateway.release()
    await eventually(lambda: names(shop) == [("Rex", None)])


async def test_an_animal_is_added_once_after_a_crash_while_sending(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        gateway.hold()
        await add_rex(shop)
        await eventually(lambda: len(gateway.asked) == 2)
    gateway.release()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        await eventually(lambda: len(shop.tasks) == 0)
        assert no_dialog(shop.window)
        assert len(gateway.pets) == 1


async def test_a_second_attempt_that_is_not_sent_keeps_the_first_unknown(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await shop.serve(gateway)
    form = await add_rex(shop)
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))
    gateway.fail_next("add", NotReached())
    await press_enabled(form, "Send again")
    await eventually(lambda: "cannot be reached" in answer(form))
    assert "We can't tell whether Rex was added." in answer(form)
    await eventually(lambda: len(shop.tasks) == 0)
    fill(name_field(form), "Rexy")
    press(form, "Add this instead")
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: len(shop.tasks) == 0)
    assert gateway.pets == {}


async def test_a_refresh_does_not_retry_an_add_at_once(shop: Shop) -> None:
    gateway = FakeGateway([Pet(1, "Ada", 3)])
    await shop.serve(gateway)
    for _ in range(100):
        gateway.fail_next("add", OutcomeUnknown())
    shop.add(REX)
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    await eventually(lambda: len(shop.tasks) == 0)
    press(shop.window, "Refresh")
    await eventually(lambda: len(shop.tasks) == 0)
    assert [operation for operation, _ in gateway.asked].count("add") == 2


async def test_text_typed_after_a_lost_add_survives_its_retry(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("list", NotReached())
    form = await add_rex(shop)
    await eventually(lambda: "We can't tell" in answer(form))
    await eventually(lambda: len(shop.tasks) == 0)
    fill(name_field(form), "Bella")
    press(shop.window, "Refresh")
    await eventually(lambda: answer(form) == "Added Rex, ID 1.")
    assert typed(form) == ("Bella", "7", "Sold")
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert [pet.name for pet in gateway.pets.values()] == ["Rex", "Bella"]


async def test_add_pressed_while_the_lost_add_is_being_marked_as_added_adds_nothing(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway, go = FakeGateway(honours_key=False), Event()
    await shop.serve(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    form = await add_rex(shop)
    await eventually(lambda: "Rex was added" in answer(form))
    await eventually(lambda: len(shop.tasks) == 0)
    update = OutboxDb.update

    def update_slowly(db: OutboxDb, add: PendingAdd) -> None:
        go.wait()
        update(db, add)

    monkeypatch.setattr(OutboxDb, "update", update_slowly)
    await eventually(lambda: by_name(form, QPushButton, "It is there").isEnabled())
    (lost,) = shop.outbox.pending.here
    shop.outbox.decisions.mark_added(lost, 1)
    press(form, "It is there")
    await eventually(lambda: "cannot be changed now" in answer(form))
    go.set()
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: len(shop.tasks) == 0)
    assert [pet.name for pet in gateway.pets.values()] == ["Rex"]


async def test_the_same_animal_can_be_sent_after_its_retry_was_lost_too(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    for _ in range(2):
        gateway.fail_next("add", OutcomeUnknown())
    form = await add_rex(shop)
    await eventually(lambda: [operation for operation, _ in gateway.asked].count("add") == 2)
    await eventually(lambda: len(shop.tasks) == 0)
    await press_enabled(form, "Send again")
    await eventually(lambda: no_dialog(shop.window))
    assert len(gateway.pets) == 1


async def test_a_replacement_stored_after_the_lost_add_succeeded_needs_a_decision(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway, go = FakeGateway(), Event()
    await shop.serve(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    gateway.fail_next("list", NotReached())
    form = await add_rex(shop)
    await eventually(lambda: "We can't tell" in answer(form))
    await eventually(lambda: len(shop.tasks) == 0)
    fill(name_field(form), "Rexy")
    hold_inserts(monkeypatch, go)
    press(form, "Add this instead")
    shop.outbox.reconcile()
    await eventually(lambda: shop.message == "Added Rex, ID 1.")
    go.set()
    await eventually(lambda: no_dialog(shop.window))
    assert (
        shop.message == "Rexy was not sent: the animal it was meant to replace was added after all."
    )
    assert [pet.name for pet in gateway.pets.values()] == ["Rex"]


@pytest.mark.parametrize("name", ["Rex", "Rexy"])
async def test_an_add_waits_for_the_retry_of_the_lost_add(shop: Shop, name: str) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("list", NotReached())
    form = await add_rex(shop)
    await eventually(lambda: "We can't tell" in answer(form))
    await eventually(lambda: len(shop.tasks) == 0)
    fill(name_field(form), name)
    gateway.hold()
    shop.outbox.reconcile()
    await eventually(lambda: [operation for operation, _ in gateway.asked].count("add") == 2)
    if name != "Rex":
        press(form, "Add this instead")
    gateway.release()
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: len(shop.tasks) == 0)
    assert [pet.name for pet in gateway.pets.values()] == ["Rex"]
    assert [one.pet.name for one in shop.outbox.pending.here] == ["Rexy"] * (name != "Rex")


async def test_an_add_does_not_wait_for_a_lost_add_whose_retry_was_refused(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("add", NotValid(422))
    form = await add_rex(shop)
    await eventually(lambda: "did not accept what was sent" in answer(form))
    await eventually(lambda: len(shop.tasks) == 0)
    await eventually(lambda: shop.outbox.pending.here == ())
    fill(name_field(form), "Rexy")
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert [pet.name for pet in gateway.pets.values()] == ["Rexy"]
    await eventually(lambda: shop.outbox.pending.here == ())


async def test_a_refused_add_cannot_be_edited_while_the_dialog_is_in_use(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill_in(form, "Bella", "2")
    gateway.fail_next("add", NotValid(422))
    shop.add(REX)
    adds = await open_adds(shop)
    await press_enabled(adds, "Edit…")
    await eventually(lambda: shop.message.startswith("First add or clear"))
    assert typed(form)[0] == "Bella"
    await eventually(lambda: not adds.isVisible())
    press(form, "Clear")
    press(form, "Cancel")
    await eventually(lambda: no_dialog(shop.window))
    adds = await open_adds(shop)
    await press_enabled(adds, "Edit…")
    form = await dialog(shop.window, "Add animal")
    assert typed(form) == ("Rex", "7", "Sold")
    press(form, "Cancel")


async def test_an_add_whose_service_does_not_start_stays_in_the_table(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path, timing=Timing(connect=0.1)) as shop:
        shop.outbox.open(HERE)
        key(await add_rex(shop), Qt.Key.Key_Escape)
        await eventually(lambda: names(shop) == [("Rex", "not added")])
        assert no_dialog(shop.window)
        assert "did not start" in shop.message
        await eventually(lambda: len(shop.tasks) == 0)
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: "from earlier" in shop.message)
        assert no_dialog(shop.window)
        await press_enabled(await open_adds(shop), "Send")
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        await eventually(lambda: len(shop.tasks) == 0)
        assert shop.outbox.pending.here == ()


async def test_an_add_that_cannot_be_stored_is_kept_as_typed(theme: Theme, tmp_path: Path) -> None:
    (tmp_path / "outbox-local.sqlite").mkdir()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        key(await add_rex(shop), Qt.Key.Key_Escape)
        await eventually(lambda: shop.message.endswith("What you typed is kept."))
        assert "could not be saved on this computer" in shop.message
        assert no_dialog(shop.window)
        press(shop.contents.status, "Continue")
        form = await dialog(shop.window, "Add animal")
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Cancel")


async def test_every_add_that_cannot_be_stored_is_kept_as_typed(
    theme: Theme, tmp_path: Path
) -> None:
    (tmp_path / "outbox-local.sqlite").mkdir()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        shop.add(NewPet("Ada", 8))
        shop.add(REX)
        await eventually(lambda: len(shop.tasks) == 0)
        press(shop.contents.status, "Continue")
        form = await dialog(shop.window, "Add animal")
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Clear")
        press(form, "Cancel")
        assert shop.message == "Ada has not been added yet. What you typed is kept."
        form = await open_add_form(shop.window)
        assert typed(form) == ("Ada", "8", "Not stated")
        press(form, "Clear")
        press(form, "Cancel")
        assert not is_there(shop.contents.status, QPushButton, "Continue")


async def test_what_cannot_be_stored_is_offered_again_once_its_service_is_open_again(
    theme: Theme, tmp_path: Path
) -> None:
    (tmp_path / "outbox-local.sqlite").mkdir()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        shop.add(REX)
        await eventually(lambda: shop.message.endswith("What you typed is kept."))
        await shop.serve(FakeGateway(), STAGING)
        assert not is_there(shop.contents.status, QPushButton, "Continue")
        await shop.serve(FakeGateway())
        form = await open_add_form(shop.window)
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Cancel")


async def test_an_add_for_a_changed_address_names_its_address(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    await shop.serve(gateway, PRODUCTION)
    gateway.fail_next("add", OutcomeUnknown())
    shop.add(REX)
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    await eventually(lambda: len(shop.tasks) == 0)
    shop.add(REX, undo_seconds=60)
    await eventually(lambda: ("Rex", "not sent yet") in names(shop))
    await shop.serve(FakeGateway(), MOVED)
    where = "Production at https://pets.example"
    assert shop.message == f"Rex was not sent. You can send it once {where} is open again."
    adds = await open_adds(shop)
    words = f"It is for {where}. Enter that address again in Settings to continue, or discard it."
    assert words in label(adds, "addWords")
    assert column_of(adds, 1) == [f"Rex ({where})"] * 2
    press(adds, "Close")


async def test_an_animal_is_sent_only_to_the_address_its_dialog_was_opened_for(
    shop: Shop,
) -> None:
    await shop.serve(FakeGateway(), PRODUCTION)
    type_rex(await open_add_form(shop.window))
    await shop.serve(FakeGateway(), MOVED)
    await eventually(lambda: len(shop.tasks) == 0)
    assert no_dialog(shop.window)
    await shop.serve(FakeGateway(), PRODUCTION)
    await eventually(lambda: shop.message == KEPT)
    form = await open_add_form(shop.window)
    assert typed(form) == ("Rex", "7", "Sold")
    press(form, "Cancel")
    await eventually(lambda: len(shop.tasks) == 0)


async def test_an_add_that_ends_in_the_background_does_not_take_the_focus(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.hold()
    form = await add_rex(shop)
    await eventually(lambda: len(gateway.asked) == 2)
    key(form, Qt.Key.Key_Escape)
    shop.contents.central.search.setFocus()
    gateway.release()
    await eventually(lambda: shop.message == "Added Rex, ID 1.")
    assert shop.window.focusWidget() is shop.contents.central.search


async def test_add_again_sends_a_lost_add_again(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    await press_enabled(adds, "Send again")
    await eventually(lambda: shop.message == "Added Rex, ID 1.")
    assert len(gateway.pets) == 1
    press(adds, "Close")


async def test_a_refused_add_stays_pending_while_the_dialog_is_in_use(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill(name_field(form), "Bella")
    gateway.fail_next("add", NotValid(400))
    shop.add(REX)
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    assert typed(form)[0] == "Bella"
    press(form, "Clear")
    press(form, "Cancel")
    adds = await open_adds(shop)
    assert label(adds, "addWords").startswith("Not added. The service did not accept")
    await press_enabled(adds, "Edit…")
    form = await dialog(shop.window, "Add animal")
    assert typed(form) == ("Rex", "7", "Sold")
    press(form, "Cancel")
    await eventually(lambda: shop.outbox.pending.here == ())
    assert shop.message == KEPT


async def test_unconfirmed_adds_are_listed_at_the_next_start(theme: Theme, tmp_path: Path) -> None:
    async with shop_in(theme, tmp_path) as shop:
        gateway = await lose_rex_without_keys(shop)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        adds = await open_adds(shop)
        assert [column_of(adds, column) for column in (1, 2, 3)] == [["Rex"], ["7"], ["Sold"]]
        press(adds, "Close")
        await eventually(lambda: len(shop.tasks) == 0)


async def test_a_replacement_stored_at_the_second_attempt_still_waits(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway(honours_key=False)
    async with shop_in(theme, tmp_path) as shop:
        form = await lose_rex(shop, tmp_path, gateway, HERE)
        fill(name_field(form), "Rexy")
        with small_disk(0):
            press(form, "Add this instead")
            await eventually(lambda: "could not be saved on this computer" in answer(form))
            await eventually(lambda: len(shop.tasks) == 0)
        press(form, "Add this instead")
        await eventually(lambda: no_dialog(shop.window))
        await eventually(lambda: len(shop.tasks) == 0)
    assert [pet.name for pet in gateway.pets.values()] == ["Rex"]


async def test_the_reason_why_a_replacement_waits_is_shown_at_the_next_start(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway()
    words = "Not sent: the animal it was meant to replace was added after all."
    async with shop_in(theme, tmp_path) as shop:
        form = await lose_rex(shop, tmp_path, gateway, HERE)
        fill(name_field(form), "Rexy")
        press(form, "Add this instead")
        await eventually(lambda: no_dialog(shop.window))
        adds = await open_adds(shop)
        shop.outbox.reconcile()
        await eventually(lambda: column_of(adds, 1) == ["Rexy"])
        click_line(by_name(adds, QTableView, "Unfinished adds"), 0)
        await eventually(lambda: label(adds, "addWords") == words)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        adds = await open_adds(shop)
        assert label(adds, "addWords") == words
        await press_enabled(adds, "Send")
        await eventually(lambda: shop.message == "Added Rexy, ID 2.")
        press(adds, "Close")


async def test_an_unsent_add_needs_a_decision_at_the_next_start(
    theme: Theme, tmp_path: Path
) -> None:
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        shop.add(REX, undo_seconds=60)
        await eventually(lambda: names(shop) == [("Rex", "not sent yet")])
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: "from earlier" in shop.message)
        assert no_dialog(shop.window)
        adds = await open_adds(shop)
        assert label(adds, "addWords") == "Not sent yet."
        assert gateway.pets == {}
        await press_enabled(adds, "Send")
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        press(adds, "Close")


async def test_a_draft_is_restored_at_the_next_start(theme: Theme, tmp_path: Path) -> None:
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        type_rex(await open_add_form(shop.window))
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: shop.message == KEPT)
        assert no_dialog(shop.window)
        form = await open_add_form(shop.window)
        assert typed(form) == ("Rex", "7", "Sold")
        press(form, "Add")
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: len(shop.tasks) == 0)
        assert no_dialog(shop.window)


def stored_drafts(folder: Path, service_id: ServiceId = HERE) -> list[tuple[str, bool]]:
    """The drafts that a start would restore: the name, and whether it replaces an add."""
    with closing(sqlite3.connect(StoragePaths(folder).outbox(service_id))) as connection:
        rows = connection.execute("SELECT fields, origin FROM drafts").fetchall()
    drafts = [draft for row in rows if (draft := draft_of(*row))]
    return [(draft.name, bool(draft.after)) for draft in drafts]


async def lose_rex(
    shop: Shop, folder: Path, gateway: FakeGateway, service_id: ServiceId
) -> QDialog:
    """Add Rex, and lose the answer: what may have been added is no draft."""
    await shop.serve(gateway, service_id)
    gateway.lose_next_answer(OutcomeUnknown())
    gateway.fail_next("list", NotReached())
    form = await add_rex(shop)
    await eventually(lambda: "We can't tell" in answer(form))
    await eventually(lambda: len(shop.tasks) == 0)
    assert stored_drafts(folder, service_id) == []
    return form


async def test_after_a_crash_the_draft_of_an_added_animal_is_not_restored(
    theme: Theme, tmp_path: Path
) -> None:
    gateway, at_crash = FakeGateway(), tmp_path / "as killed"
    async with shop_in(theme, tmp_path / "run") as shop:
        await lose_rex(shop, tmp_path / "run", gateway, HERE)
        shop.outbox.added.connect(lambda *_: copytree(tmp_path / "run", at_crash))
        shop.outbox.reconcile()
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, at_crash) as shop:
        await shop.serve(gateway)
        await eventually(lambda: len(shop.tasks) == 0)
        assert no_dialog(shop.window)
        assert stored_drafts(at_crash) == []


async def test_after_a_crash_an_edited_draft_is_restored_with_a_warning(
    theme: Theme, tmp_path: Path
) -> None:
    gateway, at_crash = FakeGateway(), tmp_path / "as killed"
    async with shop_in(theme, tmp_path / "run") as shop:
        form = await lose_rex(shop, tmp_path / "run", gateway, HERE)
        fill(name_field(form), "Rexy")
        await eventually(lambda: stored_drafts(tmp_path / "run") == [("Rexy", True)])
        shop.outbox.added.connect(lambda *_: copytree(tmp_path / "run", at_crash))
        shop.outbox.reconcile()
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        press(form, "Cancel")
        await eventually(lambda: len(shop.tasks) == 0)
    for _ in range(2):
        async with shop_in(theme, at_crash) as shop:
            await shop.serve(gateway)
            await eventually(lambda: "Rexy has not been added yet" in shop.message)
            form = await open_add_form(shop.window)
            assert typed(form) == ("Rexy", "7", "Sold")
            assert answer(form).startswith("This was meant to replace an animal")
            shop.outbox.open(None)
            await eventually(lambda: len(shop.tasks) == 0)


async def test_a_restored_draft_still_replaces_its_lost_add(theme: Theme, tmp_path: Path) -> None:
    gateway = FakeGateway(honours_key=False)
    async with shop_in(theme, tmp_path) as shop:
        form = await lose_rex(shop, tmp_path, gateway, HERE)
        fill(name_field(form), "Rexy")
        await eventually(lambda: stored_drafts(tmp_path) == [("Rexy", True)])
    for _ in range(2):
        async with shop_in(theme, tmp_path) as shop:
            await shop.serve(gateway)
            await eventually(lambda: "Rexy has not been added yet" in shop.message)
            form = await open_add_form(shop.window)
            assert "We can't tell" in answer(form)
            assert not is_there(form, QPushButton, "Add")
            shop.outbox.open(None)
            await eventually(lambda: len(shop.tasks) == 0)
        assert stored_drafts(tmp_path) == [("Rexy", True)]


async def test_what_may_have_been_added_is_not_offered_as_a_plain_add_after_a_crash(
    theme: Theme, tmp_path: Path
) -> None:
    gateway, at_crash = FakeGateway(honours_key=False), tmp_path / "as killed"
    async with shop_in(theme, tmp_path / "run") as shop:
        await shop.serve(gateway)
        gateway.hold()
        await add_rex(shop)
        await eventually(lambda: gateway.is_holding)
        copytree(tmp_path / "run", at_crash)
        gateway.release()
        await eventually(lambda: len(gateway.pets) == 1)
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, at_crash) as shop:
        await shop.serve(gateway)
        await eventually(lambda: "as 1" in shop.message)
        assert no_dialog(shop.window)
        form = await open_add_form(shop.window)
        assert typed(form)[0] == ""
        press(form, "Cancel")
        adds = await open_adds(shop)
        assert default_button(adds) == "It is there"
        assert not by_name(adds, QPushButton, "Send again").isEnabled()
        await press_enabled(adds, "It is there")
        await eventually(lambda: shop.message == "Rex is there, so it counts as added.")
        assert len(gateway.pets) == 1


async def test_the_draft_of_an_animal_added_in_another_deployment_is_not_restored(
    theme: Theme, tmp_path: Path
) -> None:
    staging = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await lose_rex(shop, tmp_path, staging, STAGING)
        staging.hold()
        shop.outbox.reconcile()
        await eventually(lambda: staging.is_holding)
        await shop.serve(FakeGateway(), PRODUCTION)
        staging.release()
        await eventually(lambda: shop.message == "In Staging: Added Rex, ID 1.")
        await shop.serve(staging, STAGING)
        await eventually(lambda: len(shop.tasks) == 0)
        assert no_dialog(shop.window)


async def test_a_draft_for_staging_is_never_restored_in_production(shop: Shop) -> None:
    staging, production = FakeGateway(), FakeGateway()
    await shop.serve(staging, STAGING)
    type_rex(await open_add_form(shop.window))
    shop.contents.show_deployment(Deployment.PRODUCTION, "")
    await shop.serve(production, PRODUCTION)
    await eventually(lambda: len(shop.tasks) == 0)
    assert no_dialog(shop.window)
    form = await open_add_form(shop.window)
    assert typed(form) == ("", "", "")
    press(form, "Cancel")
    await shop.serve(staging, STAGING)
    await eventually(lambda: shop.message == KEPT)
    form = await open_add_form(shop.window)
    assert typed(form) == ("Rex", "7", "Sold")
    press(form, "Cancel")
    await eventually(lambda: len(shop.tasks) == 0)


@pytest.mark.parametrize("name", ["Rex", "rex", " RÉX ", "R ex"])
async def test_a_hint_shows_a_namesake_in_the_category(shop: Shop, name: str) -> None:
    await shop.serve(FakeGateway([Pet(4, "Rex", 8), Pet(5, "Rex", 7)]))
    form = await open_add_form(shop.window)
    type_rex(form)
    field = name_field(form)
    fill(field, name)
    words = "This name is already in the category: ID 5."
    await eventually(lambda: line_about(field) == words)
    fill(field, "Rexine")
    assert line_about(field) == ""
    press(form, "Cancel")


async def test_closing_with_an_unconfirmed_add_asks_first(shop: Shop) -> None:
    await lose_rex_without_keys(shop)
    closed: list[bool] = []
    shop.contents.close_wanted.connect(lambda: closed.append(True))
    shop.window.close()
    question = await dialog(shop.window, "Close Petstore")
    assert any("not finished" in text for text in texts(question))
    press(question, "Cancel")
    assert closed == []
    shop.window.close()
    press(await dialog(shop.window, "Close Petstore"), "Show adds")
    press(await dialog(shop.window, "Unfinished adds"), "Close")
    assert closed == []
    shop.window.close()
    press(await dialog(shop.window, "Close Petstore"), "Close")
    assert closed == [True]


async def test_closing_with_an_add_that_waits_for_its_service_asks_first(shop: Shop) -> None:
    closed: list[bool] = []
    shop.contents.close_wanted.connect(lambda: closed.append(True))
    shop.outbox.open(HERE)
    shop.add(REX)
    shop.window.close()
    press(await dialog(shop.window, "Close Petstore"), "Cancel")
    assert closed == []


async def test_closing_without_pending_adds_asks_nothing(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    closed: list[bool] = []
    shop.contents.close_wanted.connect(lambda: closed.append(True))
    shop.window.close()
    assert closed == [True]


async def test_a_damaged_outbox_is_reported(theme: Theme, tmp_path: Path) -> None:
    (tmp_path / "outbox-local.sqlite").write_text("what is this?" * 100)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        await eventually(lambda: "was damaged" in shop.message)
        assert "outbox-local.damaged-" in shop.message


async def test_an_outbox_that_is_gone_is_reported(theme: Theme, tmp_path: Path) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        shop.add(REX)
        await eventually(lambda: shop.ids == ["1"])
    (tmp_path / "outbox-local.sqlite").unlink()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        await eventually(lambda: "unfinished adds was gone from this computer" in shop.message)


async def test_a_damaged_outbox_of_another_deployment_is_reported_with_its_name(
    theme: Theme, tmp_path: Path
) -> None:
    (tmp_path / "outbox-staging.sqlite").write_text("what is this?" * 100)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(), PRODUCTION)
        await eventually(lambda: shop.message.startswith("In Staging: The list of unfinished adds"))
        assert "outbox-staging.damaged-" in shop.message
        shop.add(REX)
        await eventually(lambda: len(shop.tasks) == 0)
        assert shop.ids == ["1"]


async def test_an_unusable_outbox_of_another_deployment_is_reported_with_its_name(
    theme: Theme, tmp_path: Path
) -> None:
    (tmp_path / "outbox-staging.sqlite").mkdir()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(), PRODUCTION)
        await eventually(lambda: shop.message.startswith("In Staging: Animals cannot be added: "))


async def test_an_outbox_problem_names_its_deployment_and_ends_when_it_is_usable(
    theme: Theme, tmp_path: Path
) -> None:
    file = tmp_path / "outbox-staging.sqlite"
    file.mkdir()
    async with shop_in(theme, tmp_path) as shop:
        for _ in range(2):
            await shop.serve(FakeGateway(), STAGING)
            await eventually(lambda: shop.message.startswith("Animals cannot be added"))
            await shop.serve(FakeGateway(), PRODUCTION)
            await eventually(lambda: shop.message.startswith("In Staging: Animals cannot be added"))
        shop.log.dismiss()
        assert shop.log.current is None
        await shop.serve(FakeGateway(), STAGING)
        await shop.serve(FakeGateway(), PRODUCTION)
        await eventually(lambda: shop.message.startswith("In Staging: Animals cannot be added"))
        file.rmdir()
        await shop.serve(FakeGateway(), STAGING)
        await eventually(lambda: shop.log.current is None)


async def test_an_unusable_outbox_is_reported(theme: Theme, tmp_path: Path) -> None:
    (tmp_path / "outbox-local.sqlite").mkdir()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway())
        await eventually(lambda: shop.message.startswith("Animals cannot be added"))
        form = await add_rex(shop)
        await eventually(lambda: "could not be saved on this computer" in answer(form))
        press(form, "Cancel")
