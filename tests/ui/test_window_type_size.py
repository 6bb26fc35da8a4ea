"""The size of type: by keyboard and menu, within its limits, and remembered."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.window.window_memory import WindowMemory
from tests.support.widgets import CTRL, action
from tests.ui.conftest import Shop

KEYS = {"larger": Qt.Key.Key_Plus, "smaller": Qt.Key.Key_Minus, "normal": Qt.Key.Key_0}


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
