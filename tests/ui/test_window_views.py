"""Saved views: the menu, its keys and dialogs, and a view on the clipboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QPushButton

from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.saved_view import VIEWS_MAX, SavedView
from petstore_gui.domain.shop import NameChange
from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.settings.profile import open_profile
from petstore_gui.settings.saved_views import SavedViews
from petstore_gui.ui.views.views_flow import ViewsFlow
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    CTRL,
    action,
    by_name,
    click,
    click_heading,
    dialog,
    fill,
    key,
    line_about,
    no_dialog,
    press,
    press_key,
    rows_of,
    texts,
)
from tests.ui.conftest import Shop
from tests.ui.next_run import preferences_in
from tests.ui.views_form import entries, go_to, listed, managed

LOCAL, PRODUCTION, _ = Deployment
PETS = [
    Pet(1, "Rex", 5, PetStatus.AVAILABLE),
    Pet(2, "Tom", 12, PetStatus.SOLD),
    Pet(3, "Kim", 7, PetStatus.AVAILABLE),
    Pet(4, "Bo", 5, PetStatus.PENDING),
    Pet(5, "Ada", 5, PetStatus.AVAILABLE),
]
DAMAGED = (
    "The pasted view was not used: it is damaged or incomplete. Copy the whole line again."
    " It begins with Petstore view:"
)
NEWER = (
    "The pasted view was not used: this version of Petstore does not know lost. Ask IT for"
    " the newest version."
)
OF_NEWER = "Petstore view: name=A&filter=sold&weight=5&sort=id&columns=id&check=7dae225b"
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
    return ViewsFlow(shop.contents, shop.catalogue, saved, shop.tasks, shop.messages, shop.theme)


def begin_with(saved: SavedViews, views: ViewsFlow, *those: SavedView, at_start: str = "") -> None:
    assert saved.put(LOCAL, those, at_start)
    views.show_deployment(LOCAL)


async def save(shop: Shop, name: str) -> None:
    action(shop.window, "Save view").trigger()
    form = await dialog(shop.window, "Save view")
    fill(by_name(form, QLineEdit, "Name"), name)
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))


async def test_what_stands_in_the_window_comes_back_under_its_name(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway(PETS))
    dogs = Category(5, "Dogs", CategoryColour.RED, CategoryIcon.DOG)
    shop.catalogue.category_names.change([NameChange(5, dogs, None)])
    await eventually(lambda: shop.table.categories)
    press(shop.window, "Available")
    shop.contents.central.filters.category.categories_chosen.emit(frozenset({5}))
    click_heading(shop.table, Column.NAME)
    shop.table.hideColumn(Column.STATUS)
    shop.table.horizontalHeader().moveSection(0, 1)
    assert shop.ids == ["5", "1"]
    action(shop.window, "Save view").trigger()
    form = await dialog(shop.window, "Save view")
    assert form.accessibleDescription() in texts(form)
    words = "Available · Dogs · Sorted by Name · columns Name, ID, Category"
    assert form.accessibleDescription() == words
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


async def test_a_view_asks_the_service_for_its_status_and_its_counts_say_among_which_animals(
    shop: Shop, saved: SavedViews, views: ViewsFlow
) -> None:
    begin_with(saved, views, ALL, DOGS)
    gateway = FakeGateway(PETS, links=False)
    await shop.serve(gateway)
    before = len(gateway.asked)
    press_key(shop.window, Qt.Key.Key_2, CTRL)
    await eventually(lambda: len(gateway.asked) > before)
    assert gateway.asked[before:] == [("list", PetStatus.AVAILABLE)]
    category = by_name(shop.window, QPushButton, "Categories")
    # Nobody has named category 5 on this till: the view works with its number.
    words = "Category 5: 2 of the animals listed"
    await eventually(lambda: category.accessibleDescription() == words)
    assert shop.ids == ["5", "1"]


async def test_each_deployment_has_its_own_views(
    shop: Shop, views: ViewsFlow, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway(PETS))
    await save(shop, "Here")
    views.show_deployment(PRODUCTION)
    assert entries(shop) == []
    await save(shop, "There")
    assert on_disk(tmp_path)[0] == ["Here"]
    assert on_disk(tmp_path, PRODUCTION)[0] == ["There"]
    views.show_deployment(LOCAL)
    assert [text for text, _keys, _checked in entries(shop)] == ["Here"]


async def test_a_name_that_is_there_already_is_replaced_and_said_before(
    shop: Shop, saved: SavedViews, views: ViewsFlow, tmp_path: Path
) -> None:
    begin_with(saved, views, SOLD, ALL, at_start="Sold & gone")
    await shop.serve(FakeGateway(PETS))
    press(shop.window, "Pending")
    action(shop.window, "Save view").trigger()
    form = await dialog(shop.window, "Save view")
    name = by_name(form, QLineEdit, "Name")
    for typed, told in (
        ("", "Enter a name."),
        ("a" * 61, "A view name can have at most 60 characters."),
    ):
        fill(name, typed)
        press(form, "Save")
        assert line_about(name) == told
    fill(name, "SOLD & gone")
    assert line_about(name) == "There is already a view with this name. Save replaces it."
    press(form, "Save")
    assert on_disk(tmp_path) == (["SOLD & gone", "All"], "SOLD & gone")
    assert entries(shop)[0] == ("SOLD && gone", "Ctrl+1", True)
    assert shop.message == "The view SOLD & gone is saved: see the menu Views."


async def test_no_more_views_than_fit_into_a_menu_are_saved(
    shop: Shop, saved: SavedViews, views: ViewsFlow
) -> None:
    many = [SavedView(f"View {number}", View(), tuple(Column)) for number in range(VIEWS_MAX)]
    begin_with(saved, views, *many)
    assert [keys for _text, keys, _checked in entries(shop)][8:10] == ["Ctrl+9", ""]
    action(shop.window, "Save view").trigger()
    form = await dialog(shop.window, "Save view")
    name = by_name(form, QLineEdit, "Name")
    fill(name, "One more")
    press(form, "Save")
    told = "There are 40 views already, the most there can be. Remove one first."
    assert line_about(name) == told


async def test_views_are_reordered_renamed_removed_and_all_of_it_undone(
    shop: Shop, saved: SavedViews, views: ViewsFlow, tmp_path: Path
) -> None:
    begin_with(saved, views, ALL, SOLD, DOGS)
    form, table = await managed(shop)
    assert rows_of(table)[1] == [
        "Ctrl+2",
        "Sold & gone",
        "Sold · Sorted by ID · columns Name, ID",
    ]
    go_to(table, 2)
    press(form, "Move up")
    press(form, "Move up")
    assert not by_name(form, QPushButton, "Move up").isEnabled()
    click(by_name(form, QCheckBox, "Show this view at each start"))
    assert on_disk(tmp_path) == (["Available dogs", "All", "Sold & gone"], "Available dogs")
    key(table, Qt.Key.Key_Return)
    rename = await dialog(form, "Rename view")
    name = by_name(rename, QLineEdit, "Name")
    fill(name, "all")
    press(rename, "Save")
    assert line_about(name) == "Another view already has this name."
    fill(name, "Dogs")
    press(rename, "Save")
    assert on_disk(tmp_path) == (["Dogs", "All", "Sold & gone"], "Dogs")
    press(form, "Remove")
    assert listed(table) == ["All", "Sold & gone"]
    assert on_disk(tmp_path) == (["All", "Sold & gone"], "")
    for _ in range(2):
        press(form, "Remove")
    assert listed(table) == []
    assert "No view is saved yet. Choose what to see, then Views > Save view…" in texts(form)
    undo = by_name(form, QPushButton, "Undo")
    while undo.isEnabled():
        click(undo)
    assert listed(table) == ["All", "Sold & gone", "Available dogs"]
    press(form, "Close")
    assert on_disk(tmp_path) == (["All", "Sold & gone", "Available dogs"], "")
    assert [text for text, _keys, _checked in entries(shop)] == [
        "All",
        "Sold && gone",
        "Available dogs",
    ]


async def test_a_copied_view_is_pasted_into_another_window(
    shop: Shop, saved: SavedViews, views: ViewsFlow
) -> None:
    begin_with(saved, views, DOGS)
    await shop.serve(FakeGateway(PETS))
    press_key(shop.window, Qt.Key.Key_1, CTRL)
    action(shop.window, "Copy view").trigger()
    line = QApplication.clipboard().text()
    assert line.startswith("Petstore view: name=Available%20dogs&filter=available&categories=5&")
    begin_with(saved, views)
    press(shop.window, "All")
    shop.contents.central.filters.category.categories_chosen.emit(frozenset())
    QApplication.clipboard().setText(f"\n {line}\n")
    assert views.is_on_clipboard()
    action(shop.window, "Paste view").trigger()
    assert shop.ids == ["5", "1"]
    told = "Available · Category 5 · Sorted by Name · columns ID, Name, Category, Status"
    assert shop.message == f"The pasted view is shown: {told}."
    action(shop.window, "Save view").trigger()
    form = await dialog(shop.window, "Save view")
    assert by_name(form, QLineEdit, "Name").text() == "Available dogs"


@pytest.mark.parametrize(
    ("clipboard", "told"),
    [
        ("Rex\t5", "There is no view to paste. Copy a line that begins with Petstore view: first."),
        (
            "Petstore view: filter=sold&sort=id&columns=id&check=00000000",
            DAMAGED,
        ),
        (
            "Petstore view: filter=lost&sort=id&columns=id&check=49a78f62",
            NEWER,
        ),
    ],
)
async def test_what_cannot_be_pasted_is_told_and_changes_nothing(
    shop: Shop, clipboard: str, told: str
) -> None:
    await shop.serve(FakeGateway(PETS))
    press(shop.window, "Pending")
    before = shop.catalogue.facts.view
    QApplication.clipboard().setText(clipboard)
    action(shop.window, "Paste view").trigger()
    assert shop.message == told
    assert shop.catalogue.facts.view == before


async def test_a_search_that_is_too_long_for_a_view_is_told(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    shop.contents.central.search.setText("a" * 1_001)
    action(shop.window, "Copy view").trigger()
    told = "The search is too long for a view: the most is 1,000 characters. Shorten it."
    assert shop.message == told
    shop.contents.central.search.setText("\u05e8\u05e7\u05e1")  # Hebrew, as typed
    action(shop.window, "Save view").trigger()
    form = await dialog(shop.window, "Save view")
    assert by_name(form, QLineEdit, "Name").text() == "search for \u05e8\u05e7\u05e1"


@pytest.mark.parametrize("stored", [f'[views]\nlocal="{OF_NEWER}"\n'])
async def test_a_saved_view_of_a_newer_version_is_kept(
    shop: Shop, saved: SavedViews, stored: str, tmp_path: Path
) -> None:
    assert OF_NEWER in stored
    await save(shop, "All")
    assert on_disk(tmp_path)[0] == ["All"]
    file = open_profile(tmp_path / "profile").settings_file
    assert OF_NEWER in file.read_text("utf-8")


@pytest.mark.parametrize("stored", ["[profile]\nversion=9\n"])
async def test_a_view_that_lasts_until_the_end_is_told(
    shop: Shop, stored: str, tmp_path: Path
) -> None:
    await save(shop, "All")
    assert shop.message.startswith("A newer version of Petstore saved the settings")
    assert entries(shop) == [("All", "Ctrl+1", True)]
    assert on_disk(tmp_path)[0] == []
