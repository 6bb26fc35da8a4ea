"""The menus, and every action's words and shortcut in one place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from petstore_gui.catalogue.view import Filter
from petstore_gui.ui.style.theme import Scheme, Theme
from petstore_gui.ui.table.column_menus import column_actions, sort_actions
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.text.list_text import filter_word
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.window.filter_bar import FilterBar

Pressed = Callable[[], object]


class Menus:
    """Builds the menu bar. What each entry does is handed in by name."""

    def __init__(self, window: QMainWindow, does: dict[str, Pressed]) -> None:
        self._window = window
        self._does = does
        self.add = self._action(tr("Add animal"), "add", "Ctrl+N")
        self.stop = self._action(tr("Stop"), "stop", "Esc")
        self.undo = self._action(tr("Undo adding"), "undo", "Ctrl+Z")
        for action in (self.stop, self.undo):
            action.setEnabled(False)

    def build(self, table: PetTable, filters: FilterBar, theme: Theme) -> None:
        """Fill the menu bar."""
        file = self._menu(tr("&File"))
        file.addAction(self.add)
        file.addAction(self._action(tr("Adds not confirmed"), "outbox", ""))
        file.addAction(self._action(tr("Refresh"), "refresh", "F5"))
        file.addAction(self.stop)
        file.addSeparator()
        file.addAction(self._action(tr("Export list…"), "export", ""))
        file.addSeparator()
        file.addAction(self._action(tr("Settings"), "settings", "Ctrl+,"))
        file.addSeparator()
        leave = self._action(tr("Quit"), "quit", "Ctrl+Q")
        leave.setMenuRole(QAction.MenuRole.QuitRole)
        file.addAction(leave)
        self._build_edit(table)
        view = self._build_view(table, filters)
        view.addMenu(self._look_menu(view, theme))
        self._build_help()

    def _build_edit(self, table: PetTable) -> None:
        edit = self._menu(tr("&Edit"))
        edit.addAction(self.undo)
        edit.addSeparator()
        edit.addActions(table.copy_actions())
        edit.addAction(self._action(tr("Select all"), "select_all", ""))
        edit.addSeparator()
        edit.addAction(self._action(tr("Search"), "search", "Ctrl+F"))
        edit.addAction(self._action(tr("Find by ID"), "find", "Ctrl+G"))

    def _build_view(self, table: PetTable, filters: FilterBar) -> QMenu:
        view = self._menu(tr("&View"))
        for place, shown in enumerate(Filter, 1):
            action = QAction(filter_word(shown), self._window)
            action.setShortcut(QKeySequence(f"Alt+{place}"))
            action.triggered.connect(lambda _checked=False, shown=shown: filters.choose(shown))
            view.addAction(action)
        view.addSeparator()
        view.addAction(self._action(tr("What changed…"), "changes", "Ctrl+D"))
        view.addSeparator()
        columns = view.addMenu(tr("Columns"))
        columns.aboutToShow.connect(lambda: _fill(columns, column_actions(table, columns)))
        sort = view.addMenu(tr("Sort by"))
        sort.aboutToShow.connect(lambda: _fill(sort, sort_actions(table, sort)))
        return view

    def _look_menu(self, view: QMenu, theme: Theme) -> QMenu:
        menu = QMenu(tr("Look"), view)
        group = QActionGroup(menu)
        words = {
            Scheme.SYSTEM: tr("As the system"),
            Scheme.LIGHT: tr("Light"),
            Scheme.DARK: tr("Dark"),
        }
        for scheme, word in words.items():
            action = QAction(word, menu, checkable=True)
            action.triggered.connect(lambda _checked=False, scheme=scheme: theme.set_scheme(scheme))
            group.addAction(action)
            menu.aboutToShow.connect(
                lambda action=action, scheme=scheme: action.setChecked(scheme is theme.scheme)
            )
        menu.addActions(group.actions())
        return menu

    def _build_help(self) -> None:
        help_menu = self._menu(tr("&Help"))
        help_menu.addAction(self._action(tr("Shortcuts"), "shortcuts", "F1"))
        help_menu.addAction(self._action(tr("Changing a status"), "statuses", ""))
        help_menu.addAction(self._action(tr("Messages"), "messages", ""))
        help_menu.addAction(self._action(tr("Report a problem"), "report", ""))
        help_menu.addSeparator()
        about = self._action(tr("About Petstore"), "about", "")
        about.setMenuRole(QAction.MenuRole.AboutRole)
        help_menu.addAction(about)

    def _menu(self, title: str) -> QMenu:
        menu = self._window.menuBar().addMenu(title)
        menu.setAccessibleName(title.replace("&", ""))
        return menu

    def _action(self, text: str, name: str, shortcut: str) -> QAction:
        action = QAction(text, self._window)
        action.setObjectName(name)
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        does = self._does[name]
        action.triggered.connect(lambda _checked=False: does())
        return action


def _fill(menu: QMenu, actions: list[QAction]) -> None:
    menu.clear()
    menu.addActions(actions)
