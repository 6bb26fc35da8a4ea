"""The known animals, kept in columns: a row is an index that stays while the animal is known."""

from __future__ import annotations

import asyncio
import weakref
from array import array
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import compress, repeat
from typing import NamedTuple

from petstore_gui.catalogue.folding import fold
from petstore_gui.catalogue.row_index import RowIndex
from petstore_gui.catalogue.search_texts import PART, SearchTexts
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet

FREED = 5_000
"""Names that are freed in one turn of the loop."""

_KNOWN_STATUSES: tuple[str | None, ...] = (None, *PetStatus)


class Difference(NamedTuple):
    """An animal that is new (it was None), or is other than it was."""

    was: Pet | None
    now: Pet


class Rows:
    """Animals by row and by id. Columns are far smaller than objects at a million animals.

    `texts` has each row's text to search and to sort by name: folded name, id and category.
    `ids_ascend` tells that the rows came in the order of their ids. Nothing in them refers back to
    them: they end with the last who has them, not when garbage is collected, which takes long then.
    """

    def __init__(self) -> None:
        self.ids = array("q")
        self.names: list[str] = []
        self.categories = array("q")
        self.texts = SearchTexts(partial(_texts, self.names, self.ids, self.categories))
        self.ids_ascend = True
        self._statuses = array("H")
        self._status_counts: Counter[int] = Counter()
        self._status_texts: list[str | None] = list(_KNOWN_STATUSES)
        self._code_by_status = {status: code for code, status in enumerate(_KNOWN_STATUSES)}
        self._row_index = RowIndex(self.ids)
        self.walks = array("I")
        weakref.finalize(self, _let_go, self.names).atexit = False

    def __len__(self) -> int:
        return len(self.ids)

    def row_of(self, pet_id: int) -> int | None:
        """The row of an animal, or None where its id is not known."""
        return self._row_index.get(pet_id)

    def knows_any(self, pet_ids: Sequence[int]) -> bool:
        """Whether any of these ids is known; quick where they come in order and none is."""
        return self._row_index.has_any(pet_ids)

    def pet(self, row: int) -> Pet:
        """The animal in a row."""
        return Pet(self.ids[row], self.names[row], self.categories[row], self.status(row))

    def status(self, row: int) -> str | None:
        return self._status_texts[self._statuses[row]]

    def status_codes(self) -> Sequence[int]:
        """A number for each row, the same for the same status: to filter and sort by."""
        return self._statuses

    def key(self, row: int) -> str:
        """The text that a row is searched and sorted by."""
        return _key(self.names[row], self.ids[row], self.categories[row])

    def code_of(self, status: str | None) -> int:
        """The number that stands for a status in `status_codes`."""
        code = self._code_by_status.setdefault(status, len(self._status_texts))
        if code == len(self._status_texts):
            self._status_texts.append(status)
        return code

    def put(self, pet: Pet, walk: int) -> Difference | None:
        """Take an animal, seen in walk number `walk`. Tells where it is new or has changed."""
        row = self._row_index.get(pet.id)
        if row is None:
            self._append(pet, walk)
            return Difference(None, pet)
        self.walks[row] = walk
        was = self.pet(row)
        if was == pet:
            return None
        self._update(row, pet)
        return Difference(was, pet)

    def put_all(self, pets: Sequence[Pet], walk: int) -> list[Difference]:
        """Take animals as `put` takes one; a page of new ones is a third of that work."""
        ids = [pet.id for pet in pets]
        if not ids:
            return []
        if len(set(ids)) < len(ids) or self._row_index.has_any(ids):
            return [other for pet in pets if (other := self.put(pet, walk))]
        names, categories = [pet.name for pet in pets], [pet.category_id for pet in pets]
        self._append_all(ids, names, categories, [pet.status for pet in pets], walk)
        return [Difference(None, pet) for pet in pets]

    def know(self, pets: Sequence[tuple[int, str, int, str | None]]) -> None:
        """Take animals that no walk has seen, as id, name, category and status.

        No id of them is known yet.
        """
        ids, names, categories, statuses = zip(*pets, strict=True)
        self._append_all(ids, names, categories, statuses, walk=0)

    def _append_all(
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
        self.categories.extend(categories)
        for unheard_of in set(statuses) - self._code_by_status.keys():
            self.code_of(unheard_of)
        codes = list(map(self._code_by_status.__getitem__, statuses))
        self._statuses.extend(codes)
        self._status_counts.update(codes)
        self.walks.extend(repeat(walk, len(ids)))

    def keep(self, wanted: Sequence[bool]) -> Rows:
        """Another set of rows with only those that are wanted, in their order."""
        kept = Rows()
        kept.ids.extend(compress(self.ids, wanted))
        kept._note_ids(0)
        kept.names.extend(compress(self.names, wanted))
        kept.categories.extend(compress(self.categories, wanted))
        kept.walks = array("I", compress(self.walks, wanted))
        kept._statuses = array("H", compress(self._statuses, wanted))
        kept._status_counts = Counter(kept._statuses)
        kept._status_texts = list(self._status_texts)
        kept._code_by_status = dict(self._code_by_status)
        return kept

    def counts_by_status(self) -> dict[str | None, int]:
        """How many known animals have each status; None stands for no status."""
        return {self._status_texts[code]: n for code, n in self._status_counts.items() if n}

    def counts_by_category(self) -> dict[int, int]:
        """How many known animals each category has."""
        return dict(Counter(self.categories))

    def _append(self, pet: Pet, walk: int) -> None:
        self.ids.append(pet.id)
        self._note_ids(len(self.ids) - 1)
        self.names.append(pet.name)
        self.categories.append(pet.category_id)
        code = self.code_of(pet.status)
        self._statuses.append(code)
        self._status_counts[code] += 1
        self.walks.append(walk)

    def _update(self, row: int, pet: Pet) -> None:
        self.names[row] = pet.name
        self.categories[row] = pet.category_id
        self.texts.forget(row)
        code = self.code_of(pet.status)
        self._status_counts[self._statuses[row]] -= 1
        self._status_counts[code] += 1
        self._statuses[row] = code

    def _note_ids(self, start: int) -> None:
        self._row_index.add(start)
        self.texts.forget(start)
        last = self.ids[max(start - 1, 0) :].tolist()
        self.ids_ascend = self.ids_ascend and last == sorted(last)


def _texts(
    names: list[str], ids: array[int], categories: array[int], start: int, stop: int
) -> list[str]:
    return list(map(_key, names[start:stop], ids[start:stop], categories[start:stop]))


def _let_go(names: list[str]) -> None:
    """Free the names of rows that nobody has any more: a million in one turn of the loop is long.

    Where no loop runs, nothing can stand still: then they go in one.
    """
    del names[-FREED:]
    if names:
        with suppress(RuntimeError):
            asyncio.get_running_loop().call_soon(_let_go, names)


def _key(name: str, pet_id: int, category_id: int) -> str:
    return f"{fold(name)}{PART}{pet_id}{PART}{category_id}"
