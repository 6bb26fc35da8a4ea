"""File > Export list…: what and how, the rows in a file, and the message about it."""

from __future__ import annotations

import csv
import json
import shutil
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDialog, QRadioButton

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.settings.own_settings import OwnSettings
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.exporting import export_flow
from petstore_gui.ui.exporting.export_flow import ExportFlow
from tests.doubles.fake_gateway import FakeGateway
from tests.doubles.many_pets import ManyPets
from tests.support.disk import small_disk
from tests.support.waiting import eventually
from tests.support.widgets import (
    by_name,
    chosen,
    click,
    click_heading,
    dialog,
    file_name,
    fill,
    is_there,
    no_dialog,
    press,
    texts,
)
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

BIG = 2**63 - 1
PETS = [
    Pet(2, "Zoë", 7, PetStatus.SOLD),
    Pet(BIG, "=1+1", -7, PetStatus.AVAILABLE),
    Pet(1, "Rex", 7),
]


@pytest.fixture
def preferences(tmp_path_factory: pytest.TempPathFactory) -> Preferences:
    return Preferences(OwnSettings(tmp_path_factory.mktemp("own") / "settings.ini"), ())


@pytest.fixture(autouse=True)
def export(shop: Shop, preferences: Preferences) -> ExportFlow:
    flow = ExportFlow(shop.contents, preferences)
    shop.contents.actions.export.triggered.connect(flow.open)
    return flow


def choose(form: QDialog, name: str, word: str) -> None:
    """Choose a line of a combo box."""
    box = by_name(form, QComboBox, name)
    box.setCurrentIndex(box.findText(word))


def choice_of(form: QDialog, name: str) -> str:
    return by_name(form, QComboBox, name).currentText()


async def asked(shop: Shop, **choices: str) -> QDialog:
    """The dialog, with these choices; `what` is the radio button to press."""
    form = await chosen(shop.window, "Export list")
    if what := choices.pop("what", ""):
        click(by_name(form, QRadioButton, what))
    for name, word in choices.items():
        choose(form, name.capitalize(), word)
    return form


async def named(shop: Shop, path: Path, **choices: str) -> QDialog:
    """The file dialog, with this file filled in."""
    press(await asked(shop, **choices), "Save")
    return await filled_in(shop, path)


async def filled_in(shop: Shop, path: Path) -> QDialog:
    asks = await dialog(shop.window, "Save the list")
    fill(file_name(asks), str(path))
    return asks


async def exported(shop: Shop, path: Path, **choices: str) -> Path:
    """Export to `path` as a user does."""
    press(await named(shop, path, **choices), "Save")
    await eventually(lambda: no_dialog(shop.window))
    await eventually(lambda: f"exported to {path}" in shop.message)
    return path


async def rows(shop: Shop, path: Path, **choices: str) -> list[list[str]]:
    """The rows of an exported CSV file."""
    path = await exported(shop, path, **choices)
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file))


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_an_export_has_the_tables_order_columns_filter_and_search_or_everything(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway(PETS))
    click_heading(shop.table, Column.NAME)
    shop.table.setColumnHidden(Column.STATUS, True)
    shop.table.horizontalHeader().moveSection(1, 0)
    fill(shop.contents.central.search, "7 e")
    await eventually(lambda: len(shop.ids) == 2)
    assert await rows(shop, tmp_path / "animals.csv") == [
        ["Name", "ID", "Category"],
        ["Rex", "1", "7"],
        ["Zoë", "2", "7"],
    ]
    assert shop.message.startswith("2 animals exported to ")
    everything = await rows(shop, tmp_path / "all.csv", what="Everything")
    assert everything[0] == ["ID", "Name", "Category", "Status"]
    assert [line[0] for line in everything[1:]] == ["1", "2", str(BIG)]
    shop.finder.find(BIG)  # shown for now, despite the search
    assert len(await rows(shop, tmp_path / "found.csv", what="As shown")) == 4
    assert shop.message.startswith("3 animals exported to ")
    assert shop.message.endswith(" One of them does not match the filter or search.")


async def test_a_file_says_what_was_searched_without_marks_of_direction(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway([Pet(1, "ريكس", 7), Pet(2, "Zoë", 7)]))
    fill(shop.contents.central.search, "ريكس")
    await eventually(lambda: shop.ids == ["1"])
    path = await exported(shop, tmp_path / "found.json", what="As shown", format="JSON")
    assert "search 'ريكس'" in json.loads(path.read_bytes())["completeness"]


@pytest.mark.parametrize(
    ("locale", "separator", "line"),
    [("en_GB", "Comma", b'"1","Rex"'), ("de_DE", "Semicolon", b'"1";"Rex"')],
)
async def test_a_csv_file_is_as_the_spreadsheets_of_the_locale_expect(
    shop: Shop, tmp_path: Path, locale: str, separator: str, line: bytes
) -> None:
    QLocale.setDefault(QLocale(locale))
    await shop.serve(FakeGateway(PETS[2:]))
    form = await asked(shop, format="CSV")
    assert (choice_of(form, "Separator"), choice_of(form, "Encoding")) == (
        separator,
        "UTF-8 with BOM",
    )
    form.reject()
    path = await exported(shop, tmp_path / "animals.csv")
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    assert path.read_bytes().splitlines()[1].startswith(line)


async def test_the_last_choice_is_offered_again(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway(PETS))
    choices = {"format": "CSV", "separator": "Tab", "encoding": "UTF-8", "what": "Everything"}
    await exported(shop, tmp_path / "animals.csv", **choices)
    form = await asked(shop)
    assert [choice_of(form, name) for name in ("Format", "Separator", "Encoding")] == [
        "CSV",
        "Tab",
        "UTF-8",
    ]
    assert by_name(form, QRadioButton, "Everything").isChecked()
    choose(form, "Format", "Excel")
    assert not is_there(form, QComboBox, "Separator")
    press(form, "Cancel")
    form = await asked(shop)
    assert choice_of(form, "Format") == "CSV"
    form.reject()


async def test_letters_that_an_encoding_lacks_are_told_before(shop: Shop) -> None:
    await shop.serve(FakeGateway([*PETS, Pet(3, "小白", 1), Pet(4, "Łatka", 1)]))
    form = await asked(shop, format="CSV", encoding="Windows-1252")
    assert any("become question marks" in one for one in texts(form))
    form.reject()


async def test_what_does_not_fit_into_a_sheet_is_told_before(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(export_flow, "SHEET_MAX", 2)
    await shop.serve(FakeGateway(PETS))
    form = await asked(shop, format="Excel")
    words = "A sheet of Excel has room for 2 animals. Choose CSV or JSON."
    assert words in texts(form)
    press(form, "Save")
    assert by_name(form, QComboBox, "Format").hasFocus()
    choose(form, "Format", "CSV")
    assert words not in texts(form)
    press(form, "Save")
    press(await filled_in(shop, tmp_path / "animals.xlsx"), "Save")  # which makes it a sheet
    await eventually(lambda: shop.message == words)
    form.reject()


async def test_a_file_that_nobody_was_asked_about_is_replaced_only_after_a_question(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway(PETS))
    path = tmp_path / "of 22.11.csv"
    path.write_text("old")
    for answer in ("Cancel", "Replace"):
        press(await named(shop, tmp_path / "of 22.11", format="CSV"), "Save")
        question = await dialog(shop.window, "Replace the file")
        assert f"{path.name} is there already. Its contents will be replaced." in texts(question)
        assert by_name(question, QAbstractButton, "Cancel").hasFocus()
        assert path.read_text("utf-8") == "old"
        press(question, answer)
        if answer == "Cancel":
            press(await dialog(shop.window, "Export list"), "Cancel")
    await eventually(lambda: "exported to" in shop.message)
    assert "Rex" in path.read_text("utf-8")


async def test_the_export_of_an_incomplete_list_is_reported_as_incomplete(
    shop: Shop, tmp_path: Path
) -> None:
    pets = [Pet(place, "Rex", 1, PetStatus.SOLD) for place in range(150)]
    await shop.serve(FakeGateway(pets, links=False))
    assert len(await rows(shop, tmp_path / "animals.csv")) == 1 + 100
    assert shop.message.endswith(
        "The list may be incomplete. At least 100 animals: the Sold list may be cut off at 100;"
        " others with no status or an unknown one may be missing."
    )


async def test_an_export_to_a_full_disk_says_so_and_is_offered_again(
    shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shop.serve(FakeGateway(PETS))
    asks = await named(shop, tmp_path / "animals.csv")
    with monkeypatch.context() as patch, small_disk(10):
        patch.setattr(shutil, "disk_usage", lambda _folder: Mock(free=0))
        press(asks, "Save")
        await eventually(lambda: shop.message.startswith("Not saved: "))
    assert shop.message.endswith("animals.csv cannot be written (that disk is full).")
    assert files(tmp_path) == []
    press(shop.window, "Save elsewhere…")
    press(await filled_in(shop, tmp_path / "other.csv"), "Save")
    await eventually(lambda: "3 animals exported to" in shop.message)
    assert files(tmp_path) == ["other.csv"]


@pytest.mark.parametrize("file_format", ["CSV", "Excel"])
async def test_a_long_export_can_be_stopped_and_leaves_the_file_that_was_there(
    shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file_format: str
) -> None:
    monkeypatch.setattr("petstore_gui.ui.dialogs.saving._SHOW_AFTER_SECONDS", 0)
    await shop.serve(ManyPets(40_000, page=5_000))
    suffix = {"Excel": "xlsx", "CSV": "csv"}[file_format]
    path = tmp_path / f"animals.{suffix}"
    asks = await named(shop, path, format=file_format)
    press(asks, "Save")
    path.write_text("old")  # only now: Qt would ask about it
    await eventually(lambda: shop.message.startswith("Exporting: "))
    press(shop.window, "Stop the export")
    await eventually(lambda: shop.message.startswith("The export was stopped."))
    assert path.read_text("utf-8") == "old"
    assert files(tmp_path) == [path.name]
