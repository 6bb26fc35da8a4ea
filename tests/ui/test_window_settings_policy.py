"""What IT has preset or locked, in the settings dialog."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QMenu, QPushButton, QSpinBox

from petstore_gui.domain.pets import Pet
from petstore_gui.settings import schema
from petstore_gui.ui.style.theme import Scheme, Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.contrast import MARK_MIN, contrast
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    fill,
    is_there,
    key,
    label,
    line_about,
    name_of,
    no_dialog,
    press,
    texts,
)
from tests.ui.conftest import Shop, shop_in
from tests.ui.desk import (
    KEY,
    LOCAL,
    PRODUCTION,
    SHOP,
    STAGING,
    Desk,
    choose,
    key_field,
    production,
    staging,
)


async def test_a_value_preset_by_policy_is_shown_as_such_and_not_copied(
    shop: Shop, tmp_path: Path
) -> None:
    preset = f"[deployments]\nproduction={SHOP}\n[list]\nanimals_per_request=40\n"
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open()
    assert production(form).text() == SHOP
    assert line_about(production(form)) == "Set by IT; you can change it."
    assert by_name(form, QSpinBox, "Animals per request").value() == 40
    fill(key_field(form), KEY)
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))
    assert desk.reopened().is_preset(schema.address_of(PRODUCTION))


@pytest.mark.parametrize(
    "lock",
    [
        "[policy]\nlocked=deployments/active,deployments/production,add/undo_seconds\n",
        "[locked]\ndeployments\\active=1\ndeployments\\production=1\nadd\\undo_seconds=1",
    ],
)
async def test_a_value_locked_by_policy_is_shown_as_locked_and_cannot_be_changed(
    shop: Shop, tmp_path: Path, lock: str
) -> None:
    preset = f"[deployments]\nactive=production\nproduction={SHOP}\n[add]\nundo_seconds=20\n{lock}"
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open()
    undo = by_name(form, QSpinBox, "Time to undo an add")
    assert (undo.value(), undo.isReadOnly(), line_about(undo)) == (20, True, "Locked by IT.")
    assert undo.lineEdit().width() > undo.width() / 2  # so that its value is visible
    assert production(form).isReadOnly()
    assert line_about(production(form)) == "Locked by IT."
    deployment = by_name(form, QComboBox, "Deployment")
    assert not deployment.isEnabled()
    assert line_about(deployment) == "The shop's own catalogue. Locked by IT."
    assert not by_name(form, QSpinBox, "Animals per request").isReadOnly()
    by_name(form, QSpinBox, "Animals per request").setValue(40)
    fill(key_field(form), KEY)
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert desk.preferences.get(schema.ANIMALS_PER_REQUEST) == 40
    assert desk.preferences.get(schema.UNDO_SECONDS) == 20


@pytest.mark.parametrize(
    "preset", ["[policy]\nlocked=deployments/active\n", "[policy]\ndeployments=production\n"]
)
async def test_the_stored_key_is_shown_if_policy_allows_only_one_deployment(
    shop: Shop, tmp_path: Path, preset: str
) -> None:
    desk = Desk(shop, tmp_path, f"[deployments]\nactive=production\n{preset}")
    await desk.store_key(PRODUCTION, SHOP, KEY)
    form = await desk.open()
    assert key_field(form).text() == KEY
    by_name(form, QSpinBox, "Animals per request").setValue(40)
    await desk.save(form)
    assert desk.tested == []


async def test_a_locked_address_that_is_wrong_is_for_it_to_put_right(
    shop: Shop, tmp_path: Path
) -> None:
    preset = "[deployments]\nactive=production\nproduction=https://shop.example/v2\n"
    desk = Desk(shop, tmp_path, f"{preset}[policy]\nlocked=deployments/production\n")
    form = await desk.open()
    told = "The address that IT set is missing or wrong. Tell IT."
    press(form, "Test connection")
    assert line_about(production(form)) == told
    assert label(form, "answer") == told
    assert not production(form).hasFocus()
    by_name(form, QSpinBox, "Time to undo an add").setValue(5)  # may be changed all the same
    await desk.save(form)
    assert desk.preferences.get(schema.UNDO_SECONDS) == 5
    assert desk.tested == []


async def test_an_address_that_nobody_can_choose_is_not_asked_for(
    shop: Shop, tmp_path: Path
) -> None:
    preset = f"[deployments]\nactive=production\nproduction={SHOP}\n"
    desk = Desk(shop, tmp_path, f"{preset}[policy]\nlocked=deployments/active\n")
    form = await desk.open()
    assert is_there(form, QLineEdit, "Production address")
    assert not is_there(form, QLineEdit, "Staging address")


async def test_the_focus_is_on_the_first_field_that_can_be_changed(
    shop: Shop, tmp_path: Path
) -> None:
    preset = (
        f"[deployments]\nactive=production\nproduction={SHOP}\n[policy]\n"
        "deployments=production\nlocked=deployments/production\n"
    )
    form = await Desk(shop, tmp_path, preset).open()
    assert form.focusWidget() is key_field(form)


async def test_a_permission_that_only_it_can_give_is_not_asked_for(
    shop: Shop, tmp_path: Path
) -> None:
    name = "Production address: use this address even though it is not encrypted"
    marked = "http://shop.lan"
    preset = (
        f"[deployments]\nproduction={marked}/v1\nproduction_unencrypted={marked}\n[policy]\n"
        "locked=deployments/production_unencrypted\n"
    )
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open()
    assert by_name(form, QCheckBox, name).isChecked()
    assert not by_name(form, QCheckBox, name).isEnabled()
    fill(production(form), "http://other.lan/v1")
    fill(key_field(form), KEY)
    assert not is_there(form, QCheckBox, name)
    press(form, "Save")
    assert line_about(production(form)).startswith("Not encrypted: ")
    assert desk.saved == []
    await desk.wait_until_idle()


async def test_only_deployments_offered_by_policy_can_be_chosen(shop: Shop, tmp_path: Path) -> None:
    desk = Desk(shop, tmp_path, "[policy]\ndeployments=local,staging\n")
    form = await desk.open(PRODUCTION)
    deployment = by_name(form, QComboBox, "Deployment")
    words = [deployment.itemText(index) for index in range(deployment.count())]
    assert words == ["This computer", "Staging"]
    assert deployment.currentText() == "This computer"


async def test_nothing_opens_the_add_dialog_if_policy_forbids_adding(theme: Theme) -> None:
    async with shop_in(theme, may_add=False) as shop:
        add = by_name(shop.window, QPushButton, "Add animal")
        assert not add.isEnabled()
        why = "IT has made this catalogue read-only."
        assert add.accessibleDescription() == why
        assert add.toolTip() == why
        assert name_of(shop.contents.central.banner) == why
        [file] = [one for one in shop.window.findChildren(QMenu) if one.title() == "&File"]
        entries = [one.text() for one in file.actions() if one.isVisible()]
        assert entries[:2] == ["Add animal", why]
        await shop.serve(FakeGateway())
        assert texts(shop.contents.central.empty) == ["No animals yet", why]
        key(shop.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert no_dialog(shop.window)
        await shop.serve(FakeGateway([Pet(1, "Ada", 1)]))
        shop.table.setFocus()
        key(shop.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert no_dialog(shop.window)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
async def test_the_icon_of_a_button_that_policy_disables_can_be_seen(
    theme: Theme, scheme: Scheme
) -> None:
    theme.set_scheme(scheme)
    async with shop_in(theme, may_add=False) as shop:
        add = by_name(shop.window, QPushButton, "Add animal")
        icon = QRect(3, 3, 30, add.height() - 6)  # left of the text
        picture = add.grab(icon).toImage()
        inks = {
            picture.pixelColor(x, y).name()
            for x in range(picture.width())
            for y in range(picture.height())
        }
        assert max(contrast(ink, theme.colours.hover) for ink in inks) >= MARK_MIN
    theme.set_scheme(Scheme.SYSTEM)


async def test_addresses_and_keys_that_policy_does_not_offer_are_not_asked_for(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(
        shop,
        tmp_path,
        f"[deployments]\nactive=production\nproduction={SHOP}\nstaging=nowhere\n"
        "[policy]\ndeployments=production\n",
    )
    form = await desk.open()
    assert not is_there(form, QLineEdit, "Staging address")
    fill(key_field(form), KEY)
    await desk.save(form)
    assert desk.saved == [PRODUCTION]


async def test_a_computer_with_its_own_catalogue_alone_asks_for_no_address_and_no_key(
    shop: Shop, tmp_path: Path
) -> None:
    desk = Desk(shop, tmp_path, "[policy]\ndeployments=local\n")
    form = await desk.open(LOCAL)
    for name in ("Production address", "Staging address", "API key"):
        assert not is_there(form, QLineEdit, name)
    assert not is_there(form, QPushButton, "Show key")
    await desk.save(form)


async def test_a_locked_address_of_another_deployment_keeps_nobody_from_saving(
    shop: Shop, tmp_path: Path
) -> None:
    preset = "[deployments]\nstaging=nowhere\n[policy]\nlocked=deployments/staging\n"
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open(LOCAL)
    await desk.save(form)
    assert desk.saved == [LOCAL]


async def test_what_it_has_set_is_shown_as_such_until_it_is_changed(
    shop: Shop, tmp_path: Path
) -> None:
    preset = (
        f"[deployments]\nactive=production\nproduction={SHOP}\n"
        "[list]\nanimals_per_request=40\n[add]\nundo_seconds=20\n"
    )
    form = await Desk(shop, tmp_path, preset).open()
    of_it = "Set by IT; you can change it."
    deployment = by_name(form, QComboBox, "Deployment")
    assert line_about(deployment) == f"The shop's own catalogue. {of_it}"
    for name in ("Animals per request", "Time to undo an add"):
        number = by_name(form, QSpinBox, name)
        assert line_about(number) == of_it
        number.setValue(number.value() + 1)
        assert "IT" not in line_about(number)
        number.setValue(number.value() - 1)
        assert line_about(number) == of_it
    choose(form, "Staging")
    assert line_about(deployment) == "A catalogue to try things out in."


async def test_staff_are_not_blamed_for_a_wrong_setting_from_it(shop: Shop, tmp_path: Path) -> None:
    preset = (
        "[deployments]\nactive=moon\nproduction=https://shop.example/v2\nstaging=hallo\n"
        "[list]\nanimals_per_request=400\n[add]\nundo_seconds=soon\n"
    )
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open()
    wrong = "The address that IT set is not valid. Tell IT, or enter the right one."
    for field in (production(form), staging(form)):
        assert line_about(field) == wrong
    for name in ("Animals per request", "Time to undo an add"):
        assert line_about(by_name(form, QSpinBox, name)) == "IT's setting is not valid. Tell IT."
    fill(key_field(form), KEY)
    press(form, "Save")
    assert line_about(production(form)) == wrong
    assert desk.saved == []
    fill(production(form), SHOP)
    await desk.save(form)
    assert desk.saved == [PRODUCTION]  # staff who do not use Staging need not correct it
    assert desk.reopened().is_preset(schema.address_of(STAGING))
