"""The API key in the settings dialog, and the key store that it goes to."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QSpinBox

from petstore_gui.domain.api_key import KeyProblem
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import KeyMissing, KeyNotKept
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import parse_address
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import by_name, dialog, fill, line_about, no_dialog, press
from tests.ui.conftest import Shop
from tests.ui.desk import (
    KEY,
    LOCAL,
    PRODUCTION,
    REFUSED,
    SHOP,
    STAGING,
    TRIAL,
    Desk,
    answer,
    choose,
    key_field,
    production,
    staging,
)


async def test_the_key_is_hidden_until_show_key_is_pressed(desk: Desk) -> None:
    form = await desk.open()
    fill(key_field(form), KEY)
    assert KEY not in key_field(form).displayText()
    press(form, "Show key")
    assert key_field(form).displayText() == KEY
    press(form, "Show key")
    assert KEY not in key_field(form).displayText()
    await desk.wait_until_idle()


async def test_show_key_is_a_button_that_says_whether_the_key_is_shown(desk: Desk) -> None:
    form = await desk.open()
    fill(key_field(form), KEY)
    button = by_name(form, QPushButton, "Show key")
    assert QAccessible.queryAccessibleInterface(button).role() is QAccessible.Role.Button
    assert button.accessibleDescription() == ""
    press(form, "Show key")
    assert button.accessibleDescription() == "The key is shown."
    choose(form, "Staging")
    assert button.accessibleDescription() == ""
    await desk.wait_until_idle()


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", KeyProblem.MISSING),
        ("   ", KeyProblem.MISSING),
        ("two words", KeyProblem.NOT_VISIBLE_ASCII),
        ("schlüssel", KeyProblem.NOT_VISIBLE_ASCII),
        ("k" * 1_025, KeyProblem.TOO_LONG),
    ],
)
async def test_an_invalid_key_is_explained_at_its_field(
    desk: Desk, typed: str, problem: KeyProblem
) -> None:
    form = await desk.open()
    fill(production(form), SHOP)
    key_field(form).setText(typed)
    press(form, "Save")
    await desk.wait_until_idle()
    assert line_about(key_field(form)) == problem.value
    assert form.focusWidget() is key_field(form)
    assert desk.tested == []


async def test_blanks_around_a_pasted_key_are_stripped(desk: Desk) -> None:
    form = await desk.open()
    fill(production(form), SHOP)
    key_field(form).setText(f" {KEY}\n")
    await desk.save(form)
    assert desk.tested == [(SHOP, KEY)]
    await desk.wait_until_idle()


async def test_each_deployment_has_its_own_key(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, "key-of-production")
    await desk.store_key(STAGING, TRIAL, "key-of-staging")
    form = await desk.open(PRODUCTION)
    assert key_field(form).text() == "key-of-production"
    choose(form, "Staging")
    await eventually(lambda: key_field(form).text() == "key-of-staging")
    choose(form, "This computer")
    assert key_field(form).text() == ""
    assert not key_field(form).isEnabled()
    assert line_about(key_field(form)) == "This computer needs no key."
    choose(form, "Production")
    await eventually(lambda: key_field(form).text() == "key-of-production")


async def test_an_unchanged_stored_key_is_not_tested_again(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    by_name(form, QSpinBox, "Animals per request").setValue(7)
    await desk.save(form)
    assert desk.tested == []
    assert desk.reopened().get(schema.ANIMALS_PER_REQUEST) == 7


@pytest.mark.parametrize("how", ["Save", "Test connection"])
async def test_a_key_is_sent_only_to_the_origin_it_was_entered_for(desk: Desk, how: str) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(production(form), "https://elsewhere.example/v1")
    press(form, how)
    await desk.wait_until_idle()
    assert desk.tested == []
    assert key_field(form).text() == ""
    assert line_about(key_field(form)) == KeyProblem.MISSING.value
    fill(production(form), f"{SHOP}/")
    staging(form).setFocus()
    await eventually(lambda: key_field(form).text() == KEY)


async def test_a_press_before_the_stored_key_is_there_counts_once_it_is(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, "https://elsewhere.example/v1", "key-of-elsewhere")
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    desk.wallet.unlocked.clear()
    fill(production(form), "https://elsewhere.example/v1")
    press(form, "Test connection")
    await eventually(lambda: line_about(key_field(form)) == WAITING)
    desk.wallet.unlocked.set()
    await eventually(lambda: desk.tested)
    assert desk.tested == [("https://elsewhere.example/v1", "key-of-elsewhere")]
    fill(production(form), SHOP)
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert desk.reopened().address(PRODUCTION) == parse_address(SHOP, unencrypted_allowed=False)


async def test_a_press_does_not_count_once_something_else_is_typed(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.unlocked.clear()
    desk.flow.open(PRODUCTION)
    form = await dialog(desk.shop.window, "Settings")
    press(form, "Save")
    fill(staging(form), "https://tri")
    desk.wallet.unlocked.set()
    await desk.wait_until_idle()
    assert key_field(form).text() == KEY
    assert desk.saved == []
    press(form, "Cancel")


async def test_a_key_typed_before_its_address_is_kept(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, "key-of-before")
    form = await desk.open()
    fill(key_field(form), KEY)
    fill(production(form), "https://elsewhere.example/v1")
    await desk.save(form)
    assert desk.tested == [("https://elsewhere.example/v1", KEY)]


async def test_a_refused_key_is_not_stored_and_its_field_says_so(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, "key-of-before")
    desk.answers.append(KeyNotAccepted(401))
    form = await desk.open()
    fill(key_field(form), KEY)
    press(form, "Save")
    await eventually(lambda: line_about(key_field(form)))
    assert line_about(key_field(form)) == REFUSED
    assert by_name(form, QPushButton, "Save").isEnabled()
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key == "key-of-before"
    assert desk.saved == []


async def test_without_a_key_store_the_dialog_shows_how_long_a_key_lasts(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, store=False)
    form = await desk.open()
    fill(production(form), SHOP)
    staging(form).setFocus()
    await eventually(lambda: line_about(key_field(form)))
    assert line_about(key_field(form)) == (
        "This computer has no key store. You will be asked for the key at the next start."
    )
    fill(key_field(form), KEY)
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key == KEY


async def test_a_key_that_could_not_be_kept_is_known_as_such_in_the_next_run(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, store=False)
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    await desk.save(form)
    assert await desk.first_error_of_next_run() is KeyNotKept
    form = await desk.open()
    fill(production(form), "https://elsewhere.example/v1")
    fill(key_field(form), KEY)
    await desk.save(form)
    assert await desk.first_error_of_next_run() is KeyNotKept
    form = await desk.open()
    fill(key_field(form), "")
    await desk.save(form)
    assert await desk.first_error_of_next_run() is KeyMissing


async def test_a_key_that_was_kept_is_not_called_lost(desk: Desk) -> None:
    desk.wallet.is_locked, desk.wallet.opens = True, False
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    await desk.save(form)
    assert await desk.first_error_of_next_run() is KeyNotKept
    desk.wallet.is_locked = False
    form = await desk.open()
    await desk.enter(form, SHOP, "another-key")
    await desk.save(form)
    assert await desk.first_error_of_next_run() is KeyMissing


async def test_no_message_contains_a_key(desk: Desk) -> None:
    form = await desk.open()
    for error in (None, KeyNotAccepted(401), NotReached()):
        desk.answers.append(error)
        await desk.enter(form, SHOP, KEY)
        press(form, "Test connection")
        await desk.wait_until_idle()
        assert KEY not in answer(form)
        assert KEY not in repr(form.window().windowTitle())
    desk.answers.append(NotReached())
    await desk.save(form)
    said = [message.text for message in desk.shop.messages.past]
    assert said == ["Settings saved, but the test failed."]
    assert KEY not in said[0]


LOCKED = "The computer's key store is locked. Press Show key to unlock it and see the key."
WAITING = "Waiting for the computer's key store…"


async def test_choosing_a_deployment_makes_the_key_store_ask_nothing(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    await desk.store_key(STAGING, TRIAL, "key-of-staging")
    desk.wallet.is_locked = True
    form = await desk.open(LOCAL)
    for word in ("Production", "Staging", "Production"):
        choose(form, word)
        await eventually(lambda: line_about(key_field(form)) == LOCKED)
    press(form, "Cancel")
    await desk.wait_until_idle()
    assert desk.wallet.asked == 0


async def test_show_key_unlocks_the_key_store(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.is_locked = True
    form = await desk.open()
    assert line_about(key_field(form)) == LOCKED
    press(form, "Show key")
    await eventually(lambda: key_field(form).displayText() == KEY)
    assert (line_about(key_field(form)), desk.wallet.asked) == ("", 1)


async def test_show_key_shows_what_was_typed_and_unlocks_nothing(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, "key-of-before")
    desk.wallet.is_locked = True
    form = await desk.open()
    fill(key_field(form), KEY)
    press(form, "Show key")
    await desk.wait_until_idle()
    assert (key_field(form).displayText(), desk.wallet.asked) == (KEY, 0)


async def test_saving_a_key_may_ask_and_a_refusal_is_reported(desk: Desk) -> None:
    desk.wallet.is_locked, desk.wallet.opens = True, False
    await desk.shop.serve(FakeGateway())
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    assert desk.wallet.asked == 0
    await desk.save(form)
    assert desk.wallet.asked == 1
    assert desk.shop.message == (
        "Settings saved. The key could not be saved on this computer."
        " You will be asked for it at the next start."
    )
    assert desk.shop.messages.past[-1].is_problem
    assert (await desk.keys.look(PRODUCTION, "https://shop.example")).key == KEY


async def test_a_wait_for_a_slow_key_store_is_reported(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.unlocked.clear()
    desk.flow.open(PRODUCTION)
    form = await dialog(desk.shop.window, "Settings")
    await eventually(lambda: line_about(key_field(form)) == WAITING)
    desk.wallet.unlocked.set()
    await eventually(lambda: key_field(form).text() == KEY)
    assert line_about(key_field(form)) == ""
    desk.wallet.unlocked.clear()
    fill(key_field(form), "another-key")
    press(form, "Save")
    await eventually(lambda: answer(form) == WAITING)
    desk.wallet.unlocked.set()
    await eventually(lambda: desk.saved == [PRODUCTION])
    await desk.wait_until_idle()


async def test_a_key_store_that_does_not_answer_is_not_called_absent(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, seconds=0.1)
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.unlocked.clear()
    form = await desk.open()
    assert line_about(key_field(form)) == (
        "The computer's key store did not return the key. Press Show key to try again, or enter"
        " the key."
    )
    desk.wallet.unlocked.set()


async def test_a_test_with_what_is_saved_tells_that_the_key_is_accepted(desk: Desk) -> None:
    accepted: list[object] = []
    desk.flow.stored_key_accepted.connect(accepted.append)
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    press(form, "Test connection")
    await eventually(lambda: accepted == [PRODUCTION])
    await desk.wait_until_idle()
    for error, key in ((NotReached(), KEY), (None, "another-key")):
        desk.answers.append(error)
        fill(key_field(form), key)
        press(form, "Test connection")
        await desk.wait_until_idle()
    assert accepted == [PRODUCTION]
