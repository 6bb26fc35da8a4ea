"""The page inside the window: search, buttons, filters, notices, and the table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.catalogue.facts import Facts
from petstore_gui.catalogue.view import Column, Filter, View
from petstore_gui.domain.deployment import Deployment
from petstore_gui.ui.style.flow_layout import FlowLayout
from petstore_gui.ui.style.icons import ICON_SIZE, icon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.animal_table import PAGE_MARGIN
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.table.pet_table_model import Waiting
from petstore_gui.ui.window.actions import WindowActions
from petstore_gui.ui.window.banner import Banner
from petstore_gui.ui.window.deployment_badge import DeploymentBadge
from petstore_gui.ui.window.empty_state import EmptyState
from petstore_gui.ui.window.filter_bar import FilterBar
from petstore_gui.ui.window.samples_notice import SamplesNotice

_SEARCH_WIDTH = 420
_PROGRESS_HEIGHT = 3

FIRST_MS = 1_000
"""How long the first rows of a start may stand in for those of the table."""


class CentralWidget(QWidget):
    """Renders facts and rows, and tells which view a person chose.

    Until the table has rows, or for `first_ms`, `first` is shown in its place.

    Signals:
        view_chosen(View): another filter, search or order.
    """

    view_chosen = Signal(object)

    def __init__(
        self,
        theme: Theme,
        actions: WindowActions,
        first: QWidget | None = None,
        *,
        first_ms: int = FIRST_MS,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._view = View()
        self._shows_rows = self._has_waiting = False
        self.search = self._make_search()
        self._add = _button("button-add", self.tr("Add animal"), actions.add)
        self._add.setProperty("kind", "primary")
        self._refresh = _button("button-refresh", self.tr("Refresh"), actions.refresh)
        self._settings = _button("button-settings", self.tr("Settings"), actions.settings)
        self.filters = FilterBar()
        self.filters.filter_chosen.connect(lambda shown: self._choose(filter=shown))
        for shown, action in actions.filters.items():
            action.triggered.connect(partial(self.filters.choose, shown))
        self.badge = DeploymentBadge(Deployment.LOCAL)
        self.key_notice = Banner("keyNotice")
        self.key_notice.add_button(self.tr("Enter a key"), actions.settings.trigger)
        self.samples = SamplesNotice()
        self.progress = self._make_progress()
        self.table = PetTable(theme)
        self.table.sort_chosen.connect(self._sort)
        self.empty = EmptyState()
        self.empty.refresh_chosen.connect(actions.refresh.trigger)
        self.empty.all_chosen.connect(lambda: self._choose(filter=Filter.ALL, search=""))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        self._first = first
        if first is not None:
            self._stack.addWidget(first)
            self._stack.setCurrentWidget(first)
            QTimer.singleShot(first_ms, self, self._leave_first)
        actions.search.triggered.connect(self._focus_search)
        actions.select_all.triggered.connect(self.table.selectAll)
        theme.changed.connect(self._tint)
        self._tint()
        self._lay_out()

    def show_facts(self, facts: Facts) -> None:
        """Take what is known of the list."""
        if facts.view != self._view:
            self._show_view(facts.view)
        self.filters.show_facts(facts)
        self.empty.show_facts(facts)
        self._shows_rows = facts.counts.shown > 0
        self._show_table_or_words()

    def allow_adding(self, allowed: bool) -> None:
        """Whether the button that adds can be pressed; where not, it says why."""
        why = "" if allowed else self.tr("IT has set that animals are only looked at here.")
        self._add.setEnabled(allowed)
        self._add.setToolTip(why)
        self._add.setAccessibleDescription(why)

    def show_waiting(self, pets: tuple[Waiting, ...]) -> None:
        """Take animals that are not sent yet."""
        self._has_waiting = bool(pets)
        self.table.show_waiting(pets)
        self._show_table_or_words()

    def _show_table_or_words(self) -> None:
        has_lines = self._shows_rows or self._has_waiting
        if has_lines or self._first is None:
            self._stack.setCurrentWidget(self.table if has_lines else self.empty)

    def _leave_first(self) -> None:
        """Remove the first rows: by now the table shows them, or nothing does."""
        first, self._first = self._first, None
        if first is not None:
            self._show_table_or_words()
            first.deleteLater()

    def _choose(self, **changes: Any) -> None:
        view = replace(self._view, **changes)
        if view != self._view:
            self._show_view(view)
            self.view_chosen.emit(view)

    def _sort(self, column: Column, descending: bool) -> None:
        self._choose(column=column, descending=descending)

    def _show_view(self, view: View) -> None:
        self._view = view
        if self.search.text() != view.search:
            self.search.setText(view.search)
        self.table.mark_sort(view.column, descending=view.descending)

    def _focus_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _make_search(self) -> QLineEdit:
        search = QLineEdit()
        search.setObjectName("search")
        search.setAccessibleName(self.tr("Search"))
        search.setPlaceholderText(self.tr("Search name, ID or category"))
        search.setClearButtonEnabled(True)
        search.setMaximumWidth(_SEARCH_WIDTH)
        search.textChanged.connect(lambda text: self._choose(search=text))
        return search

    def _make_progress(self) -> QProgressBar:
        progress = QProgressBar()
        progress.setAccessibleName(self.tr("Loading"))
        progress.setRange(0, 0)
        progress.setTextVisible(False)
        progress.setFixedHeight(_PROGRESS_HEIGHT)
        policy = progress.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the table never jumps
        progress.setSizePolicy(policy)
        progress.hide()
        return progress

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.search, 10)
        top.addStretch(1)
        for button in (self._refresh, self._settings, self._add):
            top.addWidget(button)
        second = FlowLayout(last_at_end=True)
        second.addWidget(self.filters)
        second.addWidget(self.badge)
        progress = QHBoxLayout()
        progress.setContentsMargins(6, 0, 6, 0)
        progress.addWidget(self.progress)
        table = QVBoxLayout()
        table.setSpacing(4)
        table.addLayout(progress)
        table.addWidget(self._stack, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PAGE_MARGIN, 14, PAGE_MARGIN, 12)
        layout.setSpacing(10)
        layout.addLayout(top)
        layout.addLayout(second)
        layout.addWidget(self.key_notice)
        layout.addWidget(self.samples)
        layout.addLayout(table, 1)

    def _tint(self) -> None:
        colours = self._theme.colours
        self._add.setIcon(icon("add", colours.on_accent))
        self._refresh.setIcon(icon("refresh", colours.text_quiet))
        self._settings.setIcon(icon("settings", colours.text_quiet))


def _button(name: str, text: str, action: QAction) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setIconSize(ICON_SIZE)
    button.clicked.connect(action.trigger)
    return button
