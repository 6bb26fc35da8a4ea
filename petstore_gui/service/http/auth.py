"""Authentication: the API key, and how the local service refuses web pages."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.service.http.request_errors import Unauthorized, WebPageRefused

if TYPE_CHECKING:
    from petstore_gui.service.http.known_keys import KnownKeys

HAS_KEY = "has_key"
"""In the `state` of a request that has the key."""

_BEARER = re.compile(rb"bearer +([\x21-\x7e]+)", re.IGNORECASE)


class AuthMiddleware:
    """Passes on requests that have the API key as a bearer token (section 5).

    With `only_host`, the one `Host` that is served, it also refuses every request that a web page
    could send, even under a name that resolves to this computer. Holds only a digest of the key.
    The keys that are `known` count, too.
    """

    def __init__(
        self, app: ASGIApp, key: str, only_host: str | None, known: KnownKeys | None = None
    ) -> None:
        self._app = app
        self._key_digest = _digest(key.encode())
        self._known = known
        self._only_host = None if only_host is None else only_host.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises `Unauthorized`, `WebPageRefused` or `DatabaseAway`."""
        token = _token(scope)
        given = _digest(token)
        if not hmac.compare_digest(given, self._key_digest) and not (
            token and self._known and await self._known.has(given)
        ):
            raise Unauthorized(
                "The API key is missing or not valid: Authorization: Bearer API_KEY.",
                {"WWW-Authenticate": 'Bearer realm="petstore"'},
            )
        scope.setdefault("state", {})[HAS_KEY] = True
        if self._only_host is not None and _is_from_page(scope, self._only_host):
            raise WebPageRefused("This service answers no web pages.")
        await self._app(scope, receive, send)


def _token(scope: Scope) -> bytes:
    """The token, or b"" without one: its digest is compared too, so every request takes as long."""
    given = _values(scope, b"authorization")
    token = _BEARER.fullmatch(given[0].strip()) if len(given) == 1 else None
    return token[1] if token else b""


def _is_from_page(scope: Scope, only_host: bytes) -> bool:
    is_marked = _values(scope, b"origin") or _values(scope, b"sec-fetch-site")
    return bool(is_marked) or _values(scope, b"host") != [only_host]


def _values(scope: Scope, name: bytes) -> list[bytes]:
    """The values of a header. Starlette's `Headers` would decode them all, for every request."""
    return [value for each, value in scope["headers"] if each == name]


def _digest(key: bytes) -> bytes:
    return hashlib.sha256(key).digest()
