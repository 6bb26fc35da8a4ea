"""The largest type in the smallest window: nothing overlaps, and a row can be read."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QStatusBar, QWidget

from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.ui.window.banner import Banner
from petstore_gui.ui.window.banner_of import Notice
from petstore_gui.ui.window.messages import MessageButton
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import by_name, fill, name_of
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

STATUSES = ("available", "pending", "sold", None)
STOCK = [Pet(place, f"Pet {place}", place % 7, STATUSES[place % 4]) for place in range(1, 147)]
LOSS = Notice(
    "The file with this computer's animals is empty. Choose how to go on. Nothing is deleted, and"
    " until then nothing is added.",
    (
        MessageButton("Bring back the copy of Sunday, 22 November 2026 (146 animals)", int),
        MessageButton("Start with an empty catalogue", int),
    ),
)


def place_of(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def trouble(shop: Shop) -> list[str]:
    """What overlaps, is cut, or is not in the window."""
    window, bar = shop.window, shop.window.findChild(QStatusBar)
    assert isinstance(bar, QStatusBar)
    kinds = (QAbstractButton, QLineEdit, QLabel)
    things = [
        one
        for one in shop.contents.central.findChildren(QWidget)
        if isinstance(one, kinds) and one.isVisible() and one.parent() is not shop.table
    ]
    things = [one for one in things if not isinstance(one.parentWidget(), QLineEdit)]
    places = {name_of(one): place_of(one, window) for one in things}
    table = place_of(shop.table, window)
    found = [name for name, place in places.items() if not window.rect().contains(place)]
    found += [f"{name} at the table" for name, box in places.items() if box.intersects(table)]
    for (name, box), (other, its_box) in combinations(places.items(), 2):
        if box.intersects(its_box):
            found.append(f"{name} and {other}")
    for one in things:
        line = one.fontMetrics().height()
        if one.height() < line:
            found.append(f"{name_of(one)} is {one.height()} px high, its text {line}")
    row = shop.table.visualRect(shop.table.model().index(0, Column.STATUS))
    row.translate(shop.table.viewport().mapTo(window, QPoint()))
    if not (row.top() >= table.top() and row.bottom() <= min(table.bottom(), bar.y())):
        found.append(f"the first row at {row}, the table at {table}")
    if row.right() > table.right() or shop.table.horizontalScrollBar().isVisible():
        found.append(f"the status at {row}")
    if not bar.isVisible() or not window.rect().contains(place_of(bar, window)):
        found.append("the status bar")
    return found


@pytest.mark.parametrize(
    ("size", "percent"),
    [((800, 500), 100), ((800, 600), 100), ((1_280, 800), 150), ((1_280, 800), 200)],
)
async def test_everything_can_be_seen_beside_the_banner(
    shop: Shop, size: tuple[int, int], percent: int
) -> None:
    shop.contents.central.samples.show_samples(True, "Start with an empty catalogue")
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(percent)
    await shop.resize(*size)
    await eventually(lambda: not trouble(shop))


def cut(banner: Banner) -> list[str]:
    """What of a banner is cut or touches its edge."""
    room = banner.contentsRect().adjusted(3, 3, -3, -3)
    buttons = [one for one in banner.findChildren(QAbstractButton) if one.isVisible()]
    found = [one.text() for one in buttons if one.width() < one.sizeHint().width()]
    things: list[QAbstractButton | QLabel] = [*buttons, *banner.findChildren(QLabel)]
    for one in things:
        is_low = isinstance(one, QLabel) and one.height() < one.heightForWidth(one.width())
        if is_low or not room.contains(place_of(one, banner)):
            found.append(one.text())
    return found


@pytest.mark.parametrize(("size", "percent"), [((800, 600), 100), ((1_280, 800), 200)])
async def test_how_to_go_on_after_a_loss_can_be_read(
    shop: Shop, size: tuple[int, int], percent: int
) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(percent)
    shop.contents.central.banner.hold(lost_store=LOSS)
    await shop.resize(*size)
    await eventually(lambda: not [*cut(shop.contents.central.banner), *trouble(shop)])


@pytest.mark.parametrize(
    ("width", "words"), [(1_280, "Search name, ID or category"), (800, "Search")]
)
async def test_the_search_field_says_what_fits(shop: Shop, width: int, words: str) -> None:
    shop.theme.set_type_size(200)
    await shop.resize(width, 600)
    await eventually(lambda: shop.contents.central.search.placeholderText() == words)


async def test_the_results_of_a_search_leave_room_for_it(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(200)
    await shop.resize(1_000, 800)
    fill(shop.contents.central.search, "Pet")
    await eventually(lambda: not trouble(shop))
    search = shop.contents.central.search
    needed = search.fontMetrics().horizontalAdvance("Picasso") + 40
    await eventually(lambda: search.width() >= needed)


async def test_a_page_that_is_too_high_for_the_window_scrolls(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(200)
    banner, window = shop.contents.central.banner, shop.window
    banner.hold(lost_store=LOSS)
    await shop.resize(800, 500)
    way_out = by_name(banner, QAbstractButton, LOSS.buttons[-1].text)
    bar, menus = shop.contents.status, window.menuBar()

    def is_in_sight(widget: QWidget, height: int) -> bool:
        place = place_of(widget, window)
        return place.top() >= menus.geometry().bottom() and place.top() + height <= bar.y()

    await eventually(lambda: not is_in_sight(shop.table, shop.table.least_height))
    assert not place_of(way_out, window).intersects(place_of(shop.table, window))
    for widget in (way_out, shop.table, shop.contents.central.search):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        await eventually(partial(is_in_sight, widget, min(widget.height(), 40)))
