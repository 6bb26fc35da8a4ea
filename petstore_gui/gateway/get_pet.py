"""Fetching one animal with the deprecated operation, until its sunset (sections 4.3 and 9)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from http import HTTPStatus

from petstore_gui.domain.declined import NotFound, OperationGone
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.interface_limits import GET_PET_SUNSET
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.dates import parse_date
from petstore_gui.gateway.decoding import decode_pet
from petstore_gui.gateway.request_response import PETS_PATH
from petstore_gui.gateway.retrying_client import RetryingClient, decoding


class GetPet:
    """`GET /pets/{petId}`, and when the operation ends. `list_some` asks for one page."""

    def __init__(
        self, client: RetryingClient, list_some: Callable[[], Awaitable[Sequence[Pet]]]
    ) -> None:
        self._client = client
        self._list_some = list_some
        self._ends: datetime = GET_PET_SUNSET
        self._has_worked = False

    async def run(self, pet_id: int) -> Pet:
        """The animal. Raises `NotFound`; from the sunset on `OperationGone`, without a request."""
        if self._client.now() >= self._ends:
            raise OperationGone(HTTPStatus.GONE)
        try:
            return await self._fetch(pet_id)
        except OperationGone:
            self._ends = datetime.min.replace(tzinfo=UTC)
            raise
        except NotFound as error:
            if self._has_worked or not await self._is_gone():
                raise
            raise OperationGone(error.status, error.said) from error

    async def _is_gone(self) -> bool:
        """Whether even an animal that is listed now is not found."""
        try:
            listed = await self._list_some()
            if listed:
                await self._fetch(listed[-1].id)
        except RequestError as error:
            return isinstance(error, NotFound)
        return False

    async def _fetch(self, pet_id: int) -> Pet:
        response = await self._client.get(f"{PETS_PATH}/{pet_id}")
        sunset = parse_date(response.headers.get("sunset", ""))
        self._ends = min(self._ends, sunset or self._ends)
        with decoding(response):
            pet = decode_pet(response.body)
        self._has_worked = True
        return self._client.hide_key((pet,))[0]
