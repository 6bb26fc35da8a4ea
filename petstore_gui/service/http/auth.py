"""Authentication: the API keys, and how the local service refuses web pages."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import re
from collections.abc import Callable, Sequence

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.service.http.errors import ApiError
from petstore_gui.service.http.recent import Recent
from petstore_gui.service.store.database import StoreError

KEYS_SECONDS = 1.0
"""How long a key may still be accepted after it was withdrawn. docs/for-it.md names it."""

_log = logging.getLogger(__name__)


class KnownKeys:
    """The hashes of the keys, read again when they are needed and a second old."""

    def __init__(self, read: Callable[[], Sequence[bytes]], seconds: float = KEYS_SECONDS) -> None:
        """`read` blocks, and raises `StoreError`."""
        self._read = read
        self._recent = Recent(self._digests, seconds)

    async def has(self, digest: bytes) -> bool:
        """Whether it is the hash of a key. Raises `ApiError` if that cannot be found out."""
        digests = await asyncio.shield(self._recent.task())
        if digests is None:
            raise ApiError(503, "database_away", "The service cannot check the API key.")
        # All of them are compared: a request takes as long whichever key it has.
        return sum(hmac.compare_digest(digest, each) for each in digests) > 0

    async def _digests(self) -> Sequence[bytes] | None:
        try:
            return await asyncio.to_thread(self._read)
        except StoreError as failure:
            _log.error("the keys cannot be read: %s", failure)
            return None


_BEARER = re.compile(r"bearer +([\x21-\x7e]+)", re.IGNORECASE)

# Whatever else has come on the connection is not even looked at.
_REFUSAL = {"WWW-Authenticate": 'Bearer realm="petstore"', "Connection": "close"}


class AuthMiddleware:
    """Passes on requests that have the API key as a bearer token (section 5).

    With `only_host`, the one `Host` that is served, it also refuses every request that a web page
    could send, even under a name that resolves to this computer. Holds only a digest of the key.
    The keys that are `known` count, too.
    """

    def __init__(
        self, app: ASGIApp, key: str, only_host: str | None, known: KnownKeys | None
    ) -> None:
        self._app = app
        self._key_digest = _digest(key)
        self._known = known
        self._only_host = only_host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises `ApiError` before anything of a body is read."""
        headers = Headers(scope=scope)
        token = _token(headers)
        given = _digest(token)
        if not hmac.compare_digest(given, self._key_digest) and not (
            token and self._known and await self._known.has(given)
        ):
            text = "The API key is missing or not valid: Authorization: Bearer API_KEY."
            raise ApiError(401, "unauthorized", text, _REFUSAL)
        if self._only_host is not None and _is_from_page(headers, self._only_host):
            raise ApiError(403, "web_page_refused", "This service answers no web pages.")
        await self._app(scope, receive, send)


def _token(headers: Headers) -> str:
    """The token, or "" without one: its digest is compared too, so every request takes as long."""
    given = headers.getlist("authorization")
    token = _BEARER.fullmatch(given[0].strip()) if len(given) == 1 else None
    return token[1] if token else ""


def _is_from_page(headers: Headers, only_host: str) -> bool:
    is_marked = "origin" in headers or "sec-fetch-site" in headers
    return is_marked or headers.getlist("host") != [only_host]


def _digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()
