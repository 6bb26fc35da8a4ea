"""The window's contents: central widget, menus and status bar, connected to the catalogue."""

from __future__ import annotations

from PySide6.QtCore import QObject

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.finder import Finder
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.add import Phase
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.support.tasks import Tasks
from petstore_gui.ui.adding.add_flow import AddFlow
from petstore_gui.ui.adding.unfinished_flow import UnfinishedFlow
from petstore_gui.ui.animal.changes_flow import ChangesFlow
from petstore_gui.ui.base.focus_keeper import FocusKeeper
from petstore_gui.ui.categories.categories_flow import CategoriesFlow
from petstore_gui.ui.frame.actions import WindowActions, complete_menus, connect_help
from petstore_gui.ui.frame.central_widget import CentralWidget
from petstore_gui.ui.frame.deployment_badge import show_deployment
from petstore_gui.ui.frame.id_search import IdSearch
from petstore_gui.ui.frame.main_window import MainWindow
from petstore_gui.ui.frame.messages import Announcements, Announcer, Messages
from petstore_gui.ui.frame.outcomes import ListOutcomes
from petstore_gui.ui.frame.status_bar import StatusBar
from petstore_gui.ui.look.icons import program_icon
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.table.first_table import FirstTable


class WindowContents(QObject):
    """Passes the user's choices to the catalogue, and shows what the catalogue emits.

    Its owner connects the actions `settings`, `export`, `print` and `report`.
    """

    def __init__(
        self,
        window: MainWindow,
        catalogue: Catalogue,
        outbox: Outbox,
        finder: Finder,
        tasks: Tasks,
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._catalogue = catalogue
        self.messages = messages = Messages(self)
        self._outbox = outbox
        self.deployment = Deployment.LOCAL  # as shown
        self.actions = actions = WindowActions(window)
        if not outbox.is_allowed:
            actions.forbid_adding()
        self.central = central = CentralWidget(theme, actions, window.findChild(FirstTable))
        self.status = StatusBar(actions, messages)
        self._announcements = Announcements(catalogue, messages, Announcer(window), self)
        self.outcomes = ListOutcomes(catalogue, central, messages, self)
        self.adding = AddFlow(outbox, catalogue, tasks, window)
        self._unfinished = UnfinishedFlow(outbox, catalogue.category_names, messages, tasks, window)
        self.changes_flow = ChangesFlow(catalogue, central, messages, window)
        self.categories = CategoriesFlow(catalogue, central, messages, tasks, window)
        IdSearch(finder, catalogue, central, messages)
        finder.key_refused.connect(self.outcomes.show_key_problem)
        outbox.blocked.connect(self.outcomes.show_blocked)
        outbox.changed.connect(self._show_waiting)
        connect_help(actions, messages, window)
        complete_menus(actions, central.table, theme)
        window.system_changed.connect(theme.follow_type)
        window.setWindowIcon(program_icon())
        window.setCentralWidget(central)
        window.setStatusBar(self.status)
        self._connect()
        self._connect_adding()
        self._keep_focus()
        self._show_facts(catalogue.facts)
        central.search.setFocus()

    def show_deployment(self, deployment: Deployment, where: str) -> None:
        """Show where the animals are: in the title, the badge and the status bar."""
        self.deployment = deployment
        self._window.show_title(deployment)
        show_deployment(self.central.badge, deployment)
        self.adding.show_deployment(deployment)
        self.status.show_where(where)

    def select(self, pet: Pet) -> None:
        """Select an animal in the table, which shows it for now if the view would hide it."""
        if not self._catalogue.shows(pet.id):
            self._catalogue.pin(pet.id)
        self.central.table.select_pet(pet.id)
        self.central.table.setFocus()

    def _connect(self) -> None:
        actions, central, catalogue = self.actions, self.central, self._catalogue
        actions.refresh.triggered.connect(self.outcomes.ask_again)
        actions.refresh.triggered.connect(self._announcements.expect_list)
        actions.refresh.triggered.connect(catalogue.refresh)
        actions.stop.triggered.connect(catalogue.stop)
        actions.changes.triggered.connect(self.changes_flow.open)
        actions.categories.triggered.connect(lambda: self.categories.open())  # noqa: PLW0108 - without its argument
        actions.quit.triggered.connect(self._window.close)
        central.view_chosen.connect(catalogue.set_view)
        central.progress.shown_changed.connect(self.status.show_busy)
        catalogue.facts_changed.connect(self._show_facts)
        catalogue.shown_changed.connect(central.table.show_rows)
        self.changes_flow.pet_wanted.connect(self.select)

    def _connect_adding(self) -> None:
        actions, table, status = self.actions, self.central.table, self.status
        adding, unfinished = self.adding, self._unfinished
        actions.add.triggered.connect(adding.open)
        actions.outbox.triggered.connect(unfinished.open)
        actions.undo.triggered.connect(unfinished.undo)
        unfinished.rows_changed.connect(self.central.show_unadded)
        unfinished.count_changed.connect(status.show_adds)
        unfinished.undo_changed.connect(status.show_undo)
        unfinished.undo_changed.connect(lambda name: actions.undo.setEnabled(bool(name)))
        unfinished.undone.connect(adding.open_with)
        unfinished.correct_wanted.connect(adding.correct)
        table.unadded_opened.connect(unfinished.open_at)
        table.unadded_menu_wanted.connect(unfinished.show_row_menu)
        table.like_wanted.connect(self._add_like)
        _show, like = table.row_actions
        like.setEnabled(self._outbox.is_allowed)
        adding.written.connect(table.select_unadded)
        self._outbox.added.connect(lambda add, added: table.follow(add.key, added.id))
        unfinished.pet_wanted.connect(self.select)

    def _add_like(self, pet_id: int) -> None:
        if (pet := self._catalogue.pet(pet_id)) is not None:
            self.adding.open_with(pet)

    def _keep_focus(self) -> None:
        """Move the focus to the table if what has it disappears."""
        central = self.central
        empty = central.empty.button, central.empty.first_steps
        passing = *self.status.passing_buttons, central.banner, central.table, *empty
        FocusKeeper(self._window, central.refuge, passing)

    def _show_waiting(self) -> None:
        waiting = sum(add.phase is Phase.WAITING for add in self._outbox.here)
        self.central.banner.hold(waiting=waiting)

    def _show_facts(self, facts: Facts) -> None:
        self.actions.stop.setEnabled(facts.is_busy)
        self.central.show_facts(facts)
        self.status.show_facts(facts)
