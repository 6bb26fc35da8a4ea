"""Categories have names: given in a dialog, shown in place of their numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QTableView,
)

from petstore_gui.catalogue.categories import Categories
from petstore_gui.catalogue.export.exported_list import ExportedList
from petstore_gui.domain.category import Category, CategoryColour, CategoryIcon
from petstore_gui.domain.declined import NotValid
from petstore_gui.domain.errors import ServiceError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.shop import NameChange, bytes_of, shop_from
from petstore_gui.domain.shop import Shop as ShopInFile
from petstore_gui.domain.view import Column, View
from petstore_gui.ui.dialogs.list_columns import list_columns
from petstore_gui.ui.style.theme import Scheme, Theme
from petstore_gui.ui.widgets.dialog import Dialog
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import fill_in, open_add_form
from tests.support.contrast import MARK_MIN, contrast
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    click,
    click_heading,
    click_line,
    clipboard,
    column,
    dialog,
    fill,
    is_there,
    key,
    label,
    line_about,
    name_of,
    no_dialog,
    press,
    press_key,
    rows_of,
    texts,
    type_keys,
)
from tests.ui.adds import open_adds, press_enabled, sent
from tests.ui.categories_form import (
    enter_name,
    name_of_chosen,
    open_categories,
    table_of,
    type_name,
)
from tests.ui.conftest import Shop, shop_in

DOGS = Category(5, "Dogs", CategoryColour.RED, CategoryIcon.DOG)
CATS = Category(12, "Cats & more", CategoryColour.BLUE, CategoryIcon.CAT)
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
    names(shop).change(
        [NameChange(one.id, one, names(shop).by_id.get(one.id)) for one in categories]
    )
    await eventually(lambda: all(one.id in names(shop).by_id for one in categories))


def write_names(path: Path, *categories: Category) -> None:
    """Write the file, as another till does."""
    path.write_bytes(bytes_of(ShopInFile(9, {one.id: one for one in categories})))


def on_disk(path: Path) -> Mapping[int, Category]:
    return shop_from(path.read_bytes()).categories


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


async def test_the_dialog_opens_again_after_the_one_below_it_was_closed(shop: Shop) -> None:
    below = Dialog("Below", shop.window)
    below.open()
    action(shop.window, "Categories").trigger()
    await dialog(shop.window, "Categories")
    below.reject()  # as a press that took effect a moment later
    await eventually(lambda: not shop.window.findChildren(Dialog))
    action(shop.window, "Categories").trigger()
    await dialog(shop.window, "Categories")


async def test_a_name_given_in_the_dialog_stands_in_the_table(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    form = await open_categories(shop)
    table = table_of(form)
    assert rows_of(table) == [["5", "", "2"], ["7", "", "1"], ["12", "", "1"]]
    unnamed = table.model().index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert unnamed == "Category 5, without a name"
    type_name(form, 0, "Dogs")
    assert rows_of(table)[0] == ["5", "Dogs", "2"]
    assert column(shop.table, Column.CATEGORY)[0] == "5"  # until it is saved
    press(form, "Save")
    await eventually(lambda: column(shop.table, Column.CATEGORY) == ["Dogs", "12", "7", "Dogs"])
    await eventually(lambda: no_dialog(shop.window))
    in_table = shop.table.model().index(0, Column.CATEGORY)
    assert in_table.data(Qt.ItemDataRole.AccessibleTextRole) == "Dogs, category 5"
    assert "Dogs, category 5" in in_table.data(Qt.ItemDataRole.ToolTipRole)
    number = shop.table.model().index(1, Column.CATEGORY)
    assert "12" in number.data(Qt.ItemDataRole.ToolTipRole)


async def test_several_categories_are_named_by_keys_alone(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS)
    form = await open_categories(shop)
    for text, code in (("Birds", Qt.Key.Key_Down), ("Cats", Qt.Key.Key_Up), ("", Qt.Key.Key_Tab)):
        assert name_of_chosen(form).hasFocus()
        type_keys(form, text)
        press_key(form, code)
    press_key(form, Qt.Key.Key_Down)  # the next colour of 7
    press_key(form, Qt.Key.Key_Return)
    await eventually(lambda: no_dialog(shop.window))
    birds = Category(7, "Birds", CategoryColour.RED)
    assert names(shop).by_id == {5: DOGS, 7: birds, 12: Category(12, "Cats")}


async def test_colour_and_icon_are_chosen_once_there_is_a_name(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    form = await open_categories(shop)
    colour, icon = by_name(form, QComboBox, "Colour"), by_name(form, QComboBox, "Icon")
    assert not colour.isEnabled()
    type_name(form, 0, "Dogs")
    colour.setCurrentText("Green")
    icon.setCurrentText("Horse")
    press_key(table_of(form), Qt.Key.Key_Down)
    assert colour.currentText() == "Grey"
    press(form, "Save")
    expected = Category(5, "Dogs", CategoryColour.GREEN, CategoryIcon.HORSE)
    await eventually(lambda: names(shop).by_id == {5: expected})


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("CATS & MORE", "Another category already has this name."),
        ("7", "A number cannot be the name of a category."),
        ("x" * 61, "A category name can have at most 60 characters."),
    ],
)
async def test_what_is_wrong_with_a_name_is_said_while_it_is_typed(
    shop: Shop, typed: str, sentence: str
) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, CATS)
    form = await open_categories(shop)
    type_name(form, 0, typed)
    assert line_about(name_of_chosen(form)) == sentence
    click_line(table_of(form), 1)
    press(form, "Save")  # goes to what is wrong
    assert form.isVisible()
    assert name_of_chosen(form).text() == typed
    assert name_of_chosen(form).hasFocus()
    fill(name_of_chosen(form), "Dogs")
    press(form, "Save")
    await eventually(lambda: names(shop).by_id == {5: Category(5, "Dogs"), 12: CATS})


async def test_two_categories_exchange_their_names(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS, CATS)
    form = await open_categories(shop)
    type_name(form, 0, CATS.name)
    type_name(form, 2, DOGS.name)
    press(form, "Save")
    await eventually(
        lambda: [one.name for one in names(shop).by_id.values()] == [CATS.name, "Dogs"]
    )


async def test_what_was_typed_is_not_gone_without_a_question(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    form = await open_categories(shop)
    type_name(form, 0, "Dogs")
    key(form, Qt.Key.Key_Escape)
    question = await dialog(shop.window, "Discard the changes?")
    press_key(question, Qt.Key.Key_Return)
    await eventually(lambda: not is_there(shop.window, QDialog, "Discard the changes?"))
    assert name_of_chosen(form).text() == "Dogs"
    press(form, "Cancel")
    press(await dialog(shop.window, "Discard the changes?"), "Discard")
    await eventually(lambda: no_dialog(shop.window))
    assert not names(shop).by_id
    form = await open_categories(shop)
    type_name(form, 0, "Dogs")
    fill(name_of_chosen(form), "")  # as before again
    press(form, "Cancel")
    await eventually(lambda: no_dialog(shop.window))


async def test_an_emptied_name_gives_the_number_back(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS)
    form = await open_categories(shop)
    type_name(form, 0, "")
    said = line_about(name_of_chosen(form))
    assert said == "Without a name, animals show the number of their category."
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
    press_key(form, Qt.Key.Key_Return)
    await eventually(lambda: "Birds" in column(shop.table, Column.CATEGORY))


async def test_a_number_without_animals_can_be_named(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    form = await open_categories(shop)
    field = by_name(form, QLineEdit, "Number of another category")
    fill(field, "abc")
    press(form, "Name another category")
    assert line_about(field) == "A category is a whole number."
    fill(field, "9")
    press_key(form, Qt.Key.Key_Return)
    assert ["9", "", ""] in rows_of(table_of(form))
    assert name_of_chosen(form).hasFocus()
    type_keys(form, "Horses")
    press_key(form, Qt.Key.Key_Return)
    await eventually(lambda: names(shop).by_id == {9: Category(9, "Horses")})
    form = await open_categories(shop)
    assert ["9", "Horses", "0"] in rows_of(table_of(form))


async def test_names_outlive_the_window(theme: Theme, tmp_path: Path) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await name(shop, DOGS)
    async with shop_in(theme, tmp_path) as shop:
        names(shop).read()
        await shop.serve(FakeGateway(PETS))
        await eventually(lambda: column(shop.table, Column.CATEGORY)[0] == "Dogs")


async def test_a_damaged_file_is_told_and_put_aside_on_a_persons_word(
    theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "shop.json"
    path.write_bytes(b"{")
    write_names(tmp_path / "shop.kept.json", DOGS)
    async with shop_in(theme, tmp_path) as shop:
        names(shop).read()
        await shop.serve(FakeGateway(PETS))
        await eventually(lambda: column(shop.table, Column.CATEGORY)[0] == "Dogs")
        assert shop.message.startswith("The file with the names of the categories is damaged.")
        form = await open_categories(shop)
        assert label(form, "categoryProblem").startswith("The file with the names")
        assert name_of_chosen(form).isReadOnly()
        assert path.read_bytes() == b"{"
        press(form, "Put the damaged file aside")
        await eventually(lambda: not label(form, "categoryProblem"))
        assert not is_there(form, type(form), "Put the damaged file aside")
        enter_name(form, 1, "Birds")
        await eventually(lambda: 7 in names(shop).by_id)
    assert set(json.loads(path.read_bytes())["categories"]) == {"5", "7"}
    [aside] = path.parent.glob(f"{path.stem}.*-*{path.suffix}")
    assert aside.read_bytes() == b"{"


async def test_a_file_of_a_newer_version_is_told_and_left(theme: Theme, tmp_path: Path) -> None:
    path = tmp_path / "shop.json"
    path.write_bytes(b'{"schema": 2}')
    async with shop_in(theme, tmp_path) as shop:
        names(shop).read()
        await eventually(lambda: "newer version of Petstore" in shop.message)
        await shop.serve(FakeGateway(PETS))
        assert column(shop.table, Column.CATEGORY) == ["5", "12", "7", "5"]
    assert path.read_bytes() == b'{"schema": 2}'


async def test_a_name_that_cannot_be_saved_is_told_and_not_shown(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(PETS))
        form = await open_categories(shop)
        (tmp_path / ".shop.json.lock").mkdir()
        enter_name(form, 0, "Dogs")
        await eventually(lambda: label(form, "categoryProblem"))
        assert label(form, "categoryProblem").startswith("The name was not saved")
        assert column(shop.table, Column.CATEGORY)[0] == "5"
        assert name_of_chosen(form).text() == "Dogs"
        (tmp_path / ".shop.json.lock").rmdir()
        press(form, "Save")
        await eventually(lambda: column(shop.table, Column.CATEGORY)[0] == "Dogs")


async def enter_against_another_till(shop: Shop, path: Path, other: Category) -> QDialog:
    """Name category 7 "Birds", after another till has named one; returns the question."""
    form = await open_categories(shop)
    write_names(path, *names(shop).by_id.values(), other)
    enter_name(form, 1, "Birds")
    return await dialog(shop.window, "Which name is right?")


async def test_a_name_is_saved_beside_one_that_another_till_has_given_meanwhile(
    theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "shop.json"
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(PETS))
        form = await open_categories(shop)
        write_names(path, CATS)
        enter_name(form, 0, "Dogs")
        await eventually(lambda: no_dialog(shop.window))
        assert on_disk(path) == {5: Category(5, "Dogs"), 12: CATS}
        assert names(shop).by_id == on_disk(path)


async def test_a_name_changed_by_another_program_is_shown_beside_the_one_entered(
    theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "shop.json"
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(PETS))
        await name(shop, DOGS)
        theirs = Category(7, "Par<b>rots", CategoryColour.TEAL, CategoryIcon.BIRD)
        question = await enter_against_another_till(shop, path, theirs)
        assert texts(question)[1:] == [
            *("Name", "Colour", "Icon"),
            *("Entered here", "Birds", "Grey", "Paw"),
            *("In the file now", "Par<b>rots", "Teal", "Bird"),
        ]
        await press_enabled(question, "Keep the name in the file")
        await eventually(lambda: not is_there(shop.window, QDialog, "Which name is right?"))
        assert "not saved" not in shop.message
        assert names(shop).by_id == {5: DOGS, 7: theirs}
        assert on_disk(path) == {5: DOGS, 7: theirs}


async def test_the_name_entered_here_replaces_only_the_one_that_was_seen(
    theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "shop.json"
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(PETS))
        await name(shop, DOGS)
        question = await enter_against_another_till(shop, path, Category(7, "Parrots"))
        write_names(path, CATS)  # a third till, while the question stands
        await press_enabled(question, "Save the name from here")
        await eventually(lambda: names(shop).by_id == {12: CATS})
        question = await dialog(shop.window, "Which name is right?")
        assert "No name" in texts(question)
        await press_enabled(question, "Save the name from here")
        both = {7: Category(7, "Birds"), 12: CATS}
        await eventually(lambda: names(shop).by_id == both)
        assert on_disk(path) == both


async def test_a_name_that_another_category_has_by_now_cannot_be_saved(
    theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "shop.json"
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(PETS))
        await name(shop, DOGS)
        question = await enter_against_another_till(shop, path, Category(12, "birds"))
        assert "Another category already has this name." in texts(question)
        await eventually(by_name(question, QPushButton, "Keep the name in the file").isEnabled)
        assert not by_name(question, QPushButton, "Save the name from here").isEnabled()
        key(question, Qt.Key.Key_Escape)
        await eventually(lambda: not is_there(shop.window, QDialog, "Which name is right?"))
        assert set(on_disk(path)) == {5, 12}


async def test_a_name_that_nobody_decided_about_is_told_with_a_way_back(
    theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "shop.json"
    async with shop_in(theme, tmp_path) as shop:
        await shop.serve(FakeGateway(PETS))
        question = await enter_against_another_till(shop, path, Category(7, "Parrots"))
        key(question, Qt.Key.Key_Escape)
        told = "What was entered here for category 7 was not saved."
        await eventually(lambda: shop.message == told)
        press(shop.window, "Choose…")
        question = await dialog(shop.window, "Which name is right?")
        assert {"Birds", "Parrots"} < set(texts(question))
        assert shop.message != told
        await press_enabled(question, "Save the name from here")
        await eventually(lambda: on_disk(path) == {7: Category(7, "Birds")})


async def test_a_search_finds_animals_by_the_name_and_the_number_of_their_category(
    shop: Shop,
) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS, CATS)
    for words, found in (("dog", ["1", "4"]), ("cat tom", ["2"]), ("5", ["1", "4"])):
        fill(shop.contents.central.search, words)
        await eventually(partial(lambda found: shop.ids == found, found))
    names(shop).change([NameChange(5, None, DOGS)])
    fill(shop.contents.central.search, "dog")
    await eventually(lambda: not shop.ids)


async def test_sorting_by_category_goes_by_name_and_then_by_number(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    click_heading(shop.table, Column.CATEGORY)
    await eventually(lambda: column(shop.table, Column.CATEGORY) == ["5", "5", "7", "12"])
    await name(shop, DOGS, CATS)
    in_order = ["Cats & more", "Dogs", "Dogs", "7"]
    await eventually(lambda: column(shop.table, Column.CATEGORY) == in_order)
    click_heading(shop.table, Column.CATEGORY)
    await eventually(lambda: column(shop.table, Column.CATEGORY) == in_order[::-1])


async def test_copied_rows_have_the_number_and_the_name(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    copy = shop.table.copy_actions[0]
    shop.table.selectAll()
    copy.trigger()
    assert clipboard().splitlines()[0] == "1\tRex\t5\tAvailable"
    await name(shop, DOGS)
    copy.trigger()
    assert clipboard().splitlines()[:2] == ["1\tRex\t5\tDogs\tAvailable", "2\tTom\t12\t\tSold"]


async def test_an_exported_list_has_the_number_and_the_name(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS)
    rows, order = shop.table.shown_rows()
    columns = list_columns(rows, shop.table.shown_columns(), shop.table.categories)
    assert [one.heading for one in columns] == ["ID", "Name", "Category", "Category name", "Status"]
    first, second, *_ = ExportedList(rows, order, columns).lines()
    assert first == (1, "Rex", 5, "Dogs", "Available")
    assert second == (2, "Tom", 12, "", "Sold")


async def test_an_animal_that_was_not_added_has_the_name_of_its_category(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS)
    shop.outbox.undo_seconds = 60
    await shop.add(NewPet("Zoe", 5))
    await eventually(lambda: column(shop.table, Column.CATEGORY)[0] == "Dogs")


async def test_an_animal_is_added_by_the_name_of_its_category(shop: Shop) -> None:
    gateway = FakeGateway(PETS)
    await shop.serve(gateway)
    await name(shop, DOGS)
    form = await open_add_form(shop.window)
    fill_in(form, "Zoe", "dogs", "Sold")
    press(form, "Add")
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: NewPet("Zoe", 5, PetStatus.SOLD) in sent(gateway))


def filter_button(shop: Shop) -> QPushButton:
    return by_name(shop.window, QPushButton, "Categories")


def category_boxes(shop: Shop) -> list[QCheckBox]:
    """The check boxes in the list that the filter by category opens."""
    click(filter_button(shop))
    return [one for one in shop.window.findChildren(QCheckBox) if one.isVisible()]


async def test_several_categories_are_chosen_in_the_filter(shop: Shop) -> None:
    gateway = FakeGateway(PETS)
    await shop.serve(gateway)
    boxes = category_boxes(shop)
    assert [one.text() for one in boxes] == ["Category 5  2", "Category 7  1", "Category 12  1"]
    click(filter_button(shop))
    assert not boxes[0].isVisible()
    await name(shop, DOGS, CATS)
    asked = len(gateway.asked)
    boxes = category_boxes(shop)
    assert [one.text() for one in boxes] == ["Cats && more  1", "Dogs  2", "Category 7  1"]
    assert [name_of(one) for one in boxes] == ["Cats & more", "Dogs", "Category 7"]
    boxes[1].toggle()  # as a screen reader does
    await eventually(lambda: shop.ids == ["1", "4"])
    assert filter_button(shop).text() == "Dogs"
    assert filter_button(shop).accessibleDescription() == "Dogs: 2 of all animals"
    click(boxes[2])
    await eventually(lambda: shop.ids == ["1", "3", "4"])
    press(shop.window, "All categories")
    await eventually(lambda: shop.ids == ["1", "2", "3", "4"])
    assert not any(one.isChecked() for one in boxes)
    assert filter_button(shop).text() == "Categories"
    click(shop.table.viewport())  # anywhere else
    assert not boxes[0].isVisible()
    assert len(gateway.asked) == asked  # the service cannot be asked for a category


def sign_contrast(button: QPushButton) -> float:
    """How well a sign after the words of a button can be seen."""
    picture = button.grab().toImage()
    after = picture.width() - button.fontMetrics().height() - 8
    line = [picture.pixelColor(x, picture.height() // 2).name() for x in range(after, after + 20)]
    return max(contrast(one, line[0]) for one in line)


async def test_the_filter_shows_that_it_opens_a_list(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS, Category(12, "Fish & other swimmers from far away"))
    button = filter_button(shop)
    for scheme, percent in ((Scheme.LIGHT, 100), (Scheme.DARK, 200)):
        shop.theme.set_scheme(scheme)
        shop.theme.set_type_size(percent)
        for categories, words in (({5, 12}, "Dogs and Fish && other s…"), (set(), "Categories")):
            shop.catalogue.set_view(View(categories=frozenset(categories)))
            assert button.text() == words
            await eventually(lambda: sign_contrast(button) > MARK_MIN)


async def test_the_filter_says_what_it_covers_and_filters_count_its_animals(shop: Shop) -> None:
    await shop.serve(FakeGateway([*PETS, *(Pet(n, "Rex", 5) for n in range(10, 106))], links=False))
    await name(shop, DOGS)
    click(category_boxes(shop)[0])
    await eventually(lambda: "Dogs: 98 of" in filter_button(shop).accessibleDescription())
    assert filter_button(shop).accessibleDescription() == "Dogs: 98 of the animals listed so far"
    press(shop.window, "Sold")
    await eventually(lambda: not shop.ids)
    assert "No animals in the chosen categories under Sold" in texts(shop.window)
    press(shop.window, "Show all animals")
    await eventually(lambda: len(shop.ids) == 100)


async def test_the_list_of_categories_is_used_by_keys_alone(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS)
    filter_button(shop).setFocus()
    press_key(shop.window, Qt.Key.Key_Space)
    press_key(shop.window, Qt.Key.Key_Space)
    await eventually(lambda: shop.ids == ["1", "4"])
    press_key(shop.window, Qt.Key.Key_Down)
    press_key(shop.window, Qt.Key.Key_Return)
    await eventually(lambda: shop.ids == ["1", "3", "4"])
    press_key(shop.window, Qt.Key.Key_Up)
    press_key(shop.window, Qt.Key.Key_Backtab)  # from the first to the last
    assert shop.window.focusWidget() is by_name(shop.window, QPushButton, "All categories")
    press_key(shop.window, Qt.Key.Key_Escape)
    assert not is_there(shop.window, QPushButton, "All categories")
    assert shop.window.focusWidget() is filter_button(shop)
    assert shop.ids == ["1", "3", "4"]
    fill(shop.contents.central.search, "nothing")
    await eventually(lambda: "Only the chosen categories are shown." in texts(shop.window))


async def test_what_is_known_of_an_animal_has_name_and_number_of_its_category(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, DOGS)
    shop.table.setCurrentIndex(shop.table.model().index(0, Column.NAME))
    action(shop.window, "Show animal").trigger()
    form = await dialog(shop.window, "Animal")
    assert "Dogs (5)" in texts(form)


async def test_a_move_to_another_category_is_told_by_their_names(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        gateway = FakeGateway(PETS)
        await shop.serve(gateway)
        await name(shop, DOGS)
        gateway.pets[3] = Pet(3, "Kim", 5, PetStatus.AVAILABLE)
        await shop.refresh()
        action(shop.window, "What changed").trigger()
        form = await dialog(shop.window, "What changed")
        [row] = rows_of(by_name(form, QTableView, "Changes"))
        assert row == ["Category", "Kim", "3", "7", "Dogs (5)"]


async def test_unfinished_adds_have_name_and_number_of_their_category(shop: Shop) -> None:
    gateway = FakeGateway(PETS)
    await shop.serve(gateway)
    await name(shop, DOGS)
    gateway.fail_next("add", NotValid(400, ServiceError("invalid", "not today")))
    await shop.add(NewPet("Zoe", 5))
    form = await open_adds(shop)
    await eventually(lambda: rows_of(by_name(form, QTableView, "Unfinished adds")))
    [row] = rows_of(by_name(form, QTableView, "Unfinished adds"))
    assert row[1:3] == ["Zoe", "Dogs (5)"]


async def test_names_of_categories_leave_room_for_those_of_animals(shop: Shop) -> None:
    await shop.serve(FakeGateway(PETS))
    await name(shop, Category(5, "Reptiles and other things of the desert"))
    header, viewport = shop.table.horizontalHeader(), shop.table.viewport()
    wide = header.sectionSize(Column.CATEGORY)
    await shop.resize(500, 500)
    await eventually(lambda: header.sectionSize(Column.CATEGORY) < wide)
    assert header.length() <= viewport.width()
    await shop.resize(1200, 500)
    await eventually(lambda: header.sectionSize(Column.CATEGORY) == wide)
