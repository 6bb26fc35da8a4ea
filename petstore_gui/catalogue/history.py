"""What is known of animals beyond their rows: when they were last seen, and what changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice

import msgspec

from petstore_gui.catalogue.changes import Before, Change, Presence, change
from petstore_gui.catalogue.list_facts import Apart
from petstore_gui.catalogue.rows import Difference, Rows
from petstore_gui.catalogue.sliced_sort import SLICE
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.storage.history_db import Head


class PetFacts(msgspec.Struct, frozen=True):
    """What is known of an animal. Times are in seconds since 1970, or None if not known.

    `is_from_earlier_run`: the newest list, which has it, is. `change`: what has changed since staff
    looked before, if anything.
    """

    pet: Pet
    place: Place
    last_seen: int | None
    change: Change | None
    is_from_earlier_run: bool = False


class History:
    """Compares lists with what was known before.

    `before`: the earlier state of animals that have changed since staff looked. `newest_list`: None
    until a first list has ended.
    """

    def __init__(self, rows: Rows | None = None) -> None:
        self.rows = rows or Rows()
        self.newest_list: Head | None = None
        self.before: dict[int, Before] = {}
        self._just_seen: dict[int, Change | None] = {}
        self._times = Counter[int]()

    def load(self, rows: range, unread: Iterable[tuple[int, str]]) -> None:
        """Note what an earlier run wrote: its rows, and what staff have not read of them."""
        self.before |= {one: msgspec.json.decode(text, type=Before) for one, text in unread}
        earlier = (row for row in rows if self.rows.place(row).is_earlier)
        self._times.update(self.rows.seen[row] for row in earlier)

    def unread(self, pet_id: int) -> str | None:
        """The earlier state of an animal as `load` takes it."""
        before = self.before.get(pet_id)
        return None if before is None else msgspec.json.encode(before).decode()

    def last_seen(self, pet_id: int) -> int | None:
        """When an animal was seen that only an earlier list has, in seconds since 1970."""
        row = self.rows.row_of(pet_id)
        return self.rows.seen[row] if row is not None and self.rows.place(row).is_earlier else None

    @property
    def seen_between(self) -> tuple[int | None, int | None]:
        """The earliest and the latest time of `last_seen`."""
        times = [at for at, count in self._times.items() if count]
        return min(times, default=None), max(times, default=None)

    def apart(self) -> tuple[tuple[str | None, Apart], ...]:
        """How many animals of each status the newest list does not show."""
        found: dict[str | None, Apart] = {}
        for (code, number), count in self.rows.counts.items():
            place, status = Place(number), self.rows.statuses[code]
            apart = Apart(
                added=count * (place is Place.ADDED),
                found=count * (place in (Place.FOUND, Place.FOUND_AGAIN)),
                earlier=count * place.is_earlier,
            )
            if apart.total:
                found[status] = found.get(status, Apart()) + apart
        return tuple(found.items())

    def note(self, differences: Sequence[Difference], seen: int | None = None) -> None:
        """Note what a page of a list has changed, or that of its status, when it was `seen`."""
        for one in differences:
            if one.was is not None and one.was.is_earlier:
                self._times[self.rows.seen[one.row]] -= 1
            if seen is not None:
                self.rows.seen[one.row] = seen
            if self.newest_list is not None:  # later lists are compared with the first
                self._note_difference(one, self.newest_list)

    def _note_difference(self, one: Difference, newest_list: Head) -> None:
        known = self.before.get(one.after.id)
        if known is not None:
            if known.pet == one.after:
                self._set_before(one.row, None)
        elif one.was is Place.GONE:
            self._set_before(one.row, Before(Presence.AWAY))
        elif one.before is not None:
            if one.before != one.after:
                self._set_before(one.row, Before(Presence.KNOWN, one.before))
        elif self.rows.place(one.row) is Place.LISTED:  # another list may not have been read before
            was_whole = newest_list.was_whole
            self._set_before(one.row, Before(Presence.ABSENT if was_whole else Presence.UNSEEN))

    def end_list(
        self, walk: int, head: Head, asking: Collection[PetStatus] = (), *, is_empty: bool
    ) -> Iterator[None]:
        """Note that walk number `walk` of the whole list ended, in small steps.

        Only links followed to the end prove that an animal in an earlier list is gone. Otherwise it
        stays, as last seen; staff are told, unless the list is empty. The lists of the statuses
        `asking` are asked for next: what only these have shown stays as it is.
        """
        codes = set(map(self.rows.code_of, asking))
        for rows in self._unseen(walk):
            for row in rows:
                place = self.rows.places[row]
                if place == Place.BY_STATUS and self.rows.status_codes[row] in codes:
                    continue
                is_told = head.was_whole or (not is_empty and place != Place.BY_STATUS)
                self._unlist(row, is_proof=head.was_whole, is_told=is_told)
                yield
            yield
        if head.was_whole or not is_empty or self.newest_list:  # else there is nothing to compare
            self.newest_list = head

    def end_status_list(
        self, walk: int, status: PetStatus, *, is_empty: bool, is_read: bool = True
    ) -> Iterator[bool]:
        """Note that a walk of the list of a status ended, in small steps.

        Yields whether the list lacks animals that the whole list has with this status. A list that
        was not read says nothing of these.
        """
        code, places = self.rows.code_of(status), self.rows.places
        for rows in self._unseen(walk):
            of_status = [row for row in rows if self.rows.status_codes[row] == code]
            if not is_read:
                of_status = [row for row in of_status if places[row] == Place.BY_STATUS]
            yield any(places[row] == Place.LISTED for row in of_status)
            for row in of_status:
                is_told = not is_empty and places[row] == Place.BY_STATUS
                self._unlist(row, is_proof=False, is_told=is_told)
                yield False

    def _unseen(self, walk: int) -> Iterator[list[int]]:
        """The rows that no walk from number `walk` on has seen, and that are not gone."""
        for start in range(0, len(self.rows), SLICE):
            walks = self.rows.walks[start : start + SLICE]
            known = self.rows.known(start, start + SLICE) if min(walks) < walk else ()
            yield [row for row in known if self.rows.walks[row] < walk]

    def _unlist(self, row: int, *, is_proof: bool, is_told: bool) -> None:
        rows, was = self.rows, self.rows.place(row)
        place, before = was.unlisted(is_proof=is_proof), self.before.get(rows.ids[row])
        if place is was:
            return
        if was.is_earlier:
            self._times[rows.seen[row]] -= 1
        listed_at = self.newest_list.as_of if self.newest_list and was is Place.LISTED else 0
        rows.set_place(row, place, max(rows.seen[row], listed_at))
        if place.is_earlier:
            self._times[rows.seen[row]] += 1
        if place is Place.GONE and before is not None and before.pet is None:
            self._set_before(row, None)  # staff never saw it
        elif is_told and place is not Place.NEVER_LISTED and before is None and self.newest_list:
            self._set_before(row, Before(Presence.KNOWN, rows.pet(row)))

    def _set_before(self, row: int, before: Before | None) -> None:
        pet_id, self.rows.unwritten[row] = self.rows.ids[row], True
        if before is None:
            del self.before[pet_id]
        else:
            self.before[pet_id] = before

    def statuses_apart(self) -> set[PetStatus]:
        """The statuses whose lists have shown animals that the newest list does not show."""
        counts, place = self.rows.counts, Place.BY_STATUS
        return {one for one in PetStatus if counts[self.rows.code_of(one), place]}

    def changes(self, most: int) -> tuple[Change, ...]:
        """At most `most` changes since staff looked, in the order in which they were seen."""
        return tuple(islice(filter(None, map(self._change, self.before)), most))

    def mark_read(self, changes: Sequence[Change]) -> None:
        """Mark these changes as read, except those of animals that have changed again."""
        self.mark_seen([one.pet.id for one in changes if self._change(one.pet.id) == one])

    def mark_seen(self, pet_ids: Sequence[int]) -> None:
        """Note that staff have seen these animals as they are now; one may be opened next."""
        self._just_seen = {pet_id: self._change(pet_id) for pet_id in pet_ids}
        for pet_id in self.before.keys() & set(pet_ids):
            if (row := self.rows.any_row_of(pet_id)) is not None:
                self._set_before(row, None)

    def facts_of(self, pet_id: int) -> PetFacts | None:
        """All that is known of an animal; None if it is unknown, or gone."""
        if (row := self.rows.row_of(pet_id)) is None:
            return None
        place, seen = self.rows.place(row), self.last_seen(pet_id)
        if place <= Place.BY_STATUS and self.newest_list is not None:
            seen = max(self.newest_list.as_of, self.rows.seen[row])
        newest = self._change(pet_id) or self._just_seen.get(pet_id)
        return PetFacts(self.rows.pet(row), place, seen, newest)

    def _change(self, pet_id: int) -> Change | None:
        before, row = self.before.get(pet_id), self.rows.any_row_of(pet_id)
        if before is None or row is None:
            return None
        place = self.rows.place(row)
        is_gone, is_listed = place is Place.GONE, not place.is_earlier
        return change(before, self.rows.pet(row), is_gone=is_gone, is_listed=is_listed)
