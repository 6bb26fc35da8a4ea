"""Animals like rows of an import that staff did not know of when they chose those rows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.outbox.duplicate_finder import STEP, find_alike
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.likeness import Likeness, likeness_of
from petstore_gui.outbox.pending import Pending

Sign = int | str
"""What an animal is told by: its ID in the list, or the key of its add."""


class Arrivals:
    """Another till, or somebody who adds by hand, may have added an animal of the file already.

    `known` has the animals that staff know of, and those that the import itself has added.
    """

    def __init__(self, catalogue: KnownPets, adds: Pending) -> None:
        self._catalogue = catalogue
        self._adds = adds
        self._rows, self._looked_at = catalogue.rows, 0
        self._listed = defaultdict[Likeness, set[int]](set)
        self.begin()

    def begin(self, known: Iterable[Sign] = ()) -> None:
        """Speak of another import; `read` takes its rows."""
        self.known = set[Sign](known)
        self._wanted = set[Likeness]()
        self._categories = set[int]()
        self._forget_list()

    def read(self, rows: Iterable[PendingAdd]) -> Iterator[None]:
        """Take rows of the import, in short steps."""
        for row in rows:
            if row.pet_id is not None:
                self.known.add(row.pet_id)
            if row.phase is Phase.PAUSED:
                self._wanted.add(likeness_of(row.pet))
                self._categories.add(row.pet.category_id)
            yield
        self._forget_list()

    def wants(self, animal: Likeness) -> bool:
        """Whether a row of the import is like an animal."""
        return animal in self._wanted

    def look(self) -> Iterator[None]:
        """Look through what has come into the list since the last look, in short steps.

        One look at a time.
        """
        if self._rows is not self._catalogue.rows:
            self._forget_list()
        rows = self._rows
        while self._looked_at < len(rows):
            start, self._looked_at = self._looked_at, min(self._looked_at + STEP, len(rows))
            yield from find_alike(rows, start, self._wanted, self._categories, self._take)
            yield

    def _take(self, key: Likeness, pet_id: int) -> None:
        self._listed[key].add(pet_id)

    def like(self, row: PendingAdd) -> set[Sign]:
        """The animals like a row that are not `known`, as far as `look` has found them."""
        key = likeness_of(row.pet)
        adds = (add for add in self._adds.here if add.key not in self.known)
        like = (add.key for add in adds if likeness_of(add.pet) == key)
        return {*self._listed.get(key, ()), *like} - self.known

    def _forget_list(self) -> None:
        self._rows, self._looked_at = self._catalogue.rows, 0
        self._listed.clear()
