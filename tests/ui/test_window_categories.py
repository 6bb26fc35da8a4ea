"""Categories have names: given in a dialog, shown in place of their numbers."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
)

from petstore_gui.catalogue.categories import Categories
from petstore_gui.domain.category import Category, CategoryChanges, CategoryColour, CategoryIcon
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.view import Column
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.ui.adding.pet_fields import CategoryBox
from petstore_gui.ui.look.theme import Theme
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import category_box, open_add_form
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    chosen,
    click,
    clipboard,
    column,
    dialog,
    fill,
    key,
    label,
    line_about,
    no_dialog,
    press,
    press_key,
    rows_of,
    texts,
    type_keys,
)
from tests.ui.adds import sent
from tests.ui.categories_form import choose, finish_name, table_of, type_name
from tests.ui.conftest import HERE, Shop, shop_in

DOGS = Category(5, "Dogs", CategoryColour.RED, CategoryIcon.DOG)
CATS = Category(12, "Cats & more", CategoryColour.BLUE, CategoryIcon.CAT)
BIRDS = Category(7, "Birds", CategoryColour.GREEN, CategoryIcon.BIRD)
PETS = [
    Pet(1, "Rex", 5, PetStatus.AVAILABLE),
    Pet(2, "Tom", 12, PetStatus.SOLD),
    Pet(3, "Kim", 7, PetStatus.AVAILABLE),
    Pet(4, "Bo", 5, PetStatus.PENDING),
]


def names(shop: Shop) -> Categories:
    return shop.catalogue.category_names


async def name(shop: Shop, *categories: Category) -> None:
    """Give names, as the dialog does."""
    await names(shop).change(CategoryChanges({one.id: one for one in categories}), ())


def menu_on(shop: Shop, line: int) -> QMenu:
    """The context menu of an animal, opened by its key."""
    shop.table.setCurrentIndex(shop.table.model().index(line, Column.NAME))
    centre = QPoint(5, 5)
    by_key = QContextMenuEvent.Reason.Keyboard
    event = QContextMenuEvent(by_key, centre, shop.table.viewport().mapToGlobal(centre))
    QApplication.sendEvent(shop.table.viewport(), event)
    menu = shop.table.findChildren(QMenu)[-1]
    assert menu.isVisible()
    return menu


async def test_a_name_given_in_the_dialog_stands_in_the_table(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    form = await chosen(shop.window, "Categories")
    table = table_of(form)
    assert rows_of(table) == [["Category 5", "2"], ["Category 7", "1"], ["Category 12", "1"]]
    await type_name(form, 0, "Dogs")
    assert column(shop.table, Column.CATEGORY)[0] == "5"  # until it is saved
    press(form, "Save")
    await eventually(lambda: column(shop.table, Column.CATEGORY) == ["Dogs", "12", "7", "Dogs"])
    await eventually(lambda: no_dialog(shop.window))
    in_table = shop.table.model().index(0, Column.CATEGORY)
    assert in_table.data(Qt.ItemDataRole.AccessibleTextRole) == "Dogs, category 5"


async def test_a_new_category_gets_the_next_number_and_the_mark_of_its_name(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    form = await chosen(shop.window, "Categories")
    await type_name(form, 1, "Birds")
    press(form, "New category")
    await finish_name(form, "Wellensittiche")
    choose(form, "Colour", "Blue")
    press(form, "New category")
    await finish_name(form, "")
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))
    new = Category(13, "Wellensittiche", CategoryColour.BLUE, CategoryIcon.BIRD)
    assert names(shop).by_id == {7: BIRDS, 13: new}


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("CATS & MORE", "Another category already has this name."),
        ("7", "A number cannot be the name of a category."),
        ("x" * 61, "A category name can have at most 60 characters."),
    ],
)
async def test_what_is_wrong_with_a_name_is_said(shop: Shop, typed: str, sentence: str) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, CATS)
    form = await chosen(shop.window, "Categories")
    await type_name(form, 0, typed)
    press(form, "Save")
    assert label(form, "categoryProblem") == sentence
    await finish_name(form, "Dogs")
    press(form, "Save")
    await eventually(
        lambda: [one.name for one in names(shop).by_id.values()] == ["Cats & more", "Dogs"]
    )


async def test_an_emptied_name_gives_the_number_back(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS)
    form = await chosen(shop.window, "Categories")
    await type_name(form, 0, "")
    press(form, "Save")
    await eventually(lambda: column(shop.table, Column.CATEGORY) == ["5", "12", "7", "5"])


async def test_a_category_is_named_where_it_stands(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, CATS)
    menu = menu_on(shop, 1)
    assert "Change category Cats && more…" in [one.text() for one in menu.actions()]
    menu.close()
    menu = menu_on(shop, 2)
    [entry] = [one for one in menu.actions() if one.text() == "Name category 7…"]
    entry.trigger()
    menu.close()
    form = await dialog(shop.window, "Categories")
    type_keys(form, "Birds")
    press(form, "Save")
    await eventually(lambda: "Birds" in column(shop.table, Column.CATEGORY))


async def test_names_outlive_the_window(theme: Theme, tmp_path: Path) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(PETS))
        await name(shop, DOGS)
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(PETS))
        await eventually(lambda: column(shop.table, Column.CATEGORY)[0] == "Dogs")


async def test_a_damaged_file_is_renamed_and_told(
    theme: Theme, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = StoragePaths(tmp_path).names(HERE)
    file.write_text("[{")
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(PETS))
        assert "The names of the categories could not be read." in texts(shop.window)
    [aside] = list(file.parent.glob(f"{file.stem}.damaged-*"))
    assert aside.read_text() == "[{"
    caplog.clear()


async def test_names_are_those_of_a_service_that_keeps_them(theme: Theme, tmp_path: Path) -> None:
    """Every window has them, and at its next start before the service has answered."""
    gateway = FakeGateway(PETS, names={5: DOGS})
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(gateway)
        await eventually(lambda: column(shop.table, Column.CATEGORY)[0] == "Dogs")
        await name(shop, CATS)
        assert gateway.names == {5: DOGS, 12: CATS}
    gateway.hold()
    async with shop_in(theme, tmp_path) as shop:
        shop.open(gateway)
        assert names(shop).by_id == {5: DOGS, 12: CATS}
        gateway.release()
        await shop.wait_until_loaded()


async def test_of_two_tills_the_last_one_wins_and_is_told(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(PETS, names={5: DOGS}))
    await eventually(lambda: names(shop).by_id)
    form = await chosen(shop.window, "Categories")
    await type_name(form, 0, "Hounds")
    press(form, "New category")
    await finish_name(form, "Fish")
    gateway.names = {5: Category(5, "Puppies"), 13: Category(13, "Snails")}
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))
    assert shop.message == "Another computer had changed the categories. Yours are kept now."
    assert {number: one.name for number, one in gateway.names.items()} == {
        5: "Hounds",
        13: "Snails",
        14: "Fish",
    }


async def test_names_that_cannot_be_saved_stay_in_the_dialog(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(PETS, names={}))
    form = await chosen(shop.window, "Categories")
    await type_name(form, 0, "Dogs")
    gateway.fail_next("put names", NotReached("gone"))
    press(form, "Save")
    said = "Not saved: the service cannot be reached now."
    await eventually(lambda: label(form, "categoryProblem") == said)
    press(form, "Save")
    await eventually(lambda: no_dialog(shop.window))
    assert column(shop.table, Column.CATEGORY)[0] == "Dogs"


async def test_a_category_is_made_while_an_animal_is_added(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(PETS, names={5: DOGS}))
    form = await open_add_form(shop.window)
    fill(by_name(form, QLineEdit, "Name"), "Coco")
    box = category_box(form)
    edit = box.lineEdit()
    assert edit is not None
    gateway.fail_next("put names", NotReached("gone"))
    said = "Not saved: the service cannot be reached now."
    for is_done in (lambda: line_about(box) == said, lambda: 13 in (gateway.names or {})):
        fill(edit, "Papageien")
        completer = edit.completer()
        assert completer is not None
        proposals = completer.popup()
        assert proposals is not None
        assert rows_of(proposals) == [["Create 'Papageien'"]]
        key(proposals, Qt.Key.Key_Return)
        await eventually(is_done)
    assert isinstance(box, CategoryBox)
    await eventually(lambda: box.value == "13")
    by_name(form, QComboBox, "Status").setCurrentText("Sold")
    press(form, "Add")
    await eventually(lambda: NewPet("Coco", 13, PetStatus.SOLD) in sent(gateway))
    assert (gateway.names or {})[13].icon is CategoryIcon.BIRD


async def test_a_search_finds_animals_by_the_name_and_the_number_of_their_category(
    shop: Shop,
) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS, CATS)
    for words, found in (("dog", ["1", "4"]), ("cat tom", ["2"]), ("5", ["1", "4"])):
        fill(shop.contents.central.search, words)
        await eventually(partial(lambda found: shop.ids == found, found))
    await names(shop).change(CategoryChanges({5: None}), ())
    fill(shop.contents.central.search, "dog")
    await eventually(lambda: not shop.ids)


async def test_copied_rows_have_the_number_and_the_name(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    copy = shop.table.copy_actions[0]
    shop.table.selectAll()
    copy.trigger()
    assert clipboard().splitlines()[0] == "1\tRex\t5\tAvailable"
    await name(shop, DOGS)
    copy.trigger()
    assert clipboard().splitlines()[:2] == ["1\tRex\t5\tDogs\tAvailable", "2\tTom\t12\t\tSold"]


def filter_button(shop: Shop) -> QPushButton:
    return by_name(shop.window, QPushButton, "Categories")


def choices_of(shop: Shop) -> QScrollArea:
    return next(iter(shop.window.findChildren(QScrollArea, "categoryChoices")), QScrollArea())


def category_boxes(shop: Shop) -> list[QCheckBox]:
    """The check boxes of the list that the filter by category opens."""
    if not choices_of(shop).isVisible():
        click(filter_button(shop))
    assert choices_of(shop).isVisible()
    return choices_of(shop).findChildren(QCheckBox)


async def test_several_categories_are_chosen_in_the_filter(shop: Shop) -> None:
    gateway = await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS, CATS)
    asked = len(gateway.asked)
    boxes = category_boxes(shop)
    assert [one.text() for one in boxes] == ["Cats && more  1", "Dogs  2", "Category 7  1"]
    assert boxes[0].hasFocus()
    click(boxes[1])
    await eventually(lambda: shop.ids == ["1", "4"])
    assert filter_button(shop).text() == "Dogs"
    assert filter_button(shop).accessibleDescription() == "Dogs: 2 of all animals"
    wide = filter_button(shop).width()
    press_key(boxes[1], Qt.Key.Key_Down)
    assert boxes[2].hasFocus()
    press_key(boxes[2], Qt.Key.Key_Space)
    await eventually(lambda: shop.ids == ["1", "3", "4"])
    assert filter_button(shop).width() == wide
    press(shop.window, "All categories")
    await eventually(lambda: shop.ids == ["1", "2", "3", "4"])
    assert not boxes[0].isVisible()
    press_key(category_boxes(shop)[0], Qt.Key.Key_Escape)
    assert filter_button(shop).hasFocus()
    assert not choices_of(shop).isVisible()
    assert filter_button(shop).text() == "Categories"
    assert len(gateway.asked) == asked  # the service cannot be asked for a category


async def test_the_filter_counts_the_animals_of_the_status_that_is_shown(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS, CATS)
    press(shop.window, "Sold")
    assert [one.text() for one in category_boxes(shop)] == ["Cats && more  1", "Dogs  0"]


async def test_the_filter_says_what_it_covers_and_filters_count_its_animals(shop: Shop) -> None:
    await shop.serve(FakeGateway([*PETS, *(Pet(n, "Rex", 5) for n in range(10, 106))], links=False))
    await name(shop, DOGS)
    click(category_boxes(shop)[0])
    shop.table.setFocus()
    await eventually(lambda: "Dogs: 98 of" in filter_button(shop).accessibleDescription())
    assert filter_button(shop).accessibleDescription() == "Dogs: 98 of the animals listed so far"
    press(shop.window, "Sold")
    await eventually(lambda: not shop.ids)
    assert "No animals in the chosen categories under Sold" in texts(shop.window)
    press(shop.window, "Show all animals")
    await eventually(lambda: len(shop.ids) == 100)
