"""The known animals, kept in columns: a row is an index that stays while the animal is known."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from itertools import compress

from petstore_gui.catalogue.folding import fold
from petstore_gui.pets import Pet, PetStatus

_PART = "\x1f"
"""Parts a key. No search holds it, since words end at it, and it sorts before what can be read."""

_KNOWN_STATUSES: tuple[str | None, ...] = (None, *PetStatus)


class Rows:
    """Animals by row and by id. Columns are far smaller than objects at a million animals.

    `keys` holds each row's text to search and to sort by name: folded name, id and category.
    """

    def __init__(self) -> None:
        self.ids = array("q")
        self.names: list[str] = []
        self.categories = array("q")
        self.keys: list[str] = []
        self._statuses = array("H")
        self._status_texts: list[str | None] = list(_KNOWN_STATUSES)
        self._row_by_id: dict[int, int] = {}
        self.walks = array("Q")

    def __len__(self) -> int:
        return len(self.ids)

    def row_of(self, pet_id: int) -> int | None:
        """The row of an animal, or None where its id is not known."""
        return self._row_by_id.get(pet_id)

    def pet(self, row: int) -> Pet:
        """The animal in a row."""
        return Pet(self.ids[row], self.names[row], self.categories[row], self.status(row))

    def status(self, row: int) -> str | None:
        return self._status_texts[self._statuses[row]]

    def status_codes(self) -> Sequence[int]:
        """A number for each row, the same for the same status: to filter and sort by."""
        return self._statuses

    def code_of(self, status: str | None) -> int:
        """The number that stands for a status in `status_codes`."""
        if status not in self._status_texts:
            self._status_texts.append(status)
        return self._status_texts.index(status)

    def put(self, pet: Pet, walk: int) -> bool:
        """Take an animal, seen in walk number `walk`. True where it is new or has changed."""
        row = self._row_by_id.get(pet.id)
        if row is None:
            self._append(pet, walk)
            return True
        self.walks[row] = walk
        return self._update(row, pet)

    def keep(self, wanted: Sequence[bool]) -> Rows:
        """Another set of rows with only those that are wanted, in their order."""
        kept = Rows()
        kept.ids = array("q", compress(self.ids, wanted))
        kept.names = list(compress(self.names, wanted))
        kept.categories = array("q", compress(self.categories, wanted))
        kept.keys = list(compress(self.keys, wanted))
        kept.walks = array("Q", compress(self.walks, wanted))
        kept._statuses = array("H", compress(self._statuses, wanted))
        kept._status_texts = list(self._status_texts)
        kept._row_by_id = dict(zip(kept.ids, range(len(kept.ids)), strict=True))
        return kept

    def counts_by_status(self) -> dict[str | None, int]:
        """How many known animals have each status; None stands for no status."""
        counts = Counter(self._statuses)
        return {self._status_texts[code]: count for code, count in counts.items()}

    def counts_by_category(self) -> dict[int, int]:
        """How many known animals each category has."""
        return dict(Counter(self.categories))

    def _append(self, pet: Pet, walk: int) -> None:
        self._row_by_id[pet.id] = len(self.ids)
        self.ids.append(pet.id)
        self.names.append(pet.name)
        self.categories.append(pet.category_id)
        self.keys.append(_key(pet))
        self._statuses.append(self.code_of(pet.status))
        self.walks.append(walk)

    def _update(self, row: int, pet: Pet) -> bool:
        if self.pet(row) == pet:
            return False
        self.names[row] = pet.name
        self.categories[row] = pet.category_id
        self.keys[row] = _key(pet)
        self._statuses[row] = self.code_of(pet.status)
        return True


def _key(pet: Pet) -> str:
    return f"{fold(pet.name)}{_PART}{pet.id}{_PART}{pet.category_id}"
