"""View > Duplicates…: animals that are alike, for the owner to tidy up."""

from __future__ import annotations

import csv
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QTableView

from petstore_gui.domain.category import Category, CategoryChanges
from petstore_gui.domain.pets import Pet
from petstore_gui.settings.own_settings import OwnSettings
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow
from petstore_gui.ui.exporting.export_flow import ExportFlow
from petstore_gui.ui.frame.messages import Announcer
from petstore_gui.ui.printing.print_flow import PrintFlow
from tests.doubles.fake_gateway import FakeGateway
from tests.doubles.many_pets import ManyPets
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    chosen,
    click_line,
    dialog,
    file_name,
    fill,
    is_there,
    label,
    no_dialog,
    press,
    press_key,
    rows_of,
)
from tests.ui.conftest import Shop

PETS = [
    Pet(1, "Rex", 7, "sold"),
    Pet(2, "Ada", 7),
    Pet(3, "réx ", 7, "available"),
    Pet(4, "Rex", 8, "sold"),
    Pet(5, "REX", 7, "sold"),
]


def connect_duplicates(shop: Shop, folder: Path) -> None:
    own = Preferences(OwnSettings(folder / "settings.ini"), ())
    export, printing = ExportFlow(shop.contents, own), PrintFlow(shop.contents, own)
    flow = DuplicatesFlow(shop.contents, export.open_list, printing.open_list)
    shop.contents.actions.duplicates.triggered.connect(flow.open)


async def test_animals_that_are_alike_are_shown_exported_and_printed(
    shop: Shop, tmp_path: Path
) -> None:
    connect_duplicates(shop, tmp_path)
    await shop.serve(FakeGateway(PETS, links=False))
    dogs = CategoryChanges(new=(Category(0, "Dogs"),))
    await shop.catalogue.category_names.change(dogs, range(7))
    form = await chosen(shop.window, "Duplicates")
    await eventually(lambda: label(form, "aboutDuplicates").startswith("3 animals in 1 "))
    assert "Looked through: 5 animals listed" in label(form, "aboutDuplicates")
    shown = rows_of(by_name(form, QTableView, "Duplicates"))
    assert shown == [
        ["1", "1", "Rex", "7", "Dogs", "Sold"],
        ["1", "3", "réx ", "7", "Dogs", "Available"],
        ["1", "5", "REX", "7", "Dogs", "Sold"],
    ]
    press(form, "Export")
    asks = await dialog(form, "Export list")
    assert not is_there(asks, QAbstractButton, "Everything")
    by_name(asks, QComboBox, "Format").setCurrentText("CSV")
    press(asks, "Save")
    files = await dialog(asks, "Save the list")
    assert file_name(files).text().startswith("Duplicates ")
    fill(file_name(files), str(tmp_path / "alike.csv"))
    press(files, "Save")
    await eventually(lambda: "3 animals exported" in shop.message)
    with (tmp_path / "alike.csv").open(encoding="utf-8-sig", newline="") as file:
        heading, *lines = csv.reader(file)
    assert heading[:3] == ["Group", "ID", "Name"]
    assert lines == shown
    press(form, "Print")
    pages = await dialog(form, "Print")
    assert by_name(pages, QComboBox, "What").currentText() == "List"
    assert label(pages, "page") == "Page 1 of 1"
    press(pages, "Cancel")
    click_line(by_name(form, QTableView, "Duplicates"), 1)
    press_key(form, Qt.Key.Key_Return)
    await eventually(lambda: no_dialog(shop.window))
    assert shop.table.selected_rows()[0] == shop.catalogue.rows.row_of(3)
    form = await chosen(shop.window, "Duplicates")
    await eventually(lambda: by_name(form, QAbstractButton, "Show animal").isEnabled())
    press(form, "Show animal")
    await eventually(lambda: shop.table.selected_rows()[0] == shop.catalogue.rows.row_of(1))


async def test_a_search_can_be_stopped(shop: Shop, tmp_path: Path) -> None:
    connect_duplicates(shop, tmp_path)
    await shop.serve(ManyPets(50_000, page=5_000))
    form = await chosen(shop.window, "Duplicates")
    heard: list[str] = []
    form.findChildren(Announcer)[0].announced.connect(heard.append)
    press(form, "Stop")
    assert label(form, "aboutDuplicates").startswith("Stopped")
    assert [one.split()[0] for one in heard] == ["Stopped:"]
    assert not by_name(form, QAbstractButton, "Export").isEnabled()
    form.reject()
