"""The actions of the window, each with its name, text and shortcut."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from petstore_gui.domain.view import Filter
from petstore_gui.ui.text.list_text import filter_word
from petstore_gui.ui.text.words import tr
from petstore_gui.ui.widgets.menu import OPENS_DIALOG


class WindowActions:
    """The actions behind menus, buttons and shortcuts.

    Connect to an action's `triggered`; a button calls its `trigger`.
    """

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.add = self._make("add", tr("Add animal"), "Ctrl+N")
        self.read_only = self._make("read-only", tr("IT has made this catalogue read-only."))
        self.outbox = self._make("outbox", tr("Unfinished adds"))
        self.refresh = self._make("refresh", tr("Refresh"), "F5")
        self.stop = self._make("stop", tr("Stop"), "Esc")
        self.import_animals = self._make("import-animals", tr("Import"))
        self.paste = self._make("paste", tr("Paste animals"), "Ctrl+V")
        self.paste.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # of the table
        self.export = self._make("export", tr("Export list"))
        self.print = self._make("print", tr("Print"), "Ctrl+P")
        self.connect = self._make("connect", tr("Connect to the shop's service"))
        self.own_animals = self._make("own-animals", tr("Start with an empty catalogue"))
        self.samples = self._make("samples", tr("Show the sample animals"))
        self.settings = self._make("settings", tr("Settings"), "Ctrl+,")
        self.categories = self._make("categories", tr("Categories"))
        self.enter_key = self._make("enter_key", tr("Enter key"))
        self.quit = self._make("quit", tr("Quit"), "Ctrl+Q")
        self.undo = self._make("undo", tr("Undo adding"), "Ctrl+Z")
        self.select_all = self._make("select_all", tr("Select all"))  # the table has the shortcut
        self.search = self._make("search", tr("Search"), "Ctrl+F")
        self.find = self._make("find", tr("Find by ID"), "Ctrl+G")
        self.filters = {
            shown: self._make(f"show-{shown.name.lower()}", filter_word(shown), f"Alt+{place}")
            for place, shown in enumerate(Filter, 1)
        }
        self.save_view = self._make("save-view", tr("Save view"))
        self.manage_views = self._make("manage-views", tr("Manage views"))
        self.changes = self._make("changes", tr("What changed"), "Ctrl+D")
        self.summary = self._make("summary", tr("Summary"), "Ctrl+B")
        self.summary.setCheckable(True)
        self.duplicates = self._make("duplicates", tr("Duplicates"))
        self.larger_type = self._make("larger-type", tr("Larger type"), "Ctrl++", "Ctrl+=")
        self.smaller_type = self._make("smaller-type", tr("Smaller type"), "Ctrl+-")
        self.normal_type = self._make("normal-type", tr("Normal type"), "Ctrl+0")
        self.shortcuts = self._make("shortcuts", tr("Shortcuts"), "F1")
        self.statuses = self._make("statuses", tr("Why can't I change the status?"))
        self.messages = self._make("messages", tr("Messages"))
        self.report = self._make("report", tr("Report a problem"))
        self.about = self._make("about", tr("About Petstore"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        for action in (
            *(self.add, self.outbox, self.import_animals, self.paste, self.export, self.print),
            *(self.settings, self.connect, self.find, self.changes, self.duplicates),
            *(self.categories, self.save_view, self.manage_views),
            *(self.shortcuts, self.messages, self.report, self.about),
        ):
            action.setProperty(OPENS_DIALOG, True)
        for action in (self.stop, self.undo, self.read_only):
            action.setEnabled(False)
        self.read_only.setVisible(False)

    def forbid_adding(self) -> None:
        """Disable adding, and say why beside it."""
        self.add.setEnabled(False)
        self.import_animals.setEnabled(False)
        self.paste.setEnabled(False)
        self.paste.setShortcuts([])
        self.read_only.setVisible(True)

    def shortcut_help(self, copy: QAction, copy_ids: QAction) -> tuple[tuple[str, str], ...]:
        """Shortcuts and what they do, for the help; the copy actions are the table's."""
        first, *_, last = map(_keys, self.filters.values())
        return (
            (_keys(self.add), self.add.text()),
            (_keys(self.undo), self.undo.text()),
            (_keys(self.search), self.search.text()),
            ("Down", tr("In the search: go to the animals")),
            ("Enter", tr("In the search: go to the first match. In the list: show the animal")),
            (_keys(self.refresh), self.refresh.text()),
            (_keys(self.stop), tr("Clear the search, or stop loading")),
            (f"{first} … {last}", ", ".join(action.text() for action in self.filters.values())),
            ("Ctrl+1 … 9", tr("Show a saved view")),
            (_keys(self.find), self.find.text()),
            (_keys(self.changes), tr("What changed")),
            (_keys(self.summary), self.summary.text()),
            (_keys(copy), tr("Copy the selected animals")),
            (_keys(copy_ids), tr("Copy their IDs")),
            (_keys(self.print), self.print.text()),
            ("Ctrl+V", tr("In the list: paste animals from a spreadsheet")),
            ("Ctrl+A", self.select_all.text()),
            (_keys(self.larger_type), self.larger_type.text()),
            (_keys(self.smaller_type), self.smaller_type.text()),
            (_keys(self.normal_type), self.normal_type.text()),
            (_keys(self.settings), self.settings.text()),
            (_keys(self.shortcuts), self.shortcuts.text()),
            (_keys(self.quit), self.quit.text()),
        )

    def _make(self, name: str, text: str, *shortcuts: str) -> QAction:
        action = QAction(text, self._window)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(keys) for keys in shortcuts])
        return action


def _keys(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.PortableText)
