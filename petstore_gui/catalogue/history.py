"""What is remembered of the animals beside their rows: when they were seen, and what is news.

Pure state. What has to be written is noted as ids; how an animal stands is read when it is written.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import chain

from petstore_gui.catalogue.changes import Before, Was
from petstore_gui.catalogue.rows import Difference
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.cached_rows import CachedRow
from petstore_gui.storage.history_db import Head

TAKEN = "by its id"
"""The part of an animal that was added here or found by its id, and that no list has shown."""


class Unwritten:
    """The ids of what is other than in the file. An id may be there twice."""

    def __init__(self) -> None:
        self.pets = array("q")
        self.before = array("q")
        self.has_head = False

    def add_all(self, pet_ids: Iterable[int], history: History) -> None:
        """Have everything written anew."""
        self.pets.extend(pet_ids)
        self.before.extend(history.before)
        self.has_head = True

    def __bool__(self) -> bool:
        return bool(self.pets or self.before or self.has_head)


class History:
    """Keeps apart what the newest list shows and what is known from earlier.

    `last_seen` has the animals that the newest list does not show, in seconds since 1970; `found`
    those that were found by their id since, and that it does not show either; `parts` those that no
    whole list has shown; `before` how those stood that are other since staff looked.
    `edition` is another number whenever `last_seen` or `found` is other.
    """

    def __init__(self) -> None:
        self.head: Head | None = None
        self.last_seen: dict[int, int] = {}
        self.found: set[int] = set()
        self.parts: dict[int, str] = {}
        self.before: dict[int, Before] = {}
        self.unwritten = Unwritten()
        self.edition = 0
        self._hidden = array("q")
        self._left: dict[int, Pet] = {}
        self._taken_at: dict[int, int] = {}

    def hide(self, pet_ids: Iterable[int]) -> None:
        """Take the ids of animals that were known once and are not shown; replaces those before."""
        self._hidden = array("q", sorted(pet_ids))

    def know(self, batch: Iterable[CachedRow]) -> None:
        """Take what is remembered of animals from earlier."""
        self.edition += 1
        for pet_id, *_, last_seen, part in batch:
            if last_seen is not None:
                self.last_seen[pet_id] = last_seen
            if part is not None:
                self.parts[pet_id] = part

    def knew(self, pet_id: int) -> bool:
        """Whether an animal that is not shown was known once."""
        place = bisect_left(self._hidden, pet_id)
        is_hidden = place < len(self._hidden) and self._hidden[place] == pet_id
        return is_hidden or pet_id in self._left

    def removed(self, pet_ids: Iterable[int]) -> list[Pet]:
        """Those of the animals that were removed in this run, as they were last."""
        return [self._left[pet_id] for pet_id in pet_ids if pet_id in self._left]

    def saw(
        self, pets: Sequence[Pet], differences: Sequence[Difference], part: str | None = None
    ) -> None:
        """A list showed animals. `part` is the status that was asked for, None for the whole."""
        others = {one.now.id for one in differences}
        ids = {pet.id for pet in pets} if self.last_seen or self.parts or self.found else others
        returned = self.last_seen.keys() & ids
        for pet_id in returned:
            del self.last_seen[pet_id]
        self.edition += bool(returned or self.found & ids)
        self.found -= ids
        listed = self._note_part(ids, {one.now.id for one in differences if not one.was}, part)
        if self.head is not None:  # the first list is what later ones are compared with
            for difference in differences:
                self._note_news(difference, self.head)
        for pet in pets if returned else ():
            self._settle(pet)
        self.unwritten.pets.extend(chain(others, (returned | listed) - others))

    def took(self, pet: Pet, *, is_new: bool, is_found: bool, at: int) -> None:
        """An animal was added here, or was found by its id: whoever did so has looked at it.

        It was seen `at` that moment, in seconds since 1970.
        """
        self.edition += 1
        self._taken_at[pet.id] = at
        if not is_found:
            self.found.discard(pet.id)
        elif is_new or pet.id in self.last_seen:
            self.found.add(pet.id)
        self.last_seen.pop(pet.id, None)
        if is_new:
            self.parts[pet.id] = TAKEN
        self.mark_seen([pet.id])
        self.unwritten.pets.append(pet.id)

    def unlisted(self, pets: Iterable[Pet], at: int) -> None:
        """A list that came to its end `at` that moment did not show these: no proof of anything."""
        self.edition += 1
        before = self.head.as_of if self.head else at
        for pet in pets:
            if pet.id in self.last_seen:
                continue
            self.found.discard(pet.id)
            self.last_seen[pet.id] = max(before, self._taken_at.get(pet.id, before))
            if self.head and pet.id not in self.before and self.parts.get(pet.id) != TAKEN:
                self._remember(pet.id, Before(Was.KNOWN, pet))
            self.unwritten.pets.append(pet.id)

    def gone(self, pets: Iterable[Pet]) -> None:
        """A list whose links ended did not show these."""
        self.edition += 1
        for pet in pets:
            self.last_seen.pop(pet.id, None)
            self.found.discard(pet.id)
            self.parts.pop(pet.id, None)
            self._left[pet.id] = pet
            before = self.before.get(pet.id)
            if before is None:
                self._remember(pet.id, Before(Was.KNOWN, pet))
            elif before.pet is None:
                self._forget(pet.id)
            self.unwritten.pets.append(pet.id)

    def ended(self, head: Head) -> None:
        """A walk of the whole list came to its end; `unlisted` or `gone` comes before."""
        self.head = head
        self.unwritten.has_head = True

    def mark_seen(self, pet_ids: Iterable[int]) -> None:
        """Staff have looked at what is other about these."""
        for pet_id in self.before.keys() & set(pet_ids):
            self._forget(pet_id)

    def _note_part(self, ids: set[int], new: set[int], part: str | None) -> set[int]:
        """The ids whose part of the list is another than before."""
        if part is None:
            others = self.parts.keys() & ids
            for pet_id in others:
                del self.parts[pet_id]
            return others
        others = new | {one for one in self.parts.keys() & ids if self.parts[one] == TAKEN}
        self.parts.update(dict.fromkeys(others, part))
        return others

    def _note_news(self, difference: Difference, head: Head) -> None:
        was, pet = difference
        if pet.id in self.before:
            self._settle(pet)
        elif was is not None:
            self._remember(pet.id, Before(Was.KNOWN, was))
        elif self.knew(pet.id):
            self._remember(pet.id, Before(Was.AWAY))
        elif not head.is_in_part:  # else it may have been known
            self._remember(pet.id, Before(Was.ABSENT if head.was_whole else Was.UNSEEN))

    def _settle(self, pet: Pet) -> None:
        """An animal that is again as it was is no news."""
        before = self.before.get(pet.id)
        if before is not None and before.pet == pet:
            self._forget(pet.id)

    def _remember(self, pet_id: int, before: Before) -> None:
        self.before[pet_id] = before
        self.unwritten.before.append(pet_id)

    def _forget(self, pet_id: int) -> None:
        del self.before[pet_id]
        self.unwritten.before.append(pet_id)
