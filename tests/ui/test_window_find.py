"""Find by ID: among the loaded rows first, then at the service."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton

from petstore_gui.domain.declined import KeyNotAccepted, NotFound, OperationGone
from petstore_gui.domain.errors import KeyMissing, NotAnswered, RequestError
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.base.announcer import Announcer
from petstore_gui.ui.text.error_text import short_sentence
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    dialog,
    fill,
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
from tests.ui.conftest import STAGING, Shop

pytestmark = pytest.mark.slow

STOCK = [Pet(1, "Ada", 3, "sold"), Pet(INT64_MAX, "Bo", 3), Pet(INT64_MIN, "Cleo", 1)]
OUT_OF_RANGE = "That number is too long for an ID."


async def open_dialog(shop: Shop) -> QDialog:
    action(shop.window, "Find by ID").trigger()
    return await dialog(shop.window, "Find by ID")


def field(form: QDialog) -> QLineEdit:
    return by_name(form, QLineEdit, "ID")


def is_marked(shop: Shop, form: QDialog) -> bool:
    """Whether the field is edged as one with a wrong ID."""
    picture = field(form).grab().toImage()
    edge = picture.pixelColor(0, picture.height() // 2).name()
    return edge == QColor(shop.theme.colours.error).name()


async def look_for(shop: Shop, text: str) -> QDialog:
    form = await open_dialog(shop)
    fill(field(form), text)
    press(form, "Find")
    return form


async def test_the_id_field_has_the_focus(shop: Shop) -> None:
    form = await open_dialog(shop)
    assert form.focusWidget() is field(form)
    key(form, Qt.Key.Key_Escape)
    assert no_dialog(shop.window)


@pytest.mark.parametrize("pet_id", [1, INT64_MAX, INT64_MIN])
async def test_a_loaded_animal_is_found_without_a_request(shop: Shop, pet_id: int) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    await look_for(shop, f" {pet_id} ")
    await eventually(lambda: no_dialog(shop.window))
    assert selected(shop.table) == [str(pet_id)]
    assert gateway.asked == [("list", None)]


async def test_a_scanner_finds_an_animal_as_a_keyboard_does(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    for pet_id in (INT64_MAX, 1):
        shop.window.activateWindow()
        await eventually(shop.window.isActiveWindow)
        press_key(shop.window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
        form = await dialog(shop.window, "Find by ID")
        type_keys(form, str(pet_id))
        press_key(form, Qt.Key.Key_Return)
        await eventually(lambda: no_dialog(shop.window))
        assert selected(shop.table) == [str(pet_id)]


async def test_opening_find_twice_shows_one_dialog(shop: Shop) -> None:
    await open_dialog(shop)
    action(shop.window, "Find by ID").trigger()
    assert len([one for one in shop.window.findChildren(QDialog) if one.isVisible()]) == 1


async def test_find_again_replaces_what_was_typed(shop: Shop) -> None:
    form = await open_dialog(shop)
    fill(field(form), "500")
    action(shop.window, "Find by ID").trigger()
    await eventually(lambda: field(form).selectedText() == "500")
    press(form, "Close")


async def test_find_ends_with_the_service_that_it_asks(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.hold()
    await look_for(shop, "500")
    shop.open(FakeGateway(), STAGING)
    await eventually(lambda: no_dialog(shop.window))
    gateway.release()


@pytest.mark.parametrize("goes_back", [False, True])
async def test_the_animal_that_is_found_takes_no_keyboard_from_elsewhere(
    shop: Shop, goes_back: bool
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.pets[500] = Pet(500, "Dot", 3)
    gateway.hold()
    search = by_name(shop.window, QLineEdit, "Search")
    await look_for(shop, "500")
    if goes_back:
        shop.window.activateWindow()
        await eventually(shop.window.isActiveWindow)
        QTest.mouseClick(search, Qt.MouseButton.LeftButton)
    gateway.release()
    await eventually(lambda: no_dialog(shop.window))
    assert selected(shop.table) == ["500"]
    assert shop.window.focusWidget() is (search if goes_back else shop.table)


async def test_where_nothing_is_found_not_even_the_list_nobody_knows_of_an_animal(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK)
    gateway.fail_next("list", NotFound(404))
    await shop.serve(gateway)
    form = await look_for(shop, "500")
    told = "The service did not find 500, but it does not send its list either, so we can't tell"
    await eventually(lambda: any(told in text for text in texts(form)))
    press(form, "Close")


async def test_a_loaded_animal_hidden_by_the_view_is_shown(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    press(shop.window, "Sold")
    await look_for(shop, str(INT64_MAX))
    await eventually(lambda: no_dialog(shop.window))
    assert shop.ids == ["1", str(INT64_MAX)]
    assert selected(shop.table) == [str(INT64_MAX)]
    assert shop.message == (
        f"Found Bo, ID {INT64_MAX}. The filter or search would hide it; it is shown for now."
    )
    assert (
        shop.completeness == "All 3 animals · 1 shown although the filter or search would hide it"
    )
    press(shop.window, "All")
    assert shop.completeness == "All 3 animals"


async def test_an_animal_that_a_search_hides_is_not_counted_as_a_match(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    fill(by_name(shop.window, QLineEdit, "Search"), "Ada")
    await look_for(shop, str(INT64_MAX))
    await eventually(lambda: no_dialog(shop.window))
    assert shop.ids == ["1", str(INT64_MAX)]
    assert label(shop.window, "searchResult") == "1 found"


async def test_an_animal_that_is_not_loaded_is_fetched_and_stays_in_the_table(shop: Shop) -> None:
    gateway = FakeGateway(
        [Pet(place, f"pet {place}", 1, "sold") for place in range(150)], links=False
    )
    await shop.serve(gateway)
    assert "149" not in shop.ids
    await look_for(shop, "149")
    await eventually(lambda: no_dialog(shop.window))
    assert selected(shop.table) == ["149"]
    await shop.refresh()
    assert selected(shop.table) == ["149"]


async def test_a_find_shows_its_progress_and_sends_one_request(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.hold()
    form = await look_for(shop, "77")
    heard: list[str] = []
    announcer = form.findChild(Announcer)
    assert isinstance(announcer, Announcer)
    announcer.announced.connect(heard.append)
    assert line_about(field(form)) == "Looking for 77…"
    assert not by_name(form, QPushButton, "Find").isEnabled()
    gateway.release()
    await eventually(
        lambda: line_about(field(form)) == "There is no animal with the ID 77. Check the number."
    )
    await eventually(lambda: heard == [line_about(field(form))])
    assert by_name(form, QPushButton, "Find").isEnabled()
    assert is_marked(shop, form)
    assert field(form).selectedText() == "77"
    assert gateway.asked.count(("get", 77)) == 1
    assert shop.message == ""


async def test_a_find_answered_after_the_dialog_was_closed_changes_nothing(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.pets[77] = Pet(77, "late", 1)
    gateway.hold()
    form = await look_for(shop, "77")
    key(form, Qt.Key.Key_Escape)
    gateway.release()
    await eventually(lambda: len(shop.tasks) == 0)
    assert "77" not in shop.ids
    assert selected(shop.table) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Enter the ID of an animal."),
        ("   ", "Enter the ID of an animal."),
        ("Rex", "An ID is a whole number."),
        ("1.0", "An ID is a whole number."),
        (str(INT64_MAX + 1), OUT_OF_RANGE),
        (str(INT64_MIN - 1), OUT_OF_RANGE),
    ],
)
async def test_an_invalid_id_is_explained_in_the_dialog(shop: Shop, text: str, words: str) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    form = await look_for(shop, text)
    assert line_about(field(form)) == words
    assert is_marked(shop, form)
    assert gateway.asked == [("list", None)]
    fill(field(form), "1")
    assert line_about(field(form)) == ""


async def test_a_find_that_the_service_no_longer_supports_is_explained(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("get", OperationGone(410))
    form = await look_for(shop, "77")
    await eventually(lambda: by_name(form, QPushButton, "Find").isEnabled())
    assert line_about(field(form)).startswith(
        "77 is not in the loaded list, and the service can no longer look up a single ID."
    )


async def test_a_listed_animal_is_found_although_the_service_no_longer_finds_by_id(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("get", OperationGone(410))
    gateway.pets[77] = Pet(77, "late", 1)
    await look_for(shop, "77")
    await eventually(lambda: no_dialog(shop.window))
    assert selected(shop.table) == ["77"]


async def test_a_find_that_fails_is_explained_until_the_next_one(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("get", NotAnswered())
    form = await look_for(shop, "77")
    await eventually(lambda: line_about(field(form)) == short_sentence(NotAnswered()))
    assert not is_marked(shop, form)
    fill(field(form), "1")
    assert line_about(field(form)) == ""
    press(form, "Find")
    await eventually(lambda: no_dialog(shop.window))


@pytest.mark.parametrize("error", [KeyNotAccepted(401), KeyMissing()])
async def test_a_find_that_fails_for_the_key_is_told_as_a_list_that_does(
    shop: Shop, error: RequestError
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("get", error)
    form = await look_for(shop, "77")
    await eventually(lambda: line_about(field(form)) == short_sentence(error))
    assert is_there(shop.contents.central.banner, QPushButton, "Enter key")
    key(form, Qt.Key.Key_Escape)
    await shop.refresh()
    assert not shop.contents.central.banner.isVisible()


async def test_a_key_that_is_refused_for_a_known_animal_is_told_as_well(shop: Shop) -> None:
    gateway = FakeGateway(STOCK, links=False)
    await shop.serve(gateway)
    rex = gateway.pets.pop(1)
    await shop.refresh()
    gateway.fail_next("get", KeyNotAccepted(401))
    await look_for(shop, "1")
    await eventually(lambda: no_dialog(shop.window))
    assert selected(shop.table) == [str(rex.id)]
    assert is_there(shop.contents.central.banner, QPushButton, "Enter key")
