"""The page inside the window: search, actions, filters, notices, and the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from petstore_gui.catalogue.arrangement import Shown
from petstore_gui.catalogue.facts import Facts
from petstore_gui.catalogue.view import Column, Filter, View
from petstore_gui.domain.deployment import Deployment
from petstore_gui.ui.style.flow_layout import FlowLayout
from petstore_gui.ui.style.icons import ICON_SIZE, icon
from petstore_gui.ui.style.theme import Theme
from petstore_gui.ui.table.animal_table import PAGE_MARGIN
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.table.pet_table_model import Waiting
from petstore_gui.ui.window.banner import Banner
from petstore_gui.ui.window.deployment_badge import DeploymentBadge
from petstore_gui.ui.window.empty_state import EmptyState
from petstore_gui.ui.window.filter_bar import FilterBar
from petstore_gui.ui.window.status_bar import STOP_AFTER_MS

_SEARCH_WIDTH = 420
_PROGRESS_HEIGHT = 3


FIRST_MS = 1_000
"""How long the first rows of a start may stand in for those of the table."""


class CentralWidget(QWidget):
    """Renders facts and rows; hands on what a person chose.

    Signals:
        view_chosen(View): another filter, search or order.
        add_chosen(), refresh_chosen(), settings_chosen(): a button was pressed.
        connect_chosen(), empty_chosen(), samples_closed(): what to do about the sample animals.
    """

    view_chosen = Signal(object)
    add_chosen = Signal()
    refresh_chosen = Signal()
    settings_chosen = Signal()
    connect_chosen = Signal()
    empty_chosen = Signal()
    samples_closed = Signal()

    def __init__(self, theme: Theme, first: QWidget | None = None) -> None:
        super().__init__()
        self._theme = theme
        self._view = View()
        self._shows_rows = self._has_waiting = False
        self.search = QLineEdit()
        self.filters = FilterBar()
        self.badge = DeploymentBadge(Deployment.LOCAL)
        self.table = PetTable(theme)
        self._first = first
        self.empty = EmptyState()
        self.samples = Banner("samples")
        self.key_notice = Banner("keyNotice")
        self._buttons = {
            "refresh": QPushButton(self.tr("Refresh")),
            "settings": QPushButton(self.tr("Settings")),
            "add": QPushButton(self.tr("Add animal")),
        }
        self._progress = QProgressBar()
        self._progress_timer = QTimer(self, singleShot=True, interval=STOP_AFTER_MS)
        self._stack = QStackedWidget()
        self._set_up()
        self._lay_out()
        self._connect()

    def show_facts(self, facts: Facts) -> None:
        """Take what is known of the list."""
        if facts.view != self._view:
            self._show_view(facts.view)
        self.filters.show_facts(facts)
        self.empty.show_facts(facts)
        self._shows_rows = facts.counts.shown > 0
        self._show_table_or_words()
        self._show_progress(facts.is_busy)

    def allow_adding(self, allowed: bool) -> None:
        """Whether the button that adds can be pressed; where not, it says why."""
        why = "" if allowed else self.tr("IT has set that animals are only looked at here.")
        self._buttons["add"].setEnabled(allowed)
        self._buttons["add"].setToolTip(why)
        self._buttons["add"].setAccessibleDescription(why)

    def show_rows(self, shown: Shown) -> None:
        """Take other rows."""
        self.table.show_rows(shown)

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
        """What was there before the table; its rows are in the table by now, or nowhere."""
        first, self._first = self._first, None
        if first is not None:
            self._show_table_or_words()
            first.deleteLater()

    def _show_view(self, view: View) -> None:
        self._view = view
        if self.search.text() != view.search:
            self.search.setText(view.search)
        self.table.mark_sort(view.column, descending=view.descending)

    def _show_progress(self, is_busy: bool) -> None:
        if not is_busy:
            self._progress_timer.stop()
            self._progress.hide()
        elif self._progress.isHidden() and not self._progress_timer.isActive():
            self._progress_timer.start()

    def _set_up(self) -> None:
        self.search.setObjectName("search")
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setPlaceholderText(self.tr("Search name, ID or category"))
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(_SEARCH_WIDTH)
        self._buttons["add"].setProperty("kind", "primary")
        for name, button in self._buttons.items():
            button.setObjectName(f"button-{name}")
            button.setIconSize(ICON_SIZE)
        self._progress.setAccessibleName(self.tr("Loading"))
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(_PROGRESS_HEIGHT)
        self._progress.hide()
        self.samples.add_button(self.tr("Start with an empty catalogue"), self.empty_chosen.emit)
        self.samples.add_button(self.tr("Connect to the shop's service"), self.connect_chosen.emit)
        self.samples.add_close_button(self.samples_closed.emit)
        self.key_notice.add_button(self.tr("Enter a key"), self.settings_chosen.emit)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        if self._first is not None:
            self._stack.addWidget(self._first)
            self._stack.setCurrentWidget(self._first)
            QTimer.singleShot(FIRST_MS, self, self._leave_first)
        self._tint()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.search, 10)
        top.addStretch(1)
        for button in self._buttons.values():
            top.addWidget(button)
        second = FlowLayout(last_at_end=True)
        second.addWidget(self.filters)
        second.addWidget(self.badge)
        room = QVBoxLayout()  # keeps the progress line's place, so that the table never jumps
        room.setContentsMargins(6, 0, 6, 0)
        room.addWidget(self._progress)
        holder = QWidget()
        holder.setFixedHeight(_PROGRESS_HEIGHT)
        holder.setLayout(room)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PAGE_MARGIN, 14, PAGE_MARGIN, 12)
        layout.setSpacing(10)
        layout.addLayout(top)
        layout.addLayout(second)
        layout.addWidget(self.key_notice)
        layout.addWidget(self.samples)
        table = QVBoxLayout()
        table.setSpacing(4)
        table.addWidget(holder)
        table.addWidget(self._stack, 1)
        layout.addLayout(table, 1)

    def _connect(self) -> None:
        self._buttons["add"].clicked.connect(self.add_chosen)
        self._buttons["refresh"].clicked.connect(self.refresh_chosen)
        self._buttons["settings"].clicked.connect(self.settings_chosen)
        self._progress_timer.timeout.connect(self._progress.show)
        self._theme.changed.connect(self._tint)
        self.search.textChanged.connect(lambda text: self._choose(search=text))
        self.filters.filter_chosen.connect(lambda shown: self._choose(filter=shown))
        self.table.sort_chosen.connect(self._sort)
        self.empty.action_chosen.connect(self._leave_empty)

    def _sort(self, column: Column, descending: bool) -> None:
        self._choose(column=column, descending=descending)

    def _leave_empty(self) -> None:
        if self.empty.clears_view:
            self._choose(filter=Filter.ALL, search="")
        else:
            self.refresh_chosen.emit()

    def _choose(self, **changes: Any) -> None:
        view = replace(self._view, **changes)
        if view != self._view:
            self._show_view(view)
            self.view_chosen.emit(view)

    def _tint(self) -> None:
        colours = self._theme.colours
        self._buttons["add"].setIcon(icon("add", colours.on_accent))
        self._buttons["refresh"].setIcon(icon("refresh", colours.text_quiet))
        self._buttons["settings"].setIcon(icon("settings", colours.text_quiet))
