"""Nothing is cut off at 800 x 600 or with large type."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.connection_step import Step, StepResult
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.settings.dialog_values import AddressValue, SettingsValues
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.style.theme import Scheme
from petstore_gui.ui.widgets import scrolling_form
from petstore_gui.ui.widgets.elided_label import ElidedLabel
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    is_fully_visible,
    is_there,
    name_of,
    press,
    press_key,
)
from tests.ui.conftest import Shop

STOCK = [Pet(place, f"pet {place}", 1, ["sold", None][place % 2]) for place in range(1_500)]
DIALOGS = ("Add animal", "Find by ID", "Messages", "Shortcuts", "Why can't I change the status?")


@pytest.fixture
def large_type(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    large = QFont(before)
    large.setPointSizeF(before.pointSizeF() * 2)
    qapp.setFont(large)
    yield
    qapp.setFont(before)


def a_label(root: QWidget, name: str) -> QLabel:
    found = root.findChild(QLabel, name)
    assert isinstance(found, QLabel), name
    return found


def place_in(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def scrolled_by(widget: QWidget) -> QScrollArea | None:
    """The scroll area around a widget, if any."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    return around


def is_reachable(widget: QWidget, window: QWidget) -> bool:
    """Whether a widget is entirely in its window, or can be scrolled there vertically."""
    area = scrolled_by(widget)
    if area is None:
        return window.rect().contains(place_in(widget, window))
    content = area.widget()
    assert content is not None
    room = QRect(0, 0, area.viewport().width(), content.height())
    return room.contains(place_in(widget, content))


def widgets_outside(window: QWidget) -> list[str]:
    """The visible widgets that are not entirely inside their window."""
    things = [one for one in window.findChildren(QWidget) if one.isVisible()]
    kinds = (QLabel, QAbstractButton, QLineEdit, QComboBox, QScrollArea)
    return [
        name_of(one) or one.objectName()
        for one in things
        if isinstance(one, kinds) and one.window() is window and not is_reachable(one, window)
    ]


def cut_off_texts(window: QWidget) -> list[str]:
    """The texts that do not fit into their buttons and labels."""
    found = []
    for one in window.findChildren(QWidget):
        if not one.isVisible() or one.window() is not window:
            continue
        if isinstance(one, ElidedLabel):  # its tip has all of it
            continue
        if isinstance(one, QAbstractButton) or (isinstance(one, QLabel) and not one.wordWrap()):
            wide = one.fontMetrics().horizontalAdvance(one.text())
            if one.text() and one.contentsRect().width() < wide:
                found.append(one.text())
        elif isinstance(one, QLabel) and one.height() < one.heightForWidth(one.width()):
            found.append(one.text())
    return found


async def everything_fits(window: QWidget) -> None:
    """Once it is laid out, everything is inside the window and nothing is cut off."""
    await eventually(lambda: not (widgets_outside(window) or cut_off_texts(window)))


async def busy(shop: Shop) -> None:
    """Show everything that the window can show at once."""
    await shop.serve(FakeGateway(STOCK))
    shop.contents.show_deployment(Deployment.PRODUCTION, "petstore.shop.example")
    shop.contents.central.samples.show_samples(True)
    shop.messages.report_problem("The service did not send a whole answer. " * 4)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
async def test_everything_fits_into_800_by_600(shop: Shop, scheme: Scheme) -> None:
    shop.theme.set_scheme(scheme)
    await busy(shop)
    shop.window.resize(800, 600)
    await everything_fits(shop.window)
    assert (shop.window.width(), shop.window.height()) == (800, 600)
    assert shop.table.height() > 150
    await eventually(lambda: not shop.table.horizontalScrollBar().isVisible())


async def test_every_dialog_fits_into_800_by_600(shop: Shop) -> None:
    for words in DIALOGS:
        action(shop.window, words).trigger()
    SettingsDialog(SettingsValues(), Deployment.PRODUCTION, shop.window).open()
    await eventually(lambda: is_there(shop.window, QDialog, "Settings"))
    for one in shop.window.findChildren(QDialog):
        assert one.width() <= 800
        assert one.height() <= 560
        await everything_fits(one)
        one.reject()


async def test_large_type_is_not_cut(large_type: None, shop: Shop) -> None:
    await busy(shop)
    shop.window.resize(1_200, 800)
    await everything_fits(shop.window)


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
async def test_large_type_does_not_widen_the_window(
    large_type: None, shop: Shop, direction: Qt.LayoutDirection
) -> None:
    shop.window.setLayoutDirection(direction)
    await busy(shop)
    shop.messages.report("The list is here.")
    shop.window.resize(800, 800)
    await everything_fits(shop.window)
    assert shop.window.width() == 800
    buttons = [by_name(shop.window, QAbstractButton, word) for word in ("All", "Not stated")]
    first, last = (place_in(one, shop.window) for one in buttons)
    assert first.bottom() < last.top()


async def test_dialogs_in_large_type_are_not_cut(large_type: None, shop: Shop) -> None:
    for words in DIALOGS:
        action(shop.window, words).trigger()
    SettingsDialog(SettingsValues(), Deployment.PRODUCTION, shop.window).open()
    await eventually(lambda: is_there(shop.window, QDialog, "Settings"))
    for one in shop.window.findChildren(QDialog):
        await everything_fits(one)
        one.reject()


def failed(words: str) -> list[StepResult]:
    """The steps of a test that failed, with these words."""

    class Wordy(NotReached):
        sentence = words

    return [StepResult(Step.NAME, 0.003), StepResult(Step.CONNECT, 0.02, error=Wordy())]


async def worst_settings(shop: Shop) -> SettingsDialog:
    """The settings with a problem at each field and the answer of a test."""
    host = "http://catalogue.petstore-of-the-long-name.example"
    plain = AddressValue(f"{host}/v1", unencrypted_allowed=False)
    choice = SettingsValues(deployment=Deployment.PRODUCTION, production=plain, staging=plain)
    form = SettingsDialog(choice, Deployment.PRODUCTION, shop.window)
    form.open()
    await eventually(form.isActiveWindow)
    note = "The key is kept for this run only. " * 3
    form.show_stored_key(host, "canary", note, is_unread=False)
    press(form, "More")
    for step in failed("The service did not prove who it is. " * 6):
        form.show_step(step)
    return form


async def test_the_longest_settings_scroll_on_a_low_screen(shop: Shop) -> None:
    form = await worst_settings(shop)
    await everything_fits(form)
    area = scrolled_by(a_label(form, "answer"))
    assert area is not None
    assert not area.verticalScrollBar().isVisible()
    form.setMaximumHeight(560)  # as on a screen of 800 x 600
    await eventually(area.verticalScrollBar().isVisible)
    await everything_fits(form)
    assert (form.width(), form.height()) == (600, 560)


async def test_scrolled_settings_show_the_invalid_field(large_type: None, shop: Shop) -> None:
    form = await worst_settings(shop)
    await everything_fits(form)
    assert form.height() <= form.screen().availableGeometry().height()
    production, said = by_name(form, QLineEdit, "Address"), a_label(form, "answer")
    await eventually(lambda: is_fully_visible(said) and not is_fully_visible(production))
    for _ in range(2):  # the second time, it has the focus already
        press_key(form, Qt.Key.Key_Return)
        await eventually(lambda: is_fully_visible(production))
        for step in failed(said.text() + "Try again. " * 20):
            form.show_step(step)
        await eventually(lambda: not is_fully_visible(production))


@pytest.mark.parametrize("step", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
async def test_scrolled_settings_follow_the_keyboard(
    large_type: None, shop: Shop, step: Qt.Key, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scrolling_form, "SETTLED_MS", 0)  # as if the computer were slow
    form = await worst_settings(shop)
    passed = set()
    for _ in range(20):
        press_key(form, step)
        await eventually(lambda: is_fully_visible(form.focusWidget()))
        passed.add(name_of(form.focusWidget()))
    assert passed >= {"Deployment", "Address", "API key", "Animals per request", "Save"}


async def test_rows_are_as_high_as_large_type_needs(large_type: None, shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    assert shop.table.rowHeight(0) >= shop.table.fontMetrics().height()


@pytest.mark.parametrize("word", ["Light", "Dark", "Same as the computer"])
async def test_the_menu_changes_the_look(shop: Shop, word: str) -> None:
    await shop.serve(FakeGateway(STOCK[:3]))
    action(shop.window, word).trigger()
    expected = {"Light": Scheme.LIGHT, "Dark": Scheme.DARK, "Same as the computer": Scheme.SYSTEM}
    assert shop.theme.scheme is expected[word]
    ground = shop.window.grab().toImage().pixelColor(3, shop.window.height() // 2).name()
    assert ground == shop.theme.colours.page


async def test_the_search_field_begins_where_the_filters_do(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK[:3]))
    first = by_name(shop.window, QAbstractButton, "All")
    search = shop.contents.central.search
    await eventually(
        lambda: place_in(search, shop.window).left() == place_in(first, shop.window).left()
    )


async def test_the_first_window_fits_the_screen(shop: Shop) -> None:
    room = shop.window.screen().availableGeometry()
    assert shop.window.size() == shop.window.size().boundedTo(room.size())
