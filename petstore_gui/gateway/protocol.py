"""The requests to a petstore service: list, add, get."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping
from typing import Protocol

import msgspec

from petstore_gui.domain.category import Category
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.gateway.completeness import Completeness
from petstore_gui.gateway.odd_rows import OddRows


class Page(msgspec.Struct, frozen=True):
    """One step of a walk: its animals, and what is known so far.

    If a later response has an animal again, it comes again in the walk: the later row counts.
    The last page of a list that is proven whole has a `validator`, if the service gives one.
    `is_unchanged`: the list has not changed since it had the validator that was sent.
    """

    pets: tuple[Pet, ...]
    completeness: Completeness
    odd: OddRows = OddRows()
    validator: str | None = None
    is_unchanged: bool = False


class Names(msgspec.Struct, frozen=True):
    """The names of categories that a service keeps, by number, and their validator."""

    by_id: Mapping[int, Category]
    tag: str


class Wait(msgspec.Struct, frozen=True):
    """A request is sent again after `seconds`, because the last attempt ended with `error`."""

    error: RequestError
    seconds: float


def tell_nobody(_wait: Wait) -> None:
    """Do nothing: nobody wants to know about the waits of this request."""


class Gateway(Protocol):
    """A petstore service. Every method raises `errors.RequestError` and nothing else."""

    @property
    def honours_idempotency_key(self) -> bool:
        """Whether the service adds once even if an add is sent again with the same key."""
        ...

    def list_pets(
        self,
        status: PetStatus | None = None,
        *,
        unless: str | None = None,
        on_wait: Callable[[Wait], object] = tell_nobody,
    ) -> AsyncGenerator[Page]:
        """Walk the list (section 4.1), page by page; the last page's completeness is final.

        Requests are sent one at a time, except for the lists by status of a service without links.
        A walk that is not iterated to its end stops sending requests.

        `unless` is the validator from the newest completed walk of the same list of the same
        service. If nothing has changed since, the only page is empty and `is_unchanged`. `on_wait`
        is called when a wait before a retry begins.
        """
        ...

    async def create_pet(self, pet: NewPet, idempotency_key: str) -> Pet:
        """Add an animal (section 4.2) with one request, which is never repeated here.

        Returns what the service says that it added, which may not be what was sent. Raises
        `OutcomeUnknown` if the animal may have been added, `Declined` if the service refused it. No
        error says anything of an earlier call.
        """
        ...

    async def get_pet(self, pet_id: int) -> Pet:
        """Fetch one animal with the deprecated operation (section 4.3).

        Raises `NotFound` if there is no such animal, `OperationGone` from the sunset on.
        """
        ...

    async def probe(self) -> bool:
        """Request one animal, to test address, key and response; returns whether there is one."""
        ...

    @property
    def keeps_names(self) -> bool | None:
        """Whether the service keeps the names of categories; None until a list has told."""
        ...

    async def get_names(self, unless: str | None = None) -> Names | None:
        """The names that the service keeps; None if they still have the validator `unless`."""
        ...

    async def put_names(self, names: Names) -> str:
        """Replace those with this validator; returns the new one.

        Raises `Declined` with the status 412 if somebody else has changed them.
        """
        ...

    async def retire(self) -> None:
        """Close once all requests have ended, each within its own deadline."""
        ...

    async def aclose(self) -> None:
        """Abandon all requests, and close every connection. May be called again."""
        ...
