"""The animals that came into the list since an add was first sent, and that may be it."""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator

from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.pending_add import PendingAdd
from petstore_gui.domain.pets import NewPet, Pet, is_like
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.likeness import alike

_LOOKED_AT_MAX = 1_000
"""New rows. Where so many came, the list was not known before, and none of them says anything."""


class NewRows:
    """Remembers how many rows there were when an add was first sent.

    A service may keep an animal a little differently: without its status, in another category, in
    capitals. An earlier run, or a catalogue that was left since, is not remembered.
    """

    def __init__(self, catalogue: KnownPets) -> None:
        self._catalogue = catalogue
        self._rows_at: dict[str, tuple[weakref.ref[Rows], int]] = {}

    def begin(self, add: PendingAdd) -> None:
        """Note that an add is sent, if it is for the first time."""
        rows = self._catalogue.rows
        self._rows_at.setdefault(add.key, (weakref.ref(rows), len(rows)))

    def forget(self, add: PendingAdd) -> None:
        """Note that the outcome of an add is known."""
        self._rows_at.pop(add.key, None)

    def came_since(self, add: PendingAdd, pets: Iterable[Pet]) -> list[Pet]:
        """Those of some animals that came since an add was first sent, as far as remembered."""
        if (before := self._before(add)) is None:
            return []
        row_of = self._catalogue.rows.row_of
        return [one for one in pets if (row := row_of(one.id)) is None or row >= before]

    def nearly_like(self, add: PendingAdd, listed: Iterable[Pet] = ()) -> tuple[Pet, ...]:
        """Those of the new rows and of the new animals just `listed` that differ only a little.

        They have its name but for case, accents and blanks. By ID.
        """
        found = {pet.id: pet for pet in (*self._new_rows(add), *listed)}
        return tuple(found[one] for one in sorted(found) if _is_nearly(found[one], add.pet))

    def _before(self, add: PendingAdd) -> int | None:
        known, before = self._rows_at.get(add.key, (None, 0))
        is_same = known is not None and known() is self._catalogue.rows
        return before if is_same and add.known.is_whole else None

    def _new_rows(self, add: PendingAdd) -> Iterator[Pet]:
        rows, before = self._catalogue.rows, self._before(add)
        if before is not None and len(rows) - before <= _LOOKED_AT_MAX:
            yield from map(rows.pet, range(before, len(rows)))


def _is_nearly(pet: Pet, new: NewPet) -> bool:
    return not is_like(pet, new) and alike(pet.name) == alike(new.name)
