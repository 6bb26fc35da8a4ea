"""Enter or a double click on a row shows all that is known of the animal."""

from __future__ import annotations

from pathlib import Path

import pytest
import zxingcpp
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from petstore_gui.domain.interface_limits import INT64_MAX
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.view import Column
from petstore_gui.settings.own_settings import OwnSettings
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.dialogs.animal_flow import AnimalFlow
from petstore_gui.ui.dialogs.shown_list import ListSource
from petstore_gui.ui.printing.print_flow import PrintFlow
from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    click_line,
    clipboard,
    dialog,
    label,
    no_dialog,
    press,
    press_key,
    texts,
)
from tests.ui.conftest import Shop, shop_in

REX = Pet(INT64_MAX, "Rex <b>the</b> dog", 3, "sold")
ADA = Pet(1, "Ada", 7, None)


def double_click(shop: Shop, line: int) -> None:
    click_line(shop.table, line)
    place = shop.table.visualRect(shop.table.model().index(line, Column.NAME)).center()
    QTest.mouseDClick(shop.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def lines_of(form: QDialog) -> dict[str, str]:
    shown = texts(form)
    return dict(zip(shown[::2], shown[1::2], strict=True))


def codes_in(picture: QImage) -> list[str]:
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    return [one.text for one in zxingcpp.read_barcodes(grey)]


@pytest.mark.parametrize("by_keyboard", [False, True])
async def test_an_animal_opens_with_all_that_is_known(shop: Shop, by_keyboard: bool) -> None:
    await shop.serve(FakeGateway([REX, ADA]))
    if by_keyboard:
        click_line(shop.table, 1)
        press_key(shop.window, Qt.Key.Key_Return)
    else:
        double_click(shop, 1)
    form = await dialog(shop.window, "Animal")
    lines = lines_of(form)
    assert lines.pop("Last seen")
    assert lines == {
        "ID": str(INT64_MAX),
        "Name": "Rex <b>the</b> dog",
        "Category": "3",
        "Status": "Sold",
    }
    code = by_name(form, QLabel, "QR code of the ID")
    await eventually(lambda: codes_in(code.grab().toImage()) == [str(INT64_MAX)])


async def test_its_card_is_printed(shop: Shop, tmp_path: Path) -> None:
    prints = PrintFlow(
        ListSource(shop.contents, shop.catalogue),
        shop.catalogue,
        Preferences(OwnSettings(tmp_path / "settings.ini"), ()),
        shop.tasks,
        shop.messages,
        shop.window,
    )
    [animals] = shop.window.findChildren(AnimalFlow)
    animals.card_wanted.connect(prints.open_card)
    await shop.serve(FakeGateway([REX, ADA]))
    double_click(shop, 1)
    press(await dialog(shop.window, "Animal"), "Print card")
    form = await dialog(shop.window, "Print")
    assert by_name(form, QComboBox, "What").currentText() == "Cage cards"
    await eventually(lambda: label(form, "page") == "Page 1 of 1")
    preview = by_name(form, QWidget, "Preview").grab().toImage()
    assert set(codes_in(preview)) == {str(INT64_MAX)}
    by_name(form, QComboBox, "What").setCurrentText("List")
    assert label(form, "page") == "Page 1 of 1"
    press(form, "Cancel")


async def test_close_is_the_default_and_copy_takes_all_lines(shop: Shop) -> None:
    await shop.serve(FakeGateway([ADA]))
    double_click(shop, 0)
    form = await dialog(shop.window, "Animal")
    press(form, "Copy")
    assert clipboard().splitlines()[:2] == ["ID\t1", "Name\tAda"]
    assert "ID: 1; Name: Ada; Category: 7; Status: Not stated" in form.accessibleDescription()
    assert by_name(form, QPushButton, "Close").isDefault()
    press_key(form, Qt.Key.Key_Escape)
    assert no_dialog(shop.window)


async def test_what_changed_is_told_though_selecting_the_animal_marks_it_as_read(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        await shop.serve(FakeGateway([ADA]))
        await shop.serve(FakeGateway([Pet(1, "Ada", 7, "sold")]))
        await eventually(lambda: shop.catalogue.facts.counts.changes == 1)
        double_click(shop, 0)
        form = await dialog(shop.window, "Animal")
        assert "from Not stated to Sold" in lines_of(form)["What changed"]
        await eventually(
            lambda: lines_of(form).get("First seen", "").endswith(", by this computer")
        )
        press(form, "Close")


async def test_what_is_known_follows_the_list_until_the_animal_is_gone(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        gateway = FakeGateway([REX, ADA])
        written: list[bool] = []
        shop.catalogue.history_written.connect(lambda: written.append(True))
        await shop.serve(gateway)
        await eventually(lambda: written)
        double_click(shop, 0)
        form = await dialog(shop.window, "Animal")
        await eventually(lambda: "First seen" in lines_of(form))
        gateway.pets[1] = Pet(1, "Eva", 7, "sold")
        await shop.refresh()
        await eventually(lambda: "What changed" in lines_of(form))
        await eventually(lambda: list(lines_of(form))[-1] == "First seen")  # Qt shows it later
        lines = lines_of(form)
        assert (lines["Name"], lines["Status"]) == ("Eva", "Sold")
        assert "Name: from Ada to Eva" in lines["What changed"]
        assert "Name: Eva" in form.accessibleDescription()
        del gateway.pets[1]
        await shop.refresh()
        await eventually(lambda: lines_of(form).get("List") == "Gone")
        assert lines_of(form)["Name"] == "Eva"
        press(form, "Close")


async def test_an_animal_that_was_added_here_says_so(shop: Shop) -> None:
    gateway = FakeGateway([ADA])
    await shop.serve(gateway)
    await shop.add(NewPet("Bo", 7, None))
    await eventually(lambda: shop.message.startswith("Added Bo"))
    click_line(shop.table, 1)
    press_key(shop.window, Qt.Key.Key_Return)
    lines = lines_of(await dialog(shop.window, "Animal"))
    assert lines["List"] == "Added here. No list has shown it since."
    assert "Last seen" not in lines


async def test_another_one_like_it_can_be_added_from_the_menu(shop: Shop) -> None:
    await shop.serve(FakeGateway([REX, ADA]))
    click_line(shop.table, 1)
    action(shop.window, "Add another like this").trigger()
    form = await dialog(shop.window, "Add animal")
    assert by_name(form, QLineEdit, "Category").text() == "3"
    press_key(form, Qt.Key.Key_Escape)


async def test_without_a_row_nothing_opens(shop: Shop) -> None:
    await shop.serve(FakeGateway([REX, ADA]))
    action(shop.window, "Show animal").trigger()
    action(shop.window, "Add another like this").trigger()
    assert no_dialog(shop.window)


async def test_a_long_name_is_shown_in_part_and_copied_whole(shop: Shop) -> None:
    name = "A name that goes on " * 40
    await shop.serve(FakeGateway([Pet(1, name, 7)]))
    double_click(shop, 0)
    form = await dialog(shop.window, "Animal")
    shown = lines_of(form)["Name"]
    assert shown.endswith("…")
    assert len(shown) < 300
    press(form, "Copy")
    assert clipboard().splitlines()[1] == f"Name\t{name}"
    press(form, "Close")
