"""An import of which one answer was lost, after somebody has decided in Unfinished adds."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLineEdit, QTableView

from petstore_gui.domain.errors import OutcomeUnknown
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import by_name, dialog, fill, name_of, no_dialog, press, rows_of
from tests.ui.adds import no_adds_open, open_adds, press_enabled
from tests.ui.conftest import STAGING, Shop
from tests.ui.import_form import add, choose_file, notice_of, singular, words

PAUSED = "pets.csv: {} of 3 animal. Paused. Continue adds the rest."

pytestmark = pytest.mark.usefixtures("flow")


async def lose_one(shop: Shop, folder: Path, *, is_acted_on: bool) -> None:
    """Import three animals, lose the answer to the first or else the second, close the dialog."""
    service = FakeGateway(honours_key=False)
    await shop.serve(service, STAGING)
    if is_acted_on:
        service.lose_next_answer(OutcomeUnknown())
    else:
        service.fail_next("add", OutcomeUnknown(), after=1)
    file = folder / "pets.csv"
    file.write_text("Name,Category,Status\nAda,1,sold\nRex,2,sold\nBo,3,sold\n")
    form = await choose_file(shop.window, file)
    add(form, "3")
    await eventually(lambda: "can't tell" in words(form))
    press(form, "Close")
    await eventually(lambda: no_dialog(shop.window))


async def decide(shop: Shop, button: str) -> None:
    adds = await open_adds(shop)
    await press_enabled(adds, button)
    await eventually(lambda: no_adds_open(shop))
    press(adds, "Close")
    await eventually(lambda: no_dialog(shop.window))


async def noticed(shop: Shop, words: str) -> None:
    await eventually(lambda: singular(name_of(notice_of(shop.window))) == words)


async def shown(shop: Shop) -> QDialog:
    press(shop.window, "Show import…")
    return await dialog(shop.window, "Import")


async def outcomes(form: QDialog, *wanted: str) -> None:
    table = by_name(form, QTableView, "Rows of the import")
    await eventually(lambda: [row[3] for row in rows_of(table)] == list(wanted))


async def test_a_discarded_animal_is_among_the_failed_rows(shop: Shop, tmp_path: Path) -> None:
    await lose_one(shop, tmp_path, is_acted_on=False)
    await decide(shop, "Discard")
    await noticed(shop, PAUSED.format(2))
    press(shop.window, "Continue")
    await noticed(shop, "pets.csv: 2 animal added. 1 animal discarded in Unfinished adds.")
    form = await shown(shop)
    await outcomes(form, "Added, ID 1", "Discarded in Unfinished adds.", "Added, ID 2")
    press(form, "Save failed rows")
    asks = await dialog(form, "Save failed rows")
    name = asks.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(name, QLineEdit)
    file = tmp_path / "failed.csv"
    fill(name, str(file))
    press(asks, "Save")
    await eventually(file.exists)
    with file.open(encoding="utf-8-sig", newline="") as read:
        _, *lines = csv.reader(read)
    assert lines == [["Rex", "2", "sold", "Discarded in Unfinished adds."]]


async def test_an_animal_that_is_there_is_a_row_that_was_added(shop: Shop, tmp_path: Path) -> None:
    await lose_one(shop, tmp_path, is_acted_on=True)
    await decide(shop, "It is there")
    await noticed(shop, PAUSED.format(1))
    form = await shown(shop)
    await outcomes(form, "Added, ID 1", "Waiting", "Waiting")
    press(form, "Continue")
    await outcomes(form, "Added, ID 1", "Added, ID 2", "Added, ID 3")
    await eventually(lambda: words(form) == "pets.csv: 3 animal added.")
