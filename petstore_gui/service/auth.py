"""Authentication: the API key, and for the window's own service no web page."""

from __future__ import annotations

import hashlib
import hmac
import re

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.service.request_errors import Unauthorized, WebPageRefused

_BEARER = re.compile(r"bearer +([\x21-\x7e]+)", re.IGNORECASE)


class AuthMiddleware:
    """Passes on requests that have the API key as a bearer token (section 5).

    With `only_host`, the one `Host` that is served, it also refuses every request that a web page
    could send, even under a name that resolves to this computer. Keeps only a digest of the key.
    """

    def __init__(self, app: ASGIApp, key: str, only_host: str | None) -> None:
        self._app = app
        self._key_digest = _digest(key)
        self._only_host = only_host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises `Unauthorized` or `WebPageRefused`."""
        headers = Headers(scope=scope)
        if not hmac.compare_digest(_digest(_token(headers)), self._key_digest):
            raise Unauthorized(
                "The API key is missing or not valid: Authorization: Bearer API_KEY.",
                {"WWW-Authenticate": 'Bearer realm="petstore"'},
            )
        if self._only_host is not None and _is_from_page(headers, self._only_host):
            raise WebPageRefused("This service answers no web pages.")
        await self._app(scope, receive, send)


def _token(headers: Headers) -> str:
    """The token, or "" without one: its digest is compared all the same, in the same time."""
    given = headers.getlist("authorization")
    token = _BEARER.fullmatch(given[0].strip()) if len(given) == 1 else None
    return token[1] if token else ""


def _is_from_page(headers: Headers, only_host: str) -> bool:
    is_marked = "origin" in headers or "sec-fetch-site" in headers
    return is_marked or headers.getlist("host") != [only_host]


def _digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()
