"""Adds that the service refused, of which one may have been stored after all."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.declined import Conflict, Declined
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.failure import error_of
from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.likeness import alike
from petstore_gui.outbox.listed_like import ListedLike
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.reconciler import Reconciler
from petstore_gui.outbox.search import Search, SearchResult
from petstore_gui.support.clock import local_now
from petstore_gui.support.tasks import Tasks


class RefusedAdds(QObject):
    """Remembers the refused animals of this run, even once they are drafts and no longer adds.

    After a 409 it looks in the list by itself, as that may mean that the animal is there.

    Signals:
        changed(): a list ended, or a look in it began or ended.
    """

    changed = Signal()

    def __init__(
        self,
        pending: Pending,
        catalogue: KnownPets,
        listed: ListedLike,
        reconciler: Reconciler,
        tasks: Tasks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._pending = pending
        self._catalogue = catalogue
        self._reconciler = reconciler
        self._tasks = tasks
        self._refused: dict[NewPet, tuple[PendingAdd, RequestError]] = {}
        self._looking: set[NewPet] = set()
        self._searches: dict[NewPet, Search] = {}
        self._listed = listed
        catalogue.list_ended.connect(self.changed)

    def take(self, add: PendingAdd, error: RequestError) -> None:
        """Remember what was in the list before this animal was sent for the first time."""
        before = self._refused.get(add.pet)
        if before is None or before[0].service_id != add.service_id:
            self._searches.pop(add.pet, None)
            self._refused[add.pet] = add, error
        if isinstance(error, Conflict):
            self._looking.add(add.pet)
            self._tasks.start("look for refused add", self._look(self._refused[add.pet][0]))

    def is_declined(self, add: PendingAdd) -> bool:
        """Whether the service answered an add of this run by refusing it."""
        if add.phase is not Phase.REFUSED or self._pending.is_from_earlier(add):
            return False
        is_known = self.search_for(add.pet) is not None
        return is_known and add.failure is not None and isinstance(error_of(add.failure), Declined)

    async def look(self, add: PendingAdd, seen_for: float) -> bool:
        """Search the list for one; returns whether it has no more like it than was shown.

        `seen_for`: for how many seconds, at least, somebody sees that it is running. A list that
        cannot be read counts only once that has been shown.
        """
        shown = self.search_for(add.pet)
        if shown is None or shown.is_running:
            return False
        await self._look(self._refused[add.pet][0], seen_for)
        found = self.search_for(add.pet) or Search()
        is_read = found.unread is None or shown.unread is not None
        return is_read and set(found.ids) <= set(shown.ids)

    def settle(self, pet: NewPet) -> None:
        """Forget an animal that is there: another one like it is a new animal."""
        self._refused.pop(pet, None)
        self._searches.pop(pet, None)

    def search_for(self, pet: NewPet | None) -> Search | None:
        """What the list says of a refused animal; None if it was not refused here."""
        add, error = self._refused.get(pet, (None, None)) if pet is not None else (None, None)
        if add is None or error is None or add.service_id != self._pending.service_id:
            return None
        if add.pet in self._looking:
            return Search(is_running=True)
        looked = self._searches.get(add.pet, Search())
        found = set(looked.result.ids) if looked.result is not None else set[int]()
        found |= set(self._listed.ids(add.pet))
        if not (ids := self._pending.ids_of_its_own(add, found)):
            return looked
        return Search(SearchResult(add, error, ids, are_new=add.known.is_whole, at=local_now()))

    def search_like(self, pet: NewPet | None) -> Search | None:
        """The same; if the list does not have it, of one of this name that it has."""
        search = self.search_for(pet)
        if pet is None or (search is not None and (search.is_found or search.is_running)):
            return search
        namesakes = (one for one in self._refused if alike(one.name) == alike(pet.name))
        found = (self.search_for(one) for one in namesakes)
        return next((one for one in found if one is not None and one.is_found), search)

    async def _look(self, add: PendingAdd, seen_for: float = 0.0) -> None:
        self._looking.add(add.pet)
        self.changed.emit()
        try:
            await self._reconciler.search(add, seen_for=seen_for)
        finally:
            self._looking.discard(add.pet)
        self._searches[add.pet] = search = self._reconciler.search_for(add)
        self._reconciler.forget(add)
        if search.is_found:
            self._catalogue.refresh()
        self.changed.emit()
