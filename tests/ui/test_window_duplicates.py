"""View > Duplicates…: animals that are alike, for the owner to tidy up."""

from __future__ import annotations

import csv
import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QLineEdit, QTableView

from petstore_gui.domain.pets import Pet
from petstore_gui.settings.own_settings import OwnSettings
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.duplicates.duplicates_flow import DuplicatesFlow
from petstore_gui.ui.duplicates.duplicates_list import DuplicatesList
from petstore_gui.ui.exporting.export_flow import ExportFlow
from petstore_gui.ui.printing.print_flow import PrintFlow
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.widgets.announcer import Announcer
from tests.doubles.fake_gateway import FakeGateway
from tests.doubles.many_pets import ManyPets
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    click_line,
    dialog,
    fill,
    label,
    no_dialog,
    press,
    press_key,
)
from tests.ui.conftest import Shop, shop_in

PETS = [
    Pet(1, "Rex", 7, "sold"),
    Pet(2, "Ada", 7),
    Pet(3, "réx ", 7, "available"),
    Pet(4, "Rex", 8, "sold"),
]


def connect_duplicates(shop: Shop, folder: Path) -> None:
    found = DuplicatesList(shop.contents, shop.catalogue)
    flow = DuplicatesFlow(found, shop.catalogue, shop.tasks, shop.theme, shop.window)
    own = Preferences(OwnSettings(folder / "settings.ini"), ())
    export = ExportFlow(found, shop.catalogue, own, shop.tasks, shop.messages, shop.window)
    printing = PrintFlow(found, shop.catalogue, own, shop.tasks, shop.messages, shop.window)
    flow.export_wanted.connect(export.open)
    flow.print_wanted.connect(printing.open)
    flow.pet_wanted.connect(shop.contents.select)
    shop.contents.actions.duplicates.triggered.connect(flow.open)


def cells(form: QDialog) -> list[list[str]]:
    """What the table shows, line by line."""
    model = by_name(form, QTableView, "Duplicates").model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


async def test_animals_that_are_alike_are_shown_exported_and_printed(
    theme: Theme, tmp_path: Path
) -> None:
    async with shop_in(theme, tmp_path, has_history=True) as shop:
        connect_duplicates(shop, tmp_path)
        await shop.serve(FakeGateway([*PETS, Pet(5, "REX", 7, "sold")], links=False))
        await shop.catalogue.category_names.create("Dogs", range(7))
        await shop.serve(FakeGateway(PETS, links=False))
        await eventually(lambda: shop.catalogue.facts.counts.changes == 1)
        action(shop.window, "Duplicates").trigger()
        form = await dialog(shop.window, "Duplicates")
        await eventually(lambda: label(form, "aboutDuplicates").startswith("3 animals in 1 "))
        assert "Looked through: 4 animals listed" in label(form, "aboutDuplicates")
        shown = cells(form)
        assert [line[:6] for line in shown] == [
            ["1", "1", "Rex", "7", "Dogs", "Sold"],
            ["1", "3", "réx ", "7", "Dogs", "Available"],
            ["1", "5", "REX", "7", "Dogs", "Sold"],
        ]
        assert all(re.search(r"\d", line[6]) for line in shown)  # first seen
        assert [bool(line[7]) for line in shown] == [False, False, True]  # last seen

        press(form, "Export")
        asks = await dialog(form, "Export list")
        assert not [
            one
            for one in asks.findChildren(QAbstractButton)
            if one.text() == "Everything" and one.isVisible()
        ]
        press(asks, "Save")
        files = await dialog(asks, "Save the list")
        name = files.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(name, QLineEdit)
        assert name.text().startswith("Duplicates ")
        fill(name, str(tmp_path / "alike.csv"))
        press(files, "Save")
        await eventually(lambda: "3 animals exported" in shop.message)
        with (tmp_path / "alike.csv").open(encoding="utf-8-sig", newline="") as file:
            heading, *lines = csv.reader(file)
        assert heading[:3] == ["Group", "ID", "Name"]
        assert lines == shown

        press(form, "Print")
        pages = await dialog(form, "Print")
        assert by_name(pages, QComboBox, "What").currentText() == "List"
        await eventually(lambda: label(pages, "page") == "Page 1 of 1")
        press(pages, "Cancel")

        click_line(by_name(form, QTableView, "Duplicates"), 1)
        press_key(form, Qt.Key.Key_Return)
        await eventually(lambda: no_dialog(shop.window))
        assert shop.table.selected_rows()[0] == shop.catalogue.rows.row_of(3)


async def test_nothing_is_compared_before_any_animal_is_loaded(shop: Shop, tmp_path: Path) -> None:
    connect_duplicates(shop, tmp_path)
    await shop.serve(FakeGateway([]))
    action(shop.window, "Duplicates").trigger()
    form = await dialog(shop.window, "Duplicates")
    await eventually(lambda: label(form, "aboutDuplicates").startswith("No animals are loaded, so"))
    form.reject()


async def test_a_search_can_be_stopped_and_begun_again(shop: Shop, tmp_path: Path) -> None:
    connect_duplicates(shop, tmp_path)
    await shop.serve(ManyPets(50_000, page=5_000))
    action(shop.window, "Duplicates").trigger()
    form = await dialog(shop.window, "Duplicates")
    heard: list[str] = []
    form.findChildren(Announcer)[0].announced.connect(heard.append)
    press(form, "Stop")
    await eventually(lambda: label(form, "aboutDuplicates").startswith("Stopped"))
    await eventually(lambda: [one.split()[0] for one in heard] == ["Stopped:"])
    assert not by_name(form, QAbstractButton, "Export").isEnabled()
    press(form, "Look again")
    await eventually(lambda: label(form, "aboutDuplicates").startswith("No two of these"))
    assert not cells(form)
    about = label(form, "aboutDuplicates")
    assert "\nAnimals are alike if they have the same category" in about
    assert "They can be" not in about
    await eventually(lambda: heard[-1].startswith("No two of these"))
    form.reject()
