"""What is news to staff: what has changed about animals since they looked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.changes import Change, change


class News:
    """The changes in one open catalogue."""

    def __init__(self, state: CatalogueState) -> None:
        self._state = state
        self._just_seen: dict[int, Change | None] = {}

    def changes(self, most: int) -> tuple[Change, ...]:
        """At most `most` changes since staff looked, in the order in which they were seen."""
        changes = map(self._change, self._state.history.before)
        return tuple(islice(filter(None, changes), most))

    def mark_read(self, changes: Sequence[Change]) -> None:
        """Mark these changes as read, except those of animals that have changed again."""
        self.mark_seen([one.pet.id for one in changes if self._change(one.pet.id) == one])

    def mark_seen(self, pet_ids: Sequence[int]) -> None:
        """Note that staff have seen these animals as they are now; one may be opened next."""
        self._just_seen = {pet_id: self._change(pet_id) for pet_id in pet_ids}
        self._state.history.mark_seen(pet_ids)
        self._state.flush()

    def newest_change(self, pet_id: int) -> Change | None:
        """The newest change of an animal, even if staff have just looked at it."""
        return self._change(pet_id) or self._just_seen.get(pet_id)

    def _change(self, pet_id: int) -> Change | None:
        history, pet = self._state.history, self._state.pet(pet_id)
        before = history.before.get(pet_id)
        if before is None:
            return None
        last = next(iter(history.removed([pet_id])), None)
        is_listed = pet_id not in history.unlisted.last_seen
        return change(before, pet, is_listed=is_listed, last=last)
