"""Unfinished adds: their list, decisions about them, and closing the window."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialog, QPushButton, QTableView

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import NotValid
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import OutcomeUnknown, ServiceError
from petstore_gui.domain.pending_add import Phase
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.timing import Timing
from petstore_gui.ui.adding.duplicate_hint import TYPING_PAUSE_MS
from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import answer, fill_in, name_field, open_add_form, typed
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    click,
    click_at,
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
    texts,
    type_keys,
)
from tests.ui.adds import (
    KEPT,
    NOTHING_NEW,
    REX,
    STOCK,
    UNREAD,
    add_rex,
    column_of,
    default_button,
    lose_rex_without_keys,
    names_and_notes,
    open_adds,
    press_enabled,
    press_on_impatiently,
    sent,
    stored_drafts,
    type_rex,
)
from tests.ui.conftest import HERE, PRODUCTION, STAGING, Shop, shop_in

pytestmark = pytest.mark.slow

MOVED = ServiceId(Deployment.PRODUCTION, "https://other.example")

GIVEN_UP = "Rex was removed from the unfinished adds. It will not be sent again."


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
    await eventually(lambda: names_and_notes(shop)[0] == ("Rex", "not added"))
    type_keys(shop.window, "da")
    press_key(shop.window, Qt.Key.Key_Return)
    await eventually(lambda: len(shop.tasks) == 0)
    assert no_dialog(shop.window)
    assert shop.contents.central.search.text() == "Ada"
    assert [operation for operation, _ in gateway.asked].count("add") == 1
    reason = 'Not added: the service did not accept the name. The service says: "name: not today".'
    assert shop.message == reason.replace("Not added", "Rex was not added")
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


async def test_a_button_that_takes_no_press_yet_looks_like_it(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", NotReached())
    shop.add(REX)
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    press(shop.contents.status, "Unfinished adds")
    adds = by_name(shop.window, QDialog, "Unfinished adds")

    def inks() -> set[str]:
        picture = by_name(adds, QPushButton, default_button(adds)).grab().toImage()
        return {picture.pixelColor(x, picture.height() // 2).name() for x in range(8, 14)}

    assert default_button(adds) != "Close"
    for name in ("Send again", "Discard", default_button(adds)):
        assert not by_name(adds, QPushButton, name).isEnabled()
    assert shop.theme.colours.accent not in inks()
    await eventually(lambda: by_name(adds, QPushButton, "Send again").isEnabled())
    assert inks() == {shop.theme.colours.accent}
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
    await eventually(lambda: label(adds, "addWords") == "No add is unfinished.")
    press(adds, "Close")
    await shop.wait_until_loaded()


async def test_a_list_that_cannot_be_read_says_so_and_nothing_about_what_was_sent(
    shop: Shop,
) -> None:
    gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    assert not UNREAD.fullmatch(label(adds, "addWords"))
    gateway.fail_next("list", NotReached())
    await press_enabled(adds, "Check the list")
    await eventually(lambda: UNREAD.fullmatch(label(adds, "addWords")))
    assert UNREAD.fullmatch(shop.message)
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
        await eventually(lambda: names_and_notes(shop) == [("Rex", "may have been added")])
        await eventually(lambda: len(shop.tasks) == 0)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: names_and_notes(shop) == [("Rex", "may have been added")])
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


async def test_impatient_clicks_on_send_again_send_it_once_more(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    for _ in range(9):
        gateway.fail_next("add", OutcomeUnknown())
    adds = await open_adds(shop)
    await press_enabled(adds, "Send again")
    again = by_name(adds, QPushButton, "Send again")
    place = again.geometry().center()
    pauses = await press_on_impatiently(lambda: click_at(adds, place), seconds=4)
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(sent(gateway)) <= 2 + pauses
    await eventually(again.isEnabled)
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
    assert "It is for Staging. Switch to it in Settings to continue." in label(adds, "addWords")
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
    assert names_and_notes(shop) == [("Rex", "being sent…")]
    gateway.release()
    await eventually(lambda: names_and_notes(shop) == [("Rex", None)])


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
    press(form, "Add later")
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
    words = "You are still adding Bella. Add or clear it first."
    await eventually(lambda: label(adds, "addWords") == words)
    assert typed(form)[0] == "Bella"
    press(adds, "Continue")
    await eventually(lambda: not adds.isVisible())
    press(form, "Clear")
    press(form, "Cancel")
    await eventually(lambda: no_dialog(shop.window))
    adds = await open_adds(shop)
    await press_enabled(adds, "Edit…")
    form = await dialog(shop.window, "Add animal")
    assert typed(form) == ("Rex", "7", "Sold")
    press(form, "Cancel")


async def test_no_draft_is_covered_by_an_add_that_is_edited(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill_in(form, "Bella", "2")
    press(form, "Cancel")
    gateway.fail_next("add", NotValid(422))
    shop.add(REX)
    adds = await open_adds(shop)
    await press_enabled(adds, "Edit…")
    assert adds.isVisible()
    assert label(adds, "addWords") == "You are still adding Bella. Add or clear it first."
    press(adds, "Continue")
    form = await dialog(shop.window, "Add animal")
    assert typed(form)[:2] == ("Bella", "2")
    press(form, "Clear")
    press(form, "Cancel")


async def test_an_add_whose_service_does_not_start_stays_in_the_table(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path, timing=Timing(connect=0.1)) as shop:
        shop.outbox.open(HERE)
        key(await add_rex(shop), Qt.Key.Key_Escape)
        await eventually(lambda: names_and_notes(shop) == [("Rex", "not added")])
        assert no_dialog(shop.window)
        assert "is not open" in shop.message
        await eventually(lambda: len(shop.tasks) == 0)
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(
            lambda: "Rex was left unfinished when Petstore was closed." in shop.message
        )
        assert no_dialog(shop.window)
        await press_enabled(await open_adds(shop), "Send")
        await eventually(lambda: shop.message == "Added Rex, ID 1.")
        await eventually(lambda: len(shop.tasks) == 0)
        assert shop.outbox.pending.here == ()


async def test_an_add_for_a_changed_address_names_its_address(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    await shop.serve(gateway, PRODUCTION)
    gateway.fail_next("add", OutcomeUnknown())
    shop.add(REX)
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    await eventually(lambda: len(shop.tasks) == 0)
    shop.add(REX, undo_seconds=60)
    await eventually(lambda: ("Rex", "not sent yet") in names_and_notes(shop))
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
    await eventually(lambda: shop.message == KEPT)


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


async def test_no_hint_is_searched_for_once_the_animal_is_sent(shop: Shop) -> None:
    gateway = FakeGateway([Pet(5, "Rex", 7)])
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    type_rex(form)
    gateway.hold()
    press(form, "Add")
    pauses: list[bool] = []
    QTimer.singleShot(2 * TYPING_PAUSE_MS, shop.window, lambda: pauses.append(True))
    await eventually(lambda: pauses)
    assert line_about(name_field(form)) == ""
    gateway.release()
    await eventually(lambda: shop.message.startswith("Added Rex"))


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


async def test_the_question_before_closing_follows_the_add(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.hold()
    shop.add(REX)
    await eventually(lambda: gateway.is_holding)
    shop.window.close()
    question = await dialog(shop.window, "Close Petstore")
    assert "1 add is not finished." in texts(question)
    sending = "Rex is being sent at this moment: wait until that is done."
    assert any(sending in text for text in texts(question))
    gateway.release()
    await eventually(lambda: "Everything is finished now." in texts(question))
    assert not any(sending in text for text in texts(question))
    assert not is_there(question, QPushButton, "Show adds")
    press(question, "Cancel")


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


async def test_two_adds_of_the_same_animal_are_told_apart_by_the_second(shop: Shop) -> None:
    gateway = FakeGateway(STOCK, honours_key=False)
    await shop.serve(gateway)
    for _ in range(2):
        gateway.fail_next("add", OutcomeUnknown())
        add = shop.outbox.add(REX, as_well=True)
        assert add is not None
        await eventually(partial(is_unknown, shop, add.key))
    adds = await open_adds(shop)
    assert all(re.fullmatch(r"\d\d:\d\d:\d\d", time) for time in column_of(adds, 0))
    await eventually(lambda: shop.message.startswith("We can't tell whether 2 animals were added"))
    press(adds, "Close")


def is_unknown(shop: Shop, key: str) -> bool:
    add = shop.outbox.pending.get(key)
    return add is not None and add.phase is Phase.UNKNOWN
