"""Enter or a double click on a row shows all that is known of the animal, beside the table."""

from __future__ import annotations

from pathlib import Path

import pytest
import zxingcpp
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from petstore_gui.domain.interface_limits import INT64_MAX
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.settings.own_settings import OwnSettings
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.animal.animal_panel import AnimalPanel
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.printing.print_flow import PrintFlow
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    click_line,
    dialog,
    label,
    press,
    press_key,
)
from tests.ui.conftest import Shop, shop_in

REX = Pet(INT64_MAX, "Rex <b>the</b> dog", 3, "sold")
ADA = Pet(1, "Ada", 7, None)


def double_click(shop: Shop, line: int) -> AnimalPanel:
    click_line(shop.table, line)
    place = shop.table.visualRect(shop.table.model().index(line, Column.NAME)).center()
    QTest.mouseDClick(shop.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    return panel_of(shop)


def panel_of(shop: Shop) -> AnimalPanel:
    return by_name(shop.window, AnimalPanel, "Animal")


def known_in(panel: AnimalPanel) -> dict[str, str]:
    """What the panel tells a screen reader."""
    pairs = (one.partition(": ")[::2] for one in panel.accessibleDescription().split("; "))
    return dict(pairs)


def is_shown(panel: AnimalPanel) -> bool:
    """Whether all of it can be seen, too."""
    shown = {one.text() for one in panel.findChildren(QLabel) if one.isVisible()}
    return shown >= {*known_in(panel), *known_in(panel).values()} - {"Name"}


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
    panel = panel_of(shop)
    await eventually(lambda: is_shown(panel))
    known = known_in(panel)
    assert known.pop("Last seen")
    assert known == {
        "Name": "Rex <b>the</b> dog",
        "ID": str(INT64_MAX),
        "Category": "3",
        "Status": "Sold",
    }
    code = by_name(panel, QLabel, "QR code of the ID")
    await eventually(lambda: codes_in(code.grab().toImage()) == [str(INT64_MAX)])
    assert shop.table.hasFocus()
    click_line(shop.table, 0)
    assert known_in(panel)["Name"] == "Ada"
    press(panel, "Close panel")
    assert panel.isHidden()
    assert shop.table.hasFocus()


async def test_its_card_is_printed(shop: Shop, tmp_path: Path) -> None:
    own = Preferences(OwnSettings(tmp_path / "settings.ini"), ())
    prints = PrintFlow(shop.contents, own)
    [animals] = shop.window.findChildren(AnimalPanel)
    animals.card_wanted.connect(prints.open_card)
    await shop.serve(FakeGateway([REX, ADA]))
    press(double_click(shop, 1), "Print card")
    form = await dialog(shop.window, "Print")
    assert by_name(form, QComboBox, "What").currentText() == "Cage cards"
    assert label(form, "page") == "Page 1 of 1"
    preview = by_name(form, QWidget, "Preview").grab().toImage()
    assert set(codes_in(preview)) == {str(INT64_MAX)}
    press(form, "Cancel")


async def test_what_is_known_follows_the_list_until_the_animal_is_gone(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        gateway = FakeGateway([REX, ADA])
        written: list[bool] = []
        shop.catalogue.history_written.connect(lambda: written.append(True))
        await shop.serve(gateway)
        await eventually(lambda: written)
        panel = double_click(shop, 0)
        await eventually(lambda: "First seen" in known_in(panel))
        gateway.pets[1] = Pet(1, "Eva", 7, "sold")
        await shop.refresh()
        await eventually(lambda: "What changed" in panel.accessibleDescription())
        assert "Name: Eva; ID: 1; Category: 7; Status: Sold" in panel.accessibleDescription()
        assert "from Not stated to Sold" in panel.accessibleDescription()
        del gateway.pets[1]
        await shop.refresh()
        await eventually(lambda: "List: Gone" in panel.accessibleDescription())
        assert "Name: Eva" in panel.accessibleDescription()
