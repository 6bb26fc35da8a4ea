"""A history of adds, and what must not have happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet


@dataclass(frozen=True)
class Verdict:
    """What is wrong with a history. All three are empty where nothing is."""

    lost: Sequence[Pet]
    """Acknowledged, and not there under the id and with the contents that were told."""

    twice: Sequence[NewPet]
    """There more often than it was asked for, once for each time too many."""

    unasked: Sequence[Pet]
    """There, and nobody asked for an animal like it."""


def judge(asked: Iterable[NewPet], acknowledged: Iterable[Pet], found: Iterable[Pet]) -> Verdict:
    """Hold what is in a store against what clients asked for and what they were told.

    A client asks for an animal once, however often it sends it. What was asked for and never
    acknowledged may be there or not.
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
