"""The window's contents: central widget, menus and status bar, connected to the catalogue."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.finder import Finder
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.ui.adding.add_attention import Attention
from petstore_gui.ui.adding.add_flow import AddFlow
from petstore_gui.ui.adding.add_messages import AddMessages
from petstore_gui.ui.adding.closing_flow import ClosingFlow
from petstore_gui.ui.adding.outbox_flow import OutboxFlow
from petstore_gui.ui.adding.standing_messages import StandingMessages
from petstore_gui.ui.categories.categories_flow import CategoriesFlow
from petstore_gui.ui.dialogs.changes_flow import ChangesFlow
from petstore_gui.ui.dialogs.find_flow import FindFlow
from petstore_gui.ui.dialogs.help_flow import HelpFlow
from petstore_gui.ui.style.icons import program_icon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.text.words import sort_sentence
from petstore_gui.ui.widgets.announcer import Announcer
from petstore_gui.ui.widgets.focus_keeper import FocusKeeper
from petstore_gui.ui.window.actions import WindowActions
from petstore_gui.ui.window.announcements import Announcements
from petstore_gui.ui.window.central_widget import CentralWidget
from petstore_gui.ui.window.list_outcomes import ListOutcomes
from petstore_gui.ui.window.main_window import MainWindow
from petstore_gui.ui.window.menus import build_menus
from petstore_gui.ui.window.message import Topic
from petstore_gui.ui.window.message_log import MessageLog
from petstore_gui.ui.window.page_scroll import PageScroll
from petstore_gui.ui.window.status_bar import StatusBar

if TYPE_CHECKING:
    from petstore_gui.importing.importer import Importer


class WindowContents(QObject):
    """Passes the user's choices to the catalogue, and shows what the catalogue emits.

    Its owner connects the actions `settings`, `export`, `print` and `report`.

    Signals:
        close_wanted(): the user wants to close the window; the program closes it when ready.
    """

    close_wanted = Signal()

    def __init__(
        self,
        window: MainWindow,
        catalogue: Catalogue,
        outbox: Outbox,
        finder: Finder,
        log: MessageLog,
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._catalogue = catalogue
        self._log = log
        self._outbox = outbox
        self.deployment = Deployment.LOCAL  # as shown
        self.actions = WindowActions(window)
        self.central = CentralWidget(theme, self.actions, window.take_first_table())
        self.status = StatusBar(self.actions)
        self.announcer = Announcer(window)
        self._announcements = Announcements(catalogue, log, self.announcer, self)
        self._outcomes = ListOutcomes(catalogue, self.central, log, self.announcer, self)
        self._attention = Attention(self)
        self._add_messages = AddMessages(outbox, catalogue, log, self._attention, self)
        self._add_flow = AddFlow(
            outbox, catalogue, self._add_messages, log, self._attention, window
        )
        self._outbox_flow = OutboxFlow(outbox, catalogue.category_names, log, theme, window)
        self._closing_flow = ClosingFlow(outbox, log, window)
        StandingMessages(outbox, self._outbox_flow, log, self)
        self._changes_flow = ChangesFlow(catalogue, self.central.table, log, theme, window)
        self._categories_flow = CategoriesFlow(catalogue, self.central, log, theme, window)
        self._find_flow = FindFlow(finder, catalogue, log, window)
        finder.key_refused.connect(self._outcomes.show_key_problem)
        HelpFlow(
            self.actions, self.central.table, log, theme, lambda: self.status.about_list, window
        )
        self.views_menu = build_menus(window, self.actions, self.central.table, theme)
        window.setWindowIcon(program_icon())
        window.setCentralWidget(PageScroll(self.central))
        window.setStatusBar(self.status)
        self._connect()
        self._keep_focus()
        if not outbox.pending.is_allowed:
            self._forbid_adding()
        self.show_deployment(Deployment.LOCAL, "")
        self._show_facts(catalogue.facts)
        self.central.search.setFocus()

    def show_deployment(
        self, deployment: Deployment, where: str, *, is_unencrypted: bool = False
    ) -> None:
        """Show where the animals are: in the title, the badge and the status bar."""
        if deployment is not self.deployment:
            self._add_flow.close_dialog()  # it shows the previous deployment
        self.deployment = deployment
        self._window.show_title(deployment)
        self.central.badge.show_deployment(deployment, is_unencrypted=is_unencrypted)
        self.status.show_where(where, is_elsewhere=deployment is not Deployment.LOCAL)

    def add_like(self, pet: Pet) -> None:
        """Show the dialog for another animal like this one."""
        self._add_flow.add_like(pet)

    def watch_import(self, importer: Importer) -> None:
        """Ask before an import is interrupted."""
        self._closing_flow.importer = importer

    def _connect(self) -> None:
        actions, central, catalogue = self.actions, self.central, self._catalogue
        actions.refresh.triggered.connect(self._log.let_news_pass)
        actions.refresh.triggered.connect(self._announcements.expect_list)
        actions.refresh.triggered.connect(catalogue.refresh)
        actions.stop.triggered.connect(catalogue.stop)
        actions.find.triggered.connect(self._find_flow.open)
        actions.changes.triggered.connect(self._changes_flow.open)
        actions.categories.triggered.connect(lambda: self._categories_flow.open())  # noqa: PLW0108 - without its argument
        central.view_chosen.connect(catalogue.set_view)
        for action in actions.filters.values():
            action.triggered.connect(self._announce_filter)
        central.search_bar.result_counted.connect(partial(self.announcer.say, about="search"))
        central.table.sort_chosen.connect(self._announce_order)
        catalogue.facts_changed.connect(self._show_facts)
        catalogue.shown_changed.connect(central.table.show_rows)
        central.progress.shown_changed.connect(self.status.show_busy)
        self._connect_messages()
        self._connect_rows()
        self._find_flow.pet_found.connect(self._select_outcome)
        self._find_flow.pet_found.connect(self._announcements.tell_found)
        central.table.copied.connect(self._announcements.tell_copied)
        self._changes_flow.pet_wanted.connect(self.select)
        self._connect_outbox()

    def _connect_rows(self) -> None:
        table = self.central.table
        table.like_wanted.connect(self._add_like)
        table.show_in_menu(self.actions.statuses)
        _show, like = table.row_actions
        like.setEnabled(self._outbox.pending.is_allowed)

    def _add_like(self, pet_id: int) -> None:
        if (pet := self._catalogue.pet(pet_id)) is not None:
            self.add_like(pet)

    def _announce_filter(self) -> None:
        """Announce a filter that was chosen from elsewhere: with the focus, it is read anyway."""
        if not self.central.filters.current.hasFocus():
            self._announcements.tell_filter()

    def _announce_order(self, column: Column, descending: bool) -> None:
        self.announcer.say(sort_sentence(column, descending=descending), about="order")

    def _keep_focus(self) -> None:
        """Move the focus to the table if what has it disappears."""
        central = self.central
        keeper = FocusKeeper(self._window, central.refuge)
        notices = central.key_notice, central.loss, central.samples
        keeper.watch((*self.status.passing_buttons, *notices, central.table, central.empty.button))

    def _connect_messages(self) -> None:
        self.status.dismissed.connect(self._log.dismiss)
        self._log.current_changed.connect(self.status.show_message)
        self.central.empty.reason_shown.connect(self._log.say_elsewhere)
        application = cast("QApplication", QApplication.instance())
        application.applicationStateChanged.connect(self._watch_messages)
        self._window.visibility_changed.connect(self._watch_messages)
        self._watch_messages()

    def _watch_messages(self) -> None:
        """Messages get old only while somebody can see them."""
        is_active = QApplication.applicationState() is Qt.ApplicationState.ApplicationActive
        self._log.set_watched(is_active and not self._window.isMinimized())

    def _connect_outbox(self) -> None:
        flow, status, actions = self._outbox_flow, self.status, self.actions
        self._window.close_asked.connect(self._closing_flow.confirm)
        actions.quit.triggered.connect(self._closing_flow.confirm)
        self._closing_flow.adds_wanted.connect(flow.open)
        self._closing_flow.confirmed.connect(self.close_wanted)
        actions.add.triggered.connect(self._open_add)
        actions.outbox.triggered.connect(flow.open)
        actions.undo.triggered.connect(flow.undo)
        flow.count_changed.connect(status.show_adds)
        flow.unadded_changed.connect(self.central.show_unadded)
        self.central.table.unadded_opened.connect(flow.open_at)
        self.central.table.unadded_menu_wanted.connect(flow.show_row_menu)
        self.central.table.handled.connect(self._attention.turn_away)
        self.central.view_chosen.connect(self._attention.turn_away)
        self._add_messages.pet_wanted.connect(self.select)
        self._add_flow.requests.found_chosen.connect(flow.decisions.mark)
        flow.decisions.added_after_all.connect(self._add_messages.note_added_after_all)
        self._add_flow.requests.undo_wanted.connect(flow.undo)
        self._add_flow.requests.settings_wanted.connect(actions.settings.trigger)
        self._add_flow.requests.key_wanted.connect(actions.enter_key.trigger)
        flow.undo_changed.connect(status.show_undo)
        flow.undo_changed.connect(lambda name: actions.undo.setEnabled(bool(name)))
        flow.edit_wanted.connect(self._add_flow.edit)
        flow.continue_wanted.connect(self._open_add)
        self._add_flow.edit_began.connect(flow.close)
        self._add_flow.edit_blocked.connect(flow.show_block)
        self._add_flow.requests.left_to_finish.connect(flow.show_on_table)
        self._add_flow.pet_added.connect(self._select_outcome)
        self._add_flow.key_refused.connect(self._outcomes.show_key_problem)

    def _show_facts(self, facts: Facts) -> None:
        self.actions.stop.setEnabled(facts.is_busy)
        self.central.show_facts(facts)
        self.status.show_facts(facts)

    def select(self, pet: Pet) -> None:
        """Select an animal in the table, which shows it for now if the view would hide it."""
        if not self._catalogue.shows(pet.id):
            self._catalogue.pin(pet.id)
        self.central.table.select_pet(pet.id)
        self.central.table.setFocus()

    def _select_outcome(self, pet: Pet, is_awaited: bool) -> None:
        self.central.table.select_pet(pet.id)
        if is_awaited:  # otherwise the user may be typing elsewhere
            self.central.table.setFocus()

    def _open_adds(self) -> None:
        if self._outbox_flow.count:
            self._outbox_flow.open()

    def _open_add(self) -> None:
        self._add_flow.open(self.deployment)

    def _forbid_adding(self) -> None:
        """Say at the button, in the menu and in the status bar why nothing can be added."""
        why = self.actions.read_only.text()
        self.actions.forbid_adding()
        self.central.forbid_adding(why)
        self._log.count_down(Topic.PROGRAM, why, "read-only")
