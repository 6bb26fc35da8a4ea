"""The keyboard focus never falls off: what has it when a button or a dialog disappears."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Filter
from petstore_gui.ui.frame.banner import Notice
from petstore_gui.ui.frame.messages import MessageButton
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import dialog, is_there, name_of, no_dialog, press_key
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


async def test_after_emptying_the_focus_is_in_the_table(shop: Shop) -> None:
    """The banner goes while its button has the focus, and a message stands."""
    banner = shop.contents.central.banner
    await shop.serve(FakeGateway(STOCK))
    banner.hold(samples=SAMPLES)
    shop.messages.report("Something was said.")
    tab_to(shop, "Start with an empty catalogue")
    banner.hold(samples=None)
    assert focused(shop) == "Animals"


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


async def test_stop_leaves_the_focus_in_the_table(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(STOCK))
    gateway.hold()
    shop.catalogue.refresh()
    await eventually(lambda: is_there(shop.contents.status, QPushButton, "Stop"), 30)
    tab_to(shop, "Stop")
    press_key(shop.window, Qt.Key.Key_Space)
    await eventually(lambda: not is_there(shop.contents.status, QPushButton, "Stop"), 30)
    assert focused(shop) == "Animals"
    gateway.release()
    await eventually(lambda: len(shop.tasks) == 0, 30)


async def test_dismissing_the_last_message_leaves_the_focus_in_the_table(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.messages.report_problem("The list was not written.")
    tab_to(shop, "Dismiss")
    press_key(shop.window, Qt.Key.Key_Space)
    assert shop.message == ""
    assert focused(shop) == "Animals"


@pytest.mark.parametrize("keys", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
@pytest.mark.parametrize("name", ["Refresh", "Animals"])
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
