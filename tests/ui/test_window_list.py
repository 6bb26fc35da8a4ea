"""Loading the list in the window."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QPushButton

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import by_name, is_there, press
from tests.ui.conftest import Shop


def stock(count: int, status: str | None = "available") -> list[Pet]:
    return [Pet(place, f"pet {place}", place % 3, status) for place in range(1, count + 1)]


async def test_a_complete_list_is_shown_as_complete(shop: Shop) -> None:
    await shop.serve(FakeGateway([Pet(INT64_MAX, "Rex", -5, "sold"), Pet(INT64_MIN, "Zoë", 7)]))
    model = shop.table.model()
    cells = [[model.index(line, place).data() for place in range(4)] for line in range(2)]
    assert cells == [
        ["-9223372036854775808", "Zoë", "7", "Not stated"],
        ["9223372036854775807", "Rex", "-5", "Sold"],
    ]
    assert shop.completeness == "All 2 animals"


async def test_the_table_has_its_whole_height_as_soon_as_it_is_shown(shop: Shop) -> None:
    heights: list[int] = []

    def note_height(facts: Facts) -> None:
        if facts.counts.shown:
            heights.append(shop.table.viewport().height())

    shop.catalogue.facts_changed.connect(note_height)
    await shop.serve(FakeGateway(stock(3)))
    assert heights
    assert set(heights) == {shop.table.viewport().height()}


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
