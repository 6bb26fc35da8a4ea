"""What is news to staff: what has changed about animals since they looked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from petstore_gui.catalogue.catalogue_state import CatalogueState, seconds_of
from petstore_gui.catalogue.changes import Change, change
from petstore_gui.catalogue.pet_facts import PetFacts, Whereabouts


class News:
    """The changes in one open catalogue, and all that is known of one animal."""

    def __init__(self, state: CatalogueState) -> None:
        self._state = state
        self._just_seen: dict[int, Change | None] = {}

    def changes(self, most: int) -> tuple[Change, ...]:
        """What has changed since staff looked, in the order in which it was seen; `most` of it."""
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

    def facts_of(self, pet_id: int) -> PetFacts | None:
        """All that is known of an animal, or None if it is not known."""
        pet, history, facts = self._state.pet(pet_id), self._state.history, self._state.facts
        if pet is None:
            return None
        last_seen = history.last_seen.get(pet_id)
        where = Whereabouts.EARLIER if facts.is_earlier else Whereabouts.LISTED
        if pet_id in history.added:
            where = Whereabouts.ADDED
        elif pet_id in history.found:
            where = Whereabouts.FOUND
        elif not history.was_listed(pet_id):
            where = Whereabouts.NEVER_LISTED
        elif last_seen is not None:
            where = Whereabouts.UNLISTED
        elif facts.as_of is not None:
            last_seen = seconds_of(facts.as_of)
        just_seen = self._just_seen.get(pet_id)
        return PetFacts(pet, where, last_seen, self._change(pet_id) or just_seen)

    def _change(self, pet_id: int) -> Change | None:
        history, pet = self._state.history, self._state.pet(pet_id)
        before = history.before.get(pet_id)
        if before is None:
            return None
        return change(before, pet, is_listed=pet_id not in history.last_seen)
