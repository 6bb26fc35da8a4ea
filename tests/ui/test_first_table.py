"""The first rows at startup, shown until the final table has its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMainWindow, QTableView
from pytestqt.qtbot import QtBot

from petstore_gui.catalogue.list_facts import Counts, Facts
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.shown_rows import Shown
from petstore_gui.domain.interface_limits import INT64_MAX
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.cached_rows import CachedRow
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.frame.central_widget import CentralWidget
from petstore_gui.ui.frame.main_window import MainWindow
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.table.animal_table import AnimalTable
from petstore_gui.ui.table.first_table import FirstTable
from petstore_gui.ui.table.pet_table import PetTable
from tests.support.waiting import PATIENCE_MS
from tests.support.widgets import bury

STOCK = [
    Pet(1, "Ada", 9, "sold"),
    Pet(2, "Bo " * 80, 3, "available"),
    Pet(3, "<b>Cleo</b>\u202e", 5),
    Pet(INT64_MAX, "Zoë", -7, "on holiday"),
]
FIRST: list[CachedRow] = [(pet.id, pet.name, pet.category_id, pet.status) for pet in STOCK]


@pytest.fixture
def shown() -> Shown:
    rows = Rows()
    rows.put(STOCK, 1)
    return Shown(rows, range(len(STOCK)))


@pytest.fixture
def page(theme: Theme, qtbot: QtBot) -> Iterator[CentralWidget]:
    """A central widget that shows the first rows."""
    window = QMainWindow()
    page = CentralWidget(theme, WindowActions(window), FirstTable(FIRST, theme), first_table_ms=50)
    page.resize(900, 600)
    page.show()
    qtbot.waitExposed(page)
    yield page
    page.hide()
    page.deleteLater()
    window.deleteLater()
    bury()


def visible_tables(page: CentralWidget) -> list[QTableView]:
    return [table for table in page.findChildren(AnimalTable) if table.isVisible()]


def test_the_first_rows_look_the_same_as_in_the_final_table(theme: Theme, shown: Shown) -> None:
    first, table = FirstTable(FIRST, theme), PetTable(theme)
    table.show_rows(shown)
    pictures = []
    for one in (first, table):
        one.resize(900, 300)
        pictures.append(one.grab().toImage())
        one.deleteLater()
    bury()
    assert pictures[0] == pictures[1]


def test_the_final_table_replaces_the_first_rows(page: CentralWidget, shown: Shown) -> None:
    (before,) = visible_tables(page)
    assert isinstance(before, FirstTable)
    page.show_facts(Facts())
    assert visible_tables(page) == [before]
    page.table.show_rows(shown)
    page.show_facts(Facts(counts=Counts(known=4, shown=4)))
    assert visible_tables(page) == [page.table]


def test_first_rows_are_removed_if_they_are_not_loaded_again(
    page: CentralWidget, qtbot: QtBot
) -> None:
    page.show_facts(Facts())
    qtbot.waitUntil(page.empty.isVisible, timeout=PATIENCE_MS)
    bury()
    assert page.findChildren(FirstTable) == []


def test_startup_waits_only_until_the_first_rows_are_painted(theme: Theme, qtbot: QtBot) -> None:
    window = MainWindow()
    table = FirstTable(FIRST, theme)
    window.show_first(table, 40, 30)
    window.show()
    table.wait_until_painted()
    assert table.viewport().isVisible()
    window.hide()
    table.wait_until_painted()
    window.deleteLater()
    bury()
