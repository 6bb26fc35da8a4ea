"""Requests to one service, with its API key, deadlines and retries."""

from __future__ import annotations

import asyncio
import logging
import re
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from http import HTTPStatus
from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.errors import (
    KeyMissing,
    KeyNotKept,
    Moved,
    NotAnswered,
    NotUnderstood,
    RequestError,
    ServiceError,
)
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.dates import Clock, parse_date
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.error_responses import error_of_response
from petstore_gui.gateway.protocol import Wait, tell_nobody
from petstore_gui.gateway.request_response import Request, Response
from petstore_gui.gateway.retry import ATTEMPTS_MAX, RetryBudgets, is_worth_retry, wait_before

if TYPE_CHECKING:
    from petstore_gui.gateway.httpx_transport import HttpxTransport

log = logging.getLogger(__name__)


class RetryingClient:
    """Sends requests to one service. `tls` replaces the system's trust store.

    Each request is one line in the log, without its query, key or body; a success is logged only
    for debugging.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        key: ApiKey | None,
        *,
        deadlines: Deadlines,
        budgets: RetryBudgets,
        clock: Clock,
        tls: ssl.SSLContext | None,
    ) -> None:
        self.deadlines = deadlines
        self.clock = clock
        self._ahead = timedelta()
        self._endpoint = endpoint
        self._key = key
        self._budgets = budgets
        self._tls = tls
        self._random = SystemRandom().random
        self._opening = asyncio.Lock()
        self._transport: HttpxTransport | None = None
        self._is_closed = False

    def now(self) -> datetime:
        """The time by the service's clock, as far as its answers had a `Date`."""
        return self.clock.now() + self._ahead

    async def get(
        self,
        path: str,
        query: str = "",
        *,
        unless: str | None = None,
        on_wait: Callable[[Wait], object] = tell_nobody,
    ) -> Response:
        """The 200 response to a GET, retried as `retry` allows. Raises `RequestError`.

        `unless` is a validator of the list: if the list still has it, the response is a 304.
        """
        deadline = self.clock.monotonic() + self.deadlines.get_total
        headers = {} if unless is None else {"If-None-Match": unless}
        request = Request("GET", path, query, headers=headers)
        attempt = 1
        while True:
            left = deadline - self.clock.monotonic()
            try:
                return await self.send_once(request, HTTPStatus.OK, left, attempt)
            except RequestError as error:
                wait = wait_before(attempt - 1, error, self._random())
                if not self._may_retry(error, attempt, deadline - wait):
                    raise
                on_wait(Wait(error, wait))
            await self.clock.sleep(wait)
            attempt += 1

    def _may_retry(self, error: RequestError, attempt: int, until: float) -> bool:
        """Whether to send a request again `until` then; takes a retry of the host."""
        return (
            is_worth_retry(error)
            and not self._is_closed
            and attempt < ATTEMPTS_MAX
            and self.clock.monotonic() < until
            and self._budgets.take(self._endpoint.host)
        )

    async def wait_answered(self) -> None:
        """Wait until every request under way has ended."""
        async with self._opening:
            transport = self._transport
        if transport:
            await transport.wait_answered()

    async def aclose(self) -> None:
        """Close every connection; later requests are not sent."""
        self._is_closed = True
        async with self._opening:
            if self._transport:
                await self._transport.aclose()

    def hide_key(self, pets: tuple[Pet, ...]) -> tuple[Pet, ...]:
        """Animals from the service, without the key that it may have put into their texts.

        This computer's own service never does: it is not checked, to load its list faster.
        """
        if self._key is None or self._endpoint.is_own:
            return pets
        return self._key.hide_in_pets(pets)

    def without_key(self, body: bytes) -> bytes:
        """A body from the service, without the key that it may have put there."""
        return (
            body if self._key is None else self._key.hide_in(body.decode(errors="replace")).encode()
        )

    async def send_once(
        self,
        request: Request,
        expected: HTTPStatus,
        seconds: float | None = None,
        attempt: int = 1,
    ) -> Response:
        """The response with the expected status. Raises `RequestError`.

        `seconds` is the deadline; None means that of a request which changes something.
        """
        began, answered = self.clock.monotonic(), "no response"
        seconds = self.deadlines.post_attempt if seconds is None else seconds
        called = f"{request.method} {request.path}"
        try:
            if self._key is None:
                raise KeyNotKept if self._endpoint.had_key else KeyMissing
            transport = await self._open_transport()
            response = await transport.send(request, self._key.authorization, seconds)
            if date := parse_date(response.headers.get("date", "")):
                self._ahead = date - self.clock.now()
            answered = f"HTTP {response.status}"
            is_unchanged = response.status == HTTPStatus.NOT_MODIFIED
            is_expected = is_unchanged and "If-None-Match" in request.headers
            if response.status != expected and not is_expected:
                raise self._error_of(response, self._key)
        except RequestError as error:
            _log_failure(self._origin(called, answered, began, attempt), error)
            raise
        self._budgets.earn(self._endpoint.host)
        origin = self._origin(called, answered, began, attempt)
        log.debug("%s", origin)
        return msgspec.structs.replace(response, origin=origin)

    def _origin(self, called: str, answered: str, began: float, attempt: int) -> str:
        ms = (self.clock.monotonic() - began) * 1000
        return f"{called}: {answered}, {ms:.0f} ms, attempt {attempt}"

    def _error_of(self, response: Response, key: ApiKey) -> RequestError:
        error = error_of_response(response.status, response.headers, response.body, self.now())
        said = (error.said.code, error.said.message)
        error.said = ServiceError(*(text and key.hide_in(text) for text in said))
        if isinstance(error, Moved):
            error.target = key.hide_in(error.target)
        return error

    async def _open_transport(self) -> HttpxTransport:
        """The transport, imported and made at its first use, in a thread: that is slow."""
        async with self._opening:
            if self._is_closed:
                raise NotReached("the gateway is closed")
            if self._transport is None:
                self._transport = await asyncio.to_thread(self._new_transport)
        return self._transport

    def _new_transport(self) -> HttpxTransport:
        from petstore_gui.gateway.httpx_transport import HttpxTransport  # noqa: PLC0415 - it is slow

        return HttpxTransport(self._endpoint, self.deadlines, self._tls)


@contextmanager
def decoding(response: Response) -> Iterator[None]:
    """Log the failure if the response is not understood."""
    try:
        yield
    except (NotAnswered, NotUnderstood) as error:
        _log_failure(response.origin, error)
        raise


def _log_failure(origin: str, error: RequestError) -> None:
    kind = re.sub("(?<=[a-z])(?=[A-Z])", " ", error.kind).lower()
    log.info("%s: %s %s", origin, kind, error)
