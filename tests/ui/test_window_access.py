"""The window without sight or mouse: accessible names, shortcuts and tab order."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QLabel,
    QMenu,
    QPushButton,
    QTableView,
    QWidget,
)

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import open_add_form
from tests.support.widgets import (
    by_name,
    chosen,
    click,
    label,
    name_of,
    press,
    press_key,
    rows_of,
)
from tests.ui.conftest import Shop

STOCK = [Pet(1, "Ada", 1, "sold"), Pet(2, "Bo", 2)]


def stops(window: QWidget) -> list[QWidget]:
    """The widgets that Tab reaches, in order, starting at the focused one."""
    found, one = [], window.focusWidget()
    while one not in found:
        found.append(one)
        press_key(window, Qt.Key.Key_Tab)
        one = window.focusWidget()
    return found


def spoken(widget: QWidget) -> str:
    return name_of(widget).partition("  ")[0]


def badge(shop: Shop) -> QPushButton:
    found = shop.window.findChild(QPushButton, "deployment")
    assert isinstance(found, QPushButton)
    return found


@pytest.mark.parametrize(
    ("deployment", "word"),
    [
        (Deployment.LOCAL, "This computer"),
        (Deployment.PRODUCTION, "Production"),
        (Deployment.STAGING, "Staging"),
    ],
)
async def test_the_deployment_is_visible_in_title_badge_and_status_bar(
    shop: Shop, deployment: Deployment, word: str
) -> None:
    shop.contents.show_deployment(deployment, "shop.example")
    assert shop.window.windowTitle() == f"Petstore – {word}"
    assert badge(shop).text() == word
    assert label(shop.window, "completeness") == "shop.example"


async def test_the_badge_opens_the_settings(shop: Shop) -> None:
    wanted: list[bool] = []
    shop.contents.actions.settings.triggered.connect(lambda: wanted.append(True))
    click(badge(shop))
    assert wanted == [True]


def keys_of(one: QAction) -> str:
    return one.shortcut().toString(QKeySequence.SequenceFormat.PortableText)


async def test_no_shortcut_is_used_twice(shop: Shop) -> None:
    every = [
        keys.toString() for one in shop.window.findChildren(QAction) for keys in one.shortcuts()
    ]
    assert [keys for keys, count in Counter(every).items() if count > 1] == []


@pytest.mark.usefixtures("every_dialog")
async def test_the_shortcuts_dialog_lists_every_action_and_shortcut(shop: Shop) -> None:
    found = {keys_of(one) for one in shop.window.findChildren(QAction)}
    form = await chosen(shop.window, "Shortcuts")
    listed = dict(rows_of(by_name(form, QTableView, "Shortcuts")))
    said = [label.text() for label in form.findChildren(QLabel)]
    press(form, "Close")
    assert (listed["Add animal"], listed["Export list"]) == ("Ctrl+N", "")
    assert {*listed.values()} == found
    assert "Ctrl+1 … 9: Show a saved view" in "".join(said)


async def test_tab_reaches_every_control_in_visual_order(shop: Shop) -> None:
    await shop.serve(FakeGateway(STOCK))
    shop.contents.central.search.setFocus()
    order = [spoken(one) for one in stops(shop.window)]
    assert order == [
        "Search",
        "Refresh",
        "Settings",
        "Add animal",
        "All",
        "Categories",
        "Deployment: This computer",
        "Animals",
    ]


async def test_tab_goes_through_the_add_dialog_from_top_to_bottom(shop: Shop) -> None:
    form = await open_add_form(shop.window)
    assert [spoken(one) for one in stops(form)] == [
        "Name",
        "Category",
        "Status",
        "Add another",
        "Cancel",
        "Add",
    ]
    press(form, "Cancel")


async def test_every_menu_has_its_entries(shop: Shop) -> None:
    menus = {menu.title(): entries(menu) for menu in shop.window.menuBar().findChildren(QMenu)}
    assert ", ".join(menus["&File"]) == (
        "Add animal, Refresh, Stop, Import, Export list, Print, Start with an empty catalogue,"
        " Show the sample animals, Connect to the shop's service, Settings, Quit"
    )
    assert ", ".join(menus["&Edit"]) == (
        "Undo adding, Unfinished adds, Show animal, Add another like this, Copy, Copy ID,"
        " Paste animals, Categories"
    )
    assert ", ".join(menus["&View"]) == (
        "What changed, Duplicates, Summary, Columns, Theme, Larger type, Smaller type,"
        " Normal type, Save view, Manage views"
    )
    assert ", ".join(menus["&Help"]) == (
        "Shortcuts, Why can't I change the status?, Messages, Report a problem, About Petstore"
    )


def entries(menu: QMenu) -> list[str]:
    return [
        one.text().replace("&", "")
        for one in menu.actions()
        if one.text() and "IT has" not in one.text()
    ]
