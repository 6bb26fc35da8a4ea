"""Enter, pressed impatiently on Send again: nothing closes, and one animal is sent at most."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.domain.pets import NewPet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import add_by_form, answer
from tests.support.waiting import eventually
from tests.support.widgets import by_name, no_dialog, press, press_key
from tests.ui.adds import (
    NOTHING_NEW,
    REFUSED,
    lose_rex_without_keys,
    open_adds,
    press_enabled,
    press_on_impatiently,
    sent,
)
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

HAMMERING_SECONDS = 3.0


@pytest.mark.parametrize("error", [REFUSED, OutcomeUnknown()])
async def test_enter_on_send_again_does_not_close_the_list(shop: Shop, error: RequestError) -> None:
    if error is REFUSED:
        gateway = FakeGateway()
        await shop.serve(gateway)
        gateway.fail_next("add", REFUSED)
        shop.add(NewPet("Rex", 7))
    else:
        gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    await eventually(lambda: by_name(adds, QPushButton, "Send again").isEnabled())
    by_name(adds, QPushButton, "Send again").setFocus()
    await press_on_impatiently(
        lambda: press_key(adds, Qt.Key.Key_Return), seconds=HAMMERING_SECONDS
    )
    assert adds.isVisible()
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(gateway.pets) <= 1
    press(adds, "Close")


async def test_enter_in_the_list_presses_nothing_while_it_is_looked_for(shop: Shop) -> None:
    gateway = await lose_rex_without_keys(shop)
    adds = await open_adds(shop)
    gateway.hold()
    await press_enabled(adds, "Check the list")
    await eventually(lambda: gateway.is_holding)
    await eventually(lambda: by_name(adds, QPushButton, "Discard").isEnabled())
    press_key(adds, Qt.Key.Key_Return)
    assert adds.isVisible()
    gateway.release()
    await eventually(lambda: len(shop.tasks) == 0)
    press(adds, "Close")


@pytest.mark.parametrize("answered", [0, 1])
async def test_enter_on_send_again_does_not_close_the_dialog(shop: Shop, answered: int) -> None:
    """First while the list is searched, then while the animal is being sent."""
    gateway = FakeGateway(honours_key=False)
    await shop.serve(gateway)
    gateway.fail_next("add", OutcomeUnknown())
    form = await add_by_form(shop.window, "Rex", "7")
    await eventually(lambda: answer(form).endswith(NOTHING_NEW))
    await eventually(lambda: by_name(form, QPushButton, "Send again").isEnabled())
    await eventually(lambda: len(shop.tasks) == 0)
    gateway.hold(after=answered)
    by_name(form, QPushButton, "Send again").setFocus()
    await press_on_impatiently(
        lambda: press_key(form, Qt.Key.Key_Return), seconds=HAMMERING_SECONDS
    )
    assert not no_dialog(shop.window)
    assert len(sent(gateway)) == 1 + answered
    gateway.release()
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(gateway.pets) == 1
