"""Animals that are in the list twice: their add was sent again, and both attempts were stored."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.pending import Pending


class Twins(QObject):
    """Watches the list for each animal that was added by a second sending.

    Signals:
        found(PendingAdd, tuple[int, ...]): the list has more than one that was not there before;
            their ids.
    """

    found = Signal(object, object)

    def __init__(
        self, pending: Pending, catalogue: KnownPets, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._pending = pending
        self._catalogue = catalogue
        self._watched: dict[str, PendingAdd] = {}

    def watch(self, added: PendingAdd) -> None:
        """Look for twins of an add now, and with each list, if it was sent more than once."""
        if added.attempts > 1 and not added.key_was_sent:
            self._watched[added.key] = added
            self.look()

    def look(self) -> None:
        """Look in what is listed now."""
        for add in filter(self._pending.is_current, list(self._watched.values())):
            listed = self._catalogue.known_like(add.pet).ids
            if len(ids := self._pending.ids_of_its_own(add, listed)) > 1:
                del self._watched[add.key]
                self.found.emit(add, ids)
