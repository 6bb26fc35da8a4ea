"""The menu bar: which actions are in which menu."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from petstore_gui.ui.style.theme import Scheme, Theme
from petstore_gui.ui.table.column_menus import column_actions, sort_actions
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.actions import WindowActions


def build_menus(window: QMainWindow, actions: WindowActions, table: PetTable, theme: Theme) -> None:
    """Fill the menu bar."""
    file = _menu(window, tr("&File"))
    file.addActions([actions.add, actions.outbox, actions.refresh, actions.stop])
    file.addSeparator()
    file.addAction(actions.export)
    file.addSeparator()
    file.addAction(actions.settings)
    file.addSeparator()
    file.addAction(actions.quit)

    edit = _menu(window, tr("&Edit"))
    edit.addAction(actions.undo)
    edit.addSeparator()
    edit.addActions([*table.copy_actions, actions.select_all])
    edit.addSeparator()
    edit.addActions([actions.search, actions.find])

    view = _menu(window, tr("&View"))
    view.addActions(list(actions.filters.values()))
    view.addSeparator()
    view.addAction(actions.changes)
    view.addSeparator()
    columns = view.addMenu(tr("Columns"))
    columns.aboutToShow.connect(lambda: _fill(columns, column_actions(table, columns)))
    sort = view.addMenu(tr("Sort by"))
    sort.aboutToShow.connect(lambda: _fill(sort, sort_actions(table, sort)))
    _build_look(view.addMenu(tr("Look")), theme)

    help_menu = _menu(window, tr("&Help"))
    help_menu.addActions([actions.shortcuts, actions.statuses, actions.messages, actions.report])
    help_menu.addSeparator()
    help_menu.addAction(actions.about)


def _menu(window: QMainWindow, title: str) -> QMenu:
    menu = window.menuBar().addMenu(title)
    menu.setAccessibleName(title.replace("&", ""))
    return menu


def _build_look(menu: QMenu, theme: Theme) -> None:
    group = QActionGroup(menu)
    words = {
        Scheme.SYSTEM: tr("As the system"),
        Scheme.LIGHT: tr("Light"),
        Scheme.DARK: tr("Dark"),
    }
    for scheme, word in words.items():
        action = QAction(word, group, checkable=True)
        action.triggered.connect(lambda _checked=False, scheme=scheme: theme.set_scheme(scheme))
        menu.aboutToShow.connect(
            lambda action=action, scheme=scheme: action.setChecked(scheme is theme.scheme)
        )
    menu.addActions(group.actions())


def _fill(menu: QMenu, actions: list[QAction]) -> None:
    menu.clear()
    menu.addActions(actions)
