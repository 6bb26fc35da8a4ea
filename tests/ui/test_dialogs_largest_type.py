"""No dialog is larger than the screen, even with the largest type."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QTableView,
)

from petstore_gui.catalogue.export.choice import ExportChoice
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.saved_view import SavedView
from petstore_gui.domain.shop import ShopProblem
from petstore_gui.domain.view import Column, View
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.ui.duplicates.duplicates_flow import DuplicatesFlow
from petstore_gui.ui.duplicates.duplicates_list import DuplicatesList
from petstore_gui.ui.exporting.export_dialog import ExportDialog
from petstore_gui.ui.printing.print_choice import usual_choice
from petstore_gui.ui.printing.print_dialog import PrintDialog
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.text.shared_view_text import view_not_saved_sentence
from petstore_gui.ui.views.view_name_dialog import ViewNameDialog
from petstore_gui.ui.views.views_dialog import ViewsDialog
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import action, all_by_name, click_line
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

SMALL_SCREEN = (640, 400)
DIALOGS = {
    "Add animal": "Add animal",
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


LONG_NAME = "Sir Archibald Fortescue-Smythe the Third of Upper Puddlecombe, Friend of All Children"


def show_tip(table: QTableView, line: int) -> None:
    """Rest the mouse on the name in a row."""
    place = table.visualRect(table.model().index(line, 1)).center()
    there = table.viewport()
    asked = QHelpEvent(QEvent.Type.ToolTip, place, there.mapToGlobal(place))
    QApplication.sendEvent(there, asked)
