"""The computers of a shop share views, in the file with the names of categories."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QPushButton

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.saved_view import SavedView
from petstore_gui.domain.shared_views import ViewChange
from petstore_gui.domain.shop import Shop as Names
from petstore_gui.domain.shop import bytes_of
from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.settings.saved_views import SavedViews
from petstore_gui.storage.shop_file import ShopFile
from petstore_gui.support.held_files import unlink
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.views.views_flow import ViewsFlow
from petstore_gui.ui.widgets import save_wait
from tests.support.waiting import eventually
from tests.support.widgets import (
    CTRL,
    by_name,
    dialog,
    is_there,
    label,
    no_dialog,
    press,
    press_key,
    rows_of,
    texts,
)
from tests.ui.adds import press_enabled
from tests.ui.conftest import Shop
from tests.ui.next_run import preferences_in
from tests.ui.tills import content_of, till, write
from tests.ui.views_form import entries, go_to, listed, managed

ALL = SavedView("All", View(), tuple(Column))
SOLD = SavedView("Sold", View(Filter.SOLD), tuple(Column))
PENDING = SavedView("sold", View(Filter.PENDING), (Column.ID, Column.NAME))
NEWER = b'{"schema": 1, "revision": 1, "categories": {}, "views": {"Sold": {"weight": "5"}}}'


def file_with(*views: SavedView) -> bytes:
    shop = Names()
    for one in views:
        shop = ViewChange(one.name, one, None).made_in(shop) or shop
    return bytes_of(shop)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The shop's file."""
    (tmp_path / "share").mkdir()
    return tmp_path / "share" / "shop.json"


@asynccontextmanager
async def till_with(theme: Theme, folder: Path, file: Path, *own: SavedView) -> AsyncIterator[Shop]:
    """A window that has these views of its own, and the shop's file."""
    async with till(theme, folder, ShopFile(file, is_shared=True)) as shop:
        saved = SavedViews(preferences_in(folder))
        assert saved.put(Deployment.LOCAL, own, "")
        flow = ViewsFlow(
            shop.contents, shop.catalogue, saved, shop.tasks, shop.messages, shop.theme
        )
        flow.show_deployment(Deployment.LOCAL)
        names = shop.catalogue.category_names
        await eventually(lambda: names.read_at is not None or names.problem is not None)
        yield shop


def in_menu(shop: Shop) -> list[tuple[str, str, bool]]:
    """The views of the shop in the open menu: text, keys, and whether it can be chosen."""
    shop.contents.views_menu.aboutToShow.emit()
    actions = shop.contents.views_menu.actions()
    named = [one for one in actions if one.objectName().startswith("shop-view-")]
    return [(one.text(), one.shortcut().toString(), one.isEnabled()) for one in named]


async def test_a_view_is_shared_decided_and_removed_for_all(
    theme: Theme, tmp_path: Path, file: Path
) -> None:
    write(file, file_with())
    async with (
        till_with(theme, tmp_path, file, SOLD) as one,
        till_with(theme, file.parent, file, ALL, PENDING) as other,
    ):
        form, table = await managed(one)
        press(form, "Share with the shop")
        await eventually(lambda: listed(table) == ["Sold", "Sold"])
        shows = "The shop's · Sold · Sorted by ID · columns ID, Name, Category, Status"
        assert rows_of(table)[1] == ["Ctrl+2", "Sold", shows]
        assert content_of(file) == file_with(SOLD)
        press(form, "Close")
        assert one.message == "The view Sold is shared with the shop."
        assert in_menu(one) == [("Sold (shop)", "Ctrl+2", True)]

        assert in_menu(other) == []
        await other.refresh()
        await eventually(lambda: in_menu(other) == [("Sold (shop)", "Ctrl+3", True)])
        assert [text for text, _keys, _checked in entries(other)] == ["All", "sold"]
        other.window.activateWindow()
        await eventually(other.window.isActiveWindow)
        press_key(other.window, Qt.Key.Key_3, CTRL)
        await eventually(lambda: other.catalogue.facts.view.filter is Filter.SOLD)

        form, table = await managed(other)
        go_to(table, 1)
        press(form, "Share with the shop")  # another one of the same name
        question = await dialog(form, "Which view is right?")
        words = texts(question)
        assert words[words.index("Shows") + 1 :][:6] == [
            "From here",
            "sold",
            "Pending · Sorted by ID · columns ID, Name",
            "In the file now",
            "Sold",
            "Sold · Sorted by ID · columns ID, Name, Category, Status",
        ]
        assert content_of(file) == file_with(SOLD)
        await press_enabled(question, "Share the view from here")
        await eventually(lambda: listed(table) == ["All", "sold", "sold"])

        go_to(table, 2)
        for name in ("Move up", "Rename…", "Share with the shop"):
            assert not by_name(form, QPushButton, name).isEnabled()
        assert not by_name(form, QCheckBox, "Show this view at each start").isEnabled()
        press(form, "Remove for all…")
        question = await dialog(form, "Remove the view for all?")
        press(question, "Remove for all")
        await eventually(lambda: listed(table) == ["All", "sold"])
        assert "views" not in json.loads(content_of(file))
        press(form, "Close")
        await one.refresh()
        await eventually(lambda: in_menu(one) == [])
        assert [text for text, _keys, _checked in entries(one)] == ["Sold"]


async def test_a_view_that_this_version_cannot_show_is_named_and_kept(
    theme: Theme, tmp_path: Path, file: Path
) -> None:
    write(file, NEWER)
    async with till_with(theme, tmp_path, file, SOLD) as shop:
        assert in_menu(shop) == [("Sold (shop, not for this version)", "", False)]
        form, table = await managed(shop)
        words = "The shop's · This version of Petstore cannot show it"
        assert rows_of(table)[1] == ["", "Sold", words]
        press(form, "Share with the shop")
        question = await dialog(form, "Which view is right?")
        await eventually(by_name(question, QPushButton, "Keep the view in the file").isEnabled)
        assert not by_name(question, QPushButton, "Share the view from here").isEnabled()
        assert any("under another name" in text for text in texts(question))
        press(question, "Keep the view in the file")
        press(form, "Close")
        assert content_of(file) == NEWER


@pytest.mark.parametrize(
    ("content", "own", "told"),
    [
        (b"{", SOLD, "The shop's file is damaged. Tell IT."),
        (b'{"schema": 2}', SOLD, "The shop's file was saved by a newer version of Petstore."),
        (
            file_with(*(SavedView(f"View {n}", View(), tuple(Column)) for n in range(200))),
            SOLD,
            "The shop has 200 views already, the most there can be. Remove one first.",
        ),
        (
            file_with(),
            SavedView("Half", View(search="\ud83d"), tuple(Column)),
            "The search has a letter that cannot be saved.",
        ),
    ],
    ids=["damaged", "newer", "many", "half a letter"],
)
async def test_what_cannot_be_shared_is_told_and_changes_nothing(
    theme: Theme, tmp_path: Path, file: Path, content: bytes, own: SavedView, told: str
) -> None:
    write(file, content)
    async with till_with(theme, tmp_path, file, own) as shop:
        form, _table = await managed(shop)
        press(form, "Share with the shop")
        await eventually(lambda: label(form, "viewsProblem").startswith(told))
        press(form, "Close")
        assert content_of(file) == content


async def test_a_till_without_a_shops_file_says_where_to_enter_it(
    shop: Shop, tmp_path: Path
) -> None:
    saved = SavedViews(preferences_in(tmp_path))
    assert saved.put(Deployment.LOCAL, [SOLD], "")
    flow = ViewsFlow(shop.contents, shop.catalogue, saved, shop.tasks, shop.messages, shop.theme)
    flow.show_deployment(Deployment.LOCAL)
    form, _table = await managed(shop)
    press(form, "Share with the shop")
    told = "This computer does not use a shop's file yet. Enter its place in Settings, or ask IT."
    assert label(form, "viewsProblem") == told


async def test_nobody_has_to_wait_until_a_view_is_shared(
    theme: Theme, tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_wait, "_NOTICED_SECONDS", 0)
    write(file, file_with())
    lock = file.parent / ".shop.json.lock"
    async with till_with(theme, tmp_path, file, SOLD) as shop:
        form, table = await managed(shop)
        lock.touch()
        press(form, "Share with the shop")
        await eventually(lambda: is_there(form, QPushButton, "Stop waiting"))
        press(form, "Stop waiting")
        told = "We can't tell whether this was saved: the shop's file did not confirm it."
        await eventually(lambda: label(form, "viewsProblem").startswith(told))
        unlink(lock)
        press(form, "Share with the shop")
        await eventually(lambda: listed(table) == ["Sold", "Sold"])
        assert label(form, "viewsProblem") == ""
        lock.touch()
        go_to(table, 1)
        press(form, "Remove for all…")
        press(await dialog(form, "Remove the view for all?"), "Remove for all")
        press(form, "Close")
        unlink(lock)
        await eventually(lambda: no_dialog(shop.window))
        await eventually(lambda: "is removed for all computers" in shop.message)
    assert content_of(file) != file_with(SOLD)
