"""The actions of the window, and the menu bar that has them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QDialog, QMainWindow, QMenu, QWidget

from petstore_gui.domain.view import Filter
from petstore_gui.ui.look.theme import Scheme, Theme
from petstore_gui.ui.table.animal_table import fill_columns_menu
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.words.list_text import filter_word
from petstore_gui.ui.words.words import tr

if TYPE_CHECKING:
    from petstore_gui.ui.frame.messages import Messages


class MenuOf(Enum):
    """The menus, from the left."""

    FILE = "file"
    EDIT = "edit"
    VIEW = "view"
    HELP = "help"


_FILE, _EDIT, _VIEW, _HELP = MenuOf


class WindowActions:
    """The actions behind menus, buttons and shortcuts, in the order of their menus.

    Connect to an action's `triggered`; a button calls its `trigger`. `in_menus`: those of each
    menu, in groups. `&` stands before the letter that a menu takes.
    """

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.in_menus: dict[MenuOf, list[list[QAction]]] = {menu: [[]] for menu in MenuOf}
        self._make_file()
        self._make_edit()
        self._make_view()
        self._make_help()
        self._make_others()

    def _make_file(self) -> None:
        make = self._make
        self.add = make("add", tr("&Add animal"), "Ctrl+N", menu=_FILE)
        why = tr("IT has made this catalogue read-only.")
        self.read_only = make("read-only", why, menu=_FILE)
        self.refresh = make("refresh", tr("&Refresh"), "F5", menu=_FILE)
        self.stop = make("stop", tr("S&top"), "Esc", menu=_FILE)
        self.import_animals = make("import-animals", tr("&Import"), menu=_FILE, begins=True)
        self.export = make("export", tr("&Export list"), menu=_FILE)
        self.print = make("print", tr("&Print"), "Ctrl+P", menu=_FILE)
        own = tr("Start with an empty catalo&gue")
        self.own_animals = make("own-animals", own, menu=_FILE, begins=True)
        self.samples = make("samples", tr("Show the sample a&nimals"), menu=_FILE)
        self.connect = make("connect", tr("&Connect to the shop's service"), menu=_FILE)
        self.settings = make("settings", tr("&Settings"), "Ctrl+,", menu=_FILE, begins=True)
        self.quit = make("quit", tr("&Quit"), "Ctrl+Q", menu=_FILE, begins=True)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        for action in (self.stop, self.read_only):
            action.setEnabled(False)
        self.read_only.setVisible(False)

    def _make_edit(self) -> None:
        make = self._make
        self.undo = make("undo", tr("&Undo adding"), "Ctrl+Z", menu=_EDIT)
        self.outbox = make("outbox", tr("U&nfinished adds"), menu=_EDIT)
        self.paste = make("paste", tr("&Paste animals"), "Ctrl+V", menu=_EDIT, begins=True)
        self.categories = make("categories", tr("C&ategories"), menu=_EDIT, begins=True)
        self.undo.setEnabled(False)
        self.paste.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # of the table

    def _make_view(self) -> None:
        make = self._make
        self.changes = make("changes", tr("&What changed"), "Ctrl+D", menu=_VIEW)
        self.duplicates = make("duplicates", tr("&Duplicates"), menu=_VIEW)
        self.summary = make("summary", tr("&Summary"), "Ctrl+B", menu=_VIEW)
        self.larger_type = make(
            "larger-type", tr("&Larger type"), "Ctrl++", "Ctrl+=", menu=_VIEW, begins=True
        )
        self.smaller_type = make("smaller-type", tr("S&maller type"), "Ctrl+-", menu=_VIEW)
        self.normal_type = make("normal-type", tr("&Normal type"), "Ctrl+0", menu=_VIEW)
        self.save_view = make("save-view", tr("Sa&ve view"), menu=_VIEW, begins=True)
        self.manage_views = make("manage-views", tr("M&anage views"), menu=_VIEW)
        self.summary.setCheckable(True)

    def _make_help(self) -> None:
        make = self._make
        self.shortcuts = make("shortcuts", tr("&Shortcuts"), "F1", menu=_HELP)
        why_not = tr("&Why can't I change the status?")
        self.statuses = make("statuses", why_not, menu=_HELP)
        self.messages = make("messages", tr("&Messages"), menu=_HELP)
        self.report = make("report", tr("&Report a problem"), menu=_HELP)
        self.about = make("about", tr("&About Petstore"), menu=_HELP, begins=True)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _make_others(self) -> None:
        """Make those that stand in no menu, as a button or a heading does the same."""
        make = self._make
        self.enter_key = make("enter_key", tr("Enter key"))
        self.select_all = make("select_all", tr("Select all"))  # the table has the shortcut
        self.search = make("search", tr("Search"), "Ctrl+F", "Ctrl+G")
        self.filters = {
            shown: make(f"show-{shown.name.lower()}", filter_word(shown), f"Alt+{place}")
            for place, shown in enumerate(Filter, 1)
        }

    def forbid_adding(self) -> None:
        """Disable adding, and say why beside it."""
        self.add.setEnabled(False)
        self.import_animals.setEnabled(False)
        self.paste.setEnabled(False)
        self.paste.setShortcuts([])
        self.read_only.setVisible(True)

    def shortcut_help(self) -> list[tuple[str, str]]:
        """Shortcuts and what they do: those of all actions, and of keys that have none."""
        actions: list[QAction] = self._window.actions()
        of_actions = [(_keys(one), plain_text(one)) for one in actions if _keys(one)]
        return [
            *of_actions,
            ("Down", tr("In the search: go to the animals")),
            ("Enter", tr("In the search: go to the first match. In the list: show the animal")),
            ("Ctrl+C", tr("Copy the selected animals")),
            ("Ctrl+Shift+C", tr("Copy their IDs")),
            ("Ctrl+A", tr("Select all")),
            ("Ctrl+1 … 9", tr("Show a saved view")),
        ]

    def _make(
        self,
        name: str,
        text: str,
        *shortcuts: str,
        menu: MenuOf | None = None,
        begins: bool = False,
    ) -> QAction:
        """An action of the window. `begins`: it begins another group of its menu."""
        action = QAction(text, self._window)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(keys) for keys in shortcuts])
        self._window.addAction(action)
        if menu is not None:
            groups = self.in_menus[menu]
            if begins:
                groups.append([])
            groups[-1].append(action)
        return action


def plain_text(action: QAction) -> str:
    """The text of an action without the sign of its letter."""
    return action.text().replace("&", "")


def _keys(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.PortableText)


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


def connect_help(actions: WindowActions, messages: Messages, window: QWidget) -> None:
    """Let the actions of the Help menu open their dialogs, which are imported only then."""

    def open_dialog(name: str, _checked: bool = False) -> None:
        from petstore_gui.ui.dialogs import help_dialogs as made  # noqa: PLC0415 - not before the first rows

        dialogs: dict[str, Callable[[], QDialog]] = {
            "shortcuts": lambda: made.shortcuts_dialog(actions.shortcut_help(), window),
            "statuses": lambda: made.statuses_dialog(window),
            "messages": lambda: made.MessagesDialog(messages, window),
            "about": lambda: made.about_dialog(window),
        }
        dialogs[name]().open()

    for one in (actions.shortcuts, actions.statuses, actions.messages, actions.about):
        one.triggered.connect(partial(open_dialog, one.objectName()))
