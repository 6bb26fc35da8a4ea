"""The window's contents: central widget, menus and status bar, connected to the catalogue."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.finder import Finder
from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.domain.deployment import Deployment
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
from petstore_gui.ui.frame.outcomes import Outcomes
from petstore_gui.ui.frame.status_bar import StatusBar
from petstore_gui.ui.look.icons import program_icon
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.table.first_table import FirstTable


class WindowContents(QObject):
    """Passes the user's choices to the catalogue, and shows what the catalogue emits.

    Its owner connects the actions `settings`, `export`, `print` and `report`.

    Signals:
        deployment_changed(): another `deployment` is shown.
    """

    deployment_changed = Signal()

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
        self.window, self.theme = window, theme
        self.catalogue, self.tasks = catalogue, tasks
        self.messages = messages = Messages(self)
        self.deployment = Deployment.LOCAL  # as shown
        self.actions = actions = WindowActions(window)
        if not outbox.is_allowed:
            actions.forbid_adding()
        self.central = central = CentralWidget(theme, actions, window.findChild(FirstTable))
        _show, like = central.table.row_actions
        like.setEnabled(outbox.is_allowed)
        self.status = StatusBar(actions, messages)
        self._announcements = Announcements(catalogue, messages, Announcer(window), self)
        self.outcomes = Outcomes(self)
        self.adding = AddFlow(self, outbox)
        UnfinishedFlow(self, outbox)
        self.changes_flow = ChangesFlow(self)
        self.categories = CategoriesFlow(self)
        IdSearch(self, finder)
        finder.key_refused.connect(self.outcomes.show_key_problem)
        outbox.blocked.connect(self.outcomes.show_blocked)
        connect_help(actions, messages, window)
        complete_menus(actions, central.table, theme)
        window.system_changed.connect(theme.follow_type)
        window.setWindowIcon(program_icon())
        window.setCentralWidget(central)
        window.setStatusBar(self.status)
        self._connect()
        self._keep_focus()
        self._show_facts(catalogue.facts)
        central.search.setFocus()

    def show_deployment(self, deployment: Deployment, where: str) -> None:
        """Show where the animals are: in the title, the badge and the status bar."""
        self.deployment = deployment
        self.window.show_title(deployment)
        show_deployment(self.central.badge, deployment)
        self.status.show_where(where)
        self.deployment_changed.emit()

    def select(self, pet_id: int) -> bool:
        """Select an animal in the table, which shows it for now if the view would hide it.

        False if it is no longer known.
        """
        if self.catalogue.pet(pet_id) is None:
            return False
        if not self.catalogue.shows(pet_id):
            self.catalogue.pin(pet_id)
        self.central.table.select_pet(pet_id)
        self.central.table.setFocus()
        return True

    def _connect(self) -> None:
        actions, central, catalogue = self.actions, self.central, self.catalogue
        actions.refresh.triggered.connect(self.outcomes.ask_again)
        actions.refresh.triggered.connect(self._announcements.expect_list)
        actions.refresh.triggered.connect(catalogue.refresh)
        actions.stop.triggered.connect(catalogue.stop)
        actions.quit.triggered.connect(self.window.close)
        central.view_chosen.connect(catalogue.set_view)
        central.progress.shown_changed.connect(self.status.show_busy)
        catalogue.facts_changed.connect(self._show_facts)
        catalogue.shown_changed.connect(central.table.show_rows)

    def _keep_focus(self) -> None:
        """Move the focus to the table if what has it disappears."""
        central = self.central
        empty = central.empty.button, central.empty.first_steps
        passing = *self.status.findChildren(QPushButton), central.banner, central.table, *empty
        FocusKeeper(self.window, central.refuge, passing)

    def _show_facts(self, facts: Facts) -> None:
        self.actions.stop.setEnabled(facts.is_busy)
        self.central.show_facts(facts)
        self.status.show_facts(facts)
