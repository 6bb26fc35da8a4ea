"""A petstore service over HTTP."""

from __future__ import annotations

import re
import ssl
from collections.abc import AsyncGenerator, Callable
from datetime import UTC, datetime
from functools import partial
from http import HTTPStatus
from urllib.parse import urlencode

import msgspec

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.category import NamesDamaged, bytes_of, names_from
from petstore_gui.domain.declined import NotFound, OperationGone
from petstore_gui.domain.errors import NotUnderstood, RequestError
from petstore_gui.domain.interface_limits import GET_PET_SUNSET
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.gateway.add_errors import error_of_add
from petstore_gui.gateway.dates import Clock, parse_date
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.decoding import decode_pet, decode_pets
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.list_response import (
    ListResponse,
    last_query,
    next_query,
    total_of,
    validator_of,
)
from petstore_gui.gateway.protocol import Names, Page, Wait, tell_nobody
from petstore_gui.gateway.request_response import CATEGORIES_PATH, PETS_PATH, Request, Response
from petstore_gui.gateway.retry import RetryBudgets
from petstore_gui.gateway.retrying_client import RetryingClient, decoding
from petstore_gui.gateway.walk import Walk

_STRONG_TAG = re.compile(r'"[\x21\x23-\x7e]{1,200}"')


class HttpGateway:
    """A `Gateway` to the service at `endpoint`, with the API key `key`.

    All gateways of the program share `budgets`. `clock` and `tls` (instead of the system's trust
    store) are for tests. No connection is opened before the first request.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        key: ApiKey | None,
        *,
        deadlines: Deadlines | None = None,
        budgets: RetryBudgets | None = None,
        clock: Clock | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._endpoint = endpoint
        self.honours_idempotency_key = endpoint.honours_idempotency_key
        self._client = RetryingClient(
            endpoint,
            key,
            deadlines=deadlines or Deadlines(),
            budgets=budgets or RetryBudgets(),
            clock=clock or Clock(),
            tls=tls,
        )
        self.keeps_names: bool | None = endpoint.is_own or None
        self._get_pet_ends: datetime = GET_PET_SUNSET
        self._get_pet_has_worked = False

    def list_pets(
        self,
        status: PetStatus | None = None,
        *,
        unless: str | None = None,
        on_wait: Callable[[Wait], object] = tell_nobody,
    ) -> AsyncGenerator[Page]:
        """Walk the list (section 4.1), page by page, unless it still has the validator `unless`."""
        walk = Walk(
            partial(self._fetch, on_wait=on_wait),
            status,
            page_size=self._endpoint.page_size,
            links_are_certain=self._endpoint.is_own,
        )
        return walk.pages(unless)

    async def create_pet(self, pet: NewPet, idempotency_key: str) -> Pet:
        """Add an animal (section 4.2), with the key if the service is known to honour it.

        Raises what `error_of_add` returns: `OutcomeUnknown` if the animal may have been added.
        """
        is_keyed = self.honours_idempotency_key
        keys = {"Idempotency-Key": f'"{idempotency_key}"'} if is_keyed else {}
        headers = {"Content-Type": "application/json", **keys}
        request = Request("POST", PETS_PATH, body=msgspec.json.encode(pet), headers=headers)
        try:
            response = await self._client.send_once(request, HTTPStatus.CREATED)
            with decoding(response):
                added = decode_pet(response.body)
        except RequestError as error:
            raise error_of_add(error, is_keyed=is_keyed) from error
        return self._client.hide_key((added,))[0]

    async def get_pet(self, pet_id: int) -> Pet:
        """Fetch one animal with the deprecated operation (section 4.3), until its sunset.

        Raises `NotFound`; from the sunset on `OperationGone`, without a request.
        """
        if self._client.now() >= self._get_pet_ends:
            raise OperationGone(HTTPStatus.GONE)
        try:
            return await self._fetch_pet(pet_id)
        except OperationGone:
            self._get_pet_ends = datetime.min.replace(tzinfo=UTC)
            raise
        except NotFound as error:
            if self._get_pet_has_worked or not await self._is_get_pet_gone():
                raise
            raise OperationGone(error.status, error.said) from error

    async def _is_get_pet_gone(self) -> bool:
        """Whether even an animal that is listed now is not found."""
        try:
            listed = (await self._fetch(self._endpoint.page_size, None)).pets
            if listed:
                await self._fetch_pet(listed[-1].id)
        except RequestError as error:
            return isinstance(error, NotFound)
        return False

    async def _fetch_pet(self, pet_id: int) -> Pet:
        response = await self._client.get(f"{PETS_PATH}/{pet_id}")
        sunset = parse_date(response.headers.get("sunset", ""))
        self._get_pet_ends = min(self._get_pet_ends, sunset or self._get_pet_ends)
        with decoding(response):
            pet = decode_pet(response.body)
        self._get_pet_has_worked = True
        return self._client.hide_key((pet,))[0]

    async def probe(self) -> bool:
        """Request one animal, to test address, key and response; returns whether there is one.

        If that row is invalid, request a page. Raises `NotUnderstood` if all its rows are, too.
        """
        response = await self._fetch(1, None)
        if response.not_understood:
            response = await self._fetch(self._endpoint.page_size, None)
        if response.not_understood and not response.pets:
            raise NotUnderstood("rows that are not animals")
        return bool(response.rows)

    async def get_names(self, unless: str | None = None) -> Names | None:
        """The names that the service keeps; None if they still have the validator `unless`."""
        response = await self._client.get(CATEGORIES_PATH, unless=unless)
        if response.status == HTTPStatus.NOT_MODIFIED:
            return None
        with decoding(response):
            try:
                return Names(names_from(self._client.without_key(response.body)), _tag_of(response))
            except NamesDamaged as error:
                raise NotUnderstood(str(error)) from error

    async def put_names(self, names: Names) -> str:
        """Replace the names that have this validator; returns the new one."""
        headers = {"Content-Type": "application/json", "If-Match": names.tag}
        request = Request("PUT", CATEGORIES_PATH, body=bytes_of(names.by_id), headers=headers)
        return _tag_of(await self._client.send_once(request, HTTPStatus.NO_CONTENT))

    async def retire(self) -> None:
        """Close once all requests have ended, each within its own deadline."""
        await self._client.wait_answered()
        await self.aclose()

    async def aclose(self) -> None:
        """Abandon all requests, and close every connection. May be called again."""
        await self._client.aclose()

    async def _fetch(
        self,
        limit: int,
        status: PetStatus | None,
        query: str | None = None,
        unless: str | None = None,
        on_wait: Callable[[Wait], object] = tell_nobody,
    ) -> ListResponse:
        first = urlencode({"limit": limit} | ({"status": status.value} if status else {}))
        response = await self._client.get(PETS_PATH, query or first, unless=unless, on_wait=on_wait)
        if query is None:
            self.keeps_names = self._endpoint.is_own or "x-categories" in response.headers
        if response.status == HTTPStatus.NOT_MODIFIED:
            return ListResponse((), validator=unless, is_unchanged=True)
        with decoding(response):
            pets, not_understood = await decode_pets(response.body)
        pets = self._client.hide_key(pets)
        url = self._endpoint.base_url + PETS_PATH
        return ListResponse(
            pets,
            not_understood,
            next_query(response, url),
            validator_of(response.headers),
            query=query or first,
            last_query=last_query(response, url),
            total=total_of(response.headers),
        )


def _tag_of(response: Response) -> str:
    tag = response.headers.get("etag", "")
    if not _STRONG_TAG.fullmatch(tag):
        raise NotUnderstood("no strong ETag")
    return tag
