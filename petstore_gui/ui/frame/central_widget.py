"""The central widget: search, buttons, filters, banner and the table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import parse_int64
from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.ui.base.boxes import filled
from petstore_gui.ui.base.form import ScrollingForm
from petstore_gui.ui.frame.actions import WindowActions
from petstore_gui.ui.frame.banner import Banner
from petstore_gui.ui.frame.deployment_badge import show_deployment
from petstore_gui.ui.frame.empty_state import EmptyState, LoadingProgress
from petstore_gui.ui.frame.filter_bar import FilterBar
from petstore_gui.ui.frame.main_window import PAGE_MARGIN
from petstore_gui.ui.frame.toolbar import Toolbar
from petstore_gui.ui.look.theme import Theme
from petstore_gui.ui.table.pet_table import PetTable
from petstore_gui.ui.table.pet_table_model import Unadded
from petstore_gui.ui.words.words import tr

_MARGINS, _GAP = (PAGE_MARGIN, 14, PAGE_MARGIN, 12), 10

FIRST_TABLE_MS = 1_000
"""How long the first table is shown if the table stays empty."""


class CentralWidget(QWidget):
    """Shows facts and rows, and reports the view that the user chose.

    Until the table has rows, or for `first_table_ms`, `first_table` is shown in its place.

    Signals:
        view_chosen(View): the user changed filter, search or order.
        id_wanted(int): the user searches for an ID that no row has; an int64, as an object.
    """

    view_chosen = Signal(object)
    id_wanted = Signal(object)

    def __init__(
        self,
        theme: Theme,
        actions: WindowActions,
        first_table: QWidget | None = None,
        *,
        first_table_ms: int = FIRST_TABLE_MS,
    ) -> None:
        super().__init__()
        self._view = View()
        self._facts = Facts()
        self._is_first_wanted = self._is_waiting_for_rows = False
        self._toolbar = Toolbar(actions, theme)
        self.search = self._toolbar.search
        self.search.textChanged.connect(self._search)
        self.search.rows_wanted.connect(self._go_to_rows)
        self.search.first_wanted.connect(self._go_to_first)
        self.badge = QPushButton()
        self.badge.setToolTip(tr("Change it in Settings"))
        show_deployment(self.badge, Deployment.LOCAL)
        self.badge.clicked.connect(actions.settings.trigger)
        self.filters = FilterBar(self.badge)
        self.filters.filter_chosen.connect(lambda shown: self._choose(filter=shown))
        self.filters.category.categories_chosen.connect(
            lambda categories: self._choose(categories=categories)
        )
        for shown, action in actions.filters.items():
            action.triggered.connect(partial(self.filters.choose, shown))
        self.banner = Banner(actions.enter_key)
        self.banner.hold(is_read_only=not actions.add.isEnabled())
        self.progress = LoadingProgress()
        self.table = PetTable(theme, [actions.statuses])
        self.table.horizontalHeader().sortIndicatorChanged.connect(
            lambda section, order: self._choose(
                column=Column(section), descending=order is Qt.SortOrder.DescendingOrder
            )
        )
        self.empty = EmptyState(actions)
        self.empty.all_chosen.connect(self._show_all)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._empty_page = ScrollingForm([self.empty], is_filled=True)
        for page in (self.table, self._empty_page):
            page.setMinimumHeight(1)  # what is above them is not squeezed by large type
        self._stack.addWidget(self._empty_page)
        self._first_table = first_table
        if first_table is not None:
            self._stack.addWidget(first_table)
            self._stack.setCurrentWidget(first_table)
            QTimer.singleShot(first_table_ms, self, self._remove_first_table)
        actions.search.triggered.connect(self._focus_search)
        actions.select_all.triggered.connect(self.table.selectAll)
        self.table.addActions([actions.paste])
        self.row = filled(QHBoxLayout(), (self._stack, 1))  # the table, and what is beside it
        table = filled(QVBoxLayout(), self.progress, (self.row, 1), gap=0)
        parts = self._toolbar, self.filters, self.banner, (table, 1)
        filled(QVBoxLayout(self), *parts, gap=_GAP, margins=_MARGINS)

    def show_facts(self, facts: Facts) -> None:
        """Show what is known about the list."""
        if facts.view != self._view:
            self._show_view(facts.view)
        self.progress.show_busy(facts.is_busy)
        self.banner.show_offline(facts.is_offline)
        self.filters.show_facts(facts)
        self._toolbar.show_facts(facts)
        self.empty.show_facts(facts)
        self._facts = facts
        self._show_table_or_empty_state()
        if self._is_first_wanted:
            self._go_to_first()

    def refuge(self) -> QWidget:
        """Where the focus goes when what had it is no longer there."""
        if self._is_table_shown():
            return self.table
        return self.search if self._view.filter is Filter.ALL else self.filters.current

    def show_unadded(self, pets: tuple[Unadded, ...]) -> None:
        """Show animals that were not added."""
        self.table.show_unadded(pets)
        self._show_table_or_empty_state()

    def _is_table_shown(self) -> bool:
        return self._stack.currentWidget() is self.table

    def _show_table_or_empty_state(self) -> None:
        """Show the lines, or why there are none.

        Once rows are back, move the focus to them, if it is still where it went without them.
        """
        has_lines = self.table.model().rowCount() > 0
        if has_lines or self._first_table is None:
            had_focus = self.table.hasFocus()
            self._stack.setCurrentWidget(self.table if has_lines else self._empty_page)
            if had_focus:
                self.refuge().setFocus()  # Qt gives it to the button of the empty page
        if self._facts.counts.shown and self._is_waiting_for_rows:
            self._is_waiting_for_rows = False
            if self.window().focusWidget() is self.search and not self.search.text():
                self.table.setFocus()

    def _remove_first_table(self) -> None:
        """Remove the first table: by now the table has its rows, or none exist."""
        first_table, self._first_table = self._first_table, None
        if first_table is not None:
            self._show_table_or_empty_state()
            first_table.deleteLater()

    def choose_view(self, view: View) -> None:
        """Show another view, as if the user had chosen each part of it."""
        if view != self._view:
            self._show_view(view)
            self.view_chosen.emit(view)

    def _choose(self, **changes: Any) -> None:
        self.choose_view(replace(self._view, **changes))

    def _show_all(self) -> None:
        self._is_waiting_for_rows = True
        self._choose(filter=Filter.ALL, search="", categories=frozenset())

    def _search(self, text: str) -> None:
        self._is_first_wanted = False
        self._choose(search=text)

    def _show_view(self, view: View) -> None:
        self._view = view
        if self.search.text() != view.search:
            self.search.setText(view.search)
        self.table.delegate.mark_search(view.search)
        self.table.mark_sort(view.column, descending=view.descending)

    def _focus_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _go_to_rows(self) -> None:
        """Put the focus in the rows, on the one that was current or else on the first."""
        if self._is_table_shown():
            self.table.go_to_rows()

    def _go_to_first(self) -> None:
        """Go to the animal with this ID, or else to the first one, once all are there."""
        self._is_first_wanted = self._facts.arranged is not None
        if self._is_first_wanted:
            return
        pet_id, is_shown = parse_int64(fold(self.search.text())), self._is_table_shown()
        if isinstance(pet_id, int):
            if is_shown and self.table.select_pet(pet_id):
                self.table.setFocus()
            else:
                self.id_wanted.emit(pet_id)
        elif self._facts.counts.shown and is_shown:
            self.table.go_to_first()
