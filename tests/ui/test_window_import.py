"""File > Import…: a file, its columns, the preview, and the animals in the table."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QTableView,
    QWidget,
)

from petstore_gui.domain.category import CategoryIcon
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
)
from petstore_gui.domain.errors import ServiceError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from tests.doubles.fake_gateway import FakeGateway
from tests.importing.workbook import xlsx
from tests.support.pulse import TURN_MAX, pulse
from tests.support.waiting import eventually, kept
from tests.support.widgets import (
    CTRL,
    PLAIN,
    all_by_name,
    by_name,
    chosen,
    click,
    dialog,
    file_name,
    fill,
    key,
    no_dialog,
    press,
    press_key,
    rows_of,
)
from tests.ui.categories_form import type_name
from tests.ui.conftest import STAGING, Shop
from tests.ui.import_form import (
    add,
    adds,
    cell,
    choose_file,
    enter,
    import_button,
    import_line,
    pick,
    preview,
    singular,
    words,
)

pytestmark = pytest.mark.slow

FOUR = "Name;Category;Status\nRex;1;available\nAda;2;sold\n;3;sold\nBo;1,5;eaten\n"
ONE_AT_A_TIME = "One import at a time: let it end, or stop it."


async def opened(shop: Shop, path: Path, content: str | bytes = FOUR) -> QDialog:
    """The dialog that shows a file which somebody chose."""
    _write(path, content.encode() if isinstance(content, str) else content)
    return await choose_file(shop.window, path)


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(content)


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
    fill(file_name(asks), str(file))
    press(asks, "Save")
    await eventually(file.exists)
    with file.open(encoding="utf-8-sig", newline="") as read:
        return list(csv.reader(read))


@pytest.mark.usefixtures("flow")
async def test_animals_of_a_file_are_in_the_table(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway([Pet(5, "REX", 1)]))
    form = await opened(shop, tmp_path / "pets.csv")
    assert words(form) == (
        "1 new animal. 1 like one in the list. Tick those that you want. 2 row to correct."
    )
    assert rows_of(preview(form)) == [
        ["2", "Rex", "1", "available", "Like ID 5"],
        ["3", "Ada", "2", "sold", ""],
        ["4", "", "3", "sold", "Enter a name."],
        ["5", "Bo", "1,5", "eaten", "A category is a whole number."],
    ]
    click(by_name(form, QCheckBox, "Only rows with a problem"))
    assert [row[0] for row in rows_of(preview(form))] == ["2", "4", "5"]
    add(form, "1")
    await over(form, "1 added, 2 left out.")
    assert by_name(form, QProgressBar, "Importing").value() == 1
    assert shop.message == "1 added, 2 left out."
    await eventually(lambda: shop.ids == ["5", "6"])


@pytest.mark.usefixtures("flow")
async def test_rows_that_were_not_added_are_saved_in_a_file(shop: Shop, tmp_path: Path) -> None:
    service = await shop.serve(FakeGateway(honours_key=False), STAGING)
    service.fail_next("add", Declined(422, ServiceError("no", "name: is not nice: ריקס")))
    content = "Name,Category,Status\n'=Rex\\u{a}\\u{5c}u{a},1,sold\nAda,2,sold\n,3,sold\n"
    form = await opened(shop, tmp_path / "pets & co.csv", content)
    add(form, "2")
    await over(form, "1 added, 2 left out.")
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))
    await shop.serve(FakeGateway())
    await eventually(lambda: import_line(shop.contents.status) == "")  # it is of another service
    await shop.serve(service, STAGING)
    await eventually(lambda: import_line(shop.contents.status) == "pets && co.csv: 1 of 2")
    press(shop.window, "pets & co.csv: 1 of 2")
    form = await dialog(shop.window, "Import")
    await eventually(lambda: preview(form).model().rowCount() == 2)
    refused, wrong = rows_of(preview(form))
    assert refused[1:4] == [r"=Rex\u{a}\u{a}", "1", "Sold"]  # a line break, and what looks like it
    assert "is not nice" in refused[4]
    assert "\u2068" in refused[4]  # what the service says keeps its direction
    assert wrong == ["", "", "3", "sold", "Enter a name."]
    lines = await saved_rows(form, tmp_path / "not added.csv")
    assert lines[0] == ["Name", "Category", "Status", "Reason"]
    assert lines[1][:3] == ["'=Rex\n\\u{5c}u{a}", "1", "sold"]
    assert "is not nice: ריקס" in lines[1][3]
    assert "\u2068" not in lines[1][3]  # a file is read by others
    assert lines[2] == ["", "3", "sold", "Enter a name."]
    await eventually(lambda: "2 row saved in" in singular(shop.message))
    press(form, "Close")
    await shop.serve(service, STAGING)
    await eventually(lambda: import_line(shop.contents.status) == "")  # it was saved


@pytest.mark.usefixtures("flow")
async def test_cells_are_edited_in_place_and_rows_ticked(shop: Shop, tmp_path: Path) -> None:
    service = await shop.serve(FakeGateway([Pet(5, "REX", 1)]))
    form = await opened(shop, tmp_path / "pets.csv")
    enter(form, 2, 1, "Bella")
    await eventually(lambda: adds(form) == "2")
    press(form, "More")
    await pick(form, "Encoding", "Western European")  # what was typed stays
    await eventually(import_button(form).isEnabled)
    assert rows_of(preview(form))[2][1] == "Bella"
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
async def test_how_a_file_is_read_can_be_changed(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway())
    content = "Mäxchen|7\nŻuk|8\n".encode("cp1250")
    form = await opened(shop, tmp_path / "pets.txt", content)
    assert preview(form).model().rowCount() == 2
    press(form, "More")
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
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "There are no animals in this table."),
        (b'Rex;1\n"Bo;2\n', "Row 2 of pets.csv has a quotation mark without a counterpart."),
        (bytes(range(128)), "pets.csv is no text in this encoding."),
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
async def test_a_refused_key_is_told_and_the_rest_can_be_stopped(
    shop: Shop, tmp_path: Path
) -> None:
    service = await shop.serve(FakeGateway(honours_key=False), STAGING)
    service.fail_next("add", KeyNotAccepted(401), after=1)
    content = "\n".join(("Name,Category,Status", *(f"Animal {n},{n},sold" for n in range(5))))
    form = await opened(shop, tmp_path / "pets.csv", content)
    add(form, "5")
    await eventually(lambda: "The API key was not accepted." in words(form))
    assert words(form).startswith("pets.csv: 1 of 5. Waiting.")
    press_key(form, Qt.Key.Key_Escape)
    await eventually(lambda: no_dialog(shop.window))
    assert import_line(shop.contents.status) == "pets.csv: 1 of 5"
    drop(shop.window, tmp_path / "pets.csv")  # a second import waits for the first
    form = await dialog(shop.window, "Import")
    await over(form, ONE_AT_A_TIME)
    press(form, "Stop")
    await over(form, "1 added, 4 left out.")
    await eventually(lambda: [row[4] for row in rows_of(preview(form))] == ["Not sent."] * 4)
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))
    press(shop.window, "Show")
    form = await dialog(shop.window, "Import")
    assert words(form) == "1 added, 4 left out."


@pytest.mark.usefixtures("flow")
async def test_an_import_is_paused_and_goes_on(shop: Shop, tmp_path: Path) -> None:
    service = await shop.serve(FakeGateway(honours_key=False))
    form = await opened(
        shop, tmp_path / "pets.csv", "Name,Category,Status\nRex,1,sold\nBo,2,sold\n"
    )
    service.hold()
    begin = import_button(form)
    add(form, "2")
    click(begin)  # once more does nothing
    await eventually(lambda: service.is_holding)
    press(form, "Pause")
    service.release()
    await over(form, "pets.csv: 1 of 2. Paused.")
    press(form, "Continue")
    await over(form, "2 animal added.")


@pytest.mark.usefixtures("flow")
async def test_an_import_creates_the_categories_that_are_missing(
    shop: Shop, tmp_path: Path
) -> None:
    service = await shop.serve(FakeGateway([Pet(1, "Bo", 5)]))
    content = "Name,Category,Status\nRex,Hunde,sold\nMia,Katzen,sold\nKim,hunde,sold\n"
    form = await opened(shop, tmp_path / "pets.csv", content)
    assert words(form) == "3 new animal. 2 new category: Hunde and Katzen."
    add(form, "3")
    await over(form, "3 animal added.")
    names = shop.catalogue.category_names
    assert [(one.name, one.icon) for one in names.by_id.values()] == [
        ("Hunde", CategoryIcon.DOG),
        ("Katzen", CategoryIcon.CAT),
    ]
    assert {(pet.name, pet.category_id) for pet in service.pets.values()} == {
        ("Bo", 5),
        ("Rex", names.id_of("Hunde")),
        ("Kim", names.id_of("Hunde")),
        ("Mia", names.id_of("Katzen")),
    }


@pytest.mark.usefixtures("flow")
async def test_nothing_else_is_read_or_imported_while_categories_are_created(
    shop: Shop, tmp_path: Path
) -> None:
    service = await shop.serve(FakeGateway([Pet(1, "Bo", 5)], names={}))
    form = await opened(shop, tmp_path / "pets.csv", "Name,Category,Status\nRex,Hunde,sold\n")
    service.hold()
    service.fail_next("put names", NotReached("gone"))
    add(form, "1")
    await eventually(lambda: service.is_holding)
    assert words(form).startswith("Creating the")
    assert not all_by_name(form, QTableView, "Preview")  # a tick would offer the button again
    assert not all_by_name(form, QPushButton, "Import")
    (tmp_path / "more.csv").write_text("Name,Category,Status\nAnna,5,sold\n")
    drop(form, tmp_path / "more.csv")
    assert words(form) == ONE_AT_A_TIME
    service.release()
    await eventually(lambda: words(form) == "Not saved: the service cannot be reached now.")
    service.hold()
    add(form, "1")
    await eventually(lambda: service.is_holding)
    press(form, "Close")
    drop(shop.window, tmp_path / "more.csv")
    await over(await dialog(shop.window, "Import"), ONE_AT_A_TIME)
    service.release()
    await eventually(lambda: singular(shop.message) == "1 animal added.")
    assert [pet.name for pet in service.pets.values()] == ["Bo", "Rex"]


@pytest.mark.usefixtures("flow")
async def test_a_new_category_is_changed_before_the_import(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway([Pet(1, "Bo", 5)]))
    form = await opened(shop, tmp_path / "pets.csv", "Name,Category,Status\nRex,Hunde,sold\n")
    by_name(form, QPushButton, "Categories…").setFocus()
    press(form, "Categories…")
    names = await dialog(form, "Categories")
    await type_name(names, 1, "Dogs")  # below the category without a name
    press(names, "Save")
    await eventually(lambda: words(form) == "1 new animal.")
    assert rows_of(preview(form))[0][2] == "Dogs"
    assert not all_by_name(form, QPushButton, "Categories…")
    assert form.focusWidget() is preview(form)


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
    await eventually(lambda: words(form) == "There are no animal in this table.")
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
    service = await shop.serve(FakeGateway([Pet(5, "Zoe", 9)]))
    QApplication.clipboard().setText("Name\tCategory\tStatus\r\nRex\t7\tsold\r\n")
    if into == "the list":
        shop.table.setFocus()
        await eventually(shop.table.hasFocus)
        key(shop.table, Qt.Key.Key_V, CTRL)
        form = await dialog(shop.window, "Import")
    else:
        form = await chosen(shop.window, "Import")
        press_key(form, Qt.Key.Key_V, CTRL)
    await eventually(lambda: adds(form) == "1")
    add(form, "1")
    await over(form, "1 animal added.")
    assert service.pets[6] == Pet(6, "Rex", 7, PetStatus.SOLD)
