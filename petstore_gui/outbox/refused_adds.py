"""Adds that the service refused, of which one may have been stored after all."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.domain.declined import Conflict, may_have_added
from petstore_gui.domain.errors import MayBeThere, RequestError
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


class Refused(msgspec.Struct, frozen=True):
    """An add that was refused or not sent: the last of its animal, and why.

    `add` has what was known before the first. `may_be_stored`: one of them may have been.
    """

    add: PendingAdd
    error: RequestError
    may_be_stored: bool


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
        self._refused: dict[NewPet, Refused] = {}
        self._looking: set[NewPet] = set()
        self._searches: dict[NewPet, Search] = {}
        self._listed = listed
        catalogue.list_ended.connect(self.changed)

    def take(self, add: PendingAdd, error: RequestError) -> None:
        """Remember it, and what was in the list before it was sent for the first time."""
        before = self._refused.pop(add.pet, None)
        may_be_stored = may_have_added(error)
        if before is None or before.add.service_id != add.service_id:
            self._searches.pop(add.pet, None)
        else:
            add = msgspec.structs.replace(add, known=before.add.known)
            may_be_stored = may_be_stored or before.may_be_stored
        self._refused[add.pet] = Refused(add, error, may_be_stored)
        if isinstance(error, Conflict):
            self._looking.add(add.pet)
            self._tasks.start("look for refused add", self._look(add))

    def of(self, pet: NewPet | None) -> Refused | None:
        """What is remembered of an animal at the open service."""
        refused = None if pet is None else self._refused.get(pet)
        is_here = refused is not None and refused.add.service_id == self._pending.service_id
        return refused if is_here else None

    @property
    def stored(self) -> list[PendingAdd]:
        """Those at the open service that may have been stored."""
        refused = map(self.of, self._refused)
        return [one.add for one in refused if one is not None and one.may_be_stored]

    def stored_like(self, pet: NewPet) -> PendingAdd | None:
        """The refused animal that may have been stored, and of which this is another add.

        It may have been corrected since: the newest of its name.
        """
        of_name = (one for one in reversed(self._refused) if alike(one.name) == alike(pet.name))
        refused = (self.of(one) for one in (pet, *of_name))
        return next((one.add for one in refused if one is not None and one.may_be_stored), None)

    def is_looked_for(self, add: PendingAdd) -> bool:
        """Whether the list may have an add of this run that was refused or held back."""
        if (refused := self.of(add.pet)) is None or self._pending.is_from_earlier(add):
            return False
        is_held_back = add.failure is not None and isinstance(error_of(add.failure), MayBeThere)
        if add.phase is Phase.PAUSED:
            return is_held_back
        return add.phase is Phase.REFUSED and refused.may_be_stored

    async def look(self, add: PendingAdd, seen_for: float) -> bool:
        """Search the list for one; returns whether it has no more like it than was shown.

        `seen_for`: for how many seconds, at least, somebody sees that it is running. A list that
        cannot be read counts only once that has been shown.
        """
        shown = self.search_for(add.pet)
        if shown is None or shown.is_running:
            return False
        await self._look(self._refused[add.pet].add, seen_for)
        found = self.search_for(add.pet) or Search()
        is_read = found.unread is None or shown.unread is not None
        return is_read and set(found.ids) <= set(shown.ids)

    def settle(self, pet: NewPet) -> None:
        """Forget an animal that is there: another one like it is a new animal."""
        self._refused.pop(pet, None)
        self._searches.pop(pet, None)

    def search_for(self, pet: NewPet | None) -> Search | None:
        """What the list says of a refused animal; None if it was not refused here."""
        if (refused := self.of(pet)) is None:
            return None
        add = refused.add
        if add.pet in self._looking:
            return Search(is_running=True)
        looked = self._searches.get(add.pet, Search())
        found = set(looked.result.ids) if looked.result is not None else set[int]()
        found |= set(self._listed.ids(add.pet))
        if not (ids := self._pending.ids_of_its_own(add, found)):
            return looked
        return Search(
            SearchResult(add, refused.error, ids, are_new=add.known.is_whole, at=local_now())
        )

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
