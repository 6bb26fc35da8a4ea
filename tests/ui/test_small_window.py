"""Nothing is cut off at 800 x 600, in light and high contrast, at any size of type."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.settings.preferences import open_preferences
from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.frame.status_bar import ElidedLabel
from petstore_gui.ui.frame.window_memory import WindowMemory
from petstore_gui.ui.look.theme import Scheme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import CTRL, action, dialog, name_of, press
from tests.ui.conftest import Shop
from tests.ui.import_form import choose_file

STOCK = [Pet(place, f"pet {place}", 1, ["sold", None][place % 2]) for place in range(1_500)]
DIALOGS = (
    *("Add animal", "Categories", "Messages", "What changed", "Unfinished adds", "Shortcuts"),
    *("Why can't I change the status?", "About Petstore", "Settings", "Export list", "Print"),
    *("Save view", "Manage views", "Duplicates", "Report a problem"),
)

TEXTS = (QLabel, QAbstractButton, QLineEdit, QComboBox)


def place_in(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def is_reachable(widget: QWidget, window: QWidget) -> bool:
    """Whether a widget is entirely in its window, or can be scrolled there vertically."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    if around is None:
        return window.rect().contains(place_in(widget, window))
    content = around.widget()
    assert content is not None
    room = QRect(0, 0, around.viewport().width(), content.height())
    return room.contains(place_in(widget, content))


def is_cut(widget: QWidget) -> bool:
    """Whether a text does not fit into its button or label."""
    if isinstance(widget, QAbstractButton) or (
        isinstance(widget, QLabel) and not widget.wordWrap()
    ):
        wide = widget.fontMetrics().horizontalAdvance(widget.text().replace("&", ""))
        return bool(widget.text()) and widget.contentsRect().width() < wide
    return isinstance(widget, QLabel) and widget.height() < widget.heightForWidth(widget.width())


def trouble(window: QWidget) -> list[str]:
    """What is cut, or not entirely in its window."""
    things = [
        one
        for one in window.findChildren(QWidget)
        if isinstance(one, TEXTS) and one.isVisible() and one.window() is window
    ]
    return [
        name_of(one) or one.objectName()
        for one in things
        if not is_reachable(one, window) or (is_cut(one) and not isinstance(one, ElidedLabel))
    ]


def fits(window: QWidget) -> bool:
    return trouble(window) == []


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.CONTRAST])
async def test_the_window_fits_into_800_by_600(shop: Shop, scheme: Scheme, percent: int) -> None:
    shop.theme.set_scheme(scheme)
    shop.theme.set_type_size(percent)
    await shop.serve(FakeGateway(STOCK))
    shop.contents.show_deployment(Deployment.PRODUCTION, "petstore.shop.example")
    shop.messages.report_problem("The service did not send a whole answer. " * 4)
    shop.window.resize(800, 600)
    await eventually(lambda: trouble(shop.window) == [])
    assert (shop.window.width(), shop.window.height()) == (800, 600)
    assert shop.table.height() > 3 * shop.table.rowHeight(0)
    assert not shop.table.horizontalScrollBar().isVisible()
    name = shop.table.columnWidth(Column.NAME)
    assert name >= 7 * shop.table.fontMetrics().averageCharWidth()


@pytest.mark.slow
@pytest.mark.usefixtures("every_dialog")
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("words", DIALOGS)
async def test_a_dialog_fits_into_800_by_600(shop: Shop, words: str, percent: int) -> None:
    shop.theme.set_type_size(percent)
    action(shop.window, words).trigger()
    form = await dialog(shop.window, words)
    form.setMaximumSize(800, 560)  # as on a screen of 800 x 600
    await eventually(partial(fits, form))
    form.reject()


@pytest.mark.slow
@pytest.mark.usefixtures("flow")
@pytest.mark.parametrize("percent", [100, 200])
async def test_an_import_fits_into_800_by_600(shop: Shop, tmp_path: Path, percent: int) -> None:
    shop.theme.set_type_size(percent)
    await shop.serve(FakeGateway(STOCK[:3]))
    file = tmp_path / "animals.csv"
    file.write_text("Name;Kategorie;Status\nRex;Hunde;\nMia;Katzen;verkauft\n", "utf-8")
    form = await choose_file(shop.window, file)
    form.setMaximumSize(800, 560)
    press(form, "More")
    await eventually(partial(fits, form))
    form.reject()


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
    none = QSettings(str(tmp_path / "none.conf"), QSettings.Format.IniFormat)
    preferences, _ = open_preferences(open_profile(tmp_path / "profile"), none)
    memory = WindowMemory(preferences, shop.window, shop.theme)
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
