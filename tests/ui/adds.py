"""Adds in the window, as tests make and look at them."""

from __future__ import annotations

from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QPushButton, QTableView

from petstore_gui.domain.declined import (
    Declined,
)
from petstore_gui.domain.errors import OutcomeUnknown, ServiceError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.view import Column
from petstore_gui.ui.table.cells import CELL_ROLE
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import by_name, click_line, dialog, is_there, press
from tests.ui.conftest import Shop

STOCK = [Pet(1, "Ada", 3, "sold"), Pet(2, "Bo", 3), Pet(3, "Cleo", -1, "available")]
REX = NewPet("Rex", 7, PetStatus.SOLD)
REFUSED = Declined(422, ServiceError("bad", "not today"))


def sent(gateway: FakeGateway) -> list[object]:
    """The animals that were sent to a service, in order."""
    return [about for operation, about in gateway.asked if operation == "add"]


async def open_adds(shop: Shop) -> QDialog:
    """Open the list of unfinished adds once its button is there."""
    await eventually(lambda: is_there(shop.window, QPushButton, "Unfinished adds"))
    press(shop.contents.status, "Unfinished adds")
    return await dialog(shop.window, "Unfinished adds")


def no_adds_open(shop: Shop) -> bool:
    """Whether the status bar shows no unfinished adds."""
    return not is_there(shop.window, QPushButton, "Unfinished adds")


def known_of(adds: QDialog) -> list[tuple[str, str]]:
    """The names in the list of unfinished adds, each with what is known of it."""
    model = by_name(adds, QTableView, "Unfinished adds").model()
    lines = range(model.rowCount())
    return [(model.index(line, 1).data(), model.index(line, 4).data()) for line in lines]


def possible(adds: QDialog) -> list[str]:
    """The buttons that can be pressed, but for Close."""
    buttons = [one for one in adds.findChildren(QPushButton) if one.isEnabled()]
    return [one.text() for one in buttons if one.text() != "Close"]


async def press_enabled(form: QDialog, name: str) -> None:
    """Press a button once it is enabled."""
    await eventually(lambda: by_name(form, QPushButton, name).isEnabled())
    press(form, name)


def default_button(form: QDialog) -> str:
    """The button that Enter presses."""
    return next((one.text() for one in form.findChildren(QPushButton) if one.isDefault()), "")


async def choose_in_row_menu(shop: Shop, line: int, entry: str) -> list[str]:
    """Choose an entry of the menu of a row that was not added; returns all its entries."""
    click_line(shop.table, line)
    reason, place = QContextMenuEvent.Reason.Keyboard, shop.table.rect().center()
    event = QContextMenuEvent(reason, place, shop.table.mapToGlobal(place))
    QApplication.sendEvent(shop.table, event)
    menus = await eventually(
        lambda: [one for one in shop.window.findChildren(QMenu) if one.isVisible()]
    )
    entries = {action.text(): action for action in menus[0].actions()}
    entries[entry].trigger()
    menus[0].close()
    return list(entries)


def names_and_notes(shop: Shop) -> list[tuple[str, str | None]]:
    """The names in the table, each with the note beside it."""
    model = shop.table.model()
    cells = [model.index(line, Column.NAME) for line in range(model.rowCount())]
    notes = [(cell.data(), cell.data(CELL_ROLE).note) for cell in cells]
    return notes if shop.table.isVisible() else []


async def lose_rex(shop: Shop, *, is_stored: bool) -> FakeGateway:
    """Lose the answer to Rex at a service that does not honour keys; wait for the look."""
    gateway = await shop.serve(FakeGateway(STOCK, honours_key=False))
    if is_stored:
        gateway.fail_next("answer", OutcomeUnknown())
    else:
        gateway.fail_next("add", OutcomeUnknown())
    await shop.add(REX)
    await eventually(lambda: any(add.look for add in shop.outbox.here))
    await shop.wait_until_loaded()
    return gateway
