"""Rows that come although the list cannot be read: those of an earlier run, or found by ID."""

from __future__ import annotations

from PySide6.QtCore import QObject

from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.reconciler import Reconciler


class LateRows(QObject):
    """Says anew what is known of an add whose search was in vain, if such a row may be it."""

    def __init__(
        self, pending: Pending, reconciler: Reconciler, catalogue: KnownPets, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pending = pending
        self._reconciler = reconciler
        self._catalogue = catalogue
        self._rows = 0
        self._told: dict[str, tuple[int, ...]] = {}
        reconciler.not_searched.connect(self._note_told)
        catalogue.facts_changed.connect(self._look)

    def _note_told(self, add: PendingAdd) -> None:
        self._told[add.key] = self._reconciler.search_for(add).ids

    def _look(self, facts: Facts) -> None:
        rows = len(self._catalogue.rows)
        if facts.state is LoadState.LOADING or rows == self._rows:
            return
        self._rows = rows
        for add in self._pending.here:
            search = self._reconciler.search_for(add)
            if search.unread is not None and search.ids != self._told.get(add.key, ()):
                self._note_told(add)
                self._reconciler.note_found_unread(add)
