"""Adding an animal: from the button to the new row."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QPushButton

from petstore_gui.domain.category import Category
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.interface_limits import INT64_MAX
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NAME_LENGTH_MAX, NewPet, Pet
from petstore_gui.ui.look.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import (
    add_by_form,
    answer,
    category_box,
    fill_in,
    name_field,
    open_add_form,
    status_box,
    typed,
)
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    click,
    click_line,
    dialog,
    fill,
    key,
    label,
    line_about,
    no_dialog,
    paste,
    press,
    selected,
    type_keys,
)
from tests.ui.adds import STOCK, names_and_notes, sent
from tests.ui.conftest import PRODUCTION, STAGING, Shop, shop_in

BLANK = "Enter a name."
NO_CATEGORY = "Enter a category."
NO_SUCH = "No category has this name. Choose one, or create it."
OUT_OF_RANGE = "That number is too long for a category."
NO_STATUS = "Choose a status: it cannot be changed later."
STATUS_NOTE = "It cannot be changed once the animal is added."
CANNOT_BE_SENT = "This name has a character that cannot be sent. Type it again."


@pytest.mark.parametrize(
    ("its_status", "stated"),
    [("Not stated", None), ("Sold", PetStatus.SOLD)],
)
async def test_an_added_animal_is_selected_and_reported(
    shop: Shop, its_status: str, stated: PetStatus | None
) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    gateway.hold()
    await add_by_form(shop.window, "  Rex  ", " 7 ", its_status)
    await eventually(lambda: no_dialog(shop.window))
    assert names_and_notes(shop)[0] == ("Rex", "being added")
    assert selected(shop.table) == [""]
    gateway.release()
    await eventually(lambda: shop.message == "Added Rex, ID 4.")
    assert sent(gateway) == [NewPet("Rex", 7, stated)]
    assert selected(shop.table) == ["4"]
    assert len(names_and_notes(shop)) == 4


async def test_a_person_who_looks_at_another_row_meanwhile_stays_there(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    gateway.hold()
    await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: gateway.is_holding)
    click_line(shop.table, 2)
    gateway.release()
    await eventually(lambda: shop.message == "Added Rex, ID 4.")
    assert selected(shop.table) == ["2"]


@pytest.mark.parametrize(
    ("its_name", "its_category", "about_name", "about_category"),
    [
        ("", "", BLANK, NO_CATEGORY),
        ("   ", "1", BLANK, ""),
        ("Rex", "  ", "", NO_CATEGORY),
        ("Rex", "dogs", "", NO_SUCH),
        ("Rex", str(INT64_MAX + 1), "", OUT_OF_RANGE),
        ("Re\0x", "1", CANNOT_BE_SENT, ""),
    ],
)
async def test_add_pressed_too_early_goes_to_the_first_wrong_field(
    shop: Shop, its_name: str, its_category: str, about_name: str, about_category: str
) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    form = await open_add_form(shop.window)
    name_field(form).setText(its_name)
    category_box(form).setEditText(its_category)
    assert (line_about(name_field(form)), line_about(category_box(form))) == ("", "")
    add = by_name(form, QPushButton, "Add")
    add.setFocus()
    assert add.isEnabled()
    click(add)
    assert line_about(name_field(form)) == about_name
    assert line_about(category_box(form)) == about_category
    assert line_about(status_box(form)) == NO_STATUS
    assert (name_field(form) if about_name else category_box(form)).hasFocus()
    fill_in(form, "Rex", "1", "Sold")
    lines = [line_about(one(form)) for one in (name_field, category_box, status_box)]
    assert lines == ["", "", STATUS_NOTE]
    assert sent(gateway) == []


async def test_a_name_that_is_too_long_is_refused_and_not_cut(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway())
    form = await open_add_form(shop.window)
    fill_in(form, "", "1")
    paste(name_field(form), "x" * 200_000)
    press(form, "Add")
    assert "Shorten it." in line_about(name_field(form))
    paste(name_field(form), "x" * NAME_LENGTH_MAX, replace=True)
    assert line_about(name_field(form)) == ""
    press(form, "Add")
    await eventually(lambda: sent(gateway) == [NewPet("x" * NAME_LENGTH_MAX, 1)])
    await eventually(lambda: len(shop.message) < 100 and shop.message)


async def test_add_another_keeps_category_and_status(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7", "Pending")
    by_name(form, QCheckBox, "Add another").setChecked(True)
    press(form, "Add")
    await eventually(lambda: typed(form) == ("", "7", "Pending"))
    assert form.focusWidget() is name_field(form)
    assert line_about(name_field(form)) == ""
    type_keys(form, "Luna")
    press(form, "Add")
    await eventually(lambda: shop.message == "Added Luna, ID 5.")
    assert sent(gateway) == [
        NewPet("Rex", 7, PetStatus.PENDING),
        NewPet("Luna", 7, PetStatus.PENDING),
    ]
    press(form, "Cancel")
    await eventually(lambda: no_dialog(shop.window))
    assert typed(await open_add_form(shop.window)) == ("", "", "")


async def test_another_animal_like_one_of_the_list_needs_only_a_name(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    click_line(shop.table, 0)
    action(shop.window, "Add another like this").trigger()
    form = await dialog(shop.window, "Add animal")
    assert typed(form) == ("Ada", "3", "Sold")
    type_keys(form, "Eve")
    press(form, "Add")
    await eventually(lambda: sent(gateway) == [NewPet("Eve", 3, PetStatus.SOLD)])
    await eventually(lambda: shop.message == "Added Eve, ID 4.")


async def test_what_is_typed_stays_while_another_deployment_is_opened(shop: Shop) -> None:
    staging, production = FakeGateway(), FakeGateway()
    shop.contents.show_deployment(Deployment.STAGING, "")
    await shop.serve(staging, STAGING)
    form = await open_add_form(shop.window)
    assert label(form, "deployment") == "Staging"
    fill_in(form, "Rex", "12", "Sold")
    shop.contents.show_deployment(Deployment.PRODUCTION, "")
    await shop.serve(production, PRODUCTION)
    assert label(form, "deployment") == "Production"
    assert typed(form) == ("Rex", "12", "Sold")
    press(form, "Add")
    await eventually(lambda: len(sent(production)) == 1)
    assert sent(staging) == []


async def test_a_status_may_be_preset(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    shop.contents.adding.first_status = "available"
    await add_by_form(shop.window, "Rex", "7", "")
    await eventually(lambda: sent(gateway) == [NewPet("Rex", 7, PetStatus.AVAILABLE)])


async def test_the_categories_seen_are_offered(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    form = await open_add_form(shop.window)
    offered = category_box(form).model()
    assert [offered.index(row, 0).data() for row in range(offered.rowCount())] == [
        "Category -1",
        "Category 3",
    ]


async def test_a_hint_shows_one_like_it(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(12, "Rex", 7)]))
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7")
    assert line_about(name_field(form)) == "Like ID 12, 7."
    fill(name_field(form), "Rexa")
    assert line_about(name_field(form)) == ""
    key(name_field(form), Qt.Key.Key_Backspace)
    assert line_about(name_field(form)) == "Like ID 12, 7."
    shop.catalogue.category_names.by_id = {7: Category(7, "Cats")}
    fill(name_field(form), "Rex")
    assert line_about(name_field(form)) == "Like ID 12, Cats."


async def test_what_cannot_be_written_down_stays_in_the_dialog(
    theme: Theme, tmp_path: Path
) -> None:
    (tmp_path / "outbox.sqlite").mkdir()
    gateway = FakeGateway()
    async with shop_in(theme, tmp_path) as shop:
        form = await add_by_form(shop.window, "Rex", "7")
        await eventually(lambda: answer(form).startswith("Petstore is not connected"))
        await shop.serve(gateway)
        press(form, "Add")
        await eventually(lambda: answer(form).startswith("Nothing can be added"))
        assert typed(form) == ("Rex", "7", "Not stated")
        (tmp_path / "outbox.sqlite").rmdir()
        press(form, "Add")
        assert not by_name(form, QPushButton, "Add").isEnabled()
        await eventually(lambda: shop.ids == ["1"])
        assert no_dialog(shop.window)
    assert sent(gateway) == [NewPet("Rex", 7)]
