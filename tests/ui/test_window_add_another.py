"""Adding several animals: with Add another, and like one in the list."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox

from petstore_gui.domain.pending_add import Draft
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import (
    answer,
    category_box,
    fill_in,
    name_field,
    open_add_form,
    status_box,
    typed,
)
from tests.support.waiting import eventually
from tests.support.widgets import by_name, click, dialog, line_about, no_dialog, press, type_keys
from tests.ui.adds import STOCK, sent
from tests.ui.conftest import Shop

FINISH_FIRST = "This animal has not been added yet. Add or clear it, then start another one."


async def test_another_animal_like_one_of_the_list_needs_only_a_name(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    shop.contents.add_like(STOCK[0])
    form = await dialog(shop.window, "Add animal")
    assert typed(form) == ("Ada", "3", "Sold")
    type_keys(form, "Eve")
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert sent(gateway) == [NewPet("Eve", 3, PetStatus.SOLD)]


@pytest.mark.parametrize(("status", "chosen"), [(None, "Not stated"), ("lost", "")])
async def test_another_animal_like_one_without_a_known_status(
    shop: Shop, status: str | None, chosen: str
) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.contents.add_like(Pet(9, "Bo", 3, status))
    assert typed(await dialog(shop.window, "Add animal")) == ("Bo", "3", chosen)


async def test_another_animal_like_one_never_replaces_what_is_being_typed(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7", "")
    shop.contents.add_like(STOCK[0])
    assert typed(form) == ("Rex", "7", "")
    assert answer(form) == FINISH_FIRST


async def test_another_animal_like_one_never_replaces_a_draft(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.outbox.drafts.found.emit(Draft("Rex", "7"))
    shop.contents.add_like(STOCK[0])
    form = await dialog(shop.window, "Add animal")
    assert typed(form) == ("Rex", "7", "")
    assert answer(form) == FINISH_FIRST


async def test_add_another_keeps_category_and_status(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7", "Pending")
    click(by_name(form, QCheckBox, "Add another"))
    by_name(form, QCheckBox, "Add another").setChecked(True)
    press(form, "Add")
    await eventually(lambda: shop.message == "Added Rex, ID 4.")
    assert form.isVisible()
    assert name_field(form).text() == ""
    assert line_about(name_field(form)) == ""
    assert category_box(form).currentText() == "7"
    assert status_box(form).currentText() == "Pending"
    assert form.focusWidget() is name_field(form)
    QTest.keyClicks(name_field(form), "Luna")
    press(form, "Add")
    await eventually(lambda: len(sent(gateway)) == 2)
    assert sent(gateway)[1] == NewPet("Luna", 7, PetStatus.PENDING)
    await eventually(lambda: shop.message == "Added Luna, ID 5.")
    press(form, "Cancel")
