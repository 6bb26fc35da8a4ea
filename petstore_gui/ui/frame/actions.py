"""The actions of the window, and the menu bar that has them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QDialog, QMainWindow, QMenu, QWidget

from petstore_gui.domain.view import Filter
from petstore_gui.ui.look.theme import Scheme, Theme
from petstore_gui.ui.table.animal_table import fill_columns_menu
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.words.list_text import filter_word
from petstore_gui.ui.words.words import entry_word, tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.messages import Messages

# Between the keys of a shortcut, which Qt would draw as "++Ctrl" from right to left.
QT_TRANSLATE_NOOP("QShortcut", "+")


class WindowActions:
    """The actions behind menus, buttons and shortcuts, in the order of their menus.

    Connect to an action's `triggered`; a button calls its `trigger`. `&` stands before the letter
    that a menu takes. Saved views are added to the end of `view_menu`.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._make_file(self._menu(tr("&File")))
        self.edit_menu, self.view_menu = self._menu(tr("&Edit")), self._menu(tr("&View"))
        self._make_edit(self.edit_menu)
        self._make_view(self.view_menu)
        self._make_help(self._menu(tr("&Help")))
        self._make_others()

    def _make_file(self, menu: QMenu) -> None:
        make = partial(self._make, menu=menu)
        self.add = make("add", tr("&Add animal"), "Ctrl+N")
        self.read_only = make("read-only", tr("IT has made this catalogue read-only."))
        self.refresh = make("refresh", tr("&Refresh"), "F5")
        self.stop = make("stop", tr("S&top"), "Esc")
        self.import_animals = make("import-animals", tr("&Import"), begins=True)
        self.export = make("export", tr("&Export list"))
        self.print = make("print", tr("&Print"), "Ctrl+P")
        self.own_animals = make("own-animals", tr("Start with an empty catalo&gue"), begins=True)
        self.samples = make("samples", tr("Show the sample a&nimals"))
        self.connect = make("connect", tr("&Connect to the shop's service"))
        self.settings = make("settings", tr("&Settings"), "Ctrl+,", begins=True)
        self.quit = make("quit", tr("&Quit"), "Ctrl+Q", begins=True)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        for action in (self.stop, self.read_only):
            action.setEnabled(False)
        self.read_only.setVisible(False)

    def _make_edit(self, menu: QMenu) -> None:
        make = partial(self._make, menu=menu)
        self.undo = make("undo", tr("&Undo adding"), "Ctrl+Z")
        self.outbox = make("outbox", tr("U&nfinished adds"))
        self.paste = make("paste", tr("&Paste animals"), "Ctrl+V", begins=True)
        self.categories = make("categories", tr("C&ategories"), begins=True)
        self.undo.setEnabled(False)
        self.paste.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # of the table

    def _make_view(self, menu: QMenu) -> None:
        make = partial(self._make, menu=menu)
        self.changes = make("changes", tr("&What changed"), "Ctrl+D")
        self.duplicates = make("duplicates", tr("&Duplicates"))
        self.summary = make("summary", tr("&Summary"), "Ctrl+B")
        self.larger_type = make("larger-type", tr("&Larger type"), "Ctrl++", "Ctrl+=", begins=True)
        self.smaller_type = make("smaller-type", tr("S&maller type"), "Ctrl+-")
        self.normal_type = make("normal-type", tr("&Normal type"), "Ctrl+0")
        self.save_view = make("save-view", tr("Sa&ve view"), begins=True)
        self.manage_views = make("manage-views", tr("M&anage views"))
        self.summary.setCheckable(True)
        menu.addSeparator()

    def _make_help(self, menu: QMenu) -> None:
        make = partial(self._make, menu=menu)
        self.shortcuts = make("shortcuts", tr("&Shortcuts"), "F1")
        self.statuses = make("statuses", tr("&Why can't I change the status?"))
        self.messages = make("messages", tr("&Messages"))
        self.report = make("report", tr("&Report a problem"))
        self.about = make("about", tr("&About Petstore"), begins=True)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _make_others(self) -> None:
        """Make those that stand in no menu, as a button or a heading does the same."""
        self.enter_key = self._make("enter_key", tr("Enter key"))
        self.select_all = self._make("select_all", tr("Select all"))  # the table has the shortcut
        self.search = self._make("search", tr("Search"), "Ctrl+F", "Ctrl+G")
        self.filters = {
            shown: self._make(f"show-{shown.name.lower()}", filter_word(shown), f"Alt+{place}")
            for place, shown in enumerate(Filter, 1)
        }

    def forbid_adding(self) -> None:
        """Disable adding, and say why beside it."""
        for action in (self.add, self.import_animals, self.paste):
            action.setEnabled(False)
        self.paste.setShortcuts([])
        self.read_only.setVisible(True)

    def _menu(self, title: str) -> QMenu:
        menu = self._window.menuBar().addMenu(title)
        menu.setAccessibleName(entry_word(title))
        return menu

    def _make(
        self,
        name: str,
        text: str,
        *shortcuts: str,
        menu: QMenu | None = None,
        begins: bool = False,
    ) -> QAction:
        """An action of the window. `begins`: it begins another group of its menu."""
        action = QAction(text, self._window)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(keys) for keys in shortcuts])
        self._window.addAction(action)
        if menu is not None:
            if begins:
                menu.addSeparator()
            menu.addAction(action)
        return action


def complete_menus(actions: WindowActions, table: PetTable, theme: Theme) -> None:
    """Put into the menus what the table and the theme have."""
    for group in (table.row_actions, table.copy_actions):
        actions.edit_menu.insertActions(actions.paste, group)
        actions.edit_menu.insertSeparator(actions.paste)
    view = actions.view_menu
    columns, looks = QMenu(tr("&Columns"), view), QMenu(tr("&Theme"), view)
    for submenu in (columns, looks):
        view.insertMenu(actions.larger_type, submenu)
    columns.aboutToShow.connect(lambda: fill_columns_menu(table, columns))
    header = table.horizontalHeader()
    header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    header.customContextMenuRequested.connect(
        lambda position: columns.popup(header.mapToGlobal(position))
    )
    _build_themes(looks, theme)
    actions.larger_type.triggered.connect(lambda: theme.step_type_size(1))
    actions.smaller_type.triggered.connect(lambda: theme.step_type_size(-1))
    actions.normal_type.triggered.connect(lambda: theme.set_type_size(100))


def _build_themes(menu: QMenu, theme: Theme) -> None:
    group = QActionGroup(menu)
    words = {
        Scheme.SYSTEM: tr("&Same as the computer"),
        Scheme.LIGHT: tr("&Light"),
        Scheme.DARK: tr("&Dark"),
        Scheme.CONTRAST: tr("&High contrast"),
    }
    for scheme, word in words.items():
        action = group.addAction(menu.addAction(word))
        action.setCheckable(True)
        action.triggered.connect(lambda _checked=False, scheme=scheme: theme.set_scheme(scheme))
        menu.aboutToShow.connect(
            lambda action=action, scheme=scheme: action.setChecked(scheme is theme.scheme)
        )


def connect_help(actions: WindowActions, messages: Messages, window: QWidget) -> None:
    """Let the actions of the Help menu open their dialogs, which are imported only then."""

    def open_dialog(name: str, _checked: bool = False) -> None:
        from petstore_gui.ui.dialogs import help_dialogs as made  # noqa: PLC0415 - not before the first rows

        dialogs: dict[str, Callable[[], QDialog]] = {
            "statuses": lambda: made.statuses_dialog(window),
            "messages": lambda: made.MessagesDialog(messages, window),
            "about": lambda: made.about_dialog(window),
        }
        dialogs[name]().open()

    for one in (actions.statuses, actions.messages, actions.about):
        one.triggered.connect(partial(open_dialog, one.objectName()))
