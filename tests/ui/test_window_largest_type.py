"""The largest type in the smallest window: nothing overlaps, and a row can be read."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QStatusBar, QWidget

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import KeyNotAccepted
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import StoreCopy, StoreLoss
from petstore_gui.domain.view import Column
from petstore_gui.ui.text.loss_text import loss_sentence
from petstore_gui.ui.window.banner import Banner
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import CTRL, by_name, fill, is_there, key, name_of
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

STATUSES = ("available", "pending", "sold", None)
STOCK = [Pet(place, f"Pet {place}", place % 7, STATUSES[place % 4]) for place in range(1, 147)]
EMPTY = "Start with an empty catalogue"
COPY = "Bring back a copy"
LOST = StoreLoss(StartFailure.MISSING, (StoreCopy("animals.sqlite", "2026-11-22", 146),))


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


@pytest.mark.parametrize("size", [(640, 400), (685, 409), (800, 600), (1_280, 800), (1_900, 1_000)])
@pytest.mark.parametrize("percent", [100, 150, 200])
async def test_everything_can_be_seen_beside_the_banner(
    shop: Shop, size: tuple[int, int], percent: int
) -> None:
    shop.contents.central.samples.show_samples(True)
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(percent)
    await shop.resize(*size)
    await eventually(lambda: not trouble(shop))
    await shop.resize(*size)  # the page may have needed more while its parts were being placed
    await eventually(lambda: (shop.window.width(), shop.window.height()) == size)
    assert not trouble(shop)


@pytest.mark.parametrize("percent", [100, 200])
async def test_the_banner_does_not_touch_the_filters(shop: Shop, percent: int) -> None:
    samples = shop.contents.central.samples
    samples.show_samples(True)
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(percent)
    await shop.resize(640, 400)
    badge = by_name(shop.window, QAbstractButton, "Deployment: This computer")

    def gap() -> int:
        return place_of(samples, shop.window).top() - place_of(badge, shop.window).bottom() - 1

    await eventually(lambda: gap() >= 5)


async def test_a_refused_key_leaves_a_visible_row(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(200)
    await shop.resize(640, 400)
    gateway = FakeGateway(STOCK)
    gateway.fail_next("list", KeyNotAccepted(401))
    shop.catalogue.connect_to(gateway)
    by_name(shop.window, QAbstractButton, "Refresh").click()
    await eventually(lambda: is_there(shop.window, QAbstractButton, "Enter a key"))
    await eventually(lambda: not trouble(shop))
    assert shop.contents.central.key_notice.accessibleName() == "The API key was not accepted."


async def test_a_window_cannot_be_made_too_small_for_its_type(shop: Shop) -> None:
    shop.contents.central.samples.show_samples(True)
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(200)
    for width, height in ((640, 300), (700, 200)):
        shop.window.resize(width, height)
        await eventually(lambda: not trouble(shop))
        assert shop.window.height() > 300


async def test_a_button_with_fewer_words_keeps_its_name(shop: Shop) -> None:
    shop.contents.central.samples.show_samples(True)
    button = by_name(shop.window, QAbstractButton, EMPTY)
    assert button.text() == EMPTY
    shop.theme.set_type_size(200)
    await shop.resize(640, 400)
    await eventually(lambda: button.text() == "Start empty")
    assert name_of(button) == EMPTY
    assert EMPTY in button.toolTip()
    shop.theme.set_type_size(100)
    await shop.resize(1_280, 800)
    await eventually(lambda: button.text() == EMPTY)


def faults(banner: Banner, sentence: str) -> list[str]:
    """What of a banner is cut or touches its edge, or is not all there and in no tip either."""
    room = banner.contentsRect().adjusted(3, 3, -3, -3)
    things: list[QAbstractButton | QLabel] = [
        *(one for one in banner.findChildren(QAbstractButton) if one.isVisible()),
        *banner.findChildren(QLabel),
    ]
    found = [one.text() for one in things if not room.contains(place_of(one, banner))]
    for one in things:
        if isinstance(one, QLabel):
            whole, is_cut = sentence, one.height() < one.heightForWidth(one.width())
        else:
            whole, is_cut = name_of(one), one.width() < one.sizeHint().width()
        if is_cut or not (one.text() == whole or whole in one.toolTip()):
            found.append(f"{one.text()} of {whole}")
    return found


@pytest.mark.parametrize(
    ("size", "percent", "says_all"),
    [
        ((400, 600), 100, True),
        ((470, 600), 100, True),
        ((640, 400), 100, True),
        ((800, 600), 100, True),
        ((800, 600), 200, True),
        ((1_280, 800), 200, True),
    ],
)
async def test_how_to_go_on_after_a_loss_can_be_read(
    shop: Shop, size: tuple[int, int], percent: int, says_all: bool
) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(percent)
    loss, sentence = shop.contents.central.loss, loss_sentence(LOST)
    loss.show_loss(LOST)
    await shop.resize(*size)
    await eventually(lambda: not [*faults(loss, sentence), *trouble(shop)])
    buttons = [one for one in loss.findChildren(QAbstractButton) if one.isVisible()]
    assert [name_of(one) for one in buttons] == [COPY, EMPTY]
    assert is_there(loss, QLabel, sentence) is says_all


@pytest.mark.parametrize(
    ("width", "words"), [(1_280, "Search name, ID or category"), (640, "Search")]
)
async def test_the_search_field_says_what_fits(shop: Shop, width: int, words: str) -> None:
    shop.theme.set_type_size(200)
    await shop.resize(width, 600)
    await eventually(lambda: shop.contents.central.search.placeholderText() == words)


async def test_the_results_of_a_search_leave_room_for_it(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(200)
    await shop.resize(640, 600)
    fill(shop.contents.central.search, "Pet")
    await eventually(lambda: not trouble(shop))
    search = shop.contents.central.search
    needed = search.fontMetrics().horizontalAdvance("Picasso") + 40
    await eventually(lambda: search.width() >= needed)


async def test_a_screen_too_low_for_all_ways_out_of_a_loss_lets_the_page_scroll(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.theme.set_type_size(200)
    loss, window = shop.contents.central.loss, shop.window
    loss.show_loss(LOST)
    window.setFixedSize(640, 400)
    way_out = by_name(loss, QAbstractButton, EMPTY)
    bar, menus = shop.contents.status, window.menuBar()

    def is_in_sight(widget: QWidget, height: int) -> bool:
        place = place_of(widget, window)
        return place.top() >= menus.geometry().bottom() and place.top() + height <= bar.y()

    await eventually(lambda: not is_in_sight(shop.table, shop.table.least_height))
    await eventually(lambda: is_in_sight(way_out, way_out.height()))
    assert not place_of(way_out, window).intersects(place_of(shop.table, window))
    key(shop.contents.central.search, Qt.Key.Key_Down)
    await eventually(lambda: is_in_sight(shop.table, shop.table.least_height))
    key(shop.table, Qt.Key.Key_F, CTRL)
    search = shop.contents.central.search
    await eventually(lambda: search.hasFocus() and is_in_sight(search, search.height()))


async def test_a_message_keeps_more_than_its_buttons(shop: Shop) -> None:
    gateway = FakeGateway(STOCK)
    await shop.serve(gateway)
    gateway.fail_next("list", NotReached())
    await shop.refresh()
    shop.theme.set_type_size(200)
    bar = shop.contents.status
    bar.show_adds(1)
    bar.show_undo("Rex")
    await shop.resize(640, 400)
    message = bar.findChild(QLabel, "message")
    assert isinstance(message, QLabel)
    await eventually(lambda: message.width() >= 8 * message.fontMetrics().averageCharWidth())
