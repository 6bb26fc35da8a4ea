"""Opens and reads the menu of saved views and the dialog that manages them, as a user does."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QMenu, QTableView

from tests.support.widgets import action, by_name, dialog, rows_of
from tests.ui.conftest import Shop


def entries(shop: Shop) -> list[tuple[str, str, bool]]:
    """The views in the open menu: text, keys, and whether it is checked."""
    menu = shop.contents.views_menu
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    named = [one for one in menu.actions() if one.objectName().startswith("view-")]
    return [(one.text(), one.shortcut().toString(), one.isChecked()) for one in named]


async def managed(shop: Shop) -> tuple[QDialog, QTableView]:
    action(shop.window, "Manage views").trigger()
    form = await dialog(shop.window, "Manage views")
    return form, by_name(form, QTableView, "Views")


def go_to(table: QTableView, line: int) -> None:
    table.setCurrentIndex(table.model().index(line, 1))


def listed(table: QTableView) -> list[str]:
    return [row[1] for row in rows_of(table)]
