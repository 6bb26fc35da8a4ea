"""Loading the list in the window."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QPushButton

from petstore_gui.domain.pets import Pet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import by_name, is_there, press
from tests.ui.conftest import Shop


def stock(count: int, status: str | None = "available") -> list[Pet]:
    return [Pet(place, f"pet {place}", place % 3, status) for place in range(1, count + 1)]


async def test_first_rows_appear_with_the_first_page(shop: Shop) -> None:
    gateway = FakeGateway(stock(250))
    gateway.hold(after=1)
    shop.open(gateway)
    await eventually(lambda: len(shop.ids) == 100)
    assert shop.completeness == "Loading, 100 so far"
    await eventually(lambda: is_there(shop.window, QProgressBar, "Loading"))
    await eventually(lambda: is_there(shop.window, QPushButton, "Stop"))
    assert by_name(shop.window, QPushButton, "Stop").isEnabled()
    gateway.release()
    await shop.wait_until_loaded()
    assert len(shop.ids) == 250
    assert shop.completeness == "All 250 animals"
    assert not is_there(shop.window, QProgressBar, "Loading")
    assert not is_there(shop.window, QPushButton, "Stop")
    assert shop.as_of.startswith("Updated ")


async def test_stop_keeps_the_loaded_rows_and_says_so(shop: Shop) -> None:
    gateway = FakeGateway(stock(250))
    gateway.hold(after=1)
    shop.open(gateway)
    await eventually(lambda: is_there(shop.window, QPushButton, "Stop"))
    press(shop.window, "Stop")
    assert len(shop.ids) == 100
    assert shop.completeness == "Stopped after 100 animals"
    assert not is_there(shop.window, QPushButton, "Stop")
    gateway.release()
    await eventually(lambda: len(shop.tasks) == 0)
    assert len(shop.ids) == 100
    await shop.refresh()
    assert len(shop.ids) == 250
