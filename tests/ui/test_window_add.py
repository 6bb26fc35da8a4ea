"""Adding an animal: from the button to the new row."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTableView,
)

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import KeyNotAccepted, NotValid, ServiceFailed, TooBusy
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import OutcomeUnknown, RequestError, ServiceError
from petstore_gui.domain.limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pending_add import Draft
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import (
    add_by_form,
    answer,
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
    action,
    by_name,
    click,
    click_line,
    dialog,
    fill,
    is_there,
    key,
    label,
    line_about,
    no_dialog,
    paste,
    press,
    press_key,
    selected,
    texts,
    turn_wheel,
    type_keys,
)
from tests.ui.adds import (
    NOTHING_NEW,
    UNREAD,
    default_button,
    names_of,
    no_adds_open,
    open_adds,
    press_enabled,
    sent,
)
from tests.ui.conftest import PRODUCTION, STAGING, Shop

BLANK = "Enter a name."
NO_CATEGORY = "Enter the number of a category."
NO_NUMBER = "A category is a whole number."
OUT_OF_RANGE = "That number is too long for a category."
NO_STATUS = "Choose a status: it cannot be changed later."
FINISH_FIRST = "This animal has not been added yet. Add or clear it, then start another one."
STATUS_NOTE = "It cannot be changed once the animal is added."
CANNOT_BE_SENT = "This name has a character that cannot be sent. Type it again."

STOCK = [Pet(1, "Ada", 3, "sold"), Pet(2, "Bo", 3), Pet(3, "Cleo", -1, "available")]


@pytest.mark.parametrize(
    ("its_status", "stated"),
    [
        ("Not stated", None),
        ("Available", PetStatus.AVAILABLE),
        ("Pending", PetStatus.PENDING),
        ("Sold", PetStatus.SOLD),
    ],
)
async def test_an_added_animal_is_selected_and_reported(
    shop: Shop, its_status: str, stated: PetStatus | None
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    assert status_box(form).currentText() == ""
    fill_in(form, "  Rex  ", " 7 ", its_status)
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert sent(gateway) == [NewPet("Rex", 7, stated)]
    assert selected(shop.table) == ["4"]
    assert shop.message == "Added Rex, ID 4."
    assert shop.completeness == "4 animals, 1 added here"


async def test_the_keyboard_alone_adds_an_animal(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    action(shop.window, "Add animal").trigger()
    form = await dialog(shop.window, "Add animal")
    await eventually(form.isActiveWindow)
    assert form.focusWidget() is name_field(form)
    type_keys(form, "Rex")
    press_key(form, Qt.Key.Key_Tab)
    type_keys(form, "12")
    press_key(form, Qt.Key.Key_Tab)
    press_key(form, Qt.Key.Key_Down)
    press_key(form, Qt.Key.Key_Return)
    await eventually(lambda: no_dialog(shop.window))
    assert sent(gateway) == [NewPet("Rex", 12, PetStatus.AVAILABLE)]


async def test_enter_on_cancel_adds_nothing(shop: Shop) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "12")
    by_name(form, QPushButton, "Cancel").setFocus()
    press_key(form, Qt.Key.Key_Return)
    await eventually(lambda: no_dialog(shop.window))
    assert not sent(gateway)


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


@pytest.mark.parametrize(
    "error",
    [
        NotValid(400, ServiceError("bad_name", "It is <i>odd</i>")),
        NotValid(422),
        KeyNotAccepted(401),
        ServiceFailed(500),
        TooBusy(429),
        NotReached(),
    ],
)
async def test_a_refused_add_keeps_every_field_and_shows_why(
    shop: Shop, error: RequestError
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7", "Sold")
    gateway.fail_next("add", error)
    press(form, "Add")
    await eventually(lambda: answer(form))
    if error.said.message:
        assert answer(form) == 'Not added: "It is <i>odd</i>"'
    else:
        assert answer(form) == f"Not added. {error.sentence.format(**error.fields())}"
    assert shop.message == f"Rex: {answer(form)}"
    assert typed(form) == ("Rex", "7", "Sold")
    for control in (
        name_field(form),
        category_box(form),
        status_box(form),
        by_name(form, QPushButton, "Add"),
    ):
        assert control.isEnabled()
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    assert selected(shop.table) == ["4"]


@pytest.mark.parametrize(
    ("said", "field", "words"),
    [
        ("name: <i>no</i>", "Name", 'The service says: "<i>no</i>"'),
        ("categoryId: there is no category 7", "Category", 'says: "there is no category 7"'),
        ("category.id must be 1 to 6", "Category", 'The service says: "must be 1 to 6"'),
        ("status: not for sale", "Status", 'The service says: "not for sale"'),
    ],
)
async def test_a_reason_about_a_field_is_beside_it_and_the_focus_goes_there(
    shop: Shop, said: str, field: str, words: str
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", NotValid(422, ServiceError("invalid", said)))
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: answer(form))
    assert answer(form) == f"Not added: the service did not accept the {field.lower()}."
    find = {"Name": name_field, "Category": category_box, "Status": status_box}[field]
    control = find(form)
    assert line_about(control).endswith(words)
    assert control.hasFocus()
    assert words.partition(": ")[2] in shop.message
    if field == "Status":
        status_box(form).setCurrentText("Available")
    else:
        type_keys(form, "8")
    assert "says" not in line_about(control)
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))


async def test_while_sending_the_fields_are_disabled_and_a_double_click_sends_once(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.hold()
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7")
    add = by_name(form, QPushButton, "Add")
    click(add)
    QTest.mouseDClick(add, Qt.MouseButton.LeftButton)
    press_key(form, Qt.Key.Key_Return)
    await eventually(lambda: sent(gateway))
    assert by_name(form, QPushButton, "Adding…") is add
    for control in (name_field(form), category_box(form), status_box(form), add):
        assert not control.isEnabled()
    gateway.release()
    await eventually(lambda: no_dialog(shop.window))
    assert len(sent(gateway)) == 1
    assert len(gateway.pets) == 1


async def test_the_dialog_shows_for_how_long_it_waits_and_then_what_became_of_it(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", NotValid(422, ServiceError("invalid", "no")))
    gateway.hold()
    form = await add_by_form(shop.window, "Rex", "7")
    waiting = "Waiting for the service for up to 30 seconds…"
    await eventually(lambda: answer(form) == waiting, 30)
    gateway.release()
    await eventually(lambda: answer(form) == 'Not added: "no"')
    gateway.hold()
    press(form, "Add")
    assert answer(form) == ""
    await eventually(lambda: answer(form) == waiting, 30)
    gateway.release()
    await eventually(lambda: no_dialog(shop.window))


@pytest.mark.parametrize("leave", ["Esc", "Close"])
async def test_an_add_finishes_after_its_dialog_is_closed_and_is_reported(
    shop: Shop, leave: str
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.hold()
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: sent(gateway))
    if leave == "Esc":
        key(form, Qt.Key.Key_Escape)
    else:
        press(form, "Close")
    assert no_dialog(shop.window)
    gateway.release()
    await eventually(lambda: shop.message == "Added Rex, ID 4.")
    assert selected(shop.table) == ["4"]


async def test_an_add_that_fails_in_the_background_does_not_change_a_newer_dialog(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.hold()
    gateway.fail_next("add", NotValid(400))
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: sent(gateway))
    key(form, Qt.Key.Key_Escape)
    newer = await open_add_form(shop.window)
    fill_in(newer, "Luna", "8")
    gateway.release()
    await eventually(lambda: shop.message.startswith("Rex: "))
    assert answer(newer) == ""
    assert name_field(newer).text() == "Luna"
    key(newer, Qt.Key.Key_Escape)


async def test_an_add_that_succeeds_in_the_background_does_not_take_the_focus_from_a_newer_dialog(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.hold()
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: sent(gateway))
    key(form, Qt.Key.Key_Escape)
    newer = await open_add_form(shop.window)
    fill_in(newer, "Luna", "8")
    gateway.release()
    await eventually(lambda: shop.message == "Added Rex, ID 4.")
    assert newer.isVisible()
    assert newer.isActiveWindow()
    key(newer, Qt.Key.Key_Escape)


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


async def test_an_added_animal_is_shown_despite_the_filter_with_a_message(
    shop: Shop,
) -> None:
    gateway = FakeGateway([Pet(place, f"pet {place}", 1, "sold") for place in range(90)])
    await shop.serve(gateway)
    press(shop.window, "Sold")
    await add_by_form(shop.window, "Rex", "7", "Available")
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message == (
        "Added Rex, ID 90. The filter or search would hide it; it is shown for now."
    )
    assert selected(shop.table) == ["90"]
    line = shop.table.visualRect(shop.table.currentIndex())
    assert shop.table.viewport().rect().contains(line.center())
    await shop.refresh()
    assert "90" in shop.ids
    press(shop.window, "Pending")
    press(shop.window, "Sold")
    assert "90" not in shop.ids


async def test_an_added_animal_is_scrolled_to(shop: Shop) -> None:
    gateway = FakeGateway([Pet(place, f"pet {place}", 1) for place in range(300)])
    await shop.serve(gateway)
    await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: no_dialog(shop.window))
    line = shop.table.visualRect(shop.table.currentIndex())
    assert shop.table.currentIndex().siblingAtColumn(0).data() == "300"
    assert shop.table.viewport().rect().contains(line.center())
    assert shop.window.focusWidget() is shop.table


async def test_if_the_service_stores_something_else_both_are_shown(shop: Shop) -> None:
    gateway = FakeGateway()
    gateway.keep_as(name="REX", category_id=8, status=None)
    await shop.serve(gateway)
    await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message == (
        "Rex needs a look: you entered Rex / 7 / Sold;"
        " the service saved REX / 8 / Not stated, ID 1."
    )
    assert label(shop.window, "message") == shop.message
    assert selected(shop.table) == ["1"]


@pytest.mark.parametrize("honours_key", [True, False])
async def test_an_answer_about_another_animal_is_never_told_as_added(
    shop: Shop, *, honours_key: bool
) -> None:
    gateway = FakeGateway(honours_key=honours_key)
    gateway.keep_as(name="Luna", category_id=8)
    await shop.serve(gateway)
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))
    assert shop.message.startswith("We can't tell whether Rex was added.")
    assert not any("Added" in one.text for one in shop.log.messages)
    press(form, "Close" if is_there(form, QPushButton, "Close") else "Cancel")


async def test_an_answer_with_an_animal_that_was_listed_before_is_never_told_as_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway([Pet(4, "Rex", 7, "sold")], honours_key=False)
    gateway.keep_as(id=4)
    await shop.serve(gateway)
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))
    assert not any("Added" in one.text for one in shop.log.messages)


async def test_a_lost_answer_is_retried_if_the_service_honours_keys(shop: Shop) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await shop.serve(gateway)
    await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message == "Added Rex, ID 1."
    assert len(sent(gateway)) == 2
    assert list(gateway.pets.values()) == [Pet(1, "Rex", 7)]
    await shop.wait_until_loaded()


LIKELY = "Very likely Rex was added as {}: that one is new in the list."


async def lose(shop: Shop, gateway: FakeGateway, *, is_acted_on: bool) -> QDialog:
    """Add Rex, whose answer is lost, and wait until the list was searched."""
    if is_acted_on:
        gateway.lose_next_answer(OutcomeUnknown())
    else:
        gateway.fail_next("add", OutcomeUnknown())
    await shop.serve(gateway)
    form = await add_by_form(shop.window, "Rex", "7")
    words = LIKELY.format(1) if is_acted_on else NOTHING_NEW
    await eventually(lambda: answer(form).endswith(words))
    return form


async def test_an_animal_that_appeared_in_the_list_is_not_sent_again(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=True)
    assert default_button(form) == "It is there"
    assert not is_there(form, QPushButton, "Add")
    assert not by_name(form, QPushButton, "Send again").isEnabled()
    for _ in range(6):
        press_key(form, Qt.Key.Key_Return)
        click(by_name(form, QPushButton, "Send again"))
    await press_enabled(form, "It is there")
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: no_adds_open(shop))
    assert len(gateway.pets) == 1
    assert shop.message == "Rex is there, so it counts as added."


async def test_an_animal_that_appears_after_the_search_is_not_sent_again(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    await eventually(lambda: len(shop.tasks) == 0)
    await eventually(lambda: by_name(form, QPushButton, "Send again").isEnabled())
    gateway.pets[9] = Pet(9, "Rex", 7)
    press(form, "Send again")
    await eventually(lambda: answer(form).endswith(LIKELY.format(9)))
    assert default_button(form) == "It is there"
    assert list(gateway.pets) == [9]
    press(form, "Close" if is_there(form, QPushButton, "Close") else "Cancel")


async def test_without_keys_only_the_user_sends_the_same_animal_again(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    assert typed(form) == ("Rex", "7", "Not stated")
    await press_enabled(form, "Send again")
    await eventually(lambda: no_dialog(shop.window))
    assert len(gateway.pets) == 1
    assert no_adds_open(shop)


@pytest.mark.parametrize("way", ["Return", "double click"])
async def test_presses_that_were_meant_for_the_first_sending_send_nothing(
    shop: Shop, way: str
) -> None:
    gateway = FakeGateway(honours_key=False)
    for _ in range(9):
        gateway.lose_next_answer(OutcomeUnknown())
    await shop.serve(gateway)
    form = await open_add_form(shop.window)
    fill_in(form, "Rex", "7")
    add = by_name(form, QPushButton, "Add")
    for _ in range(30):
        if way == "Return":
            press_key(form, Qt.Key.Key_Return)
        else:
            QTest.mouseDClick(form, Qt.MouseButton.LeftButton, pos=add.geometry().center())
        await asyncio.sleep(0)
    press(form, "Add") if is_there(form, QPushButton, "Add") else None
    await eventually(lambda: "Very likely" in answer(form) or no_dialog(shop.window))
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(sent(gateway)) == 1


async def test_the_list_can_be_checked_and_the_animal_marked_from_the_dialog(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    await eventually(lambda: len(shop.tasks) == 0)
    assert default_button(form) == "Check the list"
    gateway.pets[9] = Pet(9, "Rex", 7)
    press_key(form, Qt.Key.Key_Return)
    await eventually(lambda: answer(form).endswith(LIKELY.format(9)))
    gateway.fail_next("list", NotReached())
    await press_enabled(form, "It is there")
    await eventually(lambda: no_dialog(shop.window))


async def test_where_the_list_cannot_be_read_nothing_is_sent_again(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    await shop.wait_until_loaded()
    gateway.fail_next("list", NotReached())
    await press_enabled(form, "Send again")
    await eventually(lambda: answer(form) == UNREAD)
    assert len(sent(gateway)) == 1
    press(form, "Cancel")


async def test_an_edited_animal_waits_until_the_lost_add_is_settled(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    fill(name_field(form), "Rexine")
    assert default_button(form) == "Check the list"
    for button in form.findChildren(QPushButton):
        assert not button.isVisible() or button.width() >= button.sizeHint().width()
    press(form, "Add this instead")
    await eventually(lambda: no_dialog(shop.window))
    adds = await open_adds(shop)
    assert names_of(adds) == ["Rex", "Rexine"]
    assert sent(gateway) == [NewPet("Rex", 7)]
    await press_enabled(adds, "Discard")
    await eventually(lambda: shop.message == "Added Rexine, ID 1.")
    await eventually(lambda: names_of(adds) == [])
    assert label(adds, "addWords") == "All adds are finished."
    press(adds, "Close")
    assert no_adds_open(shop)


async def test_an_edited_animal_needs_a_decision_if_the_lost_add_succeeded(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=True)
    fill(name_field(form), "Rexine")
    press(form, "Add this instead")
    await eventually(lambda: no_dialog(shop.window))
    adds = await open_adds(shop)
    await press_enabled(adds, "It is there")
    await eventually(lambda: names_of(adds) == ["Rexine"])
    words = "Rexine was not sent: the animal it was meant to replace was added after all."
    await eventually(lambda: shop.message == words)
    assert len(gateway.pets) == 1
    click_line(by_name(adds, QTableView, "Unfinished adds"), 0)
    await press_enabled(adds, "Send")
    await eventually(lambda: shop.message == "Added Rexine, ID 2.")
    press(adds, "Close")


async def test_after_a_lost_answer_a_new_animal_in_the_list_is_reported_as_very_likely_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway([Pet(4, "Rex", 7), Pet(5, "Rex", 7, "sold")], honours_key=False)
    await shop.serve(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7")
    words = LIKELY.format(6)
    await eventually(lambda: answer(form) == words)
    assert shop.message == words
    await shop.wait_until_loaded()
    assert shop.ids[1:] == ["4", "5", "6"]


async def test_after_a_lost_answer_the_list_of_the_chosen_status_is_searched(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK, honours_key=False)
    await shop.serve(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: answer(form).endswith(LIKELY.format(4)))


async def test_an_animal_that_may_have_been_there_before_is_not_reported_as_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway([Pet(4, "Ada", 3), Pet(5, "Rex", 7)], page_size=1, honours_key=False)
    gateway.hold(after=1)
    shop.open(gateway)
    await eventually(lambda: shop.ids == ["4"])
    shop.catalogue.stop()
    gateway.release()
    gateway.fail_next("add", OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7")
    words = "An animal just like it is in the list: 5. It may have been there before."
    unknown = "We can't tell whether Rex was added."
    await eventually(lambda: answer(form) == f"{unknown} {words}")
    await shop.wait_until_loaded()


async def test_a_new_animal_is_recognised_in_a_cut_list_known_by_status(shop: Shop) -> None:
    stock = [Pet(place, f"pet {place}", 1, "pending") for place in range(3)]
    gateway = FakeGateway(stock, page_size=2, links=False, honours_key=False)
    await shop.serve(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: answer(form).endswith(LIKELY.format(3)))


async def test_the_services_message_stays_beside_the_search_result(
    shop: Shop,
) -> None:
    gateway = FakeGateway(honours_key=False)
    await shop.serve(gateway)
    kind = OutcomeUnknown("HTTP 500")
    kind.said = ServiceError("internal_error")
    gateway.lose_next_answer(kind)
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: LIKELY.format(1) in answer(form))
    assert "(Code: internal_error)" in answer(form)
    assert "lost" not in answer(form)


async def test_an_animal_missing_from_the_list_is_not_reported_as_lost(shop: Shop) -> None:
    gateway = FakeGateway([Pet(4, "Rex", 7)], honours_key=False)
    await shop.serve(gateway)
    gateway.fail_next("add", OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))
    assert answer(form).startswith("We can't tell whether Rex was added. Checked at ")
    assert shop.message == answer(form)


@pytest.mark.parametrize("deployment", Deployment)
async def test_the_add_dialog_shows_the_deployment(shop: Shop, deployment: Deployment) -> None:
    shop.contents.show_deployment(deployment, "")
    words = {"local": "This computer", "production": "Production", "staging": "Staging"}
    form = await open_add_form(shop.window)
    assert label(form, "deployment") == words[deployment]
    assert isinstance(form.findChild(QLabel, "deployment"), QLabel)
    key(form, Qt.Key.Key_Escape)


async def test_the_add_dialog_closes_when_another_deployment_is_opened(shop: Shop) -> None:
    await open_add_form(shop.window)
    shop.contents.show_deployment(Deployment.PRODUCTION, "")
    assert no_dialog(shop.window)


async def test_an_answer_of_the_previous_deployment_is_not_shown_in_the_new_one(
    shop: Shop,
) -> None:
    staging = FakeGateway()
    await shop.serve(staging, STAGING)
    staging.hold()
    await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: sent(staging))
    await shop.serve(FakeGateway(STOCK), PRODUCTION)
    staging.release()
    await eventually(lambda: len(shop.tasks) == 0)
    assert shop.ids == ["1", "2", "3"]
    assert shop.message == "In Staging: Added Rex, ID 1."


async def send_and_reopen(shop: Shop, store: FakeGateway) -> QDialog:
    """Send Rex, and open the service again, as after a restart, before it answers."""
    await shop.serve(store)
    store.hold()
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: sent(store))
    shop.open(store)
    store.release()
    return form


async def test_an_add_that_succeeds_during_a_service_restart_closes_the_dialog(shop: Shop) -> None:
    await send_and_reopen(shop, FakeGateway())
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message == "Added Rex, ID 1."
    assert selected(shop.table) == ["1"]


@pytest.mark.parametrize("error", [ServiceFailed(500), OutcomeUnknown()])
async def test_an_add_lost_during_a_service_restart_is_reported_in_the_dialog(
    shop: Shop, error: RequestError
) -> None:
    store = FakeGateway(honours_key=False)
    store.lose_next_answer(error)
    form = await send_and_reopen(shop, store)
    is_lost = isinstance(error, OutcomeUnknown)
    why = error.sentence.format(**error.fields())
    lost = ("We can't tell whether Rex was added.", "Very likely Rex was added")
    words = lost if is_lost else f"Not added. {why}"
    await eventually(lambda: answer(form).startswith(words))
    button = "Check the list" if is_lost and "Very" not in answer(form) else "It is there"
    await eventually(
        lambda: (
            is_there(form, QPushButton, button if is_lost else "Add")
            or is_there(form, QPushButton, "It is there")
        )
    )
    assert typed(form) == ("Rex", "7", "Not stated")
    key(form, Qt.Key.Key_Escape)


async def test_a_late_answer_of_another_service_does_not_close_the_dialog(shop: Shop) -> None:
    staging, production = FakeGateway(), FakeGateway()
    await shop.serve(staging, STAGING)
    staging.hold()
    shop.add(NewPet("Rex", 7))
    await eventually(lambda: sent(staging))
    await shop.serve(production, PRODUCTION)
    production.hold()
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: sent(production))
    staging.release()
    await eventually(lambda: shop.message)
    assert by_name(form, QPushButton, "Adding…").isVisible()
    production.release()
    await eventually(lambda: no_dialog(shop.window))


async def test_pressing_add_animal_twice_opens_one_dialog(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    await open_add_form(shop.window)
    action(shop.window, "Add animal").trigger()
    assert len([one for one in shop.window.findChildren(QDialog) if one.isVisible()]) == 1


async def test_nothing_is_sent_before_a_service_is_open(shop: Shop) -> None:
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: answer(form))
    assert answer(form) == f"Not added. {NotReached.sentence}"
    assert texts(form)


async def test_the_verdict_comes_before_what_the_service_said_which_is_in_the_details(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK, honours_key=False)
    await shop.serve(gateway)
    error = OutcomeUnknown()
    error.said = ServiceError("E17", "internal error 17")
    gateway.lose_next_answer(error)
    form = await add_by_form(shop.window, "Rex", "7")
    verdict = "Very likely Rex was added as 4: that one is new in the list."
    said = 'The service says: "internal error 17" (Code: E17)'
    await eventually(lambda: answer(form) == f"{verdict} {said}")
    assert shop.message == verdict
    press(form, "Cancel")
    await eventually(lambda: no_dialog(shop.window))
    press(shop.window, "Details")
    messages = await dialog(shop.window, "Messages")
    assert by_name(messages, QPlainTextEdit, "Whole message").toPlainText().endswith(said)
    press(messages, "Close")


async def test_checking_the_list_is_seen_also_where_it_finds_nothing_new(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    form = await lose(shop, gateway, is_acted_on=False)
    await shop.wait_until_loaded()
    gateway.hold()
    press(form, "Check the list")
    looking = "We can't tell whether Rex was added. Looking in the list…"
    await eventually(lambda: answer(form) == looking)
    assert form.focusWidget() is not by_name(form, QPushButton, "Cancel")
    gateway.release()
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))


async def test_a_quick_check_is_seen_as_well(shop: Shop) -> None:
    form = await lose(shop, FakeGateway(honours_key=False), is_acted_on=False)
    await shop.wait_until_loaded()
    press(form, "Check the list")
    for _ in range(20):
        await asyncio.sleep(0)
    assert answer(form).endswith("Looking in the list…")
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))


async def test_a_list_that_cannot_be_read_after_a_loss_is_told_and_a_person_may_send_knowingly(
    shop: Shop,
) -> None:
    gateway = FakeGateway(honours_key=False)
    await shop.serve(gateway)
    gateway.fail_next("add", OutcomeUnknown())
    for _ in range(3):
        gateway.fail_next("list", NotReached())
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: answer(form) == UNREAD)
    assert shop.message == UNREAD
    assert default_button(form) == "Check the list"
    await press_enabled(form, "Check the list")
    await eventually(lambda: answer(form) == UNREAD)
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(sent(gateway)) == 1
    await press_enabled(form, "Send again")
    await eventually(lambda: no_dialog(shop.window))
    assert len(gateway.pets) == 1
    assert shop.message == "Added Rex, ID 1."
