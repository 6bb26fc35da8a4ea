"""Saved views: their entries in the menu View, its keys and dialogs."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QListWidget, QPushButton

from petstore_gui.domain.category import Category, CategoryChanges, CategoryColour, CategoryIcon
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.saved_view import SavedView
from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.settings.profile import open_profile
from petstore_gui.settings.saved_views import SavedViews
from petstore_gui.ui.views.views_flow import ViewsFlow
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    CTRL,
    by_name,
    chosen,
    click,
    click_heading,
    fill,
    key,
    line_about,
    no_dialog,
    press,
    press_key,
    texts,
)
from tests.ui.conftest import Shop
from tests.ui.next_run import preferences_in

LOCAL, PRODUCTION, _ = Deployment
PETS = [
    Pet(1, "Rex", 5, PetStatus.AVAILABLE),
    Pet(2, "Tom", 12, PetStatus.SOLD),
    Pet(3, "Kim", 7, PetStatus.AVAILABLE),
    Pet(4, "Bo", 5, PetStatus.PENDING),
    Pet(5, "Ada", 5, PetStatus.AVAILABLE),
]
ALL = SavedView("All", View(), tuple(Column))
SOLD = SavedView("Sold & gone", View(Filter.SOLD), (Column.NAME, Column.ID))
DOGS = SavedView(
    "Available dogs",
    View(Filter.AVAILABLE, column=Column.NAME, categories=frozenset({5})),
    tuple(Column),
)


def on_disk(folder: Path, deployment: Deployment = LOCAL) -> tuple[list[str], str]:
    """The names of the views that the next run reads, and of the one that it begins with."""
    saved = SavedViews(preferences_in(folder))
    start = saved.at_start(deployment)
    return [one.name for one in saved.of(deployment)], "" if start is None else start.name


@pytest.fixture
def stored() -> str:
    """The settings of an earlier run."""
    return ""


@pytest.fixture
def saved(tmp_path: Path, stored: str) -> SavedViews:
    if stored:
        file = open_profile(tmp_path / "profile").directory / "settings.ini"
        file.write_text(stored, "utf-8")
    return SavedViews(preferences_in(tmp_path))


@pytest.fixture(autouse=True)
def views(shop: Shop, saved: SavedViews) -> ViewsFlow:
    """The menu of views; a test that begins with some puts them and shows the deployment again."""
    return ViewsFlow(shop.contents, saved)


def entries(shop: Shop) -> list[tuple[str, str, bool]]:
    """The views in the open menu: text, keys, and whether it is checked."""
    menu = shop.contents.actions.view_menu
    menu.aboutToShow.emit()
    named = [one for one in menu.actions() if one.objectName().startswith("view-")]
    return [(one.text(), one.shortcut().toString(), one.isChecked()) for one in named]


def begin_with(shop: Shop, saved: SavedViews, *those: SavedView, at_start: str = "") -> None:
    assert saved.put(LOCAL, those, at_start)
    shop.contents.show_deployment(LOCAL, "")


async def save(shop: Shop, name: str) -> None:
    form = await chosen(shop.window, "Save view")
    fill(by_name(form, QLineEdit, "Name"), name)
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))


async def test_what_stands_in_the_window_comes_back_under_its_name(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway(PETS))
    dogs = Category(5, "Dogs", CategoryColour.RED, CategoryIcon.DOG)
    await shop.catalogue.category_names.change(CategoryChanges({5: dogs}), ())
    press(shop.window, "Available")
    shop.contents.central.filters.category.categories_chosen.emit(frozenset({5}))
    click_heading(shop.table, Column.NAME)
    shop.table.hideColumn(Column.STATUS)
    shop.table.horizontalHeader().moveSection(0, 1)
    assert shop.ids == ["5", "1"]
    form = await chosen(shop.window, "Save view")
    assert by_name(form, QLineEdit, "Name").text() == "Available, Dogs"
    press(form, "Save")
    shop.window.activateWindow()  # without a window manager, a closed dialog leaves none active
    await eventually(shop.window.isActiveWindow)
    assert entries(shop) == [("Available, Dogs", "Ctrl+1", True)]
    assert on_disk(tmp_path)[0] == ["Available, Dogs"]
    shop.table.showColumn(Column.STATUS)
    shop.table.horizontalHeader().moveSection(0, 1)
    press(shop.window, "All")
    shop.contents.central.filters.category.categories_chosen.emit(frozenset())
    fill(shop.contents.central.search, "om")
    assert entries(shop) == [("Available, Dogs", "Ctrl+1", False)]
    shop.table.setFocus()
    press_key(shop.window, Qt.Key.Key_1, CTRL)
    await eventually(lambda: shop.ids == ["5", "1"])
    assert shop.contents.central.search.text() == ""
    assert shop.table.shown_columns() == [Column.NAME, Column.ID, Column.CATEGORY]
    assert entries(shop) == [("Available, Dogs", "Ctrl+1", True)]


async def test_each_deployment_has_its_own_views(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway(PETS))
    await save(shop, "Here")
    shop.contents.show_deployment(PRODUCTION, "")
    assert entries(shop) == []
    await save(shop, "There")
    assert on_disk(tmp_path)[0] == ["Here"]
    assert on_disk(tmp_path, PRODUCTION)[0] == ["There"]
    shop.contents.show_deployment(LOCAL, "")
    assert [text for text, _keys, _checked in entries(shop)] == ["Here"]


async def test_a_name_that_is_there_already_is_replaced(
    shop: Shop, saved: SavedViews, tmp_path: Path
) -> None:
    begin_with(shop, saved, SOLD, ALL, at_start="Sold & gone")
    await shop.serve(FakeGateway(PETS))
    press(shop.window, "Pending")
    form = await chosen(shop.window, "Save view")
    name = by_name(form, QLineEdit, "Name")
    for typed, told in (
        ("", "Enter a name."),
        ("a" * 61, "A view name can have at most 60 characters."),
    ):
        fill(name, typed)
        press(form, "Save")
        assert line_about(name) == told
    fill(name, "Sold & gone")
    press(form, "Save")
    assert on_disk(tmp_path) == (["Sold & gone", "All"], "Sold & gone")
    assert entries(shop)[0] == ("Sold && gone", "Ctrl+1", True)
    assert shop.message == "The view Sold & gone is saved: see the menu View."


async def test_views_are_reordered_renamed_and_removed(
    shop: Shop, saved: SavedViews, tmp_path: Path
) -> None:
    begin_with(shop, saved, ALL, SOLD, DOGS)
    form = await chosen(shop.window, "Manage views")
    names = by_name(form, QListWidget, "Views")
    press(form, "Remove")
    for button in ("Move down", "Move down", "Move up", "Move up", "Move down"):
        press(form, button)
    names.setCurrentRow(0)
    click(by_name(form, QCheckBox, "Show this view at each start"))
    press(form, "Rename")
    for typed in ("", "Dogs"):
        [editor] = names.findChildren(QLineEdit)
        fill(editor, typed)
        key(editor, Qt.Key.Key_Return)
        await eventually(lambda: not names.findChildren(QLineEdit))
        if not typed:
            press(form, "Save")
            assert "Enter a name." in texts(form)
            press(form, "Rename")
    assert on_disk(tmp_path) == (["All", "Sold & gone", "Available dogs"], "")
    press(form, "Save")
    assert on_disk(tmp_path) == (["Dogs", "Sold & gone"], "Dogs")
    assert [text for text, _keys, _checked in entries(shop)] == ["Dogs", "Sold && gone"]
    form = await chosen(shop.window, "Manage views")
    assert by_name(form, QCheckBox, "Show this view at each start").isChecked()
    press(form, "Remove")
    press(form, "Remove")
    assert not by_name(form, QPushButton, "Remove").isEnabled()
    press(form, "Save")
    assert (on_disk(tmp_path), entries(shop)) == (([], ""), [])


@pytest.mark.parametrize("stored", ["[profile]\nversion=9\n"])
async def test_a_view_that_is_not_written_is_told(shop: Shop, stored: str, tmp_path: Path) -> None:
    await save(shop, "All")
    assert shop.message.startswith("The settings could not be saved")
    assert entries(shop) == [("All", "Ctrl+1", True)]
    assert on_disk(tmp_path)[0] == []
