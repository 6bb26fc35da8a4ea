"""A history of adds, and what must not have happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet


@dataclass(frozen=True)
class Verdict:
    """What is wrong with a history: nothing if all three are empty."""

    lost: Sequence[Pet]
    """Acknowledged, but not in the store with the same ID and contents."""

    twice: Sequence[NewPet]
    """In the store more often than requested; listed once for each extra time."""

    unasked: Sequence[Pet]
    """In the store, but never requested."""


def judge(asked: Iterable[NewPet], acknowledged: Iterable[Pet], found: Iterable[Pet]) -> Verdict:
    """Compare a store with what clients requested and what the service acknowledged.

    Sending the same request again does not count. A requested animal that was never acknowledged
    may be in the store or not.
    """
    wanted, there = Counter(asked), list(found)
    kept = set(there)
    counted = Counter(map(_as_asked, there))
    return Verdict(
        lost=[pet for pet in acknowledged if pet not in kept],
        twice=[pet for pet in (counted - wanted).elements() if pet in wanted],
        unasked=[pet for pet in there if _as_asked(pet) not in wanted],
    )


def _as_asked(pet: Pet) -> NewPet:
    return NewPet(pet.name, pet.category_id, None if pet.status is None else PetStatus(pet.status))
