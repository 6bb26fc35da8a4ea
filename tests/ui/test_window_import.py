"""File > Import…: a file, its columns, the preview, and the animals in the table."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QTableView,
    QWidget,
)

from petstore_gui.domain.declined import KeyNotAccepted, NotValid
from petstore_gui.domain.errors import NotAnswered, OutcomeUnknown, ServiceError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.list_response import ListResponse
from petstore_gui.ui.importing.import_flow import ImportFlow
from petstore_gui.ui.window.message import Topic
from tests.doubles.fake_gateway import FakeGateway
from tests.importing.workbook import xlsx
from tests.support.add_form import fill_in, name_field, open_add_form
from tests.support.pulse import TURN_MAX, pulse
from tests.support.waiting import eventually, kept
from tests.support.widgets import (
    CTRL,
    PLAIN,
    action,
    all_by_name,
    by_name,
    click,
    dialog,
    fill,
    key,
    line_about,
    name_of,
    no_dialog,
    press,
    press_key,
    rows_of,
    texts,
)
from tests.ui.adds import default_button
from tests.ui.categories_form import enter_name
from tests.ui.conftest import STAGING, Shop
from tests.ui.import_form import (
    add,
    adds,
    cell,
    choose_file,
    enter,
    import_button,
    notice_of,
    pick,
    preview,
    singular,
    words,
)

pytestmark = pytest.mark.slow

FOUR = "Name;Category;Status\nRex;1;available\nAda;2;sold\n;3;sold\nBo;1,5;eaten\n"
WRONG = [
    ["", "3", "sold", "Enter a name."],
    ["Bo", "1,5", "eaten", "A category is a whole number."],
]
LEFT_OUT = "2 row of the file were not brought in. 1 row of the file were not ticked."


async def opened(shop: Shop, path: Path, content: str | bytes = FOUR) -> QDialog:
    """The dialog that shows a file which somebody chose."""
    _write(path, content.encode() if isinstance(content, str) else content)
    return await choose_file(shop.window, path)


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


async def asked(shop: Shop) -> QDialog:
    """The question about a file that was brought in before."""
    return await dialog(shop.window, "Import again")


def drop(window: QWidget, *files: Path) -> None:
    """Drop files on a window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    place, copy = QPointF(9, 9), Qt.DropAction.CopyAction
    buttons = Qt.MouseButton.LeftButton, PLAIN
    enters = QDragEnterEvent(place.toPoint(), copy, data, *buttons)
    QApplication.sendEvent(window, enters)
    assert enters.isAccepted()
    QApplication.sendEvent(window, QDropEvent(place, copy, data, *buttons))


async def over(form: QDialog, sentence: str) -> None:
    await eventually(lambda: words(form).endswith(sentence))


async def saved_rows(form: QDialog, file: Path) -> list[list[str]]:
    """Save the failed rows; return what is in the file then."""
    press(form, "Save failed rows")
    asks = await dialog(form, "Save failed rows")
    name = asks.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(name, QLineEdit)
    fill(name, str(file))
    press(asks, "Save")
    await eventually(file.exists)
    with file.open(encoding="utf-8-sig", newline="") as read:
        return list(csv.reader(read))


@pytest.mark.usefixtures("flow")
async def test_animals_of_a_file_are_in_the_table(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway([Pet(5, "REX", 1)]))
    form = await opened(shop, tmp_path / "pets.csv")
    assert words(form) == (
        "1 new animal. 1 animal like one already in the list. Tick those that you want."
        " 2 row to correct."
    )
    assert rows_of(preview(form)) == [
        ["2", "Rex", "1", "available", "Like the animal with the ID 5"],
        ["3", "Ada", "2", "sold", "New"],
        ["4", "", "3", "sold", "Enter a name."],
        ["5", "Bo", "1,5", "eaten", "A category is a whole number."],
    ]
    assert adds(form) == "1"
    add(form, "1")
    await over(form, (outcome := f"1 animal added. {LEFT_OUT}"))
    assert by_name(form, QProgressBar, "Importing").value() == 1
    assert singular(shop.message) == outcome
    await eventually(lambda: shop.ids == ["5", "6"])
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))
    assert singular(name_of(notice_of(shop.window))).endswith(outcome)


@pytest.mark.usefixtures("flow")
async def test_rows_to_correct_leave_as_a_file_that_comes_back(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway([Pet(5, "REX", 1)]))
    form = await opened(shop, tmp_path / "pets.csv")
    add(form, "1")
    await over(form, LEFT_OUT)
    await pick(form, "Rows", "Not brought in (2)")
    assert rows_of(by_name(form, QTableView, "Rows of the import")) == WRONG
    lines = await saved_rows(form, file := tmp_path / "failed.csv")
    assert lines == [["Name", "Category", "Status", "Reason"], *WRONG]
    form = await opened(shop, file, file.read_bytes())
    assert [row[1:] for row in rows_of(preview(form))] == WRONG
    enter(form, 0, 1, "Bella")
    await eventually(lambda: adds(form) == "1")


@pytest.mark.usefixtures("flow")
async def test_cells_are_edited_in_place_and_rows_ticked(shop: Shop, tmp_path: Path) -> None:
    service = FakeGateway([Pet(5, "REX", 1)])
    await shop.serve(service)
    form = await opened(shop, tmp_path / "pets.csv")
    enter(form, 2, 1, "Bella")
    await eventually(lambda: adds(form) == "2")
    enter(form, 3, 2, "7")
    await eventually(lambda: "That is not a status" in rows_of(preview(form))[3][4])
    press_key(form, Qt.Key.Key_Escape)  # what was typed is not lost without a word
    question = await dialog(form, "Discard changes")
    key(question, Qt.Key.Key_Return)
    await eventually(lambda: not question.isVisible())
    table = preview(form)
    table.setCurrentIndex(cell(form, 3, 3))
    key(table, Qt.Key.Key_Return)  # it opens the cell, and imports nothing
    editor = table.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    key(editor, Qt.Key.Key_Escape)
    await pick(form, "Status where none is given", "Sold")
    enter(form, 3, 3, "Pending")
    await eventually(lambda: adds(form) == "3")
    table.setCurrentIndex(cell(form, 0, 0))
    key(table, Qt.Key.Key_Space)
    await eventually(lambda: adds(form) == "4")
    await eventually(import_button(form).isEnabled)
    add(form, "4")
    await over(form, "4 animal added.")
    added = {(pet.name, pet.category_id, pet.status) for pet in service.pets.values()}
    assert {("Rex", 1, "available"), ("Bella", 3, "sold"), ("Bo", 7, "pending")} <= added


@pytest.mark.usefixtures("flow")
async def test_space_ticks_a_row_wherever_its_current_cell_is(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway([Pet(5, "REX", 1)]))
    form = await opened(shop, tmp_path / "pets.csv")
    table = preview(form)
    form.activateWindow()
    table.setFocus()
    await eventually(table.hasFocus)
    table.setCurrentIndex(cell(form, 0, 1))
    place = table.visualRect(cell(form, 0, 1))
    frame = table.viewport().grab(place).toImage().pixelColor(1, 1)
    assert frame.name() == shop.theme.colours.accent
    for count in ("2", "1"):
        key(table, Qt.Key.Key_Space)
        assert adds(form) == count
    table.setCurrentIndex(cell(form, 2, 1))  # it cannot be added
    key(table, Qt.Key.Key_Space)
    assert rows_of(table)[2][4] == "Enter a name."
    assert not table.findChild(QLineEdit)


async def cancelled(shop: Shop) -> None:
    """Press the safe button of the question before changes are lost."""
    question = await dialog(shop.window, "Discard changes")
    key(question, Qt.Key.Key_Return)
    await eventually(lambda: not question.isVisible())


@pytest.mark.usefixtures("flow")
async def test_another_way_to_read_a_file_asks_before_corrections_are_lost(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway([Pet(5, "REX", 1)]))
    form = await opened(shop, tmp_path / "pets.csv")
    enter(form, 2, 1, "Bella")
    await eventually(lambda: adds(form) == "2")
    await pick(form, "Separator", "Comma")
    await cancelled(shop)
    assert by_name(form, QComboBox, "Separator").currentText() == "Semicolon"
    await pick(form, "Encoding", "Western European")  # which keeps them
    await eventually(import_button(form).isEnabled)
    assert rows_of(preview(form))[2][1] == "Bella"
    await pick(form, "Separator", "Comma")
    press(await dialog(shop.window, "Discard changes"), "Discard changes")
    await eventually(lambda: adds(form) == "0")
    assert by_name(form, QComboBox, "Separator").currentText() == "Comma"


@pytest.mark.usefixtures("flow")
async def test_another_sheet_and_esc_ask_before_ticks_are_lost(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway())
    form = await opened(shop, tmp_path / "pets.xlsx", xlsx())
    await eventually(lambda: adds(form) == "1")
    preview(form).setCurrentIndex(cell(form, 0, 0))
    key(preview(form), Qt.Key.Key_Space)
    await pick(form, "Sheet", "Empty")
    await cancelled(shop)
    assert by_name(form, QComboBox, "Sheet").currentText() == "Pets"
    press_key(form, Qt.Key.Key_Escape)
    await cancelled(shop)
    assert adds(form) == "0"


@pytest.mark.usefixtures("flow")
async def test_how_a_file_is_read_can_be_changed(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway())
    content = "Mäxchen|7\nŻuk|8\n".encode("cp1250")
    form = await opened(shop, tmp_path / "pets.txt", content)
    assert preview(form).model().rowCount() == 2
    await pick(form, "Encoding", "Central European")
    await pick(form, "A", "Name")
    await pick(form, "B", "Category")
    await pick(form, "Status where none is given", "Available")
    await eventually(lambda: adds(form) == "2")
    assert [row[1:4] for row in rows_of(preview(form))] == [["Mäxchen", "7", ""], ["Żuk", "8", ""]]
    await pick(form, "A", "Category")  # at most one column has it
    await eventually(lambda: adds(form) == "0")
    assert not import_button(form).isEnabled()
    assert by_name(form, QComboBox, "B").currentText() == "Not used"


@pytest.mark.usefixtures("flow")
async def test_an_animal_that_came_into_the_list_meanwhile_is_told(
    shop: Shop, tmp_path: Path
) -> None:
    service = FakeGateway([Pet(5, "REX", 1)])
    await shop.serve(service)
    content = "Name,Category,Status\nRex,1,sold\nAda,2,sold\nBo,3,sold\n"
    form = await opened(shop, tmp_path / "pets.csv", content)
    preview(form).setCurrentIndex(cell(form, 0, 0))
    key(preview(form), Qt.Key.Key_Space)  # another REX is meant
    for pet in Pet(6, "rex", 1), Pet(7, "Ada ", 2):  # another till added them
        service.pets[pet.id] = pet
    add(form, "3")
    await eventually(
        lambda: words(form).startswith("Nothing was added. Animals like 2 row appeared")
    )
    assert [row[4] for row in rows_of(preview(form))] == [
        "Like the animal with the ID 6",
        "Like the animal with the ID 7",
    ]
    preview(form).setCurrentIndex(cell(form, 0, 0))
    key(preview(form), Qt.Key.Key_Space)
    add(form, "2")
    await over(form, "2 animal added. 1 row of the file were not ticked.")
    assert sorted(pet.name for pet in service.pets.values()) == ["Ada ", "Bo", "REX", "Rex", "rex"]


@pytest.mark.usefixtures("flow")
async def test_nothing_is_lost_with_a_tick_that_nobody_took(shop: Shop, tmp_path: Path) -> None:
    service = FakeGateway()
    await shop.serve(service)
    form = await opened(shop, tmp_path / "pets.csv", "Name,Category,Status\nRex,1,sold\n")
    service.pets[1] = Pet(1, "rex", 1)  # another till added it
    add(form, "1")
    await eventually(lambda: words(form).startswith("Nothing was added."))
    assert adds(form) == "0"
    press_key(form, Qt.Key.Key_Escape)
    await eventually(lambda: no_dialog(shop.window))


@pytest.mark.usefixtures("flow")
async def test_a_list_that_is_cut_off_cannot_be_looked_through(shop: Shop, tmp_path: Path) -> None:
    listed = [Pet(number, "pet", 1, "sold") for number in range(1, 151)]
    service = FakeGateway(listed, links=False)
    await shop.serve(service)
    form = await opened(shop, tmp_path / "pets.csv", "Name,Category,Status\nRex,1,sold\n")
    add(form, "1")
    press(await dialog(shop.window, "List not complete"), "Cancel")
    assert len(service.pets) == 150


class HidesSold(FakeGateway):
    """Lists sold animals only under their status."""

    async def _ask(self, *asked: Any, **more: Any) -> ListResponse:
        response = await super()._ask(*asked, **more)
        if PetStatus.SOLD in asked:
            return response
        shown = tuple(pet for pet in response.pets if pet.status != PetStatus.SOLD)
        return msgspec.structs.replace(response, pets=shown)


@pytest.mark.usefixtures("flow")
@pytest.mark.parametrize("hides", [False, True], ids=["an earlier one", "one of its status"])
async def test_a_list_that_lacks_an_animal_of_another_one_is_not_complete(
    shop: Shop, tmp_path: Path, *, hides: bool
) -> None:
    kind = HidesSold if hides else FakeGateway
    service = kind([Pet(1, "Ada", 1, "pending"), Pet(2, "Bo", 1, "sold")], links=False)
    await shop.serve(service)
    if hides:
        press(shop.window, "Sold")
        await eventually(lambda: shop.ids == ["2"])
    else:
        del service.pets[2]
    form = await opened(shop, tmp_path / "pets.csv", "Name,Category,Status\nRex,1,sold\n")
    add(form, "1")
    press(await dialog(shop.window, "List not complete"), "Cancel")
    assert not [one for one in service.asked if one[0] == "add"]


@pytest.mark.usefixtures("flow")
async def test_a_list_that_cannot_be_looked_through_is_told(shop: Shop, tmp_path: Path) -> None:
    service = FakeGateway()
    await shop.serve(service)
    form = await opened(shop, tmp_path / "pets.csv", "Name,Category,Status\nRex,1,sold\n")
    service.fail_next("list", NotAnswered())
    service.fail_next("list", NotAnswered())  # also where the last list had failed
    for _ in range(2):
        add(form, "1")
        question = await dialog(shop.window, "List not complete")
        key(question, Qt.Key.Key_Return)  # the safe button
        await eventually(lambda: not all_by_name(shop.window, QDialog, "List not complete"))
    assert service.pets == {}
    service.pets[1] = Pet(1, "rex", 1)  # another till added it
    add(form, "1")
    await eventually(lambda: words(form).startswith("Nothing was added."))
    preview(form).setCurrentIndex(cell(form, 0, 0))
    key(preview(form), Qt.Key.Key_Space)
    service.fail_next("list", NotAnswered())
    add(form, "1")
    press(await dialog(shop.window, "List not complete"), "Import all the same")
    await eventually(lambda: len(service.pets) == 2)


@pytest.mark.usefixtures("flow")
async def test_one_kind_of_rows_can_be_shown(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway([Pet(5, "REX", 1)]))
    form = await opened(shop, tmp_path / "pets.csv")
    await pick(form, "Rows", "Cannot be added (2)")
    assert [row[0] for row in rows_of(preview(form))] == ["4", "5"]
    await pick(form, "Rows", "Like another (1)")
    assert [row[0] for row in rows_of(preview(form))] == ["2"]


@pytest.mark.usefixtures("flow")
async def test_a_row_like_another_of_the_file_is_like_none_that_is_there(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway())
    content = "Name,Category,Status\nRex,1,sold\nrex,1,sold\n"
    form = await opened(shop, tmp_path / "pets.csv", content)
    assert words(form) == (
        "1 new animal. 1 animal like another row of this file. Tick those that you want."
    )


@pytest.mark.usefixtures("flow")
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "There are no animals in this file."),
        (b'Rex;1\n"' + b"x" * 200_000, "A cell in row 2 of pets.csv is far too long."),
        (bytes(range(128)), "pets.csv cannot be read as text."),
    ],
)
async def test_a_file_without_a_table_says_so(
    shop: Shop, tmp_path: Path, content: bytes, sentence: str
) -> None:
    await shop.serve(FakeGateway())
    form = await opened(shop, tmp_path / "pets.csv", content)
    await eventually(lambda: words(form).startswith(singular(sentence)))
    assert not import_button(form).isEnabled()
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))


@pytest.mark.usefixtures("flow")
async def test_refused_animals_leave_as_a_file_that_comes_back(shop: Shop, tmp_path: Path) -> None:
    service = FakeGateway(honours_key=False)
    await shop.serve(service)
    service.fail_next("add", NotValid(422, ServiceError("no", "name: is not nice")))
    content = "Name,Category,Status\n'=Rex\\u{a}\\u{5c}u{a},1,sold\nAda,2,sold\n"
    form = await opened(shop, tmp_path / "pets.csv", content)
    add(form, "2")
    await over(form, "1 animal added. 1 animal refused by the service.")
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))
    press(shop.window, "Show import…")
    form = await dialog(shop.window, "Import")
    table = by_name(form, QTableView, "Rows of the import")
    await eventually(lambda: len(rows_of(table)) == 2)
    refused, added = rows_of(table)
    assert refused[:3] == [r"=Rex\u{a}\u{a}", "1", "Sold"]  # a line break, and what looks like it
    assert "is not nice" in refused[3]
    assert added == ["Ada", "2", "Sold", "Added, ID 1"]
    await pick(form, "Rows", "Added (1)")
    assert [row[0] for row in rows_of(table)] == ["Ada"]
    lines = await saved_rows(form, file := tmp_path / "not added.csv")
    assert lines[0] == ["Name", "Category", "Status", "Reason"]
    assert lines[1][:3] == ["'=Rex\n\\u{5c}u{a}", "1", "sold"]
    assert "is not nice" in lines[1][3]
    await eventually(lambda: "1 row saved in" in words(form))
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))
    again = await opened(shop, file, file.read_bytes())
    assert [row[1:4] for row in rows_of(preview(again))] == [[r"=Rex\u{a}\u{a}", "1", "sold"]]
    table = preview(again)
    name = table.model().index(0, 1).data(Qt.ItemDataRole.EditRole)
    assert name == "=Rex\n\\u{a}"


@pytest.mark.usefixtures("flow")
async def test_the_same_file_once_more_asks_first(shop: Shop, tmp_path: Path) -> None:
    service = FakeGateway()
    await shop.serve(service)
    content = "Name,Category,Status\nRex,1,sold\n"
    form = await opened(shop, tmp_path / "pets.csv", content)
    add(form, "1")
    await over(form, "1 animal added.")
    form = await opened(shop, tmp_path / "pets copy.csv", content)  # in the same dialog
    table = preview(form)
    table.setCurrentIndex(cell(form, 0, 0))
    key(table, Qt.Key.Key_Space)
    add(form, "1")
    question = await asked(shop)
    key(question, Qt.Key.Key_Return)  # the safe button
    await eventually(lambda: not question.isVisible())
    assert len(service.pets) == 1
    add(form, "1")
    question = await asked(shop)
    assert singular(texts(question)[1]).startswith("1 animal")
    [goes_on] = [one for one in question.findChildren(QPushButton) if "Import" in one.text()]
    assert singular(goes_on.text()) == "Import 1 animal"
    click(goes_on)
    await eventually(lambda: len(service.pets) == 2)


@pytest.mark.usefixtures("flow")
async def test_what_was_saved_is_not_said_of_the_next_import(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway())
    form = await opened(shop, tmp_path / "pets.csv")
    add(form, "2")
    await over(form, "2 row of the file were not brought in.")
    await saved_rows(form, tmp_path / "failed.csv")
    await eventually(lambda: "2 row saved in" in words(form))
    form = await opened(shop, tmp_path / "one.csv", "Name,Category,Status\nZoe,1,sold\n")
    add(form, "1")
    await over(form, "1 animal added.")


async def paused(shop: Shop, file: Path, *rows: str, after: int) -> tuple[FakeGateway, QDialog]:
    """Import rows until the service refuses the key, `after` so many animals."""
    service = FakeGateway(honours_key=False)
    await shop.serve(service, STAGING)
    service.fail_next("add", KeyNotAccepted(401), after=after)
    form = await opened(shop, file, "\n".join(("Name,Category,Status", *rows)))
    add(form, str(len(rows)))
    await eventually(lambda: "The API key was not accepted." in words(form))
    return service, form


async def test_a_refused_key_pauses_and_continue_adds_the_rest(
    shop: Shop, flow: ImportFlow, tmp_path: Path
) -> None:
    told: list[str] = []
    flow.announcer.announced.connect(told.append)
    rows = [f"Animal {n},{n},sold" for n in range(5)]
    _, form = await paused(shop, tmp_path / "pets.csv", *rows, after=1)
    assert words(form).startswith("pets.csv: 1 of 5 animal. Paused.")
    assert not all_by_name(shop.window, QPushButton, "Pause")
    await eventually(lambda: told and singular(told[-1]) == words(form))
    assert len(told) <= 2  # not of every animal
    said = words(form)
    press_key(form, Qt.Key.Key_Escape)
    await eventually(lambda: no_dialog(shop.window))
    assert singular(name_of(notice_of(shop.window))) == said
    press(shop.window, "Continue")
    await eventually(lambda: singular(name_of(notice_of(shop.window))).endswith("5 animal added."))


@pytest.mark.usefixtures("flow")
async def test_a_lost_answer_leaves_one_animal_to_a_person(shop: Shop, tmp_path: Path) -> None:
    service = FakeGateway(honours_key=False)
    await shop.serve(service, STAGING)
    service.lose_next_answer(OutcomeUnknown())
    content = "Name,Category,Status\nRex,1,sold\nAda,2,sold\n"
    form = await opened(shop, tmp_path / "pets.csv", content)
    add(form, "2")
    await eventually(lambda: "can't tell" in words(form))
    assert words(form).startswith("pets.csv: 0 of 2 animal.")  # the one in doubt is not counted
    press(form, "Unfinished adds")
    unfinished = await dialog(shop.window, "Unfinished adds")
    press_key(unfinished, Qt.Key.Key_Escape)
    await eventually(lambda: not all_by_name(shop.window, QDialog, "Unfinished adds"))
    press(form, "Continue")
    await over(form, "1 animal added. 1 animal may be there: look in Unfinished adds.")
    assert sorted(pet.name for pet in service.pets.values()) == ["Ada", "Rex"]


@pytest.mark.usefixtures("flow")
async def test_what_may_have_been_added_meanwhile_is_added_once_a_person_says_so_twice(
    shop: Shop, tmp_path: Path
) -> None:
    service, form = await paused(shop, tmp_path / "pets.csv", "Rex,1,sold", after=0)
    service.pets[50] = Pet(50, "Rex", 1, "sold")
    press(form, "Continue")
    await eventually(lambda: "may have been added meanwhile" in words(form))
    press(form, "Continue")
    question = await dialog(form, "Continue import")
    press(question, "Add the rest all the same")
    await over(form, "1 animal added.")
    assert len(service.pets) == 2


@pytest.mark.usefixtures("flow")
async def test_continue_asks_where_the_list_is_cut_off(shop: Shop, tmp_path: Path) -> None:
    listed = [Pet(number, "pet", 1, "sold") for number in range(1, 151)]
    service = FakeGateway(listed, links=False, honours_key=False)
    await shop.serve(service, STAGING)
    service.fail_next("add", KeyNotAccepted(401))
    form = await opened(shop, tmp_path / "pets.csv", "Name,Category,Status\nRex,1,sold\n")
    add(form, "1")
    press(await dialog(shop.window, "List not complete"), "Import all the same")
    await eventually(lambda: "The API key was not accepted." in words(form))
    press(form, "Continue")
    question = await dialog(form, "Continue import")
    assert texts(question)[0] == "The list could not be read completely."
    press_key(question, Qt.Key.Key_Return)  # the safe button
    await eventually(lambda: not all_by_name(form, QDialog, "Continue import"))
    assert "Paused: the list could not be read completely" in words(form)
    assert words(form).endswith("Continue asks whether to add the rest.")
    assert len(service.pets) == 150
    press(form, "Continue")
    press(await dialog(form, "Continue import"), "Add the rest all the same")
    await over(form, "1 animal added.")


@pytest.mark.usefixtures("flow")
async def test_the_question_follows_a_list_that_is_read_meanwhile(
    shop: Shop, tmp_path: Path
) -> None:
    service, form = await paused(shop, tmp_path / "pets.csv", "Rex,1,sold", after=0)
    service.fail_next("list", NotAnswered())
    press(form, "Continue")
    question = await dialog(form, "Continue import")
    assert texts(question)[0] == "The list could not be read completely."
    service.pets[50] = Pet(50, "Rex", 1, "sold")  # another till added it
    shop.catalogue.refresh()  # as it is while an import is not over
    await eventually(lambda: texts(question)[0] == "The list is read completely now.")
    said = "pets.csv: 0 of 1 animal. Paused. Continue adds the rest."
    assert singular(texts(question)[1]) == said
    assert default_button(question) == "Cancel"
    press(question, "Continue")
    await eventually(lambda: "may have been added meanwhile" in words(form))  # it looked first
    assert len(service.pets) == 1


@pytest.mark.usefixtures("flow")
async def test_what_others_add_before_the_import_does_is_added_again_only_knowingly(
    shop: Shop, tmp_path: Path
) -> None:
    lines = "Rex,1,sold", "Ada,2,sold", "Bo,3,sold"
    service, form = await paused(shop, tmp_path / "pets.csv", *lines, after=1)
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))
    typing = await open_add_form(shop.window)
    fill_in(typing, "bo", "3")
    hint = "One with this name and category is in the import."
    await eventually(lambda: line_about(name_field(typing)) == hint)
    press(typing, "Add")
    await eventually(lambda: no_dialog(shop.window))
    service.pets[50] = Pet(50, "ADA", 2)  # another till added it
    press(shop.window, "Continue")
    said = "pets.csv: 1 of 3 animal. Paused: 2 animal not sent that"
    await eventually(lambda: singular(name_of(notice_of(shop.window))).startswith(said))
    press(shop.window, "Continue")
    question = await dialog(shop.window, "Continue import")
    assert default_button(question) == "Cancel"
    press_key(question, Qt.Key.Key_Return)
    await eventually(lambda: no_dialog(shop.window))
    assert singular(name_of(notice_of(shop.window))).startswith(said)
    press(shop.window, "Show import…")
    form = await dialog(shop.window, "Import")
    table = by_name(form, QTableView, "Rows of the import")
    waits = "Waiting: one like it was added meanwhile"
    await eventually(lambda: [row[3] for row in rows_of(table)] == ["Added, ID 1", waits, waits])
    press(form, "Stop")
    await over(form, "1 animal added. 2 animal not sent.")
    _, *rows = await saved_rows(form, tmp_path / "failed.csv")
    assert rows[0][3] == "Not added. One like it was added meanwhile."
    assert sorted(pet.name for pet in service.pets.values()) == ["ADA", "Rex", "bo"]


@pytest.mark.usefixtures("flow")
async def test_failed_rows_are_shown_again_until_somebody_closes_them(
    shop: Shop, tmp_path: Path
) -> None:
    service = FakeGateway(honours_key=False)
    await shop.serve(service, STAGING)
    service.fail_next("add", NotValid(422), after=1)
    form = await opened(shop, tmp_path / "pets.csv", "Name,Category,Status\nRex,1,sold\nAda,2,sold")
    add(form, "2")
    said = "1 animal added. 1 animal refused by the service."
    await over(form, said)
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))
    await shop.serve(FakeGateway())
    await eventually(lambda: not notice_of(shop.window).isVisible())
    await shop.serve(service, STAGING)
    await eventually(lambda: singular(name_of(notice_of(shop.window))) == f"pets.csv: {said}")
    press(shop.window, "Show import…")
    form = await dialog(shop.window, "Import")
    _, *rows = await saved_rows(form, tmp_path / "failed.csv")
    assert [row[0] for row in rows] == ["Ada"]
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))
    press(notice_of(shop.window), "Close")
    await shop.serve(FakeGateway())
    await shop.serve(service, STAGING)
    await eventually(lambda: not notice_of(shop.window).isVisible())


@pytest.mark.usefixtures("flow")
async def test_a_second_import_waits_for_the_first(shop: Shop, tmp_path: Path) -> None:
    service = FakeGateway()
    await shop.serve(service)
    service.hold(after=1)  # the list, which is looked at again
    content = "Name,Category,Status\nRex,1,sold\n"
    form = await opened(shop, tmp_path / "pets.csv", content)
    add(form, "1")
    await eventually(lambda: service.is_holding)
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))
    drop(shop.window, tmp_path / "pets.csv")
    form = await dialog(shop.window, "Import")
    assert words(form).endswith("Let it end, or stop it, before you begin another.")
    assert not all_by_name(form, QPushButton, "Choose file")
    service.release()
    await over(form, "1 animal added.")


@pytest.mark.usefixtures("flow")
async def test_nothing_interrupts_an_import_without_a_word(shop: Shop, tmp_path: Path) -> None:
    service = FakeGateway(honours_key=False)
    await shop.serve(service)
    wanted: list[str] = []
    shop.contents.close_wanted.connect(lambda: wanted.append("close"))
    shop.contents.central.samples.show_samples(True)
    service.hold(after=2)  # the list, which is looked at again, and the first animal
    content = "Name,Category,Status\nRex,1,sold\nAda,2,sold\nBo,3,sold\n"
    form = await opened(shop, tmp_path / "pets.csv", content)
    add(form, "3")
    await eventually(lambda: service.is_holding)
    table = by_name(form, QTableView, "Rows of the import")
    words_now = ["Added, ID 1", "Being sent", "Waiting"]
    await eventually(lambda: [row[3] for row in rows_of(table)] == words_now)
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))
    shop.window.close()
    question = await dialog(shop.window, "Close Petstore")
    await eventually(
        lambda: (
            [singular(one) for one in texts(question)][:2]
            == [
                "2 animal of pets.csv are not added yet.",
                "Petstore keeps them. To add them, press Continue at the next start.",
            ]
        )
    )
    press(question, "Cancel")
    await shop.serve(FakeGateway(), STAGING)
    left = (
        "2 animal of pets.csv are not added yet. To add them, switch back to This computer in"
        " Settings, then press Continue."
    )
    assert singular(shop.message) == left
    shop.log.report(Topic.SETTINGS, "Settings saved.")
    shop.log.dismiss()  # once it was read
    assert singular(shop.message) == left
    service.release()
    await shop.serve(service)
    await eventually(lambda: "Continue adds the rest" in name_of(notice_of(shop.window)))
    press(shop.window, "Continue")
    await eventually(lambda: len(service.pets) == 3)
    await eventually(lambda: singular(name_of(notice_of(shop.window))).endswith("3 animal added."))
    shop.window.close()
    press(shop.window, "Start with an empty catalogue")
    assert wanted == ["close", "empty"]


@pytest.mark.usefixtures("flow")
async def test_a_category_without_a_name_is_named_from_the_preview(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway([Pet(1, "Bo", 5)]))
    content = "Name,Category,Status\nRex,Dogs,sold\n"
    form = await opened(shop, tmp_path / "pets.csv", content)
    wrong = "No category is called Dogs. Press Categories… to name one, or type its number."
    assert rows_of(preview(form))[0][4] == "No category is called Dogs."
    assert words(form).endswith("1 row to correct. Press Categories… to name a category.")
    assert cell(form, 0, 2).data(Qt.ItemDataRole.AccessibleDescriptionRole) == wrong
    by_name(form, QPushButton, "Categories…").setFocus()
    press(form, "Categories…")
    names = await dialog(form, "Categories")
    enter_name(names, 0, "dogs")
    await eventually(lambda: adds(form) == "1")
    assert not all_by_name(form, QPushButton, "Categories…")
    assert form.focusWidget() is preview(form)
    add(form, "1")
    await over(form, "1 animal added.")
    table = by_name(form, QTableView, "Rows of the import")
    await eventually(lambda: [row[1] for row in rows_of(table)] == ["dogs"])


@pytest.mark.usefixtures("flow")
async def test_the_focus_is_on_close_once_an_import_has_begun(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway())
    form = await opened(shop, tmp_path / "pets.csv")
    await eventually(lambda: adds(form) == "2")
    import_button(form).setFocus()
    key(import_button(form), Qt.Key.Key_Return)
    await over(form, "2 row of the file were not brought in.")
    assert form.focusWidget() is by_name(form, QPushButton, "Close")


@pytest.mark.usefixtures("flow")
async def test_ten_thousand_rows_do_not_stall_the_window(shop: Shop, tmp_path: Path) -> None:
    pets = [Pet(number, f"Animal {number}", number % 50, PetStatus.SOLD) for number in range(100)]
    await shop.serve(FakeGateway(pets))
    content = "Name,Category,Status\n" + "".join(f"Tier {n},{n % 50},sold\n" for n in range(10_000))
    async with pulse() as beating:
        form = await opened(shop, tmp_path / "pets.csv", content)
        await eventually(lambda: adds(form) == "10,000")
    assert kept(TURN_MAX, beating.longest)


@pytest.mark.usefixtures("flow")
async def test_a_sheet_of_a_spreadsheet_is_chosen(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway())
    form = await opened(shop, tmp_path / "pets.xlsx", xlsx())
    await eventually(lambda: adds(form) == "1")  # of the first sheet that has rows
    assert not all_by_name(form, QComboBox, "Encoding")
    assert by_name(form, QComboBox, "Sheet").currentText() == "Pets"
    await pick(form, "Sheet", "Empty")
    await eventually(lambda: words(form) == "There are no animal in this sheet.")
    assert adds(form) == "0"
    assert not all_by_name(form, QComboBox, "Category")
    await pick(form, "Sheet", "Pets")
    await eventually(lambda: adds(form) == "1")
    assert [row[:4] for row in rows_of(preview(form))][:2] == [
        ["2", "Rex", "7", "sold"],
        ["4", "0033", "0033", "9e42"],
    ]


@pytest.mark.usefixtures("flow")
@pytest.mark.parametrize("into", ["the list", "the dialog"])
async def test_animals_are_pasted_from_a_spreadsheet(shop: Shop, into: str) -> None:
    service = FakeGateway([Pet(5, "Zoe", 9)])
    await shop.serve(service)
    QApplication.clipboard().setText("Name\tCategory\tStatus\r\nRex\t7\tsold\r\n")
    if into == "the list":
        shop.table.setFocus()
        await eventually(shop.table.hasFocus)
        key(shop.table, Qt.Key.Key_V, CTRL)
        form = await dialog(shop.window, "Import")
    else:
        action(shop.window, "Import").trigger()
        form = await dialog(shop.window, "Import")
        press_key(form, Qt.Key.Key_V, CTRL)
    await eventually(lambda: adds(form) == "1")
    add(form, "1")
    await over(form, "1 animal added.")
    assert service.pets[6] == Pet(6, "Rex", 7, PetStatus.SOLD)


@pytest.mark.usefixtures("flow")
async def test_a_file_without_headings_says_which_column_to_choose(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway())
    form = await opened(shop, tmp_path / "pets.csv", "Rex,3,available\nMia,4,sold\n")
    counts = "0 new animal. 2 row to correct."
    asked = "Choose above which column has the names."
    assert words(form) == f"{asked} {counts}"
    assert rows_of(preview(form))[0][4] == "Enter a name."
    tips = [cell(form, 0, column).data(Qt.ItemDataRole.ToolTipRole) for column in (1, 4)]
    assert all(asked in tip for tip in tips)
    await pick(form, "A", "Name")
    await eventually(lambda: words(form).startswith("Choose above which column has the category,"))
    await pick(form, "B", "Category")
    await eventually(lambda: words(form).startswith("Choose above which column has the status,"))
    await pick(form, "C", "Status")
    await eventually(lambda: words(form) == "2 new animal.")


@pytest.mark.usefixtures("flow")
async def test_rows_above_the_headings_are_no_animals(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway())
    form = await opened(shop, tmp_path / "pets.csv", f"My shop\n\n{FOUR}")
    await eventually(lambda: adds(form) == "2")
    assert rows_of(preview(form))[0][:4] == ["4", "Rex", "1", "available"]


@pytest.mark.usefixtures("flow")
async def test_a_file_that_is_dropped_on_the_window_is_shown(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway())
    file = tmp_path / "pets.csv"
    _write(file, FOUR.encode())
    drop(shop.window, file)
    form = await dialog(shop.window, "Import")
    await eventually(lambda: adds(form) == "2")


@pytest.mark.usefixtures("flow")
async def test_what_is_no_file_is_refused_in_words_of_our_own(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway())
    (folder := tmp_path / "pets").mkdir()
    drop(shop.window, folder)
    form = await dialog(shop.window, "Import")
    await eventually(lambda: words(form) == "pets is a folder. Choose a file in it.")
    drop(form, tmp_path / "gone.csv")
    await eventually(lambda: words(form) == "gone.csv is no longer there.")


@pytest.mark.usefixtures("flow")
async def test_of_several_files_none_is_taken_without_a_word(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway())
    for file in (both := [tmp_path / "cats.csv", tmp_path / "dogs.csv"]):
        _write(file, FOUR.encode())
    drop(shop.window, *both)
    form = await dialog(shop.window, "Import")
    said = "Several files were dropped. Drop one file at a time."
    await eventually(lambda: words(form) == said)
    drop(form, both[0])
    await eventually(lambda: adds(form) == "2")
    drop(form, *both)
    await eventually(lambda: words(form) == said)


@pytest.mark.usefixtures("flow")
@pytest.mark.parametrize("percent", [100, 200])
async def test_the_dialog_fits_a_small_screen(shop: Shop, tmp_path: Path, percent: int) -> None:
    await shop.serve(FakeGateway())
    shop.theme.set_type_size(percent)
    form = await opened(shop, tmp_path / "pets.csv")
    await eventually(lambda: adds(form) == "2")

    def fits() -> bool:
        form.resize(640, 400)
        place = import_button(form).mapTo(form, import_button(form).rect().bottomRight())
        return form.height() <= 400 and form.width() <= 640 and form.rect().contains(place)

    await eventually(fits)
