"""Animals for a new store: those that come with the program, or any number of made-up ones."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from petstore_gui.domain.category import Category
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.support.own_program import resource

# 29 and 13 have no common divisor, so stepping through both lists at once gives every pair.
_FIRST = (
    "Amber", "Basil", "Cleo", "Dexter", "Élodie", "Finn", "Ginger", "Hugo", "Iris", "Jasper",
    "Kiki", "Luna", "Milo", "Nala", "Otis", "Pepper", "Quincy", "Ruby", "Søren", "Tilly", "Ursula",
    "Vito", "Willow", "Xena", "Yuki", "Ziggy", "Bär", "O'Hara", "Mimi",
)  # fmt: skip
_LAST = (
    "", " the Brave", " Junior", " of the Meadow", " Bluebell", " McFluff", " the Second", " Patch",
    " Snow", " Whitepaw", " the Quick", " Marmalade", " Stripe",
)  # fmt: skip
_STATUSES = (
    PetStatus.AVAILABLE, PetStatus.SOLD, PetStatus.AVAILABLE, PetStatus.PENDING,
    PetStatus.AVAILABLE, PetStatus.SOLD, None,
)  # fmt: skip
_CATEGORIES = 12


class Samples(msgspec.Struct, frozen=True):
    """The animals of a new store, and its categories with names."""

    pets: list[NewPet]
    categories: list[Category] = []


def samples() -> Samples:
    """Those that come with the program."""
    return msgspec.json.decode(resource("sample-animals.json").read_bytes(), type=Samples)


def made_up(count: int) -> Iterator[NewPet]:
    """`count` animals, always the same: 12 categories, every status, and some without a status."""
    for number in range(count):
        round_, place = divmod(number, len(_FIRST) * len(_LAST))
        name = _FIRST[place % len(_FIRST)] + _LAST[place % len(_LAST)]
        yield NewPet(
            name if round_ == 0 else f"{name} {round_ + 1}",
            number * 7 // 3 % _CATEGORIES + 1,
            _STATUSES[number % len(_STATUSES)],
        )
