"""Colours and the size of type: chosen by menus and keys, or as the system has them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
)

from petstore_gui.domain.pets import Pet
from petstore_gui.ui.frame.window_memory import WindowMemory
from petstore_gui.ui.look.theme import Scheme, is_scale_unknown, type_points
from tests.doubles.fake_gateway import FakeGateway
from tests.support.widgets import CTRL, action
from tests.ui.conftest import Shop
from tests.ui.next_run import preferences_in

STOCK = [Pet(place, f"pet {place}", 1, ["sold", None][place % 2]) for place in range(1_500)]


@pytest.mark.parametrize("word", ["Light", "Dark", "High contrast", "Same as the computer"])
async def test_the_menu_changes_the_look(shop: Shop, word: str) -> None:
    action(shop.window, word).trigger()
    expected = {"Light": Scheme.LIGHT, "Dark": Scheme.DARK, "High contrast": Scheme.CONTRAST}
    assert shop.theme.scheme is expected.get(word, Scheme.SYSTEM)
    ground = shop.window.grab().toImage().pixelColor(3, shop.window.height() // 2).name()
    assert ground == shop.theme.colours.page


async def test_the_size_of_type_has_keys_and_limits_and_is_remembered(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway(STOCK[:3]))
    normal = shop.table.font().pointSizeF()
    for text, percent in (("Smaller type", 80), ("Larger type", 200)):
        for _ in range(12):
            action(shop.window, text).trigger()
        points = [one.font().pointSizeF() for one in (shop.table, shop.contents.status)]
        assert points == pytest.approx([normal * percent / 100] * 2)
        assert shop.table.rowHeight(0) > shop.table.fontMetrics().height()
    memory = WindowMemory(preferences_in(tmp_path), shop.window, shop.theme)
    memory.remember(shop.catalogue.facts.view, shop.table)
    QTest.keyClick(shop.window, Qt.Key.Key_0, CTRL)
    assert shop.table.font().pointSizeF() == normal
    memory.restore_window()
    assert shop.theme.type_size == 200


@pytest.mark.parametrize("name", ["QMenu", "QMenuBar", "QMessageBox", "QTipLabel", "QTableView"])
async def test_a_font_that_the_system_gives_a_class_gives_way(shop: Shop, name: str) -> None:
    """Windows has fonts of its own for these, also for what inherits from them."""
    for own in ("QMenu", "QMenuBar", "QMessageBox", "QTipLabel", "QAbstractItemView"):
        QApplication.setFont(QFont("Serif", 5), own)  # type: ignore[arg-type] # it takes no bytes
    shop.theme.set_type_size(110)
    of_the_window = shop.contents.central.search.font()
    of_class = QApplication.font(name)  # type: ignore[call-overload]
    shown = shop.table.font() if name == "QTableView" else of_class
    assert (shown.family(), shown.pointSizeF()) == ("Inter", of_the_window.pointSizeF())
    assert shop.table.horizontalHeader().font().family() == "Inter"


@pytest.mark.parametrize("told", [QEvent.Type.ThemeChange, QEvent.Type.ActivationChange])
async def test_type_follows_the_size_of_the_system_while_the_window_is_open(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, told: QEvent.Type
) -> None:
    normal, doubled = shop.table.font().pointSizeF(), QFont("Serif")
    doubled.setPointSizeF(2 * normal)
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _which: doubled)
    QApplication.sendEvent(shop.window, QEvent(told))
    assert shop.table.font().pointSizeF() == 2 * normal
    monkeypatch.undo()
    QApplication.sendEvent(shop.window, QEvent(told))
    assert shop.table.font().pointSizeF() == normal


@pytest.mark.parametrize(
    ("system", "scale", "percent", "points"),
    [
        *((9, 1, 100, 10), (12, 1, 125, 15), (10, 1, 80, 8)),
        *((9, 1.5, 100, 15), (11, 2, 100, 22), (11, 3, 100, 22), (10, 0.5, 100, 8)),
        *((10, 1.25, 80, 10), (10, 1.5, 125, 18.75), (10, 1.5, 150, 20)),
    ],
)
def test_the_size_of_type(system: float, scale: float, percent: int, points: float) -> None:
    assert type_points(system, scale, percent) == points


def test_no_text_scale_counts_twice() -> None:
    assert is_scale_unknown("wayland", {"QT_QPA_PLATFORM", "XDG_CURRENT_DESKTOP"})
    known = [("wayland", {"QT_WAYLAND_FORCE_DPI"}), ("wayland", {"QT_FONT_DPI"})]
    known += [(platform, set()) for platform in ("xcb", "windows", "cocoa", "offscreen")]
    assert not any(is_scale_unknown(*one) for one in known)
