"""Discarded adds: they can be brought back until the program ends, and are not counted."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QPushButton, QTableView

from petstore_gui.domain.connection_errors import NotReached
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import action, by_name, click_line, dialog, is_there, label, press
from tests.ui.adds import (
    REFUSED,
    REX,
    default_button,
    lose_rex_without_keys,
    names_and_notes,
    names_of,
    no_adds_open,
    open_adds,
    press_enabled,
    sent,
)
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

KEEP = "Keep it after all"


async def refuse_rex(shop: Shop) -> FakeGateway:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", REFUSED)
    shop.add(REX)
    await eventually(lambda: names_and_notes(shop) == [("Rex", "not added")])
    return gateway


async def discard_rex(shop: Shop) -> None:
    """Discard it in the list, close the list, and dismiss the message."""
    adds = await open_adds(shop)
    await press_enabled(adds, "Discard")
    await eventually(lambda: label(adds, "addWords").startswith("Discarded"))
    press(adds, "Close")
    press(shop.contents.status, "Dismiss")
    await eventually(lambda: shop.message == "")


async def open_by_menu(shop: Shop) -> QDialog:
    action(shop.window, "Unfinished adds").trigger()
    adds = await dialog(shop.window, "Unfinished adds")
    await eventually(lambda: names_of(adds) == ["Rex"])
    click_line(by_name(adds, QTableView, "Unfinished adds"), 0)
    return adds


async def test_a_refused_add_can_be_brought_back_long_after_it_was_discarded(shop: Shop) -> None:
    gateway = await refuse_rex(shop)
    await discard_rex(shop)
    assert no_adds_open(shop)
    adds = await open_by_menu(shop)
    assert label(adds, "addWords") == "Discarded: it will not be sent again."
    assert default_button(adds) == "Close"
    for name in ("Discard", "It is there", "Check the list", "Send again", "Edit…"):
        assert not is_there(adds, QPushButton, name)
    await press_enabled(adds, KEEP)
    await eventually(lambda: names_and_notes(shop) == [("Rex", "not added")])
    await eventually(lambda: is_there(adds, QPushButton, "Edit…"))
    assert not is_there(adds, QPushButton, KEEP)
    assert len(sent(gateway)) == 1
    await press_enabled(adds, "Send again")
    await eventually(lambda: shop.ids == ["1"])
    await eventually(lambda: names_of(adds) == [])
    press(adds, "Close")


async def test_a_lost_add_is_lost_again_once_it_is_brought_back(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    await discard_rex(shop)
    adds = await open_by_menu(shop)
    await press_enabled(adds, KEEP)
    await eventually(lambda: names_and_notes(shop) == [("Rex", "may have been added")])
    await eventually(lambda: not no_adds_open(shop))
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(sent(gateway)) == 1
    press(adds, "Close")


async def test_an_add_that_waited_for_its_service_waits_for_a_person_once_it_is_brought_back(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", NotReached())
    shop.add(REX)
    await eventually(lambda: names_and_notes(shop) == [("Rex", "not added")])
    shop.outbox.send_when_back(shop.outbox.pending.here[0])
    await eventually(lambda: names_and_notes(shop) == [("Rex", "waiting for the catalogue")])
    await discard_rex(shop)
    adds = await open_by_menu(shop)
    await press_enabled(adds, KEEP)
    await eventually(lambda: names_and_notes(shop) == [("Rex", "not added")])
    press(adds, "Close")
    await shop.refresh()
    await eventually(lambda: len(shop.tasks) == 0)
    assert gateway.pets == {}
    assert names_and_notes(shop) == [("Rex", "not added")]


async def test_an_add_that_was_added_after_all_cannot_be_brought_back(shop: Shop) -> None:
    await refuse_rex(shop)
    adds = await open_adds(shop)
    await press_enabled(adds, "Discard")
    await eventually(lambda: is_there(shop.contents.status, QPushButton, "Add it after all"))
    press(adds, "Close")
    press(shop.contents.status, "Add it after all")
    await eventually(lambda: shop.ids == ["1"])
    action(shop.window, "Unfinished adds").trigger()
    adds = await dialog(shop.window, "Unfinished adds")
    assert label(adds, "addWords") == "No add is unfinished."
    press(adds, "Close")


async def test_an_add_that_was_brought_back_is_not_also_offered_in_the_status_bar(
    shop: Shop,
) -> None:
    await refuse_rex(shop)
    adds = await open_adds(shop)
    await press_enabled(adds, "Discard")
    await eventually(lambda: is_there(shop.contents.status, QPushButton, "Add it after all"))
    await press_enabled(adds, KEEP)
    await eventually(lambda: names_and_notes(shop) == [("Rex", "not added")])
    assert not is_there(shop.contents.status, QPushButton, "Add it after all")
    press(adds, "Close")
