"""A petstore service in memory, behind the same protocol as a real one."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from functools import partial
from typing import Literal

from petstore_gui.domain.category import Category
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    Declined,
    NotFound,
)
from petstore_gui.domain.errors import RequestError, ServiceError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet, name_problem
from petstore_gui.gateway.list_response import ListResponse
from petstore_gui.gateway.protocol import Names, Page, Wait, tell_nobody
from petstore_gui.gateway.walk import Walk

Operation = Literal["list", "add", "answer", "get", "probe", "names", "put names"]


class FakeGateway:
    """Behaves as `HttpGateway` does, with a dictionary in place of the service.

    `names`: of categories, if it keeps them. `links=False` makes it a service that knows only
    `limit` and `status`, `validators=False` one that gives no validator. `asked` records each call
    as the operation and its argument: a status or None, a NewPet, an id, None.
    """

    def __init__(
        self,
        pets: Iterable[Pet] = (),
        *,
        page_size: int = 100,
        links: bool = True,
        validators: bool = True,
        honours_key: bool = True,
        names: Mapping[int, Category] | None = None,
    ) -> None:
        self.pets = {pet.id: pet for pet in pets}
        self.asked: list[tuple[Operation, PetStatus | NewPet | int | None]] = []
        self.is_closed = False
        self.names = names
        self._page_size = page_size
        self._links = links
        self._validators = validators and links
        self.honours_idempotency_key = honours_key
        self.keeps_names = names is not None
        self._by_key: dict[str, Pet] = {}
        self._failures: dict[Operation, deque[RequestError | None]] = defaultdict(deque)
        self._adds: set[asyncio.Future[None]] = set()
        self._list_waits: deque[Wait] = deque()
        self._spoiled: set[int] = set()
        self._before_hold = 0
        self._waiting = 0
        self._go = asyncio.Event()
        self._go.set()

    def fail_next(self, operation: Operation, error: RequestError, *, after: int = 0) -> None:
        """Answer `after` more requests for this operation (for "list": pages), then fail once.

        "answer": an add is acted on before that fails.
        """
        self._failures[operation].extend([*[None] * after, error])

    def wait_before_next_page(self, error: RequestError, seconds: float) -> None:
        """Report a wait before the next page; the test decides with `hold` how long it is."""
        self._list_waits.append(Wait(error, seconds))

    def spoil(self, pet_id: int) -> None:
        """Make the row of an animal invalid."""
        self._spoiled.add(pet_id)

    def hold(self, *, after: int = 0) -> None:
        """Answer `after` more requests (pages), then none until `release`."""
        self._before_hold = after
        self._go.clear()

    @property
    def is_holding(self) -> bool:
        """Whether a request waits for `release`."""
        return self._waiting > 0

    def release(self) -> None:
        """Answer again, beginning with the waiting requests."""
        self._go.set()

    def list_pets(
        self,
        status: PetStatus | None = None,
        *,
        unless: str | None = None,
        on_wait: Callable[[Wait], object] = tell_nobody,
    ) -> AsyncGenerator[Page]:
        """Walk the list, unless nothing has changed."""
        self.asked.append(("list", status))
        size, links = self._page_size, self._links
        ask = partial(self._ask, on_wait)
        walk = Walk(ask, status, page_size=size, links_are_certain=links)
        return walk.pages(unless)

    async def create_pet(self, pet: NewPet, idempotency_key: str) -> Pet:
        """Add an animal."""
        self.asked.append(("add", pet))
        ended = asyncio.get_running_loop().create_future()
        self._adds.add(ended)
        try:
            return await self._add(pet, idempotency_key)
        finally:
            self._adds.discard(ended)
            ended.set_result(None)

    async def get_pet(self, pet_id: int) -> Pet:
        """Fetch an animal."""
        self.asked.append(("get", pet_id))
        await self._turn("get")
        if pet_id not in self.pets:
            raise NotFound(404)
        return self.pets[pet_id]

    async def probe(self) -> bool:
        """Succeed, unless it has to fail."""
        self.asked.append(("probe", None))
        await self._turn("probe")
        return bool(self.pets)

    async def get_names(self, unless: str | None = None) -> Names | None:
        """Its names, unless they have this validator."""
        await self._turn("names")
        return None if unless == self._names_tag else Names(self.names or {}, self._names_tag)

    async def put_names(self, names: Names) -> str:
        """Replace them, unless they have another validator."""
        await self._turn("put names")
        if names.tag != self._names_tag:
            raise Declined(412)
        self.names = names.by_id
        return self._names_tag

    @property
    def _names_tag(self) -> str:
        return f'"{hash(tuple(sorted((self.names or {}).items(), key=lambda one: one[0])))}"'

    async def retire(self) -> None:
        """Close once all adds have ended."""
        while self._adds:
            await asyncio.wait(self._adds)
        await self.aclose()

    async def aclose(self) -> None:
        """Refuse all further requests."""
        self.is_closed = True

    async def _add(self, pet: NewPet, idempotency_key: str) -> Pet:
        await self._turn("add")
        if name_problem(pet.name):
            raise Declined(400, ServiceError("invalid", "name: must not be blank"))
        sent = Pet(max(self.pets, default=0) + 1, pet.name, pet.category_id, pet.status)
        before = self._by_key.get(idempotency_key) if self.honours_idempotency_key else None
        added = before or sent
        self._by_key[idempotency_key] = added
        self.pets[added.id] = added
        self._fail("answer")
        return added

    async def _ask(
        self,
        on_wait: Callable[[Wait], object],
        limit: int,
        status: PetStatus | None,
        query: str | None = None,
        unless: str | None = None,
    ) -> ListResponse:
        if self._list_waits:
            on_wait(self._list_waits.popleft())
        await self._turn("list")
        wanted = status and status.value  # a plain str fails here, as it does over HTTP
        listed = sorted(
            (pet for pet in self.pets.values() if wanted is None or pet.status == wanted),
            key=lambda pet: pet.id,
        )
        validator = (
            f'"{wanted}:{limit}:{hash((*listed, *self._spoiled))}"' if self._validators else None
        )
        if unless is not None and unless == validator:
            return ListResponse((), validator=validator, is_unchanged=True)
        last_id = None if query is None else int(query)
        rest = [pet for pet in listed if last_id is None or pet.id > last_id]
        rows = rest[:limit]
        pets = tuple(pet for pet in rows if pet.id not in self._spoiled)
        spoiled = tuple(pet.id for pet in rows if pet.id in self._spoiled)
        if not (self._links and len(rest) > limit):
            return ListResponse(pets, spoiled, validator=validator)
        return ListResponse(
            pets,
            spoiled,
            next_query=str(rows[-1].id),
            validator=validator,
        )

    async def _turn(self, operation: Operation) -> None:
        await asyncio.sleep(0)  # a service never answers within the same turn of the loop
        if self._before_hold:
            self._before_hold -= 1
        else:
            self._waiting += 1
            await self._go.wait()
            self._waiting -= 1
        if self.is_closed:
            raise NotReached("the gateway is closed")
        self._fail(operation)

    def _fail(self, operation: Operation) -> None:
        failures = self._failures[operation]
        if failures and (error := failures.popleft()):
            raise error
