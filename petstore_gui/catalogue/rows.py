"""The known animals in columns. An animal keeps its row number until animals are removed."""

from __future__ import annotations

import weakref
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import compress, repeat
from typing import NamedTuple

from petstore_gui.catalogue.gradual_freeing import free_gradually
from petstore_gui.catalogue.long_names import LONG, LongKey
from petstore_gui.catalogue.natural_order import natural
from petstore_gui.catalogue.row_index import RowIndex
from petstore_gui.catalogue.search_texts import BLOCK, JOINED_MAX, SEPARATOR, SearchTexts
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet

_KNOWN_STATUSES: tuple[str | None, ...] = (None, *PetStatus)


class Difference(NamedTuple):
    """An animal before and after it was put; `before` is None if it is new."""

    before: Pet | None
    after: Pet


class OtherVersion(Difference):
    """The same walk had already put the animal, as it is in `before`."""


class Rows:
    """Animals by row and by id. Columns take far less memory than objects at a million animals.

    This is a live view: rows are appended and updated in place, never moved. `walks` has the number
    of the walk that last saw each. `texts` has each row's text for searches and for its sort
    key: folded name, id and category. `ids_ascend`: the rows are in the order of their ids.
    `longest_id`, `longest_category`, `longest_name`: in characters, of all rows there ever were.
    `letters`: of all names and statuses. Nothing in here refers back to the object: it is freed
    with its last reference, not by the garbage collector, which would take long.
    """

    def __init__(self) -> None:
        self.ids = array("q")
        self.names: list[str] = []
        self.categories = array("q")
        self.texts = SearchTexts(partial(_texts, self.names, self.ids, self.categories))
        self.ids_ascend = True
        self.longest_id = self.longest_category = self.longest_name = self.letters = 0
        self._statuses = array("I")
        self._status_counts: Counter[int] = Counter()
        self._category_counts: Counter[int] = Counter()
        self._status_texts: list[str | None] = list(_KNOWN_STATUSES)
        self._code_by_status = {status: code for code, status in enumerate(_KNOWN_STATUSES)}
        self.walks = array("I")
        self._row_index = RowIndex(self.ids)
        weakref.finalize(self, free_gradually, self.names, self._row_index.strays).atexit = False

    def __len__(self) -> int:
        return len(self.ids)

    def row_of(self, pet_id: int) -> int | None:
        """The row of an animal, or None if its id is unknown."""
        return self._row_index.get(pet_id)

    def knows_any(self, pet_ids: Sequence[int]) -> bool:
        """Whether any of these ids is known; quick if they are in order and none is."""
        return self._row_index.has_any(pet_ids)

    def would_grow(self, pets: Sequence[Pet]) -> bool:
        """Whether any of these has an unknown id or status."""
        return any(
            self._row_index.get(pet.id) is None or pet.status not in self._code_by_status
            for pet in pets
        )

    def pet(self, row: int) -> Pet:
        """The animal in a row."""
        return Pet(self.ids[row], self.names[row], self.categories[row], self.status(row))

    def named(self, name: str) -> Iterator[int]:
        """The rows of animals with this name. A search in C: 10 ms for a million."""
        row = -1
        with suppress(ValueError):
            while True:
                row = self.names.index(name, row + 1)
                yield row

    def status(self, row: int) -> str | None:
        """The status of the animal in a row, if it has one."""
        return self._status_texts[self._statuses[row]]

    def status_codes(self) -> Sequence[int]:
        """The status of each row as a number, to filter and sort by."""
        return self._statuses

    def key(self, row: int) -> str:
        """The text by which a row is searched, and from which its sort key is made."""
        return _key(self.names[row], self.ids[row], self.categories[row])

    def sort_key(self, row: int) -> str | LongKey:
        """What to sort a row by its name by."""
        name, pet_id, category_id = self.names[row], self.ids[row], self.categories[row]
        if len(name) < LONG:
            return natural(_key(name, pet_id, category_id))
        return LongKey(name, _tail(pet_id, category_id))

    @property
    def has_long_names(self) -> bool:
        """Whether any name is so long that sorting takes shorter steps."""
        return self.longest_name >= LONG

    def has_long_block(self, start: int) -> bool:
        """Whether the texts of a block are too long to be joined, and kept, in one step."""
        return self.has_long_names and sum(map(len, self.names[start : start + BLOCK])) > JOINED_MAX

    def code_of(self, status: str | None) -> int:
        """The number of a status in `status_codes`."""
        code = self._code_by_status.setdefault(status, len(self._status_texts))
        if code == len(self._status_texts):
            self._status_texts.append(status)
            self.letters += len(status or "")
        return code

    def put(self, pet: Pet, walk: int) -> Difference | None:
        """Put an animal that walk number `walk` saw; return the difference, or None."""
        row = self._row_index.get(pet.id)
        if row is None:
            self._append([pet.id], [pet.name], [pet.category_id], [pet.status], walk)
            return Difference(None, pet)
        last_walk, self.walks[row] = self.walks[row], walk
        before = self.pet(row)
        if before == pet:
            return None
        self._update(row, pet)
        return (OtherVersion if last_walk == walk else Difference)(before, pet)

    def put_all(self, pets: Sequence[Pet], walk: int) -> list[Difference]:
        """Put animals as `put` does; a page of new ones takes a third of the work."""
        ids = [pet.id for pet in pets]
        if not ids:
            return []
        if len(set(ids)) < len(ids) or self._row_index.has_any(ids):
            return [change for pet in pets if (change := self.put(pet, walk))]
        names, categories = [pet.name for pet in pets], [pet.category_id for pet in pets]
        self._append(ids, names, categories, [pet.status for pet in pets], walk)
        return [Difference(None, pet) for pet in pets]

    def load(self, pets: Sequence[tuple[int, str, int, str | None]]) -> None:
        """Append animals that no walk has seen: id, name, category, status. All must be new."""
        ids, names, categories, statuses = zip(*pets, strict=True)
        self._append(ids, names, categories, statuses, walk=0)

    def _append(
        self,
        ids: Sequence[int],
        names: Sequence[str],
        categories: Sequence[int],
        statuses: Sequence[str | None],
        walk: int,
    ) -> None:
        start = len(self.ids)
        self.ids.extend(ids)
        self._note_ids(start)
        self.names.extend(names)
        lengths = list(map(len, names))
        self.letters += sum(lengths)
        self.longest_name = max(self.longest_name, *lengths)
        self.categories.extend(categories)
        self._category_counts.update(categories)
        self._note_lengths(ids, categories)
        for unknown in set(statuses) - self._code_by_status.keys():
            self.code_of(unknown)
        codes = list(map(self._code_by_status.__getitem__, statuses))
        self._statuses.extend(codes)
        self._status_counts.update(codes)
        self.walks.extend(repeat(walk, len(ids)))

    def empty_copy(self) -> Rows:
        """New rows without animals, for `append_from`: they share their status codes with these."""
        kept = Rows()
        kept.longest_id, kept.longest_category = self.longest_id, self.longest_category
        kept.longest_name = self.longest_name
        kept._status_texts, kept._code_by_status = self._status_texts, self._code_by_status
        return kept

    def append_from(self, rows: Rows, start: int, wanted: Sequence[bool]) -> None:
        """Append those of other rows, from `start` on, that are wanted, in their order."""
        own, stop = len(self), start + len(wanted)
        self.ids.extend(compress(rows.ids[start:stop], wanted))
        self._note_ids(own)
        self.names.extend(compress(rows.names[start:stop], wanted))
        self.letters += sum(map(len, self.names[own:]))
        self.categories.extend(compress(rows.categories[start:stop], wanted))
        self._category_counts.update(self.categories[own:])
        self.walks.extend(compress(rows.walks[start:stop], wanted))
        self._statuses.extend(compress(rows._statuses[start:stop], wanted))
        self._status_counts.update(self._statuses[own:])

    def status_letters(self) -> int:
        """How many of `letters` are those of statuses."""
        return sum(len(status or "") for status in self._status_texts[len(_KNOWN_STATUSES) :])

    def counts_by_status(self) -> dict[str | None, int]:
        """How many known animals have each status; None is no status."""
        return self.by_status(self._status_counts)

    def by_status(self, counts: Mapping[int, int]) -> dict[str | None, int]:
        """Counts of status codes as counts of statuses."""
        return {self._status_texts[code]: n for code, n in counts.items() if n}

    def counts_by_category(self) -> dict[int, int]:
        """How many known animals each category has."""
        return {category: n for category, n in self._category_counts.items() if n}

    def _update(self, row: int, pet: Pet) -> None:
        self.letters += len(pet.name) - len(self.names[row])
        self.longest_name = max(self.longest_name, len(pet.name))
        self.names[row] = pet.name
        self._category_counts[self.categories[row]] -= 1
        self._category_counts[pet.category_id] += 1
        self.categories[row] = pet.category_id
        self.texts.forget(row)
        self._note_lengths([pet.id], [pet.category_id])
        code = self.code_of(pet.status)
        self._status_counts[self._statuses[row]] -= 1
        self._status_counts[code] += 1
        self._statuses[row] = code

    def _note_lengths(self, ids: Sequence[int], categories: Sequence[int]) -> None:
        self.longest_id = max(self.longest_id, _longest(ids))
        self.longest_category = max(self.longest_category, _longest(categories))

    def _note_ids(self, start: int) -> None:
        self._row_index.add(start)
        self.texts.forget(start)
        last = self.ids[max(start - 1, 0) :].tolist()
        self.ids_ascend = self.ids_ascend and last == sorted(last)


def _texts(
    names: list[str], ids: array[int], categories: array[int], start: int, stop: int
) -> list[str]:
    return list(map(_key, names[start:stop], ids[start:stop], categories[start:stop]))


def _longest(numbers: Sequence[int]) -> int:
    return max(len(str(min(numbers))), len(str(max(numbers))))


def _key(name: str, pet_id: int, category_id: int) -> str:
    return f"{fold(name)}{SEPARATOR}{pet_id}{SEPARATOR}{category_id}"  # a call fewer than _tail


def _tail(pet_id: int, category_id: int) -> str:
    return f"{SEPARATOR}{pet_id}{SEPARATOR}{category_id}"
