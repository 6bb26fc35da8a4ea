"""The known animals in columns. An animal keeps its row number for good."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import compress, repeat
from typing import NamedTuple

import msgspec

from petstore_gui.catalogue.search_texts import SEPARATOR, SearchTexts
from petstore_gui.catalogue.text_folding import fold, natural, placed
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.domain.view import Filter

NAME_MAX = 1_000
"""Characters of a name that are kept."""

_SHARDS = 256
_IDS_IN_TURN = 4_096
"""Dictionaries that share the ids out of order, so many in turn each: growing a single one, or all
at the same time, would hold up the event loop."""

_PLACES = tuple(Place)


class Difference(NamedTuple):
    """What putting an animal changed; `before` and `was` are None if it is new."""

    row: int
    before: Pet | None
    was: Place | None
    after: Pet


class Rows:
    """Animals by row and by id. Columns take far less memory than objects at a million animals.

    This is a live view: rows are appended and updated in place, never moved. Those that are gone
    stay, and no view shows them. `walks` has the number of the walk that last saw each, `seen` when
    it was last seen apart from the newest list, in seconds since 1970. `unwritten` marks what the
    history file does not have yet. `texts` has each row's text for searches and for its sort key:
    folded name, id and category. `status_codes` are places in `statuses`, to filter and sort by.
    `counts`: by status code and place. `longest_id`: in characters, of all rows.
    """

    def __init__(self) -> None:
        self.ids = array("q")
        self.names: list[str] = []
        self.categories = array("q")
        self.walks = array("I")
        self.places = bytearray()
        self.seen = array("q")
        self.unwritten = bytearray()
        self.texts = SearchTexts(partial(_texts, self.names, self.ids, self.categories))
        self.longest_id = 0
        self.counts = Counter[tuple[int, int]]()
        self._category_counts = Counter[tuple[int, int]]()  # by status code and category
        self.status_codes = array("I")
        self.statuses: list[str | None] = [None, *PetStatus]
        self._code_by_status = {status: code for code, status in enumerate(self.statuses)}
        self._in_order = 0  # so many rows, the first ones, are in the order of their ids
        self._others: list[dict[int, int]] = [{} for _ in range(_SHARDS)]  # all after those, by id

    def __len__(self) -> int:
        return len(self.ids)

    @property
    def gone(self) -> int:
        """How many of the rows are gone."""
        return sum(count for (_, place), count in self.counts.items() if place == Place.GONE)

    @property
    def ids_ascend(self) -> bool:
        """Whether the rows are in the order of their ids, as those of most services are."""
        return self._in_order == len(self.ids)

    def place(self, row: int) -> Place:
        """Where the animal in a row is known from."""
        return _PLACES[self.places[row]]

    def any_row_of(self, pet_id: int) -> int | None:
        """The row of an animal, even one that is gone, or None if its id is unknown."""
        row = bisect_left(self.ids, pet_id, 0, self._in_order)
        if row < self._in_order and self.ids[row] == pet_id:
            return row
        return self._others[pet_id // _IDS_IN_TURN % _SHARDS].get(pet_id)

    def row_of(self, pet_id: int) -> int | None:
        """The row of an animal, or None if its id is unknown or it is gone."""
        row = self.any_row_of(pet_id)
        return None if row is None or self.places[row] == Place.GONE else row

    def pet(self, row: int) -> Pet:
        """The animal in a row."""
        return Pet(self.ids[row], self.names[row], self.categories[row], self.status(row))

    def named(self, name: str) -> Iterator[int]:
        """The rows of animals with this name. A search in C: 10 ms for a million."""
        row = -1
        with suppress(ValueError):
            while True:
                row = self.names.index(name, row + 1)
                if self.places[row] != Place.GONE:
                    yield row

    def known(self, start: int, stop: int) -> Sequence[int]:
        """The rows from `start` up to `stop` that are not gone."""
        rows, places = range(start, min(stop, len(self))), self.places[start:stop]
        if Place.GONE not in places:
            return rows
        return list(compress(rows, map(Place.GONE.__ne__, places)))

    def status(self, row: int) -> str | None:
        """The status of the animal in a row, if it has one."""
        return self.statuses[self.status_codes[row]]

    def key(self, row: int) -> str:
        """The text by which a row is searched."""
        return _key(self.names[row], self.ids[row], self.categories[row])

    def sort_key(self, row: int) -> str:
        """What a row is sorted by: names first, numbers in natural order."""
        return natural(_key(placed(self.names[row]), self.ids[row], self.categories[row]))

    def code_of(self, status: str | None) -> int:
        """The number of a status in `status_codes`."""
        code = self._code_by_status.setdefault(status, len(self.statuses))
        if code == len(self.statuses):
            self.statuses.append(status)
        return code

    def put(self, pets: Sequence[Pet], walk: int, place: Place = Place.LISTED) -> list[Difference]:
        """Put animals that walk number `walk` saw there; a page of new ones is put at once.

        Returns those that are new, have changed, or are known from elsewhere now.
        """
        if any(len(pet.name) > NAME_MAX for pet in pets):
            pets = [msgspec.structs.replace(pet, name=pet.name[:NAME_MAX]) for pet in pets]
        if not pets:
            return []
        ids = [pet.id for pet in pets]
        if len(set(ids)) < len(ids) or any(self.any_row_of(pet_id) is not None for pet_id in ids):
            return [one for pet in pets if (one := self._put(pet, walk, place))]
        start = len(self)
        names, categories = [pet.name for pet in pets], [pet.category_id for pet in pets]
        places = bytes([place]) * len(ids)
        self._append(ids, names, categories, [pet.status for pet in pets], places)
        self.walks[start:] = array("I", [walk]) * len(ids)
        return [Difference(row, None, None, pet) for row, pet in enumerate(pets, start)]

    def _put(self, pet: Pet, walk: int, place: Place) -> Difference | None:
        row = self.any_row_of(pet.id)
        if row is None:
            return self.put([pet], walk, place)[0]
        self.walks[row] = walk
        before, was = self.pet(row), self.place(row)
        if before == pet and was <= place:
            return None
        if before != pet:
            self._update(row, pet)
        self.set_place(row, was.seen(place))
        return Difference(row, before, was, pet)

    def load(
        self,
        pets: Sequence[tuple[int, str, int, str | None]],
        places: bytes | None = None,
        seen: Sequence[int] | None = None,
    ) -> None:
        """Append animals that no walk has seen: id, name, category, status. All must be new."""
        if pets:
            start = len(self)
            ids, names, categories, statuses = zip(*pets, strict=True)
            self._append(ids, names, categories, statuses, places or bytes(len(pets)))
            self.unwritten[start:] = bytes(len(pets))
            self.seen[start:] = array("q", seen or bytes(8 * len(pets)))

    def set_place(self, row: int, place: Place, seen: int | None = None) -> None:
        """Note where an animal is known from now, and when it was last seen if that is another."""
        self._count(row, -1)
        self.places[row], self.unwritten[row] = place, True
        self._count(row, 1)
        if seen is not None:
            self.seen[row] = seen

    def _append(
        self,
        ids: Sequence[int],
        names: Sequence[str],
        categories: Sequence[int],
        statuses: Sequence[str | None],
        places: bytes,
    ) -> None:
        start, ids_ascend = len(self.ids), self.ids_ascend
        self.ids.extend(ids)
        last = self.ids[max(start - 1, 0) :].tolist()
        if ids_ascend and last == sorted(last):
            self._in_order = len(self.ids)
        else:
            for row, pet_id in enumerate(ids, start):
                self._others[pet_id // _IDS_IN_TURN % _SHARDS][pet_id] = row
        self.texts.forget(start)
        self.names.extend(names)
        self.categories.extend(categories)
        self.longest_id = max(self.longest_id, len(str(min(ids))), len(str(max(ids))))
        codes = list(map(self.code_of, statuses))
        self.status_codes.extend(codes)
        self.places += places
        self.counts.update(zip(codes, places, strict=True))
        of_known = zip(codes, categories, places, strict=True)
        self._category_counts.update(
            (code, category) for code, category, place in of_known if place != Place.GONE
        )
        self.walks.extend(repeat(0, len(ids)))
        self.seen.extend(repeat(0, len(ids)))
        self.unwritten += b"\1" * len(ids)

    def counts_by_status(self) -> dict[str | None, int]:
        """How many known animals have each status; None is no status."""
        codes = Counter[int]()
        for (code, place), count in self.counts.items():
            codes[code] += count if place != Place.GONE else 0
        return self.by_status(codes)

    def by_status(self, counts: Mapping[int, int]) -> dict[str | None, int]:
        """Counts of status codes as counts of statuses."""
        return {self.statuses[code]: n for code, n in counts.items() if n}

    def counts_by_category(self, shown: Filter = Filter.ALL) -> dict[int, int]:
        """How many known animals a filter shows of each category."""
        counts = Counter[int]()
        for (code, category), n in self._category_counts.items():
            if shown is Filter.ALL or self.statuses[code] == shown.status:
                counts[category] += n
        return {category: n for category, n in counts.items() if n}

    def _update(self, row: int, pet: Pet) -> None:
        self._count(row, -1)
        self.names[row], self.categories[row] = pet.name, pet.category_id
        self.status_codes[row] = self.code_of(pet.status)
        self._count(row, 1)
        self.texts.forget(row)

    def _count(self, row: int, by: int) -> None:
        """Count the animal in a row in, or out (-1)."""
        code, place = self.status_codes[row], self.places[row]
        self.counts[code, place] += by
        if place != Place.GONE:
            self._category_counts[code, self.categories[row]] += by


def _texts(
    names: list[str],
    ids: array[int],
    categories: array[int],
    start: int,
    stop: int,
    change: Callable[[str], str],
) -> list[str]:
    changed = map(change, names[start:stop])
    return list(map(_key, changed, ids[start:stop], categories[start:stop]))


def _key(name: str, pet_id: int, category_id: int) -> str:
    return f"{fold(name)}{SEPARATOR}{pet_id}{SEPARATOR}{category_id}"
