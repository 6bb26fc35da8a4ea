"""What is known of animals beyond their rows: when they were last seen, and what changed.

Pure state. It notes which ids are unwritten; their state is read when they are written.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from petstore_gui.catalogue.changes import Before, Presence
from petstore_gui.catalogue.rows import Difference
from petstore_gui.catalogue.unlisted import Unlisted
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.cached_rows import CachedRow
from petstore_gui.storage.history_rows import Head

BY_ID = "by its id"
"""In place of a status: the animal was added here or found by its id, and no list has shown it."""

_BY_STATUS = frozenset(PetStatus)


class Unwritten:
    """The ids whose state differs from the file. An id may occur twice."""

    def __init__(self) -> None:
        self.pets = array("q")
        self.before = array("q")
        self.has_head = False
        self._has_file = True

    def add(self, pet_ids: Iterable[int]) -> None:
        """Mark animals as unwritten."""
        if self._has_file:
            self.pets.extend(pet_ids)

    def add_before(self, pet_ids: Iterable[int]) -> None:
        """Mark the earlier states of animals as unwritten."""
        if self._has_file:
            self.before.extend(pet_ids)

    def add_all(self, pet_ids: Iterable[int], history: History) -> None:
        """Mark everything as unwritten."""
        self.add(pet_ids)
        self.add_before(history.before)
        self.has_head = True

    def give_up(self) -> None:
        """Note nothing any more: there is no file to write to, and the ids would grow for ever."""
        self.pets, self.before, self._has_file = array("q"), array("q"), False

    def __bool__(self) -> bool:
        return self._has_file and bool(self.pets or self.before or self.has_head)


class History:
    """Separates animals in the newest list from those known from earlier, all by id.

    `unlisted`: those that the newest list does not show. `seen_in`: where animals that no whole
    list has shown were seen. `before`: the earlier state of animals that have changed since staff
    looked. `newest_list`: None until a first list has ended.
    """

    def __init__(self) -> None:
        self.newest_list: Head | None = None
        self.unlisted = Unlisted()
        self.seen_in: dict[int, str] = {}
        self.before: dict[int, Before] = {}
        self.unwritten = Unwritten()
        self._hidden = array("q")
        self._removed: dict[int, Pet] = {}
        self.removed_letters = 0
        self._seen_at: dict[int, int] = {}
        self._read_at: dict[str, int] = {}
        self._known_parts: set[str | None] = {None}
        self._earlier_as_of: int | None = None

    def load(self, batch: Iterable[CachedRow]) -> None:
        """Load what earlier runs knew of animals."""
        for pet_id, _name, _category_id, status, last_seen, seen_in in batch:
            if last_seen is not None:
                self.unlisted.note_last_seen(pet_id, status, last_seen)
            if seen_in is not None:
                self.seen_in[pet_id] = seen_in
                self._known_parts.add(seen_in)

    def load_hidden(self, pet_ids: Iterable[int]) -> None:
        """Load the ids of animals that earlier runs knew and this one does not show."""
        self._hidden = array("q", sorted(pet_ids))

    @property
    def knew_others(self) -> bool:
        """Whether any animal that was known is no longer shown."""
        return bool(self._hidden or self._removed)

    def was_listed(self, pet_id: int) -> bool:
        """Whether any list has shown a known animal."""
        return self.seen_in.get(pet_id) != BY_ID

    def statuses_apart(self) -> set[PetStatus]:
        """The statuses whose lists have shown animals that no whole list has shown."""
        return {PetStatus(seen) for seen in set(self.seen_in.values()) & _BY_STATUS}

    def was_known(self, pet_id: int) -> bool:
        """Whether an animal that is not shown was known earlier."""
        place = bisect_left(self._hidden, pet_id)
        is_hidden = place < len(self._hidden) and self._hidden[place] == pet_id
        return is_hidden or pet_id in self._removed

    @property
    def removed_count(self) -> int:
        """How many animals were removed in this run."""
        return len(self._removed)

    def removed(self, pet_ids: Iterable[int]) -> list[Pet]:
        """The animals among these that were removed in this run, as last seen."""
        return [self._removed[pet_id] for pet_id in pet_ids if pet_id in self._removed]

    def note_listed(
        self, pets: Sequence[Pet], differences: Sequence[Difference], status: str | None = None
    ) -> None:
        """Note animals in a list: the whole list, or that of a status."""
        changed = {one.after.id for one in differences}
        ids = {pet.id for pet in pets} if self.unlisted or self.seen_in else changed
        returned = self.unlisted.discard(ids)
        new = {one.after.id for one in differences if one.before is None}
        moved = self._note_seen_in(ids, new, status)
        if self.newest_list is not None:  # later lists are compared with the first
            for difference in differences:
                is_first = status not in self._known_parts
                self._note_difference(difference, self.newest_list, is_first=is_first)
        for pet in pets if returned else ():
            self._forget_if_as_before(pet)
        self.unwritten.add(chain(changed, (returned | moved) - changed))

    def note_taken(self, pet: Pet, *, is_new: bool, is_found: bool, at: int) -> None:
        """Note that an animal was added here, or found by its id: staff have looked at it.

        `at` is when it was seen, in seconds since 1970.
        """
        self._seen_at[pet.id] = at
        if is_new or pet.id in self.unlisted:
            if is_found and pet.id not in self.unlisted.added:
                self.unlisted.note_found(pet.id, pet.status)
            else:
                self.unlisted.note_added(pet.id, pet.status)
        if is_new:
            self.seen_in[pet.id] = BY_ID
        self.mark_seen([pet.id])
        self.unwritten.add([pet.id])

    def note_unlisted(
        self, pets: Iterable[Pet], at: int, *, told: Callable[[int], bool] | None = None
    ) -> None:
        """Note that a list lacked these when it ended `at` a time, without proof of removal.

        `told` selects the animals that staff are told of: by default those that a list has shown.
        """
        newest = self.newest_list.as_of if self.newest_list else at
        for pet in pets:
            if pet.id in self.unlisted.last_seen:
                continue
            before = self._listed_at(pet.id, newest)
            seen = max(before, self._seen_at.get(pet.id, before))
            self.unlisted.note_last_seen(pet.id, pet.status, seen)
            is_told = (told or self.was_listed)(pet.id)
            if self.newest_list and pet.id not in self.before and is_told:
                self._set_before(pet.id, Before(Presence.KNOWN, pet))
            self.unwritten.add([pet.id])

    def note_removed(self, pets: Iterable[Pet]) -> None:
        """Note that these were removed: a list read to the end of its links lacked them."""
        for pet in pets:
            self.unlisted.discard([pet.id])
            self.seen_in.pop(pet.id, None)
            self.removed_letters += len(pet.name) if pet.id not in self._removed else 0
            self._removed[pet.id] = pet
            before = self.before.get(pet.id)
            if before is None:
                self._set_before(pet.id, Before(Presence.KNOWN, pet))
            elif before.pet is None:
                self._forget_before(pet.id)
            self.unwritten.add([pet.id])

    def note_status_list_end(self, status: PetStatus, at: int) -> None:
        """Note when the list of a status ended. Call `note_unlisted` first."""
        self._read_at[status] = at
        self._known_parts.add(status)

    def note_list_end(self, head: Head) -> None:
        """Note the end of a whole walk. Call `note_unlisted` or `note_removed` first."""
        if self._earlier_as_of is None:
            self._earlier_as_of = (self.newest_list or head).as_of
        self.newest_list = head
        self.unwritten.has_head = True

    def mark_seen(self, pet_ids: Iterable[int]) -> None:
        """Note that staff have looked at what has changed about these."""
        for pet_id in self.before.keys() & set(pet_ids):
            self._forget_before(pet_id)

    def _listed_at(self, pet_id: int, newest: int) -> int:
        """When a list showed an animal: `newest`, unless only the list of its status shows it."""
        seen_in = self.seen_in.get(pet_id)
        if seen_in not in _BY_STATUS:
            return newest
        return self._read_at.get(str(seen_in), self._earlier_as_of or newest)

    def _note_seen_in(self, ids: set[int], new: set[int], status: str | None) -> set[int]:
        """Note the list that showed these; return the ids that another list had shown before."""
        if status is None:
            moved = self.seen_in.keys() & ids
            for pet_id in moved:
                del self.seen_in[pet_id]
            return moved
        moved = new | {one for one in self.seen_in.keys() & ids if self.seen_in[one] == BY_ID}
        self.seen_in.update(dict.fromkeys(moved, status))
        return moved

    def _note_difference(
        self, difference: Difference, newest_list: Head, *, is_first: bool
    ) -> None:
        before, pet = difference
        if pet.id in self.before:
            self._forget_if_as_before(pet)
        elif before is not None:
            self._set_before(pet.id, Before(Presence.KNOWN, before))
        elif self.was_known(pet.id):
            self._set_before(pet.id, Before(Presence.AWAY))
        elif not (is_first or newest_list.is_in_part):  # else it may have been there, or known
            was_whole = newest_list.was_whole
            self._set_before(pet.id, Before(Presence.ABSENT if was_whole else Presence.UNSEEN))

    def _forget_if_as_before(self, pet: Pet) -> None:
        before = self.before.get(pet.id)
        if before is not None and before.pet == pet:
            self._forget_before(pet.id)

    def _set_before(self, pet_id: int, before: Before) -> None:
        self.before[pet_id] = before
        self.unwritten.add_before([pet_id])

    def _forget_before(self, pet_id: int) -> None:
        del self.before[pet_id]
        self.unwritten.add_before([pet_id])
