"""No dialog is larger than the screen, even with the largest type."""

from __future__ import annotations

from unittest.mock import Mock

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
from petstore_gui.catalogue.export.exported_list import ExportedList
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.saved_view import SavedView
from petstore_gui.domain.view import Column, View
from petstore_gui.settings.dialog_values import SettingsValues
from petstore_gui.ui.animal.duplicates_flow import DuplicatesFlow
from petstore_gui.ui.dialogs.shown_list import FixedList
from petstore_gui.ui.exporting.export_dialog import ExportDialog
from petstore_gui.ui.printing.card_pages import CardPages
from petstore_gui.ui.printing.print_choice import LABELS, PrintChoice, usual_choice
from petstore_gui.ui.printing.print_dialog import PrintDialog
from petstore_gui.ui.settings.settings_dialog import SettingsDialog
from petstore_gui.ui.views.view_name_dialog import ViewNameDialog
from petstore_gui.ui.views.views_dialog import ViewsDialog
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually
from tests.support.widgets import action, all_by_name, click_line
from tests.ui.conftest import Shop

pytestmark = pytest.mark.slow

SMALL_SCREENS = {100: (800, 600), 200: (1280, 800)}
"""By the size of type, in percent."""
DIALOGS = {
    "Add animal": "Add animal",
    "Categories": "Categories",
    "Messages": "Messages",
    "What changed": "What changed",
    "Unfinished adds": "Unfinished adds",
    "Shortcuts": "Shortcuts",
    "Why can't I change the status?": "Why can't I change the status?",
    "About Petstore": "About Petstore",
    "Settings": "Settings",
    "Export list": "Export list",
    "Print": "Print",
    "Save view": "Save view",
    "Manage views": "Manage views",
    "Duplicates": "Duplicates",
}


def open_dialog(shop: Shop, words: str) -> None:
    if words == "Settings":
        SettingsDialog(SettingsValues(), Deployment.PRODUCTION, shop.window).open()
    elif words == "Export list":
        ExportDialog(ExportChoice(), shop.window).open()
    elif words == "Print":
        PrintDialog(usual_choice(), no_pages, (1, 0), shop.window).open()
    elif words == "Save view":
        ViewNameDialog("Dogs", lambda _name: "", shop.window).open()
    elif words == "Manage views":
        view = SavedView("Dogs", View(), tuple(Column))
        ViewsDialog([view], "", shop.window).open()
    elif words == "Duplicates":
        found = FixedList(shop.contents, shop.catalogue, "Duplicates")
        DuplicatesFlow(found, shop.catalogue, shop.tasks, shop.theme, shop.window).open()
    else:
        action(shop.window, words).trigger()


def no_pages(_choice: PrintChoice) -> CardPages:
    return CardPages("", ExportedList(Rows(), range(0), ()), Mock(), LABELS["62x29"], Mock())


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
        wide, high = SMALL_SCREENS[percent]
        found[0].resize(wide, high)
        is_small = found[0].width() <= wide and found[0].height() <= high
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
