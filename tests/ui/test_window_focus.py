"""The keyboard focus never falls off: what has it when a button or a dialog disappears."""

from __future__ import annotations

import collections

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Filter
from petstore_gui.ui.style.theme import Scheme
from petstore_gui.ui.window.banner import Notice
from petstore_gui.ui.window.messages import MessageButton
from tests.doubles.fake_gateway import FakeGateway
from tests.support.contrast import contrast
from tests.support.waiting import eventually
from tests.support.widgets import by_name, dialog, is_there, name_of, no_dialog, press_key
from tests.ui.conftest import Shop

STOCK = [Pet(1, "Rex", 1, "sold"), Pet(2, "Ada", 1)]
TAB_MAX = 40
SAMPLES = Notice("Samples.", (MessageButton("Start with an empty catalogue", print),))


def focused(shop: Shop) -> str:
    """The name of what has the keyboard."""
    now: QWidget | None = shop.window.focusWidget()
    return name_of(now).partition("  ")[0] if now is not None and now.isVisible() else "nothing"


def tab_to(shop: Shop, name: str) -> None:
    """Press Tab until the button of that name has the focus."""
    for _ in range(TAB_MAX):
        if focused(shop) == name:
            return
        press_key(shop.window, Qt.Key.Key_Tab)
    msg = f"Tab does not reach {name!r}"
    raise AssertionError(msg)


async def back_in_window(shop: Shop) -> None:
    """Wait until no dialog is open; without a window manager, nothing else activates the window."""
    await eventually(lambda: no_dialog(shop.window), 30)
    shop.window.activateWindow()
    await eventually(shop.window.isActiveWindow, 30)


async def empty_by_keyboard(shop: Shop) -> None:
    """The banner goes while its button has the focus, and a message stands."""
    banner = shop.contents.central.banner
    await shop.serve(FakeGateway(STOCK))
    banner.hold(samples=SAMPLES)
    shop.messages.report("Something was said.")
    tab_to(shop, "Start with an empty catalogue")
    banner.hold(samples=None)


async def test_after_emptying_the_focus_is_in_the_table(shop: Shop) -> None:
    await empty_by_keyboard(shop)
    assert focused(shop) == "Animals"


async def test_once_the_last_rows_are_gone_it_is_in_the_search_field(shop: Shop) -> None:
    await empty_by_keyboard(shop)
    await shop.serve(FakeGateway())
    await eventually(lambda: not shop.table.isVisible())
    assert focused(shop) == "Search"


async def test_a_filter_without_a_match_leaves_the_focus_on_the_filters(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    tab_to(shop, "Animals")
    filters = shop.contents.actions.filters
    for chosen, expected in [
        (Filter.SOLD, "Animals"),
        (Filter.PENDING, "Pending"),
        (Filter.AVAILABLE, "Available"),
        (Filter.ALL, "All"),
    ]:
        filters[chosen].trigger()
        await shop.wait_until_loaded()
        assert focused(shop) == expected


async def test_showing_all_animals_puts_the_focus_in_the_table(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.contents.actions.filters[Filter.PENDING].trigger()
    await eventually(lambda: is_there(shop.window, QAbstractButton, "Show all animals"))
    await shop.wait_until_loaded()
    tab_to(shop, "Show all animals")
    press_key(shop.window, Qt.Key.Key_Space)
    await eventually(lambda: shop.ids == ["1", "2"])
    assert focused(shop) == "Animals"


async def test_in_an_empty_catalogue_it_is_in_the_search_field(shop: Shop) -> None:
    central = shop.contents.central
    await shop.serve(FakeGateway())
    central.banner.hold(samples=SAMPLES)
    tab_to(shop, "Start with an empty catalogue")
    central.banner.hold(samples=None)
    assert focused(shop) == "Search"


async def test_a_banner_that_goes_while_a_dialog_is_open_leaves_the_focus_in_the_table(
    shop: Shop,
) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("list", KeyNotAccepted(401))
    shop.catalogue.refresh()
    await shop.wait_until_loaded()
    tab_to(shop, "Enter key")
    shop.contents.actions.messages.trigger()
    form = await dialog(shop.window, "Messages")
    shop.catalogue.refresh()
    await eventually(lambda: not is_there(shop.window, QPushButton, "Enter key"), 30)
    press_key(form, Qt.Key.Key_Escape)
    await back_in_window(shop)
    assert focused(shop) == "Animals"


async def test_stop_leaves_the_focus_in_the_table(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.hold()
    shop.catalogue.refresh()
    await eventually(lambda: is_there(shop.contents.status, QPushButton, "Stop"), 30)
    tab_to(shop, "Stop")
    press_key(shop.window, Qt.Key.Key_Space)
    await eventually(lambda: not is_there(shop.contents.status, QPushButton, "Stop"), 30)
    assert focused(shop) == "Animals"
    gateway.release()
    await eventually(lambda: len(shop.tasks) == 0, 30)


async def test_a_message_that_goes_takes_its_button_but_not_the_focus(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    pressed: list[str] = []
    button = MessageButton("Undo it", lambda: pressed.append("Undo it"))
    told = shop.messages.report_problem("Rex was not added.", button)
    tab_to(shop, "Undo it")
    press_key(shop.window, Qt.Key.Key_Space)
    assert pressed == ["Undo it"]
    shop.messages.end(told)
    assert focused(shop) == "Animals"


async def test_a_key_that_was_meant_for_one_message_does_not_press_the_button_of_the_next(
    shop: Shop,
) -> None:
    await shop.serve(FakeGateway(STOCK))
    pressed: list[str] = []
    undo = MessageButton("Undo it", lambda: pressed.append("Undo it"))
    send = MessageButton("Send again", lambda: pressed.append("Send again"))
    shop.messages.report("Rex will be added in 4 seconds.", undo)
    tab_to(shop, "Undo it")
    shop.messages.report_problem("We can't tell whether Rex was added.", send)
    press_key(shop.window, Qt.Key.Key_Space)
    assert pressed == []
    assert focused(shop) == "Animals"


async def test_dismissing_the_last_message_leaves_the_focus_in_the_table(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    shop.messages.report_problem("The list was not written.")
    tab_to(shop, "Dismiss")
    press_key(shop.window, Qt.Key.Key_Space)
    assert shop.message == ""
    assert focused(shop) == "Animals"


async def test_trying_again_leaves_the_focus_in_the_window(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    gateway.fail_next("list", NotReached())
    await shop.serve(gateway)
    button = by_name(shop.contents.central.empty, QAbstractButton, "Refresh")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    press_key(shop.window, Qt.Key.Key_Space)
    await eventually(lambda: shop.ids == ["1", "2"], 30)
    assert focused(shop) == "Search"


@pytest.mark.parametrize("keys", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
@pytest.mark.parametrize("name", ["Search", "Refresh", "Animals"])
async def test_closing_a_dialog_returns_the_focus_to_where_it_was(
    shop: Shop, name: str, keys: Qt.Key
) -> None:
    await shop.serve(FakeGateway(STOCK))
    tab_to(shop, name)
    shop.contents.actions.messages.trigger()
    messages: QWidget = await dialog(shop.window, "Messages")
    press_key(messages, keys)
    await back_in_window(shop)
    assert focused(shop) == name


def seen_difference(before: QImage, after: QImage) -> int:
    """How many pixels changed by at least 3 to 1, as WCAG asks of a focus ring."""
    pairs = collections.Counter(
        (before.pixelColor(x, y).name(), after.pixelColor(x, y).name())
        for x in range(before.width())
        for y in range(before.height())
    )
    return sum(count for (one, other), count in pairs.items() if contrast(one, other) >= 3)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
async def test_the_focus_of_every_button_can_be_seen(shop: Shop, scheme: Scheme) -> None:
    shop.theme.set_scheme(scheme)
    await shop.serve(FakeGateway(STOCK))
    shop.contents.central.banner.hold(samples=SAMPLES)
    shop.messages.report_problem("The list was not written.")
    buttons = [one for one in shop.window.findChildren(QAbstractButton) if one.isVisible()]
    buttons = [one for one in buttons if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert len(buttons) > 8
    for button in buttons:
        shop.table.setFocus()
        before = button.grab().toImage()
        button.setFocus(Qt.FocusReason.TabFocusReason)
        after = button.grab().toImage()
        ring = 2 * (button.width() + button.height())
        assert seen_difference(before, after) > 0.7 * ring, name_of(button)
