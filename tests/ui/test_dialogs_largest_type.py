"""No dialog is larger than the screen, even with the largest type."""

from __future__ import annotations

import pytest
from petstore_gui.ui.duplicates.duplicates_list import DuplicatesList
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QScrollArea,
    QTableView,
    QToolTip,
)

from petstore_gui.catalogue.export.choice import ExportChoice
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.saved_view import SavedView
from petstore_gui.domain.shop import ShopProblem
from petstore_gui.domain.view import Column, View
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.ui.duplicates.duplicates_flow import DuplicatesFlow
from petstore_gui.ui.exporting.export_dialog import ExportDialog
from petstore_gui.ui.printing.print_choice import usual_choice
from petstore_gui.ui.printing.print_dialog import PrintDialog
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.text.shared_view_text import view_not_saved_sentence
from petstore_gui.ui.views.view_name_dialog import ViewNameDialog
from petstore_gui.ui.views.views_dialog import ViewsDialog
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import action, all_by_name, by_name, click_line, label, press_key
from tests.ui.adds import open_adds
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

SMALL_SCREEN = (640, 400)
DIALOGS = {
    "Add animal": "Add animal",
    "Find by ID": "Find by ID",
    "Categories": "Categories",
    "Messages": "Messages",
    "What changed": "What changed",
    "Unfinished adds": "Unfinished adds",
    "Shortcuts": "Shortcuts",
    "Why can't I change the status?": "Why can't I change the status?",
    "About Petstore": "About Petstore",
    "Show animal": "Animal",
    "Settings": "Settings",
    "Export list": "Export list",
    "Print": "Print",
    "Save view": "Save view",
    "Manage views": "Manage views",
    "Duplicates": "Duplicates",
}


def open_dialog(shop: Shop, words: str) -> None:
    if words == "Settings":
        SettingsDialog(SettingsValues(deployment=Deployment.PRODUCTION), shop.window).open()
    elif words == "Export list":
        ExportDialog(ExportChoice(), shop.window).open()
    elif words == "Print":
        PrintDialog(usual_choice(), shop.window).open()
    elif words == "Save view":
        shows = "Available · Dogs, Cats · search for Rex · Sorted by Name, descending · " * 3
        ViewNameDialog(words, "Dogs", shows, lambda _name: "", shop.window).open()
    elif words == "Manage views":
        view = SavedView("Dogs", View(), tuple(Column))
        form = ViewsDialog([view], "", lambda _view: "All", shop.theme, shop.window)
        form.end_saving(view_not_saved_sentence(ShopProblem.UNSURE))
        form.open()
    elif words == "Duplicates":
        found = DuplicatesList(shop.contents, shop.catalogue)
        DuplicatesFlow(found, shop.catalogue, shop.tasks, shop.theme, shop.window).open()
    else:
        action(shop.window, words).trigger()


def unreachable(dialog: QDialog) -> list[str]:
    """The buttons in a dialog's last row that are cut off."""
    buttons = [one for one in dialog.findChildren(QAbstractButton) if one.isVisible()]
    last = [one for one in buttons if one.parent() is dialog]
    return [
        one.text()
        for one in last
        if not dialog.rect().contains(QRect(one.mapTo(dialog, QPoint()), one.size()))
    ]


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("words", DIALOGS)
async def test_a_dialog_fits_a_small_screen(shop: Shop, words: str, percent: int) -> None:
    await shop.serve(FakeGateway([Pet(1, "Ada", 1)]))
    click_line(shop.table, 0)
    shop.theme.set_type_size(percent)
    open_dialog(shop, words)
    found = await eventually(lambda: all_by_name(shop.window, QDialog, DIALOGS[words]))
    screen = found[0].screen().availableGeometry()
    await eventually(lambda: found[0].size() == found[0].size().boundedTo(screen.size()))

    def fits() -> bool:  # the screen of these tests is larger
        found[0].resize(*SMALL_SCREEN)
        is_small = found[0].width() <= SMALL_SCREEN[0] and found[0].height() <= SMALL_SCREEN[1]
        return is_small and not unreachable(found[0])

    await eventually(fits)
    found[0].reject()


async def test_categories_fit_a_screen_of_which_the_program_has_a_quarter(shop: Shop) -> None:
    """800 x 600 pixels, at two for each of the program's."""
    await shop.serve(FakeGateway([Pet(1, "Ada", 1)]))
    open_dialog(shop, "Categories")
    found = await eventually(lambda: all_by_name(shop.window, QDialog, "Categories"))

    def fits() -> bool:
        found[0].resize(400, 300)
        return found[0].height() <= 300 and not unreachable(found[0])

    await eventually(fits)
    found[0].reject()


LONG_NAME = "Sir Archibald Fortescue-Smythe the Third of Upper Puddlecombe, Friend of All Children"


async def test_unfinished_adds_keep_two_rows_on_a_small_screen(shop: Shop) -> None:
    gateway = FakeGateway(honours_key=False)
    await shop.serve(gateway)
    for name in (LONG_NAME, "Bella", "Rex"):
        gateway.fail_next("add", OutcomeUnknown())
        await shop.add(NewPet(name, 7, PetStatus.SOLD))
    shop.theme.set_type_size(200)
    adds = await open_adds(shop)
    table = by_name(adds, QTableView, "Unfinished adds")
    await eventually(lambda: table.model().rowCount() == 3)
    click_line(table, 0)
    await eventually(lambda: "Sir Archibald" in label(adds, "addDetails"))

    def fits() -> bool:
        adds.resize(*SMALL_SCREEN)
        rows = [table.visualRect(table.model().index(line, 0)) for line in range(3)]
        whole = [row for row in rows if table.viewport().rect().contains(row)]
        return len(whole) >= 2 and not unreachable(adds)

    await eventually(fits)
    show_tip(table, 0)
    assert LONG_NAME in QToolTip.text()
    show_tip(table, 1)
    await eventually(lambda: not QToolTip.isVisible())
    words = by_name(adds, QScrollArea, "What is known")
    press_key(adds, Qt.Key.Key_Tab)
    assert words.hasFocus()
    press_key(adds, Qt.Key.Key_PageDown)
    press_key(adds, Qt.Key.Key_PageDown)
    scrolled = words.verticalScrollBar()
    assert scrolled.value() == scrolled.maximum() > 0
    click_line(table, 1)
    await eventually(lambda: "Bella" in label(adds, "addDetails"))
    assert scrolled.value() == 0


def show_tip(table: QTableView, line: int) -> None:
    """Rest the mouse on the name in a row."""
    place = table.visualRect(table.model().index(line, 1)).center()
    there = table.viewport()
    asked = QHelpEvent(QEvent.Type.ToolTip, place, there.mapToGlobal(place))
    QApplication.sendEvent(there, asked)
