"""The size of type: by keyboard and menu, within its limits, and remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QAction, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget

from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.window.window_memory import WindowMemory
from tests.support.waiting import eventually
from tests.support.widgets import CTRL, action, by_name, dialog, fill, key
from tests.ui.conftest import Shop

KEYS = {"larger": Qt.Key.Key_Plus, "smaller": Qt.Key.Key_Minus, "normal": Qt.Key.Key_0}

PADDING = 9
"""Pixels beside the text of a focused field."""


def press_shortcut(shop: Shop, name: str) -> None:
    QTest.keyClick(shop.window, KEYS[name], CTRL)


def points(shop: Shop) -> float:
    return float(shop.contents.central.search.font().pointSizeF())


async def test_the_keys_change_the_size_of_all_type(shop: Shop) -> None:
    normal = points(shop)
    press_shortcut(shop, "larger")
    larger = points(shop)
    assert larger > normal
    assert shop.table.font().pointSizeF() == larger
    assert shop.contents.status.font().pointSizeF() == larger
    press_shortcut(shop, "normal")
    press_shortcut(shop, "smaller")
    assert points(shop) < normal
    press_shortcut(shop, "normal")
    assert points(shop) == normal


@pytest.mark.parametrize("name", ["QMenu", "QMenuBar", "QMessageBox", "QTipLabel", "QTableView"])
async def test_a_font_that_the_system_gives_a_class_gives_way(shop: Shop, name: str) -> None:
    """Windows has fonts of its own for these, also for what inherits from them."""
    for own in ("QMenu", "QMenuBar", "QMessageBox", "QTipLabel", "QAbstractItemView"):
        QApplication.setFont(QFont("Serif", 5), own)  # type: ignore[arg-type] # it takes no bytes
    press_shortcut(shop, "larger")
    of_the_window = shop.contents.central.search.font()
    of_class = QApplication.font(name)  # type: ignore[call-overload]
    shown = shop.table.font() if name == "QTableView" else of_class
    assert (shown.family(), shown.pointSizeF()) == ("Inter", of_the_window.pointSizeF())
    assert shop.table.horizontalHeader().font().family() == "Inter"


@pytest.mark.parametrize(("text", "percent"), [("Larger type", 200), ("Smaller type", 80)])
async def test_the_size_has_limits(shop: Shop, text: str, percent: int) -> None:
    normal = points(shop)
    for _ in range(12):
        action(shop.window, text).trigger()
    assert points(shop) == pytest.approx(normal * percent / 100)


async def test_the_size_is_remembered(shop: Shop, tmp_path: Path) -> None:
    normal = points(shop)
    press_shortcut(shop, "larger")
    larger = points(shop)
    none = QSettings(str(tmp_path / "none.conf"), QSettings.Format.IniFormat)
    preferences, _ = open_preferences(open_profile(tmp_path / "profile"), none)
    memory = WindowMemory(preferences, shop.window, shop.theme)
    memory.remember(shop.catalogue.facts.view, shop.table)
    press_shortcut(shop, "normal")
    assert points(shop) == normal
    memory.restore_window()
    assert points(shop) == larger


async def test_f1_lists_the_shortcuts_of_the_menus(shop: Shop) -> None:
    listed = " ".join(
        keys for keys, _ in shop.contents.actions.shortcut_help(*shop.table.copy_actions)
    )
    for keys in ("Ctrl+Z", "Ctrl++", "Ctrl+-", "Ctrl+0", "Ctrl+N", "Ctrl+D"):
        assert keys in listed


def corner(widget: QWidget) -> str:
    """The colour of a point beyond the edge of a widget whose ends are round."""
    inset = widget.height() // 10  # the edge crosses the diagonal at 0.15 of the height
    return (
        widget.window()
        .grab()
        .toImage()
        .pixelColor(widget.mapTo(widget.window(), QPoint(inset, inset)))
        .name()
    )


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("name", ["All", "Deployment: This computer"])
async def test_what_has_round_ends_keeps_them(shop: Shop, name: str, percent: int) -> None:
    shop.theme.set_type_size(percent)
    button = by_name(shop.window, QAbstractButton, name)
    await eventually(lambda: corner(button) == shop.theme.colours.page)


async def test_the_clear_button_grows_with_the_type(shop: Shop) -> None:
    search = shop.contents.central.search
    fill(search, "pe")
    button = by_name(search, QAbstractButton, "Clear search")
    before = button.height()
    shop.theme.set_type_size(200)
    await eventually(lambda: button.height() >= 1.5 * before)
    assert search.rect().contains(button.geometry())
    button.click()
    assert search.text() == ""
    assert not button.isVisible()


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
async def test_the_clear_button_covers_no_text(shop: Shop, direction: Qt.LayoutDirection) -> None:
    search = shop.contents.central.search
    search.setLayoutDirection(direction)
    fill(search, "pe" * 200)
    shop.theme.set_type_size(200)
    button = by_name(search, QAbstractButton, "Clear search")

    def is_apart() -> bool:
        padded = search.rect().adjusted(PADDING, 0, -PADDING, 0)
        return not padded.marginsRemoved(search.textMargins()).intersects(button.geometry())

    await eventually(is_apart)


def height_of_ink(picture: QImage) -> int:
    """How many lines of pixels are not all of one colour."""
    columns = range(picture.width())
    return sum(len({picture.pixel(x, y) for x in columns}) > 1 for y in range(picture.height()))


@pytest.mark.parametrize("percent", [100, 200])
async def test_the_signs_in_menus_grow_with_the_type(shop: Shop, percent: int) -> None:
    shop.theme.set_type_size(percent)
    menus = {menu.title(): menu for menu in shop.window.menuBar().findChildren(QMenu)}
    letter = shop.table.fontMetrics().xHeight()
    arrow = await sign(menus["&View"], menus["Theme"].menuAction(), at_end=True)
    check = await sign(menus["Theme"], menus["Theme"].actions()[0], at_end=False)
    assert min(height_of_ink(arrow), height_of_ink(check)) >= 0.6 * letter


async def sign(menu: QMenu, of: QAction, *, at_end: bool) -> QImage:
    """The beginning or the end of an entry of a menu."""
    menu.popup(QPoint())
    await eventually(menu.isVisible)
    place = menu.actionGeometry(of).adjusted(3, 3, -3, -3)
    width = place.height() // 2
    place.setLeft(place.right() - width) if at_end else place.setWidth(width)
    picture = menu.grab(place).toImage()
    menu.close()
    return picture


async def test_what_a_shortcut_does_begins_beside_its_keys(shop: Shop) -> None:
    shop.theme.set_type_size(200)
    key(shop.window, Qt.Key.Key_F1)
    help_text = await dialog(shop.window, "Shortcuts")
    keys = by_name(help_text, QLabel, "Enter")
    words = next(
        one
        for one in help_text.findChildren(QLabel)
        if one.text().startswith("In the search: go to the f")
    )
    await eventually(lambda: words.height() > 2 * keys.height())
    tops = [one.mapTo(help_text, QPoint()).y() for one in (keys, words)]
    assert tops[0] == tops[1]
