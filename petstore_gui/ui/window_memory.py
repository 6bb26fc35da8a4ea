"""Window, columns, order and filter as they were at the end of the run before."""

from __future__ import annotations

from PySide6.QtCore import QByteArray

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.view import Column, Filter, View
from petstore_gui.settings import schema
from petstore_gui.settings.preferences import Preferences
from petstore_gui.ui.look import Look, Scheme
from petstore_gui.ui.main_window import MainWindow


class WindowMemory:
    """Moves the state of the window from and to the preferences."""

    def __init__(
        self, preferences: Preferences, window: MainWindow, catalogue: Catalogue, look: Look
    ) -> None:
        self._preferences = preferences
        self._window = window
        self._catalogue = catalogue
        self._look = look

    def restore(self) -> None:
        """Bring the state back; what makes no sense is left at its default."""
        preferences, window = self._preferences, self._window
        self._look.choose(Scheme(preferences.get(schema.LOOK)))
        if geometry := preferences.get(schema.GEOMETRY):
            window.restoreGeometry(QByteArray(geometry))
        if columns := preferences.get(schema.COLUMNS):
            window.page.table.restore_columns(QByteArray(columns))
        view = View(
            filter=Filter(preferences.get(schema.FILTER)),
            column=Column(preferences.get(schema.SORT_COLUMN)),
            descending=preferences.get(schema.SORT_DESCENDING),
        )
        window.page.table.mark_sort(view.column, descending=view.descending)
        self._catalogue.look(view)

    def remember(self) -> None:
        """Keep the state; a search is for the moment and is not kept."""
        preferences, window = self._preferences, self._window
        view = self._catalogue.facts.view
        preferences.set(schema.LOOK, self._look.scheme.value)
        preferences.set(schema.GEOMETRY, bytes(window.saveGeometry().data()))
        preferences.set(schema.COLUMNS, bytes(window.page.table.columns_state().data()))
        preferences.set(schema.FILTER, view.filter.value)
        preferences.set(schema.SORT_COLUMN, int(view.column))
        preferences.set(schema.SORT_DESCENDING, view.descending)
