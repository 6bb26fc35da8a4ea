"""The window with a catalogue known from earlier: at startup, offline, and what changed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QListView, QPushButton, QRadioButton, QWidget

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.domain.view import Column
from petstore_gui.storage.history_db import Head, HistoryDb
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.clock import seconds_of
from petstore_gui.ui.dialogs.shown_list import FixedList
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.words.error_text import short_sentence
from petstore_gui.ui.words.words import moment_words
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import (
    action,
    by_name,
    chosen,
    click_line,
    dialog,
    fill,
    no_dialog,
    press,
    press_key,
    selected,
    sentences,
    texts,
)
from tests.ui.conftest import HERE, Shop, shop_in

pytestmark = pytest.mark.slow

REX, ADA, ZOE = Pet(1, "Rex", 1, "sold"), Pet(2, "Ada", 1), Pet(3, "Zoë", 1, "available")
AS_OF = datetime(2025, 11, 20, 17, 40).astimezone()

Start = Callable[[], AbstractAsyncContextManager[Shop]]


@pytest.fixture
def records(tmp_path: Path) -> StoragePaths:
    return StoragePaths(tmp_path)


@pytest.fixture
def start(theme: Theme, tmp_path: Path) -> Start:
    """Starts the window; at the end its history is stored."""
    return partial(shop_in, theme, tmp_path, has_history=True)


async def known(start: Start, gateway: FakeGateway) -> None:
    """Store the history of an earlier run."""
    async with start() as shop:
        await shop.serve(gateway)


def seed(
    records: StoragePaths,
    kept: list[tuple[Pet, int | None]],
    *,
    was_whole: bool = True,
    as_of: datetime = AS_OF,
) -> None:
    """Store the history of a run long ago."""
    history = HistoryDb.open(records.history(HERE), datetime.now(UTC))
    at = seconds_of(as_of)
    history.begin()
    for pet, last_seen in kept:
        place = Place.LISTED if last_seen is None else Place.EARLIER
        history.write([(pet, last_seen, place, None)], at)
    history.commit(Head(at, was_whole=was_whole))
    history.close()


def spoken(shop: Shop) -> list[str]:
    """The accessible text of each name."""
    model = shop.table.model()
    role = Qt.ItemDataRole.AccessibleTextRole
    return [model.index(line, Column.NAME).data(role) for line in range(model.rowCount())]


def filters(shop: Shop) -> list[str]:
    buttons = shop.contents.central.filters.findChildren(QRadioButton)
    return [" ".join(one.text().split()) for one in buttons if one.isVisible()]


def changes_button(shop: Shop) -> str:
    """The text of the changes button; empty if it is hidden."""
    button = shop.window.findChild(QPushButton, "changes-count")
    assert isinstance(button, QPushButton)
    return button.text() if button.isVisible() else ""


async def changes(shop: Shop) -> list[str]:
    """The rows of the changes dialog, which stays open."""
    form = await dialog(shop.window, "What changed")
    return sentences(by_name(form, QListView, "Changes"))


async def test_the_last_known_list_is_shown_with_its_time_and_searched_offline(
    start: Start, records: StoragePaths
) -> None:
    seed(records, [(REX, None), (ADA, None)])
    gateway = FakeGateway()
    gateway.fail_next("list", NotReached())
    async with start() as shop:
        shop.catalogue.open(HERE)
        await eventually(lambda: shop.ids == ["1", "2"])
        assert shop.completeness == "2 animals from 20/11/2025 17:40"
        assert filters(shop) == [
            "All 2",
            "Available 0",
            "Pending 0",
            "Sold 1",
            "Not stated 1",
        ]
        await shop.serve(gateway)
        assert shop.completeness == "2 animals from 20/11/2025 17:40"
        assert shop.outage == short_sentence(NotReached())
        assert shop.message == ""  # said once
        fill(shop.contents.central.search, "ada")
        await eventually(lambda: shop.ids == ["2"])
        press(shop.window, "Sold")
        assert shop.ids == []


async def test_unlisted_animals_are_distinguished_in_their_rows_and_counts(
    start: Start, records: StoragePaths
) -> None:
    three_days = int(datetime.now(UTC).timestamp()) - 3 * 86_400 - 60
    moment = moment_words(datetime.fromtimestamp(three_days).astimezone())
    seed(records, [(REX, three_days), (ADA, None)], was_whole=False)
    async with start() as shop:
        await shop.serve(FakeGateway([ADA], links=False))
        assert spoken(shop) == ["Rex, last seen 3 days ago", "Ada"]
        assert shop.completeness == f"1 animal listed · 1 animal from {moment}"
        assert filters(shop)[0] == "All 2"
        assert filters(shop)[3] == "Sold 1"


async def test_changes_are_listed_and_marked_until_they_are_seen(start: Start) -> None:
    gateway = FakeGateway([REX, ADA])
    await known(start, gateway)
    gateway.pets = {1: Pet(1, "Max", 4, "available"), 3: ZOE}
    async with start() as shop:
        await shop.serve(gateway)
        assert spoken(shop) == ["Max, changed", "Zoë, new"]
        assert changes_button(shop) == "3 animals changed"
        press(shop.window, "3 animals changed")
        assert await changes(shop) == [
            "Status: Max, from Sold to Available",
            "Name: Max, from Rex to Max",
            "Category: Max, from 1 to 4",
            "New: Zoë, 1, Available",
            "Gone: Ada, 1, Not stated",
        ]
        wanted: list[tuple[FixedList, QWidget]] = []
        shop.contents.changes_flow.print_wanted.connect(lambda *one: wanted.append(one))
        press(shop.window, "Print")
        [(listed, above)] = wanted
        assert above is await dialog(shop.window, "What changed")
        on_paper, about = await listed.whole(everything=False)
        assert about.lines[0] == "What changed – This computer"
        assert [line[:2] for line in on_paper.lines()] == [
            ("Status: from Sold to Available; Name: from Rex to Max; Category: from 1 to 4", 1),
            ("New", 3),
            ("Gone", 2),
        ]
        press(shop.window, "Close")
        assert changes_button(shop) == "3 animals changed"
        await chosen(shop.window, "What changed")
        press(shop.window, "Mark all as seen")
        assert no_dialog(shop.window)
        assert spoken(shop) == ["Max", "Zoë"]
        assert changes_button(shop) == ""
    async with start() as shop:
        shop.catalogue.open(HERE)
        await eventually(lambda: shop.ids == ["1", "3"])
        assert changes_button(shop) == ""


async def test_an_animal_whose_row_was_not_understood_is_not_reported_as_gone(start: Start) -> None:
    gateway = FakeGateway([REX, ADA])
    await known(start, gateway)
    async with start() as shop:
        await shop.serve(gateway)
        gateway.spoil(2)
        shop.catalogue.refresh()
        await shop.wait_until_loaded()
        assert shop.ids == ["1", "2"]
        assert "All" not in shop.completeness
        action(shop.window, "What changed").trigger()
        assert await changes(shop) == ["No longer listed: Ada, 1, Not stated"]
        press(shop.window, "Close")


async def test_selecting_a_row_marks_it_as_seen_and_a_refresh_does_not(start: Start) -> None:
    gateway = FakeGateway([REX, ADA])
    await known(start, gateway)
    async with start() as shop:
        await shop.serve(gateway)
        click_line(shop.table, 0)
        gateway.pets[1] = Pet(1, "Max", 1, "sold")
        gateway.pets[3] = ZOE
        shop.catalogue.refresh()
        await shop.wait_until_loaded()
        assert selected(shop.table) == ["1"]
        assert spoken(shop) == ["Max, changed", "Ada", "Zoë, new"]
        click_line(shop.table, 2)
        assert spoken(shop) == ["Max, changed", "Ada", "Zoë"]
        assert changes_button(shop) == "1 animal changed"


@pytest.mark.parametrize(
    "way",
    [lambda form: press_key(form, Qt.Key.Key_Return), lambda form: press(form, "Show animal")],
)
async def test_enter_on_a_change_or_a_button_selects_its_row(
    start: Start, way: Callable[[QDialog], None]
) -> None:
    gateway = FakeGateway([REX, ADA])
    await known(start, gateway)
    gateway.pets[3] = ZOE
    async with start() as shop:
        await shop.serve(gateway)
        form = await chosen(shop.window, "What changed")
        for _ in range(4):  # from Close, past Print, Mark all as seen and Show animal, to the list
            press_key(form, Qt.Key.Key_Backtab)
        assert form.focusWidget() is by_name(form, QListView, "Changes")
        way(form)
        await eventually(lambda: selected(shop.table) == ["3"])
        assert changes_button(shop) == ""


async def test_changes_that_arrive_while_the_dialog_is_open_are_not_marked_as_seen(
    start: Start,
) -> None:
    gateway = FakeGateway([REX, ADA])
    await known(start, gateway)
    gateway.pets = {1: Pet(1, "Max", 1, "sold"), 2: Pet(2, "Eve", 1)}
    async with start() as shop:
        await shop.serve(gateway)
        press(shop.window, "2 animals changed")
        assert await changes(shop) == ["Name: Max, from Rex to Max", "Name: Eve, from Ada to Eve"]
        gateway.pets = {1: Pet(1, "Max", 1, "pending"), 2: gateway.pets[2], 3: ZOE}
        shop.catalogue.refresh()
        await shop.wait_until_loaded()
        press(shop.window, "Mark all as seen")
        assert changes_button(shop) == "2 animals changed"
        press(shop.window, "2 animals changed")
        assert len(await changes(shop)) == 3
        press(shop.window, "Close")


async def test_a_damaged_history_is_told_in_the_banner(start: Start, records: StoragePaths) -> None:
    records.history(HERE).write_bytes(b"no database " * 1_000)
    async with start() as shop:
        await shop.serve(FakeGateway([REX]))
        [words] = texts(shop.contents.central.banner)
        assert "A new one is begun" in words
        assert shop.ids == ["1"]
