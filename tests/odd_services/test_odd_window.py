"""The window with some of the odd services: what somebody sees who presses its buttons."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QRadioButton

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.pets import NewPet
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_clock import HastyClock
from tests.odd_services.odd_service import Behaviour, OddService, plain, rows
from tests.odd_services.table import hides_sold
from tests.odd_services.visitor import read
from tests.support.waiting import eventually
from tests.support.widgets import by_name, press
from tests.ui.conftest import Shop, shop_in

pytestmark = pytest.mark.qt

Serve = Callable[[Behaviour], Awaitable[Shop]]


@pytest.fixture
async def serve(theme: Theme) -> AsyncIterator[Serve]:
    """Opens the window on a service."""
    async with AsyncExitStack() as stack:

        async def opened(behave: Behaviour) -> Shop:
            service = await stack.enter_async_context(OddService(behave))
            gateway = HttpGateway(Endpoint(service.base_url), ApiKey("a-key"), clock=HastyClock())
            stack.push_async_callback(gateway.aclose)
            shop = await stack.enter_async_context(shop_in(theme))
            await shop.serve(gateway)
            return shop

        yield opened


def filters(shop: Shop) -> list[tuple[str, str]]:
    """Names and descriptions of the visible filters, as a screen reader speaks them."""
    found = [one for one in shop.window.findChildren(QRadioButton) if one.isVisible()]
    spoken = map(QAccessible.queryAccessibleInterface, found)
    return [
        (read(one.text(QAccessible.Text.Name)), read(one.text(QAccessible.Text.Description)))
        for one in spoken
        if one.role() is QAccessible.Role.RadioButton
    ]


async def test_a_press_brings_the_animals_that_the_whole_list_hides(serve: Serve) -> None:
    shop = await serve(hides_sold)
    assert shop.completeness == "45 animals listed"
    assert filters(shop)[3] == ("Sold", "None listed")
    press(shop.window, "Sold")
    await eventually(lambda: len(shop.ids) == 20)
    assert filters(shop) == [
        ("All", "65 animals listed"),
        ("Available", "25 animals listed"),
        ("Pending", "20 animals listed"),
        ("Sold", "20 animals listed"),
    ]
    assert by_name(shop.window, QRadioButton, "Sold").text() == "Sold  20"


async def test_an_added_animal_is_counted_apart_from_the_list(serve: Serve) -> None:
    shop = await serve(plain(rows(30)))
    await shop.add(NewPet("Lucy", 1))
    await eventually(lambda: shop.completeness == "30 animals listed · 1 newly added here")
    assert ("Not stated", "None listed · 1 newly added here") in filters(shop)
    assert len(shop.ids) == 31
