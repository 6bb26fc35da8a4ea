"""What the routes ask of a store of animals, and the ways it fails."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.start_failure import StartFailure


class Slice(msgspec.Struct, frozen=True):
    """Animals in the order of their ids. `next` is what to go on after, or None at the end."""

    pets: list[Pet]
    next: int | None


class Edition(NamedTuple):
    """The list of all animals at one moment.

    `state` is visible ASCII without quotes. No other edition of any store has the same: every add
    makes another one. `highest_id` is the highest id of an animal then or later, 0 for none.
    """

    state: str
    highest_id: int


class StoreFailed(Exception):
    """The store cannot do what was asked. `str()` is one line for a person who runs it."""

    def __init__(self, reason: StartFailure, detail: str) -> None:
        self.reason = reason
        super().__init__(detail)


class Store(Protocol):
    """Animals that are kept. Every method raises `StoreFailed` where the storage fails."""

    async def list(
        self, limit: int, after: int | None, status: PetStatus | None, until: int | None = None
    ) -> Slice:
        """At most `limit` animals (from 1) with ids above `after`, and of this status, if given.

        None has an id above `until`, if that is given: where more follow, they follow after that.
        """
        ...

    async def edition(self) -> Edition:
        """The list as it is now. After a restart it is another edition in any case."""
        ...

    async def add(self, pet: NewPet, key: str | None, fingerprint: bytes) -> Pet:
        """Keep an animal under an id that was never used; it is on the disk when this returns.

        A `key` is kept with the animal: the same key and fingerprint bring the same animal again,
        another fingerprint raises `IdempotencyKeyReused`.
        """
        ...

    async def get(self, pet_id: int) -> Pet | None:
        """The animal with this id (int64), if there is one."""
        ...

    def close(self) -> None:
        """Finish the adds that wait, and let go of the storage."""
        ...
