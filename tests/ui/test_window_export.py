"""File > Export list…: the rows in a file, and the message about it."""

from __future__ import annotations

import csv
import errno
import os
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtWidgets import QDialog, QLineEdit

from petstore_gui.catalogue.view import Column
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.ui.dialogs.export_flow import ExportFlow
from petstore_gui.ui.window.message_rules import Topic
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually, kept
from tests.support.widgets import action, click_heading, dialog, fill, no_dialog, press
from tests.ui.conftest import Shop
from tests.ui.test_window_speed import ManyPets, pulse

BIG = 2**63 - 1
PETS = [
    Pet(2, "Zoë", 7, PetStatus.SOLD),
    Pet(BIG, "=1+1", -7, PetStatus.AVAILABLE),
    Pet(1, "Rex", 7),
]


@pytest.fixture
def export(shop: Shop) -> ExportFlow:
    flow = ExportFlow(shop.table, shop.catalogue, shop.tasks, shop.log, shop.window)
    shop.contents.actions.export.triggered.connect(flow.open)
    return flow


async def exported(shop: Shop, path: Path) -> list[list[str]]:
    """Export to `path` as a user does; returns its rows."""
    await chosen(shop, path)
    await eventually(lambda: any(one.topic is Topic.EXPORT for one in shop.log.messages))
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file))


def files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


async def named(shop: Shop, path: Path) -> QDialog:
    """The file dialog, with this file filled in."""
    action(shop.window, "Export list…").trigger()
    asks = await dialog(shop.window, "Export list")
    name = asks.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(name, QLineEdit)
    fill(name, str(path))
    return asks


async def chosen(shop: Shop, path: Path) -> None:
    press(await named(shop, path), "Save")
    await eventually(lambda: no_dialog(shop.window))


@pytest.mark.usefixtures("export")
async def test_the_rows_are_written_as_the_table_shows_them(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway(PETS))
    assert await exported(shop, tmp_path / "animals.csv") == [
        ["ID", "Name", "Category", "Status"],
        ["1", "Rex", "7", "Not stated"],
        ["2", "Zoë", "7", "Sold"],
        [str(BIG), "'=1+1", "-7", "Available"],
    ]
    assert shop.message == f"3 animals exported to {tmp_path / 'animals.csv'}."


@pytest.mark.usefixtures("export")
async def test_an_export_has_the_tables_order_columns_filter_and_search(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(FakeGateway(PETS))
    click_heading(shop.table, Column.NAME)
    shop.table.setColumnHidden(Column.STATUS, True)
    shop.table.horizontalHeader().moveSection(1, 0)
    fill(shop.contents.central.search, "7 e")
    await eventually(lambda: len(shop.ids) == 2)
    assert await exported(shop, tmp_path / "animals.csv") == [
        ["Name", "ID", "Category"],
        ["Rex", "1", "7"],
        ["Zoë", "2", "7"],
    ]
    assert shop.message.startswith("2 animals exported to ")


@pytest.mark.usefixtures("export")
async def test_the_export_of_an_incomplete_list_is_reported_as_incomplete(
    shop: Shop, tmp_path: Path
) -> None:
    pets = [Pet(place, "Rex", 1, PetStatus.SOLD) for place in range(150)]
    await shop.serve(FakeGateway(pets, links=False))
    rows = await exported(shop, tmp_path / "animals.csv")
    assert len(rows) == 1 + 100
    assert shop.message.endswith(
        "The list may be incomplete. At least 100 animals: the sold list may be cut off at 100;"
        " others with no status or an unknown one may be missing."
    )


@pytest.mark.usefixtures("export")
async def test_the_export_of_an_offline_list_is_reported_as_old(shop: Shop, tmp_path: Path) -> None:
    gateway = FakeGateway(PETS)
    await shop.serve(gateway)
    gateway.fail_next("list", NotReached())
    await shop.refresh()
    await exported(shop, tmp_path / "animals.csv")
    said = "The list may be incomplete. 3 animals from "
    assert said in shop.log.messages[-1].text


@pytest.mark.usefixtures("export")
async def test_an_export_that_cannot_be_written_is_reported(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway(PETS))
    folder = tmp_path / "gone"
    folder.mkdir()
    asks = await named(shop, folder / "animals.csv")
    folder.rmdir()
    press(asks, "Save")
    await eventually(lambda: shop.message.startswith("Not exported: "))
    assert shop.message.endswith(
        "animals.csv cannot be written (No such file or directory). Choose another folder or name."
    )


@pytest.mark.usefixtures("export")
async def test_an_export_to_a_full_disk_says_that_there_is_no_room(
    shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await shop.serve(FakeGateway(PETS))
    asks = await named(shop, tmp_path / "animals.csv")
    full = OSError(errno.ENOSPC, "No space left on device")
    monkeypatch.setattr(os, "fsync", Mock(side_effect=full))
    press(asks, "Save")
    await eventually(lambda: shop.message.startswith("Not exported: "))
    assert shop.message.endswith(
        "animals.csv cannot be written (there is no room left on that disk). Choose another folder"
        " or name."
    )
    assert files(tmp_path) == []


@pytest.mark.usefixtures("export")
async def test_cancel_writes_no_file(shop: Shop, tmp_path: Path) -> None:
    await shop.serve(FakeGateway(PETS))
    action(shop.window, "Export list…").trigger()
    press(await dialog(shop.window, "Export list"), "Cancel")
    await eventually(lambda: no_dialog(shop.window))
    assert (files(tmp_path), shop.message) == ([], "")


@pytest.mark.usefixtures("export")
@pytest.mark.slow
async def test_the_window_stays_responsive_while_a_long_list_is_exported(
    shop: Shop, tmp_path: Path
) -> None:
    await shop.serve(ManyPets(100_000))
    async with pulse() as beat:
        await chosen(shop, tmp_path / "animals.csv")
        beat.longest = 0.0
        await eventually(lambda: "exported to" in shop.message, within=60)
    assert "100,000 animals" in shop.message
    assert kept(0.1, beat.longest)
