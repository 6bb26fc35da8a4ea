"""The menu bar, filled with the actions of the window."""

from __future__ import annotations

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from petstore_gui.ui.style.theme import Scheme, Theme
from petstore_gui.ui.table.animal_table import fill_columns_menu
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.actions import MenuOf, WindowActions


def build_menus(
    window: QMainWindow, actions: WindowActions, table: PetTable, theme: Theme
) -> QMenu:
    """Fill the menu bar; returns the menu to whose end saved views are added."""
    titles = {
        MenuOf.FILE: tr("&File"),
        MenuOf.EDIT: tr("&Edit"),
        MenuOf.VIEW: tr("&View"),
        MenuOf.HELP: tr("&Help"),
    }
    actions.in_menus[MenuOf.EDIT][1:1] = [[*table.row_actions], [*table.copy_actions]]
    menus = {}
    for one, title in titles.items():
        menus[one] = menu = window.menuBar().addMenu(title)
        menu.setAccessibleName(title.replace("&", ""))
        for group in actions.in_menus[one]:
            menu.addActions(group)
            menu.addSeparator()
    view = menus[MenuOf.VIEW]
    columns, looks = QMenu(tr("&Columns"), view), QMenu(tr("&Theme"), view)
    for submenu in (columns, looks):
        view.insertMenu(actions.larger_type, submenu)
    columns.aboutToShow.connect(lambda: fill_columns_menu(table, columns))
    _build_themes(looks, theme)
    actions.larger_type.triggered.connect(lambda: theme.step_type_size(1))
    actions.smaller_type.triggered.connect(lambda: theme.step_type_size(-1))
    actions.normal_type.triggered.connect(lambda: theme.set_type_size(100))
    return view


def _build_themes(menu: QMenu, theme: Theme) -> None:
    group = QActionGroup(menu)
    words = {
        Scheme.SYSTEM: tr("&Same as the computer"),
        Scheme.LIGHT: tr("&Light"),
        Scheme.DARK: tr("&Dark"),
    }
    for scheme, word in words.items():
        action = menu.addAction(word)
        action.setActionGroup(group)
        action.setCheckable(True)
        action.triggered.connect(lambda _checked=False, scheme=scheme: theme.set_scheme(scheme))
        menu.aboutToShow.connect(
            lambda action=action, scheme=scheme: action.setChecked(scheme is theme.scheme)
        )
