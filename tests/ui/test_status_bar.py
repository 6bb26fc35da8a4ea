"""The status bar: nothing covers anything else, and what can be seen can be pressed."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.window.message import Topic
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import all_by_name, by_name, click, dialog, is_there
from tests.ui.conftest import Shop, shop_in

pytestmark = pytest.mark.slow

STATUSES = ("available", "pending", "sold")
STOCK = [Pet(place, f"Pet {place}", 1, STATUSES[place % 3]) for place in range(1, 121)]


def in_bar(shop: Shop) -> list[QWidget]:
    """The visible labels and buttons of the status bar."""
    found = shop.contents.status.findChildren(QWidget)
    return [one for one in found if one.isVisible() and isinstance(one, QLabel | QAbstractButton)]


def covered(shop: Shop) -> list[str]:
    """The pairs of widgets of which one covers the other."""
    bar = shop.contents.status
    places = [(one, QRect(one.mapTo(bar, QPoint()), one.size())) for one in in_bar(shop)]
    return [
        f"{one.objectName()} {place}, {other.objectName()} {there}"
        for (one, place), (other, there) in combinations(places, 2)
        if place.intersects(there)
    ]


def outside(shop: Shop) -> list[str]:
    """What is not entirely inside the bar."""
    bar = shop.contents.status
    places = [(one, QRect(one.mapTo(bar, QPoint()), one.size())) for one in in_bar(shop)]
    return [one.objectName() for one, place in places if not bar.rect().contains(place)]


def tells(shop: Shop, name: str, words: str) -> bool:
    """Whether a part of the bar is in it, or else its words are at the button Details."""
    part = shop.contents.status.findChild(QWidget, name)
    assert part is not None
    details = all_by_name(shop.contents.status, QPushButton, "Details")
    return part.isVisible() or any(words in one.accessibleDescription() for one in details)


async def cut_list_with_changes(shop: Shop) -> None:
    """A list with 70 changes, which the service cuts."""
    shop.contents.show_deployment(Deployment.PRODUCTION, "127.0.0.1:8931")
    await shop.serve(FakeGateway(STOCK[:50]))
    shop.catalogue.connect_to(FakeGateway(STOCK, links=False))
    await shop.refresh()


async def test_nothing_in_the_bar_covers_anything_else(theme: Theme) -> None:
    async with shop_in(theme, has_history=True) as shop:
        await cut_list_with_changes(shop)
        for width, length in product(range(800, 1_901, 100), (100, 5, 300, 5)):
            shop.window.resize(width, 800)
            for words in ("x" * length, ""):
                shop.log.report(Topic.FIND, words)
                if not words:
                    shop.log.dismiss()
                await eventually(lambda: not covered(shop), 30)


@pytest.mark.parametrize("percent", [125, 150, 200])
async def test_nothing_in_the_bar_covers_anything_else_in_large_type(
    theme: Theme, percent: int
) -> None:
    async with shop_in(theme, has_history=True) as shop:
        await cut_list_with_changes(shop)
        shop.contents.status.show_undo("Rex")
        for width, adds, length in product((560, 800, 1_100, 1_280, 1_900), (0, 3), (75, 5)):
            theme.set_type_size(100)
            shop.window.resize(width, 800)
            shop.contents.status.show_adds(adds)
            shop.log.report_problem(Topic.FIND, "x" * length)
            theme.set_type_size(percent)
            await eventually(lambda: not covered(shop) and not outside(shop))
            if adds:
                await eventually(lambda: tells(shop, "adds", "3 adds not finished"))
            await eventually(lambda: tells(shop, "completeness", "120"))


@pytest.mark.parametrize("width", [640, 800, 1_180])
async def test_the_address_of_another_service_stays_beside_any_message(
    theme: Theme, width: int
) -> None:
    async with shop_in(theme, has_history=True) as shop:
        await cut_list_with_changes(shop)
        shop.contents.status.show_adds(3)
        shop.log.report_problem(Topic.LIST, "The service did not send a whole answer. " * 4)
        shop.window.resize(width, 600)
        await eventually(lambda: not covered(shop) and not outside(shop))
        where = by_name(shop.contents.status, QLabel, "127.0.0.1:8931")
        assert where.visibleRegion().boundingRect().width() > 60


async def test_no_markup_is_read_aloud_for_a_sentence_that_is_cut(shop: Shop) -> None:
    shop.contents.show_deployment(Deployment.STAGING, "petstore." * 9 + "example")
    await shop.serve(FakeGateway(STOCK, links=False))
    shop.window.resize(800, 600)
    shop.log.report_problem(Topic.LIST, "The service has a fault. " * 12)
    await eventually(lambda: is_there(shop.window, QPushButton, "Details"), 30)
    labels = shop.contents.status.findChildren(QLabel)
    read = map(QAccessible.queryAccessibleInterface, labels)
    descriptions = [one.text(QAccessible.Text.Description) for one in read]
    assert not [words for words in descriptions if "<" in words]


async def test_the_changes_in_the_bar_can_be_pressed(theme: Theme) -> None:
    async with shop_in(theme, has_history=True) as shop:
        shop.window.resize(1_280, 800)
        await cut_list_with_changes(shop)
        button = await eventually(
            lambda: all_by_name(shop.window, QPushButton, "70 animals changed")
        )
        place = button[0].mapTo(shop.window, button[0].rect().center())
        seen = shop.window.childAt(place)
        assert seen is button[0]
        click(seen)
        await dialog(shop.window, "What changed")
