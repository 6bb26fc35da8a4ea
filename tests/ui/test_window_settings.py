"""The settings dialog: an address with its key, the connection test, and saving."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton

from petstore_gui.domain.api_key import KeyProblem
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.errors import KeyNotKept, NotUnderstood, RequestError
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address, AddressProblem
from petstore_gui.ui.words.settings_text import failure_text
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    dialog,
    fill,
    is_there,
    line_about,
    no_dialog,
    press,
    press_key,
)
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
    address,
    answer,
    choose,
    key_field,
)

PLAIN = "http://shop.example/v1"
SHOP_ORIGIN, TRIAL_ORIGIN = "https://shop.example", "https://trial.example"
ALLOW = "Use this address even though it is not encrypted"


async def test_address_and_key_are_saved_and_the_deployment_becomes_active(desk: Desk) -> None:
    form = await desk.open()
    await desk.enter(form, SHOP, f"  {KEY} ")
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert desk.tested == [(SHOP, KEY)]
    later = desk.reopened()
    assert later.get(schema.ACTIVE) is PRODUCTION
    assert later.address(PRODUCTION) == Address(SHOP, SHOP_ORIGIN)
    assert (await desk.keys.get(PRODUCTION, SHOP_ORIGIN)).key == KEY
    assert desk.shop.message == "Settings saved."


async def test_cancel_saves_nothing(desk: Desk) -> None:
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    press(form, "Cancel")
    assert no_dialog(desk.shop.window)
    assert desk.reopened().address(PRODUCTION) is AddressProblem.MISSING
    assert (desk.wallet.entries, desk.saved) == ({}, [])


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", AddressProblem.MISSING),
        (PLAIN, AddressProblem.UNENCRYPTED),
    ],
)
async def test_an_invalid_address_is_explained_at_its_field(
    desk: Desk, typed: str, problem: AddressProblem
) -> None:
    form = await desk.open()
    await desk.enter(form, typed, KEY)
    await desk.press_and_wait(form, "Save")
    assert line_about(address(form)) == problem.value
    assert form.focusWidget() is address(form)
    assert (desk.tested, desk.saved) == ([], [])


async def test_the_addresses_of_both_services_can_be_entered(desk: Desk) -> None:
    form = await desk.open()
    fill(address(form), SHOP)
    choose(form, "Staging")
    await desk.enter(form, TRIAL, KEY)
    await desk.save(form)
    later = desk.reopened()
    assert later.address(PRODUCTION) == Address(SHOP, SHOP_ORIGIN)
    assert later.address(STAGING) == Address(TRIAL, TRIAL_ORIGIN)
    assert later.get(schema.ACTIVE) is STAGING


async def test_an_unencrypted_address_is_used_only_with_permission(desk: Desk) -> None:
    form = await desk.open()
    await desk.enter(form, PLAIN, KEY)
    await desk.press_and_wait(form, "Save")
    permission = by_name(form, QCheckBox, ALLOW)
    permission.setChecked(True)
    fill(address(form), "http://other.example/v1")
    assert not permission.isChecked()  # it was for the other address
    fill(address(form), PLAIN)
    await desk.press_and_wait(form, "Save")
    permission.setChecked(True)
    await desk.save(form)
    saved = desk.reopened().address(PRODUCTION)
    assert isinstance(saved, Address)
    assert saved.is_unencrypted


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (None, "✓ Name found (12 ms)   ✓ Connected (12 ms)   ✓ Encrypted (12 ms)   ✓ API key"),
        (NotReached(), failure_text(NotReached())),
        (
            NotReached("expired", Why.NOT_TRUSTED),
            failure_text(NotReached("expired", Why.NOT_TRUSTED)),
        ),
        (NotUnderstood("<html>"), failure_text(NotUnderstood("<html>"))),
        (KeyNotAccepted(401), REFUSED),
    ],
)
async def test_a_connection_test_says_what_worked_or_why_not(
    desk: Desk, error: RequestError | None, told: str
) -> None:
    desk.answers.append(error)
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    button = by_name(form, QPushButton, "Test connection")
    button.setFocus()
    await desk.press_and_wait(form, "Test connection")
    assert answer(form).startswith(told)
    assert button.accessibleDescription() == answer(form)
    assert form.focusWidget() is button
    assert (desk.saved, desk.wallet.entries) == ([], {})


async def test_a_test_says_what_it_waits_for_and_can_be_left(desk: Desk) -> None:
    desk.go.clear()
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    press(form, "Test connection")
    await eventually(lambda: answer(form) == "… Waiting for the answer (at most 20 s)")
    press(form, "Test connection")  # once more, in place of the first
    await eventually(lambda: len(desk.tested) == 2)
    press_key(form, Qt.Key.Key_Escape)
    await desk.wait_until_idle()
    assert form.isVisible()
    assert answer(form) == "Stopped. The settings were not saved."
    press_key(form, Qt.Key.Key_Escape)
    assert no_dialog(desk.shop.window)


async def test_this_computer_has_no_address_and_no_key_and_can_be_tested(desk: Desk) -> None:
    form = await desk.open(LOCAL)
    for name in ("Address", "API key"):
        assert not is_there(form, QLineEdit, name)
    await desk.press_and_wait(form, "Test connection")
    assert "List received" in answer(form)
    assert desk.tested == [(None, None)]


async def test_saving_can_be_left_while_the_key_is_tested(desk: Desk) -> None:
    desk.go.clear()
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    press(form, "Save")
    await eventually(lambda: answer(form) == "Saving… The API key is being tested first.")
    await desk.press_and_wait(form, "Cancel")
    assert form.isVisible()
    assert (desk.saved, desk.wallet.entries) == ([], {})


async def test_a_refused_key_is_not_stored_and_its_field_says_so(desk: Desk) -> None:
    desk.answers.append(KeyNotAccepted(401))
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    await desk.press_and_wait(form, "Save")
    assert line_about(key_field(form)) == REFUSED
    assert form.focusWidget() is key_field(form)
    assert (desk.saved, desk.wallet.entries) == ([], {})


async def test_settings_are_saved_although_the_service_cannot_be_reached(desk: Desk) -> None:
    desk.answers.append(NotReached())
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    await desk.save(form)
    assert desk.shop.message == "Settings saved, but the test failed."


async def test_the_key_is_hidden_until_show_key_is_pressed(desk: Desk) -> None:
    form = await desk.open()
    fill(key_field(form), KEY)
    button = by_name(form, QPushButton, "Show key")
    for shown, described in ((KEY, "The key is shown."), ("●" * len(KEY), "")):
        press(form, "Show key")
        assert (key_field(form).displayText() == KEY) is (shown == KEY)
        assert button.accessibleDescription() == described


async def test_each_deployment_has_its_own_key(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    await desk.store_key(STAGING, TRIAL, "other-key")
    form = await desk.open()
    assert key_field(form).text() == KEY
    choose(form, "Staging")
    await desk.wait_until_idle()
    assert key_field(form).text() == "other-key"
    await desk.save(form)
    assert desk.tested == []  # an unchanged key is not tested again


async def test_a_stored_key_is_sent_to_no_other_address(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(address(form), TRIAL)
    assert key_field(form).text() == ""
    await desk.press_and_wait(form, "Test connection")
    await desk.press_and_wait(form, "Save")
    assert line_about(key_field(form)) == KeyProblem.MISSING.value
    assert (desk.tested, desk.saved) == ([], [])


async def test_saving_the_emptied_key_field_removes_the_stored_key(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(key_field(form), "")
    assert line_about(key_field(form)) == "Saving removes the stored API key."
    await desk.save(form)
    assert desk.wallet.entries == {}
    assert desk.shop.message == "The API key was removed."


@pytest.mark.parametrize(
    ("mode", "note", "tested"),
    [
        (0o600, "Set by IT and not shown; you can enter another one.", [(SHOP, KEY)]),
        (0o644, "Everybody on this computer can read IT's key file. Tell IT.", []),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
async def test_a_key_that_it_has_set_is_tested_and_not_shown(
    shop: Shop, tmp_path: Path, mode: int, note: str, tested: list[tuple[str, str]]
) -> None:
    file = tmp_path / "of-it"
    file.write_text(KEY)
    file.chmod(mode)
    preset = f"[deployments]\nproduction={SHOP}\nproduction_key_file={file}\n"
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open()
    assert line_about(key_field(form)) == note
    await desk.press_and_wait(form, "Show key")
    assert key_field(form).text() == ""
    await desk.press_and_wait(form, "Test connection")
    assert desk.tested == tested


async def test_without_a_key_store_a_key_lasts_until_the_end(shop: Shop, tmp_path: Path) -> None:
    desk = Desk(shop, tmp_path, store=False)
    form = await desk.open()
    await desk.enter(form, SHOP, KEY)
    await desk.save(form)
    assert desk.shop.message.startswith("The key could not be saved on this computer.")
    assert await desk.first_error() is KeyNotKept


async def test_choosing_a_deployment_makes_the_key_store_ask_nothing(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.is_locked = True
    form = await desk.open()
    assert key_field(form).text() == ""
    assert "is locked" in line_about(key_field(form))
    await desk.press_and_wait(form, "Show key")
    assert key_field(form).text() == KEY


async def test_a_dialog_opened_for_the_key_has_the_focus_there(desk: Desk) -> None:
    desk.flow.open(PRODUCTION, wants_key=True)
    form = await dialog(desk.shop.window, "Settings")
    await desk.wait_until_idle()
    assert form.focusWidget() is key_field(form)


@pytest.mark.parametrize("error", [None, NotReached()])
async def test_a_key_from_the_banner_is_tried_and_kept(
    desk: Desk, error: RequestError | None
) -> None:
    await desk.store_key(PRODUCTION, SHOP, "old-key")
    desk.answers.append(error)
    desk.flow.enter_key(PRODUCTION, f" {KEY} ")
    await desk.wait_until_idle()
    assert desk.tested == [(SHOP, KEY)]
    assert (await desk.keys.get(PRODUCTION, "https://shop.example", may_ask=False)).key == KEY
    assert desk.saved == [PRODUCTION]


@pytest.mark.parametrize(
    ("text", "answer", "words"),
    [
        (KEY, KeyNotAccepted(401), "The API key was not accepted."),
        ("two words", None, "An API key has only plain letters, digits and symbols"),
    ],
)
async def test_a_key_that_cannot_be_used_is_told_and_not_kept(
    desk: Desk, text: str, answer: RequestError | None, words: str
) -> None:
    await desk.store_key(PRODUCTION, SHOP, "old-key")
    desk.answers.append(answer)
    desk.flow.enter_key(PRODUCTION, text)
    await desk.wait_until_idle()
    assert desk.shop.message.startswith(words)
    assert (await desk.keys.get(PRODUCTION, "https://shop.example", may_ask=False)).key == "old-key"
    assert desk.saved == []
