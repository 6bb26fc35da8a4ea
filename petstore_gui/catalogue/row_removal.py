"""Removes animals from the rows in small steps: all others are copied into new rows.

A million in one step would take a second, and two and a half if their ids came unordered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import SLICE
from petstore_gui.domain.pets import Pet


class RowRemoval:
    """Removes those that no walk from number `walk` on has seen, if `is_removed` says so of an id.

    After the last of `steps`, `kept` has all others, and `removed` those that were removed.
    The animals may change between two steps: `note` what is put.
    """

    def __init__(self, rows: Rows, walk: int, is_removed: Callable[[int], bool]) -> None:
        self._rows, self._walk, self._is_removed = rows, walk, is_removed
        self._put: set[int] = set()
        self._back: set[int] = set()
        self.kept = rows.empty_copy()
        self.removed: list[Pet] = []

    def note(self, pet_ids: Iterable[int]) -> None:
        """Note that these are put: they stay."""
        self._put.update(pet_ids)

    def steps(self) -> Iterator[None]:
        """Copy what stays."""
        copied = 0
        while copied < len(self._rows) or self._put:
            if copied < len(self._rows):
                self._copy(copied, copied := min(copied + SLICE, len(self._rows)))
            else:
                self._put_again([self._put.pop() for _ in range(min(len(self._put), SLICE))])
            yield
        if self._back:
            self.removed = [pet for pet in self.removed if pet.id not in self._back]
        self.kept.letters += self._rows.status_letters()

    def _copy(self, start: int, stop: int) -> None:
        rows, walk, is_removed = self._rows, self._walk, self._is_removed
        wanted = [
            seen >= walk or not is_removed(pet_id)
            for seen, pet_id in zip(rows.walks[start:stop], rows.ids[start:stop], strict=True)
        ]
        self.kept.append_from(rows, start, wanted)
        places = enumerate(wanted, start)
        self.removed += [rows.pet(row) for row, is_wanted in places if not is_wanted]

    def _put_again(self, pet_ids: Iterable[int]) -> None:
        for pet_id in pet_ids:
            if (row := self._rows.row_of(pet_id)) is not None:
                is_back = self.kept.row_of(pet_id) is None
                self.kept.put(self._rows.pet(row), self._rows.walks[row])
                self._back.update([pet_id] if is_back else [])
