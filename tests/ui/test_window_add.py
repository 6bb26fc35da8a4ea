"""Adding an animal: from the button to the new row."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton

from petstore_gui.domain.connection_errors import NotConnected, NotReached
from petstore_gui.domain.declined import KeyNotAccepted, NotValid, ServiceFailed, TooBusy
from petstore_gui.domain.errors import RequestError, ServiceError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.ui.text.error_text import error_sentence
from petstore_gui.ui.window.message import Topic
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import (
    add_by_form,
    answer,
    category_box,
    fill_in,
    name_field,
    open_add_form,
    outcome,
    status_box,
    typed,
)
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    click,
    dialog,
    is_there,
    key,
    label,
    line_about,
    no_dialog,
    press,
    press_key,
    selected,
    texts,
    type_keys,
)
from tests.ui.adds import NOTHING_NEW, STOCK, sent
from tests.ui.conftest import PRODUCTION, STAGING, Shop


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
    assert shop.completeness == "4 animals, 1 newly added here"


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
    await eventually(lambda: answer(form).startswith("Not added"))
    if error.said.message:
        assert answer(form) == 'Not added: "It is <i>odd</i>"'
    else:
        assert answer(form) == f"Not added. {error_sentence(error)}"
    assert shop.message == answer(form).replace("Not added", "Rex was not added")
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
        ("name: <i>no</i>", "Name", 'The service says: "name: <i>no</i>".'),
        (
            "categoryId: there is no category 7",
            "Category",
            'says: "categoryId: there is no category 7".',
        ),
        (
            "category.id must be 1 to 6",
            "Category",
            'The service says: "category.id must be 1 to 6".',
        ),
        ("status: not for sale", "Status", 'The service says: "status: not for sale".'),
    ],
)
async def test_a_reason_about_a_field_is_beside_it_and_the_focus_goes_there(
    shop: Shop, said: str, field: str, words: str
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway)
    gateway.fail_next("add", NotValid(422, ServiceError("invalid", said)))
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: outcome(form))
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


async def test_the_dialog_shows_how_long_it_waits_and_then_the_outcome(
    shop: Shop,
) -> None:
    gateway = FakeGateway()
    await shop.serve(gateway, PRODUCTION)
    gateway.fail_next("add", NotValid(422, ServiceError("invalid", "no")))
    gateway.hold()
    form = await add_by_form(shop.window, "Rex", "7")
    leave = "You can close this: Petstore carries on."
    waiting = f"Waiting up to 10 seconds for the service… {leave}"
    await eventually(lambda: answer(form) == leave)
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
    await eventually(lambda: shop.message.startswith("Rex was not added"))
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
    assert shop.message == "Added Rex, ID 90."


async def add_hidden(shop: Shop) -> None:
    """Add Rex under a filter that hides him, with no eyes on the row: the news has a button."""
    press(shop.window, "Pending")
    shop.add(NewPet("Rex", 7, PetStatus.AVAILABLE))
    await eventually(lambda: shop.message.startswith("Added Rex, ID 4. The filter or search"))


async def test_show_leads_to_an_added_animal_that_the_view_hides_by_now(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    await add_hidden(shop)
    press(shop.window, "Sold")
    assert shop.message == "Added Rex, ID 4."
    assert "4" not in shop.ids
    press(shop.contents.status, "Show")
    assert selected(shop.table) == ["4"]


async def test_the_news_of_an_add_ends_with_its_catalogue(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK), PRODUCTION)
    await add_hidden(shop)
    await shop.serve(FakeGateway(STOCK), STAGING)
    assert shop.message == ""
    shop.log.report(Topic.SETTINGS, "Settings saved.")
    shop.log.dismiss()
    assert shop.message == ""
    assert not is_there(shop.contents.status, QPushButton, "Show")


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
async def test_a_new_animal_with_other_values_is_shown_with_what_was_entered(
    shop: Shop, *, honours_key: bool
) -> None:
    gateway = FakeGateway(honours_key=honours_key)
    gateway.keep_as(name="Luna", category_id=8)
    await shop.serve(gateway)
    await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message == (
        "Rex needs a look: you entered Rex / 7 / Sold; the service saved Luna / 8 / Sold, ID 1."
    )
    assert not any("Added" in one.text for one in shop.log.messages)


async def test_an_answer_with_an_animal_that_was_listed_before_is_never_reported_as_added(
    shop: Shop,
) -> None:
    gateway = FakeGateway([Pet(4, "Rex", 7, "sold")], honours_key=False)
    gateway.keep_as(id=4)
    await shop.serve(gateway)
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))
    assert not any("Added" in one.text for one in shop.log.messages)


@pytest.mark.parametrize("answered", [{"id": 4}, {"id": 4, "name": "Ada"}, {"id": 4, "name": ""}])
async def test_an_answer_with_the_id_of_another_animal_is_never_reported_as_added(
    shop: Shop, answered: dict[str, object]
) -> None:
    gateway = FakeGateway([Pet(4, "Ada", 7, "sold")], honours_key=False)
    gateway.pretend_to_keep_as(**answered)
    await shop.serve(gateway)
    form = await add_by_form(shop.window, "Rex", "7", "Sold")
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))
    assert shop.message.startswith(
        "We can't tell whether Rex was added: the service answered with"
        f" {answered.get('name', 'Rex') or '(no name)'}, ID 4, an animal that was there before."
    )
    assert gateway.pets == {4: Pet(4, "Ada", 7, "sold")}


async def test_pressing_add_animal_twice_opens_one_dialog(shop: Shop) -> None:
    await shop.serve(FakeGateway())
    await open_add_form(shop.window)
    action(shop.window, "Add animal").trigger()
    assert len([one for one in shop.window.findChildren(QDialog) if one.isVisible()]) == 1


async def test_nothing_is_sent_before_a_service_is_open(shop: Shop) -> None:
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: outcome(form))
    assert answer(form) == f"Not added. {error_sentence(NotConnected())}"
    assert texts(form)
