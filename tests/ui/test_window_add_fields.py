"""The fields of the dialog for a new animal: what they take, offer and refuse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pending_add import Draft
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import (
    add_by_form,
    category_box,
    fill_in,
    name_field,
    open_add_form,
    status_box,
    type_category,
    typed,
)
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    click,
    fill,
    key,
    line_about,
    no_dialog,
    paste,
    press,
    press_key,
    turn_wheel,
    type_keys,
)
from tests.ui.adds import STOCK, sent
from tests.ui.conftest import Shop

BLANK = "Enter a name."
NO_CATEGORY = "Enter the number of a category."
NO_NUMBER = "A category is a whole number."
OUT_OF_RANGE = "That number is too long for a category."
NO_STATUS = "Choose a status: it cannot be changed later."
STATUS_NOTE = "It cannot be changed once the animal is added."
CANNOT_BE_SENT = "This name has a character that cannot be sent. Type it again."


@pytest.mark.parametrize(
    ("its_name", "its_category", "about_name", "about_category", "focus"),
    [
        ("", "", BLANK, NO_CATEGORY, "Name"),
        ("   ", "1", BLANK, "", "Name"),
        ("Rex", "", "", NO_CATEGORY, "Category"),
        ("Rex", "  ", "", NO_CATEGORY, "Category"),
        ("Rex", "dogs", "", NO_NUMBER, "Category"),
        ("Rex", "1.5", "", NO_NUMBER, "Category"),
        ("Rex", "1 2", "", NO_NUMBER, "Category"),
        ("Rex", "0x1", "", NO_NUMBER, "Category"),
        ("Rex", "١٢", "", NO_NUMBER, "Category"),
        ("Rex", "5·6", "", NO_NUMBER, "Category"),
        ("Rex", str(INT64_MAX + 1), "", OUT_OF_RANGE, "Category"),
        ("Rex", str(INT64_MIN - 1), "", OUT_OF_RANGE, "Category"),
        ("Rex", "9" * 5_000, "", OUT_OF_RANGE, "Category"),
        ("Re\0x", "1", CANNOT_BE_SENT, "", "Name"),
    ],
)
async def test_add_focuses_the_first_invalid_field(
    shop: Shop, its_name: str, its_category: str, about_name: str, about_category: str, focus: str
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    name_field(form).setText(its_name)
    category_box(form).setEditText(its_category)
    add = by_name(form, QPushButton, "Add")
    add.setFocus()
    assert add.isEnabled()
    click(add)
    assert line_about(name_field(form)) == about_name
    assert line_about(category_box(form)) == about_category
    wrong = name_field(form) if focus == "Name" else category_box(form)
    focused = form.focusWidget()
    assert focused is not None
    assert wrong in (focused, focused.parentWidget())
    assert sent(gateway) == []


@pytest.mark.parametrize(
    ("text", "number"),
    [
        (str(INT64_MAX), INT64_MAX),
        (str(INT64_MIN), INT64_MIN),
        ("9007199254740993", 2**53 + 1),
        ("-0", 0),
        ("+7", 7),
        ("007", 7),
    ],
)
async def test_a_category_may_be_any_int64(shop: Shop, text: str, number: int) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    await add_by_form(shop.window, "Rex", text)
    await eventually(lambda: no_dialog(shop.window))
    assert sent(gateway) == [NewPet("Rex", number)]
    assert shop.table.model().index(0, 2).data() == str(number)


async def test_a_field_shows_its_problem_only_after_it_was_left_and_then_at_every_edit(
    shop: Shop,
) -> None:
    await shop.serve(FakeGateway())
    form = await open_add_form(shop.window)
    assert line_about(name_field(form)) == ""
    fill(name_field(form), "R")
    key(name_field(form), Qt.Key.Key_Backspace)
    type_category(form, "x")
    assert line_about(category_box(form)) == ""
    name_field(form).setFocus()
    assert line_about(category_box(form)) == NO_NUMBER
    type_category(form, "5")
    assert line_about(category_box(form)) == ""


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
async def test_after_clear_the_next_name_is_typed_and_nothing_is_reproached(
    shop: Shop, way: str
) -> None:
    await shop.serve(FakeGateway())
    form = await open_add_form(shop.window)
    fill_in(form, "Zed", "x", "Sold")
    clear = by_name(form, QPushButton, "Clear")
    if way == "mouse":
        click(clear)
    else:
        clear.setFocus(Qt.FocusReason.TabFocusReason)
        press_key(form, Qt.Key.Key_Space)
    fields = name_field(form), category_box(form), status_box(form)
    assert [line_about(field) for field in fields] == ["", "", STATUS_NOTE]
    await eventually(lambda: name_field(form).hasFocus())
    type_keys(form, "Abby")
    assert typed(form) == ("Abby", "", "")
    press(form, "Clear")
    press(form, "Cancel")


async def test_a_name_of_ten_thousand_characters_is_sent_whole(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    long = "Ab" * 5_000
    fill_in(form, "", "1")
    name_field(form).setText(long)
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert sent(gateway) == [NewPet(long, 1)]
    assert len(shop.message) < 100


@pytest.mark.parametrize("pasted", ["Ab" * 35_000, "\N{DOG FACE}" * 35_000])
async def test_a_pasted_name_that_is_too_long_is_kept_and_refused_with_its_length(
    shop: Shop, pasted: str
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "1")
    paste(name_field(form), pasted)
    press(form, "Add")
    whole = f"Rex{pasted}"
    words = f"That name has {len(whole):,} characters; the most is 32,767. Shorten it."
    assert line_about(name_field(form)) == words
    assert name_field(form).text() == whole
    assert sent(gateway) == []
    paste(name_field(form), "Rex", replace=True)
    assert line_about(name_field(form)) == ""
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert sent(gateway) == [NewPet("Rex", 1)]


@pytest.mark.parametrize("replace", [False, True])
async def test_a_text_too_long_for_any_field_is_not_put_in(shop: Shop, *, replace: bool) -> None:
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "1")
    paste(name_field(form), "Ab" * 60_000, replace=replace)
    words = "That text has more than 100,000 characters, so it was not inserted."
    await eventually(lambda: line_about(name_field(form)) == words)
    assert name_field(form).text() == "Rex"
    type_keys(form, "y")
    assert line_about(name_field(form)) == ""


async def test_categories_are_offered_with_their_number_of_animals(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    offered = category_box(form).model()
    assert [offered.index(row, 0).data() for row in range(offered.rowCount())] == [
        "-1  ·  1 animal",
        "3  ·  2 animals",
    ]
    assert category_box(form).currentText() == ""
    fill_in(form, "Rex", "")
    category_box(form).setFocus()
    key(category_box(form), Qt.Key.Key_Down)
    key(category_box(form), Qt.Key.Key_Down)
    assert category_box(form).currentText() == "3"
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert sent(gateway) == [NewPet("Rex", 3)]


async def test_add_asks_for_a_status_until_one_is_chosen(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    box = status_box(form)
    offered = [box.itemText(row) for row in range(box.count())]
    assert offered == ["Available", "Pending", "Sold", "Not stated"]
    assert line_about(box) == STATUS_NOTE
    fill_in(form, "Rex", "7", "")
    press(form, "Add")
    assert line_about(box) == NO_STATUS
    assert form.focusWidget() is box
    assert sent(gateway) == []
    press_key(form, Qt.Key.Key_Down)
    assert line_about(box) == STATUS_NOTE
    press_key(form, Qt.Key.Key_Return)
    await eventually(lambda: no_dialog(shop.window))
    assert sent(gateway) == [NewPet("Rex", 7, PetStatus.AVAILABLE)]


async def test_it_may_preset_the_status(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    shop.outbox.drafts.blank = Draft(status="available")
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7", "")
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert sent(gateway) == [NewPet("Rex", 7, PetStatus.AVAILABLE)]


async def test_the_mouse_wheel_changes_no_field(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "3", "Sold")
    name_field(form).setFocus()
    for box in (category_box(form), status_box(form)):
        turn_wheel(box)
        assert typed(form) == ("Rex", "3", "Sold")
        assert form.focusWidget() is name_field(form)
        box.setFocus()
        turn_wheel(box)
        name_field(form).setFocus()
    assert typed(form) == ("Rex", "3", "Sold")
