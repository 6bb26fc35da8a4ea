"""Removing a stored API key by emptying its field in the settings dialog."""

from __future__ import annotations

from pathlib import Path

import pytest
from keyring.errors import KeyringLocked
from PySide6.QtWidgets import QPushButton, QSpinBox

from petstore_gui.domain.api_key import KeyProblem
from petstore_gui.settings import schema
from petstore_gui.settings.addresses import Address
from tests.support.waiting import eventually
from tests.support.widgets import by_name, dialog, fill, line_about, press
from tests.ui.conftest import Shop
from tests.ui.desk import (
    KEY,
    PRODUCTION,
    SHOP,
    STAGING,
    TRIAL,
    Desk,
    choose,
    key_field,
    production,
    staging,
)

REMOVES = "Saving removes the stored API key."
REMOVED = "Settings saved. The API key was removed."
NOT_REMOVED = (
    "Settings saved. The API key could not be removed: the computer's key store refused, or did"
    " not answer. Clear the field and save again later, or ask IT."
)


async def test_saving_the_emptied_key_field_removes_the_stored_key(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    await desk.store_key(STAGING, TRIAL, "key-of-staging")
    form = await desk.open()
    fill(key_field(form), "")
    assert line_about(key_field(form)) == REMOVES
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert list(desk.wallet.entries.values()) == ["key-of-staging"]
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key is None
    assert desk.shop.message == REMOVED
    assert desk.tested == []


async def test_an_emptied_field_removes_the_key_without_a_key_store_too(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, store=False)
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(key_field(form), "")
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert shop.message == REMOVED
    assert (await desk.keys.get(PRODUCTION, "https://shop.example")).key is None


@pytest.mark.parametrize("how", ["it refuses", "it does not answer"])
async def test_a_key_that_could_not_be_removed_is_reported(
    shop: Shop, tmp_path: Path, how: str
) -> None:
    desk = Desk(shop, tmp_path, seconds=1.0)
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    if how == "it refuses":
        desk.wallet.error = KeyringLocked()
    else:
        desk.wallet.unlocked.clear()
    fill(key_field(form), "")
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert desk.shop.message == NOT_REMOVED
    assert desk.reopened().address(PRODUCTION) == Address(SHOP, "https://shop.example")
    assert list(desk.wallet.entries.values()) == [KEY]
    desk.wallet.unlocked.set()


async def test_a_key_can_be_removed_although_settings_cannot_be_written(
    desk: Desk, tmp_path: Path
) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    file = tmp_path / "profile" / "settings.ini"
    file.unlink(missing_ok=True)
    file.mkdir()
    form = await desk.open()
    fill(key_field(form), "")
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert desk.shop.message == (
        "The settings could not be saved: they last until you close Petstore. Make room on the"
        " disk, or ask IT. The API key was removed."
    )


async def test_cancel_removes_no_key(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(key_field(form), "")
    press(form, "Cancel")
    await desk.wait_until_idle()
    assert list(desk.wallet.entries.values()) == [KEY]


async def test_a_key_typed_after_emptying_the_field_replaces_the_stored_one(
    desk: Desk,
) -> None:
    await desk.store_key(PRODUCTION, SHOP, "key-of-before")
    form = await desk.open()
    fill(key_field(form), "")
    fill(key_field(form), KEY)
    assert line_about(key_field(form)) == ""
    await desk.save(form)
    assert desk.tested == [(SHOP, KEY)]
    assert list(desk.wallet.entries.values()) == [KEY]
    assert desk.shop.message == "Settings saved."


async def test_testing_without_a_key_is_refused_and_removes_nothing(
    desk: Desk,
) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(key_field(form), "")
    press(form, "Test connection")
    assert line_about(key_field(form)) == f"{KeyProblem.MISSING.value} {REMOVES}"
    assert desk.tested == []
    await desk.wait_until_idle()
    assert list(desk.wallet.entries.values()) == [KEY]


async def test_an_untouched_key_field_removes_nothing(desk: Desk) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.is_locked = True
    form = await desk.open()
    assert key_field(form).text() == ""
    by_name(form, QSpinBox, "Animals per request").setValue(7)
    await desk.save(form)
    assert (desk.saved, desk.wallet.asked) == ([PRODUCTION], 0)
    assert desk.reopened().get(schema.ANIMALS_PER_REQUEST) == 7
    assert list(desk.wallet.entries.values()) == [KEY]


@pytest.mark.parametrize(
    ("other", "api_key"), [("address", "key-of-elsewhere"), ("deployment", "key-of-staging")]
)
async def test_emptying_the_key_field_of_one_service_removes_no_key_of_another(
    desk: Desk, other: str, api_key: str
) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    await desk.store_key(STAGING, TRIAL, "key-of-staging")
    await desk.keys.put(PRODUCTION, "https://elsewhere.example", "key-of-elsewhere")
    form = await desk.open()
    fill(key_field(form), "")
    if other == "address":
        fill(production(form), "https://elsewhere.example/v1")
        staging(form).setFocus()
    else:
        choose(form, "Staging")
    await eventually(lambda: key_field(form).text() == api_key)
    assert line_about(key_field(form)) == ""
    await desk.save(form)
    assert sorted(desk.wallet.entries.values()) == sorted(
        [KEY, "key-of-staging", "key-of-elsewhere"]
    )


async def test_a_stored_key_that_arrives_after_an_edit_is_shown_not_removed(
    desk: Desk,
) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    desk.wallet.unlocked.clear()
    desk.flow.open(PRODUCTION)
    form = await dialog(desk.shop.window, "Settings")
    fill(key_field(form), "x")
    fill(key_field(form), "")
    assert line_about(key_field(form)) == ""
    desk.wallet.unlocked.set()
    await eventually(lambda: key_field(form).text() == KEY)
    await desk.save(form)
    assert list(desk.wallet.entries.values()) == [KEY]


async def test_an_emptied_key_field_does_not_apply_to_an_address_entered_later(
    desk: Desk,
) -> None:
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    fill(key_field(form), "")
    fill(production(form), "https://elsewhere.example/v1")
    staging(form).setFocus()
    assert line_about(key_field(form)) == ""
    await desk.wait_until_idle()
    fill(production(form), SHOP)
    staging(form).setFocus()
    await eventually(lambda: key_field(form).text() == KEY)
    fill(key_field(form), "")
    production(form).setText("https://elsewhere.example/v1")  # as a screen reader does
    by_name(form, QPushButton, "Save").click()
    await desk.wait_until_idle()
    assert line_about(key_field(form)) == KeyProblem.MISSING.value
    assert desk.saved == []
    assert list(desk.wallet.entries.values()) == [KEY]
