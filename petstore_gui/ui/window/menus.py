"""The menu bar: which actions are in which menu."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from petstore_gui.ui.style.theme import Scheme, Theme
from petstore_gui.ui.table.column_menus import column_actions, sort_actions
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.menu import Menu
from petstore_gui.ui.window.actions import WindowActions


def build_menus(window: QMainWindow, actions: WindowActions, table: PetTable, theme: Theme) -> Menu:
    """Fill the menu bar; returns the menu to which saved views are added."""
    file = _menu(window, tr("&File"))
    file.addActions([actions.add, actions.read_only, actions.refresh, actions.stop])
    file.addSeparator()
    file.addActions([actions.import_animals, actions.export, actions.print])
    file.addSeparator()
    file.addActions([actions.own_animals, actions.samples, actions.connect])
    file.addSeparator()
    file.addAction(actions.settings)
    file.addSeparator()
    file.addAction(actions.quit)

    edit = _menu(window, tr("&Edit"))
    edit.addActions([actions.undo, actions.outbox])
    edit.addSeparator()
    edit.addActions(list(table.row_actions))
    edit.addSeparator()
    edit.addActions([*table.copy_actions, actions.paste, actions.select_all])
    edit.addSeparator()
    edit.addActions([actions.search, actions.find])
    edit.addSeparator()
    edit.addAction(actions.categories)

    view = _menu(window, tr("&View"))
    view.addActions(list(actions.filters.values()))
    view.addSeparator()
    view.addActions([actions.changes, actions.duplicates, actions.summary])
    view.addSeparator()
    columns = _submenu(view, tr("Columns"))
    columns.aboutToShow.connect(lambda: _fill(columns, column_actions(table, columns)))
    sort = _submenu(view, tr("Sort by"))
    sort.aboutToShow.connect(lambda: _fill(sort, sort_actions(table, sort)))
    _build_themes(_submenu(view, tr("Theme")), theme)
    view.addSeparator()
    view.addActions([actions.larger_type, actions.smaller_type, actions.normal_type])
    actions.larger_type.triggered.connect(lambda: theme.step_type_size(1))
    actions.smaller_type.triggered.connect(lambda: theme.step_type_size(-1))
    actions.normal_type.triggered.connect(lambda: theme.set_type_size(100))
    view.addSeparator()
    view.addActions([actions.save_view, actions.manage_views])

    help_menu = _menu(window, tr("&Help"))
    help_menu.addActions([actions.shortcuts, actions.statuses, actions.messages, actions.report])
    help_menu.addSeparator()
    help_menu.addAction(actions.about)
    return view


def _menu(window: QMainWindow, title: str) -> Menu:
    menu = Menu(title, window.menuBar())
    menu.setAccessibleName(title.replace("&", ""))
    window.menuBar().addMenu(menu)
    return menu


def _submenu(menu: Menu, title: str) -> Menu:
    submenu = Menu(title, menu)
    menu.addMenu(submenu)
    return submenu


def _build_themes(menu: QMenu, theme: Theme) -> None:
    group = QActionGroup(menu)
    words = {
        Scheme.SYSTEM: tr("Same as the computer"),
        Scheme.LIGHT: tr("Light"),
        Scheme.DARK: tr("Dark"),
    }
    for scheme, word in words.items():
        action = QAction(word, group)
        action.setCheckable(True)
        action.triggered.connect(lambda _checked=False, scheme=scheme: theme.set_scheme(scheme))
        menu.aboutToShow.connect(
            lambda action=action, scheme=scheme: action.setChecked(scheme is theme.scheme)
        )
    menu.addActions(group.actions())


def _fill(menu: QMenu, actions: list[QAction]) -> None:
    menu.clear()
    menu.addActions(actions)
