"""What can be requested of a petstore service: list, add, get."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Protocol

import msgspec

from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.gateway.completeness import Completeness


class Oddities(msgspec.Struct, frozen=True):
    """Odd rows of a list, counted. Of these, only those past the limit are shown."""

    not_understood: int = 0
    past_limit: int = 0
    seen_twice: int = 0
    other_status: int = 0

    def __add__(self, other: Oddities) -> Oddities:
        return Oddities(
            *(getattr(self, field) + getattr(other, field) for field in self.__struct_fields__)
        )

    def __bool__(self) -> bool:
        return any(getattr(self, field) for field in self.__struct_fields__)


class Page(msgspec.Struct, frozen=True):
    """One step of a walk: its new animals (each id once in a walk), and what is known so far.

    The last page of a list that is proven whole has a `validator`, if the service states one.
    `is_unchanged`: the whole list is as it was when it had the validator that was sent.
    """

    pets: tuple[Pet, ...]
    completeness: Completeness
    oddities: Oddities = Oddities()
    validator: str | None = None
    is_unchanged: bool = False


class Added(msgspec.Struct, frozen=True):
    """An accepted add. `pet` is what the service says; `differs` where it is not what was sent."""

    pet: Pet
    differs: bool = False


class Gateway(Protocol):
    """A petstore service. Every method raises `errors.RequestError` and nothing else."""

    @property
    def honours_idempotency_key(self) -> bool:
        """Whether an add may be sent again with its key: the service takes it for the first."""
        ...

    def list_pets(
        self, status: PetStatus | None = None, *, unless: str | None = None
    ) -> AsyncGenerator[Page]:
        """Walk the list (section 4.1), page by page; the last page's completeness is final.

        One request follows another, except for the lists by status of a service without links,
        and for the sections of a long list where the service names some. A walk that is not
        iterated to its end stops sending requests.

        `unless` is the validator of the newest walk of the same list of the same service, if that
        was iterated to its end. If nothing has changed since, one page without animals says so.
        """
        ...

    async def create_pet(
        self, pet: NewPet, idempotency_key: str, *, is_replay: bool = False
    ) -> Added:
        """Add an animal (section 4.2); sent again only if the first try was surely not acted on.

        `is_replay`: an earlier call with this key may have added it, so that only a response about
        the animal itself settles it. For services that honour keys. Raises `OutcomeUnknown` where
        nobody can tell, `Declined` where the service refused.
        """
        ...

    async def get_pet(self, pet_id: int) -> Pet:
        """Fetch one animal by the deprecated operation (section 4.3).

        Raises `NotFound` where there is no such animal, `OperationGone` on and after its last day.
        """
        ...

    async def probe(self) -> None:
        """Request one animal, to try address, key and response. Keeps nothing."""
        ...

    async def retire(self) -> None:
        """Close once the adds under way have ended, each within its own deadline."""
        ...

    async def aclose(self) -> None:
        """Abandon requests under way, and close every connection. May be called again."""
        ...
