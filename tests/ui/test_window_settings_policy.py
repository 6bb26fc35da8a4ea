"""What IT has preset or locked, in the settings dialog."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QMenu, QPushButton, QSpinBox

from petstore_gui.domain.pets import Pet
from petstore_gui.settings import schema
from petstore_gui.ui.look.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.widgets import (
    by_name,
    fill,
    key,
    line_about,
    name_of,
    no_dialog,
    press,
    texts,
)
from tests.ui.conftest import Shop, shop_in
from tests.ui.desk import (
    KEY,
    PRODUCTION,
    SHOP,
    Desk,
    address,
    key_field,
)

OF_IT = "Set by IT; you can change it."
UNDO = "Time to undo an add, in seconds"


async def test_a_preset_value_is_shown_as_such_until_it_is_changed_and_not_copied(
    shop: Shop, tmp_path: Path
) -> None:
    preset = f"[deployments]\nproduction={SHOP}\n[list]\nanimals_per_request=40\n"
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open()
    press(form, "More")
    assert (address(form).text(), line_about(address(form))) == (SHOP, OF_IT)
    number = by_name(form, QSpinBox, "Animals per request")
    assert (number.value(), line_about(number)) == (40, OF_IT)
    fill(key_field(form), KEY)
    await desk.save(form)
    assert desk.reopened().is_preset(schema.address_of(PRODUCTION))


@pytest.mark.parametrize(
    "lock",
    [
        "[policy]\nlocked=deployments/active,deployments/production,add/undo_seconds\n",
        "[locked]\ndeployments\\active=1\ndeployments\\production=1\nadd\\undo_seconds=1",
    ],
)
async def test_a_locked_value_is_shown_as_locked_and_cannot_be_changed(
    shop: Shop, tmp_path: Path, lock: str
) -> None:
    preset = f"[deployments]\nactive=production\nproduction={SHOP}\n[add]\nundo_seconds=20\n{lock}"
    desk = Desk(shop, tmp_path, preset)
    form = await desk.open()
    assert form.focusWidget() is key_field(form)
    press(form, "More")
    for field in (address(form), by_name(form, QSpinBox, UNDO)):
        assert (field.isReadOnly(), line_about(field)) == (True, "Locked by IT.")
    deployment = by_name(form, QComboBox, "Deployment")
    assert (deployment.isEnabled(), line_about(deployment)) == (False, "Locked by IT.")
    by_name(form, QSpinBox, "Animals per request").setValue(40)
    fill(key_field(form), KEY)
    await desk.save(form)
    assert desk.saved == [PRODUCTION]
    assert desk.preferences.get(schema.ANIMALS_PER_REQUEST) == 40
    assert desk.preferences.get(schema.UNDO_SECONDS) == 20


async def test_a_wrong_address_of_it_is_for_it_to_put_right(shop: Shop, tmp_path: Path) -> None:
    preset = "[deployments]\nactive=production\nproduction=https://shop.example/v2\n"
    desk = Desk(shop, tmp_path, f"{preset}[policy]\nlocked=deployments/production\n")
    form = await desk.open()
    await desk.press_and_wait(form, "Test connection")
    assert line_about(address(form)) == "The address that IT set is missing or wrong. Tell IT."
    press(form, "More")
    by_name(form, QSpinBox, UNDO).setValue(7)  # may be changed all the same
    await desk.save(form)
    assert desk.preferences.get(schema.UNDO_SECONDS) == 7
    assert desk.tested == []


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
        assert entries[:2] == ["&Add animal", why]
        await shop.serve(FakeGateway())
        assert texts(shop.contents.central.empty) == ["No animals yet", why]
        key(shop.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert no_dialog(shop.window)
        await shop.serve(FakeGateway([Pet(1, "Ada", 1)]))
        shop.table.setFocus()
        key(shop.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert no_dialog(shop.window)
