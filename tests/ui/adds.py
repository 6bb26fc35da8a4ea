"""Adds in the window, as tests make and look at them."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPushButton, QTableView

from petstore_gui.domain.declined import NotValid
from petstore_gui.domain.errors import OutcomeUnknown, ServiceError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.service_id import LOCAL_SERVICE, ServiceId
from petstore_gui.domain.view import Column
from petstore_gui.storage.outbox_rows import draft_of
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.ui.table.cells import CELL_ROLE
from tests.doubles.fake_gateway import FakeGateway
from tests.support.add_form import add_by_form, fill_in
from tests.support.waiting import eventually
from tests.support.widgets import by_name, dialog, is_there, press

if TYPE_CHECKING:
    from tests.ui.conftest import Shop

STOCK = [Pet(1, "Ada", 3, "sold"), Pet(2, "Bo", 3), Pet(3, "Cleo", -1, "available")]
REX = NewPet("Rex", 7, PetStatus.SOLD)
REFUSED = NotValid(422, ServiceError("bad", "not today"))
KEPT = "Rex has not been added yet. What you typed is kept."
NOTHING = ": no new animal just like Rex is in the list."
NOTHING_NEW = f"{NOTHING} If you send it again, there may be two."
UNREAD = re.compile(
    r"We can't tell whether Rex was added\. Checked at \d\d:\d\d: the list could not be read\."
    r" Check it again in a moment\. If you send it again before that, there may be two\."
)
LIKELY = "Very likely Rex was added as {}: that one is new in the list."
LIKELY_FOR_GOOD = (
    f"{LIKELY} If yours is another animal, discard this one in Unfinished adds, then add yours."
)


def type_rex(form: QDialog) -> None:
    fill_in(form, "Rex", "7", "Sold")


async def add_rex(shop: Shop) -> QDialog:
    return await add_by_form(shop.window, "Rex", "7", "Sold")


def sent(gateway: FakeGateway) -> list[object]:
    """The animals that were sent to a service, in order."""
    return [about for operation, about in gateway.asked if operation == "add"]


async def open_adds(shop: Shop) -> QDialog:
    """Open the list of unfinished adds once its button is there."""
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    press(shop.contents.status, "Unfinished adds")
    return await dialog(shop.window, "Unfinished adds")


def no_adds_open(shop: Shop) -> bool:
    """Whether the window shows no unfinished adds."""
    badge = shop.contents.status.findChild(QPushButton, "adds")
    return isinstance(badge, QPushButton) and badge.isHidden()


def column_of(adds: QDialog, column: int) -> list[str]:
    """The texts of a column of the list of unfinished adds."""
    model = by_name(adds, QTableView, "Unfinished adds").model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def names_of(adds: QDialog) -> list[str]:
    """The names in the list of unfinished adds."""
    return column_of(adds, 1)


def default_button(form: QDialog) -> str:
    """The button that Enter presses."""
    return next(one.text() for one in form.findChildren(QPushButton) if one.isDefault())


async def press_enabled(form: QDialog, name: str) -> None:
    """Press a button once it is enabled: it ignores the second press of a double click."""
    await eventually(lambda: by_name(form, QPushButton, name).isEnabled())
    press(form, name)


async def press_on_impatiently(press_on: Callable[[], None], *, seconds: float) -> int:
    """Press again and again, faster than anybody reads.

    Returns how often the machine paused long enough for the next press to count as a decision.
    """
    began = last = monotonic()
    pauses = 0
    while monotonic() - began < seconds:
        await asyncio.sleep(0.1)
        press_on()
        pauses += monotonic() - last > 0.8
        last = monotonic()
    return pauses


def menu_entries(shop: Shop) -> list[str]:
    return [one.text() for menu in open_menus(shop) for one in menu.actions()]


def open_menus(shop: Shop) -> list[QMenu]:
    return [one for one in shop.window.findChildren(QMenu) if one.isVisible()]


async def open_row_menu(shop: Shop) -> None:
    """Press the menu key on the current row."""
    reason, place = QContextMenuEvent.Reason.Keyboard, shop.table.rect().center()
    event = QContextMenuEvent(reason, place, shop.table.mapToGlobal(place))
    QApplication.sendEvent(shop.table, event)
    await eventually(lambda: open_menus(shop))


def names_and_notes(shop: Shop) -> list[tuple[str, str | None]]:
    """The names in the table, each with the note beside it."""
    model = shop.table.model()
    cells = [model.index(line, Column.NAME) for line in range(model.rowCount())]
    return (
        [(cell.data(), cell.data(CELL_ROLE).note) for cell in cells]
        if shop.table.isVisible()
        else []
    )


async def lose_rex_without_keys(shop: Shop) -> FakeGateway:
    """Lose the add of Rex at a service that does not honour keys; returns its gateway."""
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await shop.serve(gateway)
    shop.add(REX)
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    await eventually(lambda: shop.message.endswith(NOTHING_NEW))
    await shop.wait_until_loaded()
    return gateway


def stored_drafts(folder: Path, service_id: ServiceId = LOCAL_SERVICE) -> list[tuple[str, bool]]:
    """The drafts that a start would restore: the name, and whether it replaces an add."""
    with closing(sqlite3.connect(StoragePaths(folder).outbox(service_id))) as connection:
        rows = connection.execute("SELECT fields, origin FROM drafts").fetchall()
    drafts = [draft for row in rows if (draft := draft_of(*row))]
    return [(draft.name, bool(draft.after)) for draft in drafts]
