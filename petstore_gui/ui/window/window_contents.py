"""What stands in the window: the page, the menus and the status bar, bound to the catalogue."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.duplicate_finder import DuplicateFinder
from petstore_gui.catalogue.facts import Facts
from petstore_gui.catalogue.finder import Finder
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import KeyMissing, KeyNotAccepted, RequestError
from petstore_gui.domain.pets import Pet
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.adding.add_flow import AddFlow
from petstore_gui.ui.adding.add_messages import AddMessages
from petstore_gui.ui.adding.outbox_flow import OutboxFlow
from petstore_gui.ui.dialogs.changes_flow import ChangesFlow
from petstore_gui.ui.dialogs.find_flow import FindFlow
from petstore_gui.ui.style.icons import program_icon
from petstore_gui.ui.text.list_text import error_sentence
from petstore_gui.ui.window.central_widget import CentralWidget
from petstore_gui.ui.window.main_window import MainWindow
from petstore_gui.ui.window.menus import Menus, Pressed
from petstore_gui.ui.window.message_log import MessageLog, Topic
from petstore_gui.ui.window.status_bar import StatusBar


class WindowContents(QObject):
    """Hands what a person chose to the catalogue, and renders what the catalogue tells.

    Signals:
        empty_wanted(): an empty catalogue is to take the place of the sample animals.
        settings_wanted(): the settings are to be shown.
        export_wanted(): the rows of the table are to be written into a file.
        report_wanted(): a report of a problem is to be shown.
        close_wanted(): the window is to close; it stays until the program is ready for that.
    """

    empty_wanted = Signal()
    settings_wanted = Signal()
    export_wanted = Signal()
    report_wanted = Signal()
    close_wanted = Signal()

    def __init__(
        self,
        window: MainWindow,
        catalogue: Catalogue,
        outbox: Outbox,
        duplicates: DuplicateFinder,
        finder: Finder,
        log: MessageLog,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._catalogue = catalogue
        self._log = log
        self._theme = theme = window.theme
        self._outbox = outbox
        self._deployment = Deployment.LOCAL
        self.central = CentralWidget(theme, window.take_first_table())
        self.status = StatusBar()
        AddMessages(outbox, catalogue, log, self)
        self._add_flow = AddFlow(outbox, catalogue, duplicates, log, window)
        self._outbox_flow = OutboxFlow(outbox, log, window)
        self._changes_flow = ChangesFlow(catalogue, self.central.table, log, window)
        self._find_flow = FindFlow(finder, catalogue, log, window)
        self._menus = Menus(window, self._what_menus_do())
        self._menus.build(self.central.table, self.central.filters, theme)
        window.setWindowIcon(program_icon())
        window.setCentralWidget(self.central)
        window.setStatusBar(self.status)
        self._connect()
        self.central.allow_adding(outbox.pending.is_allowed)
        self._menus.add.setEnabled(outbox.pending.is_allowed)
        self.show_deployment(Deployment.LOCAL, "")
        self._show_facts(catalogue.facts)
        self.central.search.setFocus()

    def show_deployment(
        self, deployment: Deployment, where: str, *, is_unencrypted: bool = False
    ) -> None:
        """Show in title, badge and status bar where the animals are."""
        if deployment is not self._deployment:
            self.leave_dialogs()
        self._deployment = deployment
        self._window.show_title(deployment)
        self.central.badge.show_deployment(deployment, is_unencrypted=is_unencrypted)
        self.status.show_where(where)

    def leave_dialogs(self) -> None:
        """Nobody adds an animal to another place than the dialog showed."""
        self._add_flow.leave()

    def show_samples_notice(self, shown: bool) -> None:
        """Say that the animals are samples, or no longer."""
        if shown:
            self.central.samples.say(self.tr("These are sample animals on this computer."))
        else:
            self.central.samples.hide()

    def show_key_notice(self, sentence: str) -> None:
        """Say above the table that the key must be seen to; empty when all is well."""
        if sentence:
            self.central.key_notice.say(sentence)
        else:
            self.central.key_notice.hide()

    def _connect(self) -> None:
        central, catalogue, status = self.central, self._catalogue, self.status
        self._window.close_asked.connect(self._outbox_flow.leave)
        central.view_chosen.connect(catalogue.set_view)
        central.add_chosen.connect(self._open_add)
        central.refresh_chosen.connect(catalogue.refresh)
        central.settings_chosen.connect(self.settings_wanted)
        central.empty_chosen.connect(self._start_empty)
        catalogue.facts_changed.connect(self._show_facts)
        catalogue.shown_changed.connect(central.show_rows)
        catalogue.list_failed.connect(self._list_failed)
        catalogue.list_ended.connect(self._list_ended)
        status.dismissed.connect(self._log.dismiss)
        status.stop_chosen.connect(catalogue.stop)
        self._log.current_changed.connect(status.show_message)
        self._add_flow.pet_added.connect(self._select_added)
        self._add_flow.key_refused.connect(self._key_refused)
        self._find_flow.pet_found.connect(self._select)
        self._changes_flow.pet_wanted.connect(self._select)
        status.changes_chosen.connect(self._changes_flow.open)
        self._connect_outbox()

    def _connect_outbox(self) -> None:
        flow, status = self._outbox_flow, self.status
        flow.count_changed.connect(status.show_adds)
        flow.waiting_changed.connect(self.central.show_waiting)
        flow.undo_changed.connect(status.show_undo)
        flow.undo_changed.connect(self._menus.undo.setEnabled)
        flow.edit_wanted.connect(self._add_flow.edit)
        flow.left.connect(self.close_wanted)
        self._add_flow.outbox_wanted.connect(flow.open)
        self._add_flow.left_to_finish.connect(flow.show_on_table)
        status.undo_chosen.connect(flow.undo)
        status.adds_chosen.connect(flow.open)

    def _what_menus_do(self) -> dict[str, Pressed]:
        return {
            "add": self._open_add,
            "undo": self._outbox_flow.undo,
            "outbox": self._outbox_flow.open,
            "refresh": self._catalogue.refresh,
            "stop": self._catalogue.stop,
            "changes": self._changes_flow.open,
            "settings": self.settings_wanted.emit,
            "export": self.export_wanted.emit,
            "report": self.report_wanted.emit,
            "quit": self._outbox_flow.leave,
            "select_all": self.central.table.selectAll,
            "search": self._focus_search,
            "find": self._find_flow.open,
            "shortcuts": lambda: self._open_help("shortcuts"),
            "statuses": lambda: self._open_help("statuses"),
            "messages": self._open_messages,
            "about": lambda: self._open_help("about"),
        }

    def _show_facts(self, facts: Facts) -> None:
        self.central.show_facts(facts)
        self.status.show_facts(facts)
        self._menus.stop.setEnabled(facts.is_busy)

    def _list_failed(self, error: RequestError) -> None:
        self._log.tell_problem(Topic.LIST, error_sentence(error))
        if isinstance(error, KeyNotAccepted | KeyMissing):
            self._key_refused(error)

    def _list_ended(self) -> None:
        self._log.settle(Topic.LIST)
        self.show_key_notice("")

    def _key_refused(self, error: RequestError) -> None:
        self.show_key_notice(error_sentence(error))

    def _select(self, pet: Pet) -> None:
        self.central.table.select_pet(pet.id)
        self.central.table.setFocus()

    def _select_added(self, pet: Pet, was_waited_for: bool) -> None:
        self.central.table.select_pet(pet.id)
        if was_waited_for:  # else somebody types elsewhere by now
            self.central.table.setFocus()

    def _open_add(self) -> None:
        self._add_flow.open(self._deployment)

    def _start_empty(self) -> None:
        """What is not settled belongs to the catalogue that would be put aside."""
        count = len(self._outbox.pending.here)
        if not count:
            self.empty_wanted.emit()
            return
        words = self.tr("%Ln add(s) not confirmed.", "", count)
        to_do = self.tr("Decide about that first: an empty catalogue knows nothing of it.")
        self._log.tell_problem(Topic.STORE, f"{words} {to_do}")
        if self._outbox_flow.count:
            self._outbox_flow.open()

    def _open_help(self, topic: str) -> None:
        from petstore_gui.ui.dialogs import help_dialogs as texts  # noqa: PLC0415 - not before the first rows

        dialogs = {
            "shortcuts": texts.shortcuts_dialog,
            "statuses": texts.statuses_dialog,
            "about": texts.about_dialog,
        }
        dialogs[topic](self._window).open()

    def _open_messages(self) -> None:
        from petstore_gui.ui.dialogs.messages_dialog import MessagesDialog  # noqa: PLC0415 - not before the first rows

        dialog = MessagesDialog(self._log, self._theme, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _focus_search(self) -> None:
        self.central.search.setFocus()
        self.central.search.selectAll()
