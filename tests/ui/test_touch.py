"""A touch screen at the counter: a finger scrolls, taps, and asks for a menu."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QWidget,
)

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import PLAIN, action, by_name, click, dialog, label, selected
from tests.ui.conftest import Shop
from tests.ui.import_form import choose_file, preview

STOCK = [Pet(place, f"pet {place}", place % 40) for place in range(300)]


class Finger:
    """Touches a widget at its own coordinates."""

    def __init__(self) -> None:
        self._screen: QPointingDevice = QTest.createTouchDevice()

    async def do(self, what: str, widget: QWidget, at: QPoint) -> None:
        """Press, move or release, outside of the task of the test: Qt handles more than that."""

        def touch() -> None:
            sequence = QTest.touchEvent(widget, self._screen)
            getattr(sequence, what)(0, at, widget).commit(False)

        asyncio.get_running_loop().call_soon(touch)
        await asyncio.sleep(0)

    async def tap(self, widget: QWidget, at: QPoint) -> None:
        await self.do("press", widget, at)
        await self.do("release", widget, at)

    async def drag_up(
        self, widget: QWidget, at: QPoint, way: int, follows: Callable[[], bool]
    ) -> None:
        """Move up from a place, and lift once what is there follows."""
        window, start = widget.window(), widget.mapTo(widget.window(), at)
        await self.do("press", window, start)
        for up in range(0, way + 1, 10):
            await self.do("move", window, start - QPoint(0, up))
        await eventually(follows)
        await self.do("release", window, start - QPoint(0, way))


@pytest.fixture(scope="session")
def finger(qapp: QApplication) -> Finger:
    return Finger()


@pytest.fixture
async def rows(shop: Shop) -> QWidget:
    """The rows of a window that is not in the corner of its screen."""
    await shop.serve(FakeGateway(STOCK))
    shop.window.move(90, 70)
    await eventually(lambda: shop.window.pos() == QPoint(90, 70))
    return shop.table.viewport()


def place_of(shop: Shop, line: int) -> QPoint:
    return shop.table.visualRect(shop.table.model().index(line, Column.NAME)).center()


async def test_a_finger_scrolls_and_selects_nothing_on_the_way(
    shop: Shop, rows: QWidget, finger: Finger
) -> None:
    bar, start = shop.table.verticalScrollBar(), place_of(shop, 8)
    await finger.drag_up(rows, start, 120, lambda: bar.value() >= 100)
    await finger.tap(rows, start)  # which stops it
    assert (selected(shop.table), shop.table.currentIndex().row()) == ([], -1)


async def test_a_tap_selects_and_a_second_one_opens(
    shop: Shop, rows: QWidget, finger: Finger
) -> None:
    opened: list[int] = []
    shop.table.pet_opened.connect(opened.append)
    for seen in ([], [3]):
        await finger.tap(rows, place_of(shop, 3))
        assert (selected(shop.table), opened) == (["3"], seen)


async def test_a_finger_that_is_held_opens_the_menu_of_the_row_and_does_no_more(
    shop: Shop, rows: QWidget, finger: Finger
) -> None:
    await finger.do("press", rows, place_of(shop, 5))
    menu = await eventually(QApplication.activePopupWidget)
    await finger.do("release", rows, place_of(shop, 5))
    assert isinstance(menu, QMenu)
    assert "Name category 5…" in [one.text() for one in menu.actions()]
    assert (menu.isVisible(), selected(shop.table)) == (True, ["5"])
    menu.close()


async def test_a_mouse_still_selects_what_it_is_drawn_over(shop: Shop, rows: QWidget) -> None:
    QTest.mousePress(rows, Qt.MouseButton.LeftButton, PLAIN, place_of(shop, 2))
    QTest.mouseMove(rows, place_of(shop, 4))
    QApplication.sendPostedEvents()
    QTest.mouseRelease(rows, Qt.MouseButton.LeftButton, PLAIN, place_of(shop, 4))
    assert selected(shop.table) == ["2", "3", "4"]


class Gestures(QObject):
    """Sees whether a widget is told of a gesture."""

    is_one_seen = False

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.is_one_seen |= event.type() is QEvent.Type.Gesture
        return False


async def test_a_mouse_that_is_held_after_a_tap_opens_no_menu(
    shop: Shop, rows: QWidget, finger: Finger
) -> None:
    await finger.tap(rows, place_of(shop, 3))
    gestures = Gestures(rows)
    rows.installEventFilter(gestures)
    QTest.mousePress(rows, Qt.MouseButton.LeftButton, PLAIN, place_of(shop, 5))
    await eventually(lambda: gestures.is_one_seen)
    QTest.mouseRelease(rows, Qt.MouseButton.LeftButton, PLAIN, place_of(shop, 5))
    assert (QApplication.activePopupWidget(), selected(shop.table)) == (None, ["5"])


@pytest.mark.usefixtures("rows")
async def test_a_finger_that_scrolls_presses_nothing_on_the_way(shop: Shop, finger: Finger) -> None:
    click(by_name(shop.window, QPushButton, "Categories"))
    choices = by_name(shop.window, QScrollArea, "Categories")
    box = by_name(choices, QCheckBox, "Category 4")
    bar, start = choices.verticalScrollBar(), box.rect().center()
    await finger.tap(box, start)
    assert box.isChecked()
    await finger.drag_up(box, start, 60, lambda: bar.value() >= 40)
    assert box.isChecked()


@pytest.mark.usefixtures("every_dialog", "rows")
async def test_a_finger_turns_the_pages_of_a_print(shop: Shop, finger: Finger) -> None:
    action(shop.window, "Print").trigger()
    form = await dialog(shop.window, "Print")
    rows = by_name(form, QAbstractScrollArea, "Preview").viewport()
    second = "Page 2 of 7"
    await finger.drag_up(rows, rows.rect().center(), 200, lambda: label(form, "page") == second)
    form.reject()


@pytest.mark.usefixtures("flow")
async def test_a_tap_in_an_area_within_another_counts_once_and_a_selected_text_is_edited(
    shop: Shop, finger: Finger, tmp_path: Path
) -> None:
    (tmp_path / "pets.csv").write_text("name,category,status\nRex,1,sold\n")
    form = await choose_file(shop.window, tmp_path / "pets.csv")
    table = preview(form)
    ticked, name = (table.model().index(0, column) for column in (0, 1))
    box = table.visualRect(ticked).adjusted(18, 9, 0, 0)
    await finger.tap(table.viewport(), box.topLeft())
    assert ticked.data(Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Unchecked
    table.selectRow(0)
    await finger.tap(table.viewport(), table.visualRect(name).center())
    await eventually(lambda: table.findChildren(QLineEdit))
    form.reject()
