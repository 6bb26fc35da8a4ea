"""Stores window, columns, order and filter between runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint

from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.look.theme import Scheme, Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from petstore_gui.domain.deployment import Deployment
    from petstore_gui.domain.saved_view import SavedView
    from petstore_gui.ui.table.animal_table import AnimalTable


class WindowMemory:
    """Restores the state of the window from the preferences, and stores it there.

    Invalid values are ignored.
    """

    def __init__(self, preferences: Preferences, window: QWidget, theme: Theme) -> None:
        self._preferences = preferences
        self._window = window
        self._theme = theme
        self._at_start: SavedView | None = None

    def start_in(self, deployment: Deployment) -> None:
        """Begin with the saved view that each start in a deployment shows, if there is one."""
        if self._preferences.get(schema.view_at_start_of(deployment)):
            from petstore_gui.settings.saved_views import SavedViews  # noqa: PLC0415 - only if so

            self._at_start = SavedViews(self._preferences).at_start(deployment)

    @property
    def view(self) -> View:
        """Order and filter; a search is not stored, except in a saved view."""
        if self._at_start is not None:
            return self._at_start.view
        return View(
            filter=Filter(self._preferences.get(schema.FILTER)),
            column=Column(self._preferences.get(schema.SORT_COLUMN)),
            descending=self._preferences.get(schema.SORT_DESCENDING),
        )

    @property
    def beside_table(self) -> tuple[int, int]:
        """Pixels of the window above its table, and below."""
        preferences = self._preferences
        return preferences.get(schema.ABOVE_TABLE), preferences.get(schema.BELOW_TABLE)

    def restore_window(self) -> None:
        """Restore colour scheme and size of type, and the window's size and position."""
        self._theme.set_type_size(self._preferences.get(schema.TYPE_SIZE))
        self._theme.set_scheme(Scheme(self._preferences.get(schema.LOOK)))
        if geometry := self._preferences.get(schema.GEOMETRY):
            self._window.restoreGeometry(QByteArray.fromBase64(geometry.encode()))

    def restore_columns(self, table: AnimalTable) -> None:
        """Restore a table's columns, and mark the one it is sorted by."""
        if columns := self._preferences.get(schema.COLUMNS):
            table.restore_columns(QByteArray.fromBase64(columns.encode()))
        if self._at_start is not None:
            table.show_columns(self._at_start.columns)
        table.mark_sort(self.view.column, descending=self.view.descending)

    def remember(self, view: View, table: AnimalTable) -> None:
        """Store the state for the next start, on the disk."""
        above = table.mapTo(self._window, QPoint(0, 0)).y()
        geometry, columns = self._window.saveGeometry(), table.horizontalHeader().saveState()
        self._preferences.keep(
            schema.LOOK.to(self._theme.scheme.value),
            schema.TYPE_SIZE.to(self._theme.type_size),
            schema.GEOMETRY.to(geometry.toBase64().toStdString()),
            schema.ABOVE_TABLE.to(above),
            schema.BELOW_TABLE.to(self._window.height() - above - table.height()),
            schema.COLUMNS.to(columns.toBase64().toStdString()),
            schema.FILTER.to(view.filter.value),
            schema.SORT_COLUMN.to(int(view.column)),
            schema.SORT_DESCENDING.to(view.descending),
        )
