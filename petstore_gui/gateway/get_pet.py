"""Fetching one animal with the deprecated operation, until its sunset (sections 4.3 and 9)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from http import HTTPStatus

from petstore_gui.domain.declined import NotFound, OperationGone
from petstore_gui.domain.errors import NotUnderstood, RequestError
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.dates import is_past, parse_date
from petstore_gui.gateway.decoding import decode_pet
from petstore_gui.gateway.retrying_client import RetryingClient, decoding


class GetPet:
    """`GET /pets/{petId}`, and whether the operation has ended. `list_some` asks for one page."""

    def __init__(
        self, client: RetryingClient, list_some: Callable[[], Awaitable[Sequence[Pet]]]
    ) -> None:
        self._client = client
        self._list_some = list_some
        self._sunset: datetime | None = None
        self._has_ended = False
        self._has_worked = False

    async def run(self, pet_id: int) -> Pet:
        """The animal. Raises `NotFound` and `OperationGone`; the latter without a request if known.

        A 404 may mean that the operation was removed. If so, an animal that the service lists now
        is not found either. Each 404 is examined: that animal may have been removed meanwhile.
        """
        if self._has_ended or is_past(self._client.service_clock.now(), self._sunset):
            raise OperationGone(HTTPStatus.GONE)
        try:
            return await self._fetch(pet_id)
        except OperationGone:
            self._has_ended = True
            raise
        except NotFound as error:
            if self._has_worked or not await self._has_been_removed(pet_id):
                raise
            raise OperationGone(error.status, error.said) from error

    async def _has_been_removed(self, pet_id: int) -> bool:
        try:
            listed = [pet.id for pet in await self._list_some()]
        except RequestError:
            return False
        if pet_id in listed or not listed:
            return pet_id in listed
        try:
            await self._fetch(listed[-1])
        except NotFound:
            return True
        except RequestError:
            return False
        return False

    async def _fetch(self, pet_id: int) -> Pet:
        """Raises `NotUnderstood` if the answer is another animal."""
        response = await self._client.get(f"/pets/{pet_id}")
        self._sunset = parse_date(response.headers.get("sunset", "")) or self._sunset
        with decoding(response):
            pet = decode_pet(response.body)
            if pet.id != pet_id:
                raise NotUnderstood(f"animal {pet.id} in place of {pet_id}")
        self._has_worked = True
        return self._client.hide_key((pet,))[0]
