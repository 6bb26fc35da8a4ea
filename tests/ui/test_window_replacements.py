"""A lost add, and what is typed and added while its outcome is unknown."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtWidgets import QPushButton

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.storage.outbox_db import OutboxDb
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import answer, name_field, typed
from tests.support.outbox_file import hold_inserts
from tests.support.waiting import eventually
from tests.support.widgets import by_name, fill, no_dialog, press
from tests.ui.adds import add_rex, press_enabled
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow


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
    await press_enabled(form, "It is there")
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
    press(form, "Add later")
    shop.outbox.reconcile()
    await eventually(lambda: shop.message == "Added Rex, ID 1.")
    go.set()
    await eventually(lambda: no_dialog(shop.window))
    assert (
        shop.message
        == "Rexy was not sent: the animal it was meant to replace was added after all. Send or"
        " discard it in Unfinished adds."
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
        press(form, "Add later")
    gateway.release()
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: len(shop.tasks) == 0)
    assert [pet.name for pet in gateway.pets.values()] == ["Rex"]
    assert [one.pet.name for one in shop.outbox.pending.here] == ["Rexy"] * (name != "Rex")
