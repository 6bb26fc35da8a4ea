"""Authentication: the API keys, and how the local service refuses web pages."""

from __future__ import annotations

import asyncio
import hmac
import logging
import math
import re
import time
from collections.abc import Callable, Sequence
from typing import NoReturn

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.service.http.errors import ApiError
from petstore_gui.service.http.recent import Recent
from petstore_gui.service.http.request_log import note
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.named_keys import NamedKey, digest, today

KEYS_SECONDS = 1.0
"""How long a key may still be accepted after it was withdrawn. docs/for-it.md names it."""

_log = logging.getLogger(__name__)


class KnownKeys:
    """The keys with names, read again when they are needed and a second old."""

    def __init__(
        self,
        read: Callable[[], Sequence[NamedKey]],
        note_use: Callable[[bytes], None],
        seconds: float = KEYS_SECONDS,
    ) -> None:
        """`note_use` keeps the day on which a key was used; both block, and raise `StoreError`."""
        self._read = read
        self._note_use = note_use
        self._recent = Recent(self._keys, seconds)
        self._noted: dict[bytes, str] = {}

    async def name_of(self, given: bytes) -> str | None:
        """The name of the key with this hash. Raises `ApiError` if that cannot be found out."""
        keys = await asyncio.shield(self._recent.task())
        if keys is None:
            raise ApiError(503, "database_away", "The service cannot check the API key.")
        # All of them are compared: a request takes as long whichever key it has.
        found = [key.name for key in keys if hmac.compare_digest(given, key.digest)]
        if found and self._noted.get(given) != (day := today()):
            self._noted[given] = day
            asyncio.get_running_loop().run_in_executor(None, self._note, given)
        return found[0] if found else None

    def _note(self, used: bytes) -> None:
        try:
            self._note_use(used)
        except StoreError as failure:  # tried once a day, not with each request
            _log.warning("the use of a key was not noted: %s", failure)

    async def _keys(self) -> Sequence[NamedKey] | None:
        try:
            return await asyncio.to_thread(self._read)
        except StoreError as failure:
            _log.error("the keys cannot be read: %s", failure)
            return None


ADDRESSES_MAX = 1_024
SPARE = 20
"""How many wrong keys an address may send at once; then one a second is answered as wrong."""


class WrongKeys:
    """Bounds the rate of wrong keys from each address (GCRA), in a memory of fixed size."""

    def __init__(self) -> None:
        self._due: dict[str, float] = {}  # the one that was longest silent first

    def wait(self, address: str, now: float) -> float:
        """Count a wrong key; returns how many seconds too early it came, 0 if in time."""
        due = max(self._due.pop(address, now), now)
        early = max(0.0, due - now - SPARE + 1)
        self._due[address] = due if early else due + 1
        if len(self._due) > ADDRESSES_MAX:
            del self._due[next(iter(self._due))]
        return early


OWN_KEY = "(own)"
"""What a line calls the key that the service was started with. No named key is called so."""

_BEARER = re.compile(r"bearer +([\x21-\x7e]+)", re.IGNORECASE)

# Whatever else has come on the connection is not even looked at.
_CLOSE = {"Connection": "close"}
_REFUSAL = {"WWW-Authenticate": 'Bearer realm="petstore"', **_CLOSE}


class AuthMiddleware:
    """Passes on requests that have the API key as a bearer token (section 5).

    With `only_host`, the one `Host` that is served, it also refuses every request that a web page
    could send, even under a name that resolves to this computer. Holds only a digest of the key.
    The keys that are `known` count, too. Only wrong keys are slowed, right ones never.
    """

    def __init__(
        self, app: ASGIApp, key: str, only_host: str | None, known: KnownKeys | None
    ) -> None:
        self._app = app
        self._key_digest = digest(key)
        self._wrong = WrongKeys()
        self._known = known
        self._only_host = only_host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises `ApiError` before anything of a body is read."""
        headers = Headers(scope=scope)
        name = await self._name_of(_token(headers))
        if name is None:
            self._refuse((scope["client"] or ("",))[0])
        note(key=name)
        if self._only_host is not None and _is_from_page(headers, self._only_host):
            raise ApiError(403, "web_page_refused", "This service answers no web pages.")
        await self._app(scope, receive, send)

    async def _name_of(self, token: str) -> str | None:
        given = digest(token)
        if hmac.compare_digest(given, self._key_digest):
            return OWN_KEY
        return await self._known.name_of(given) if token and self._known else None

    def _refuse(self, address: str) -> NoReturn:
        if wait := self._wrong.wait(address, time.monotonic()):
            retry = {"Retry-After": str(math.ceil(wait)), **_CLOSE}
            text = "Too many wrong API keys came from this address."
            raise ApiError(429, "too_many_wrong_keys", text, retry)
        text = "The API key is missing or not valid: Authorization: Bearer API_KEY."
        raise ApiError(401, "unauthorized", text, _REFUSAL)


def _token(headers: Headers) -> str:
    """The token, or "" without one: its digest is compared too, so every request takes as long."""
    given = headers.getlist("authorization")
    token = _BEARER.fullmatch(given[0].strip()) if len(given) == 1 else None
    return token[1] if token else ""


def _is_from_page(headers: Headers, only_host: str) -> bool:
    is_marked = "origin" in headers or "sec-fetch-site" in headers
    return is_marked or headers.getlist("host") != [only_host]
