"""The known animals that the newest list does not show, and how many there are of each status."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from petstore_gui.catalogue.list_facts import Apart

T = TypeVar("T")


class Unlisted:
    """Counts as animals come and go: to count a million anew at each change takes a second.

    `last_seen`: when those that an earlier list showed were seen, in seconds since 1970. `found`
    and `added`: those found by their id or added here since. An id is in one of these at most.
    """

    def __init__(self) -> None:
        self.last_seen: dict[int, int] = {}
        self.found: set[int] = set()
        self.added: set[int] = set()
        self._statuses: dict[int, str | None] = {}
        self._added, self._found = Counter[str | None](), Counter[str | None]()
        self._earlier = Counter[str | None]()
        self._times = Counter[int]()

    def __bool__(self) -> bool:
        return bool(self._statuses)

    def __contains__(self, pet_id: object) -> bool:
        return pet_id in self._statuses

    def note_added(self, pet_id: int, status: str | None) -> None:
        """Note that an animal was added here."""
        self.discard([pet_id])
        self.added.add(pet_id)
        self._statuses[pet_id] = status
        self._added[status] += 1

    def note_found(self, pet_id: int, status: str | None) -> None:
        """Note that an animal was found by its id."""
        self.discard([pet_id])
        self.found.add(pet_id)
        self._statuses[pet_id] = status
        self._found[status] += 1

    def note_last_seen(self, pet_id: int, status: str | None, at: int) -> None:
        """Note when an animal of an earlier list was seen, in seconds since 1970."""
        self.discard([pet_id])
        self.last_seen[pet_id] = at
        self._statuses[pet_id] = status
        self._earlier[status] += 1
        self._times[at] += 1

    def discard(self, pet_ids: Iterable[int]) -> set[int]:
        """Forget these; return those that only an earlier list had shown."""
        unlisted = self._statuses.keys() & set(pet_ids)
        earlier = self.last_seen.keys() & unlisted
        for pet_id in unlisted:
            status = self._statuses.pop(pet_id)
            if pet_id in earlier:
                _take_one(self._times, self.last_seen.pop(pet_id))
                _take_one(self._earlier, status)
            elif pet_id in self.found:
                self.found.remove(pet_id)
                _take_one(self._found, status)
            else:
                self.added.remove(pet_id)
                _take_one(self._added, status)
        return earlier

    def by_status(self) -> tuple[tuple[str | None, Apart], ...]:
        """How many there are of each status."""
        statuses = {**self._added, **self._found, **self._earlier}
        return tuple(
            (status, Apart(self._added[status], self._found[status], self._earlier[status]))
            for status in statuses
        )

    @property
    def seen_from(self) -> int | None:
        """The earliest time in `last_seen`."""
        return min(self._times, default=None)

    @property
    def seen_until(self) -> int | None:
        """The latest time in `last_seen`."""
        return max(self._times, default=None)


def _take_one(counts: Counter[T], key: T) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
