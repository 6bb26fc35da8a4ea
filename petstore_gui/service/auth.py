"""Who is let in: the holder of the key, and on a staff member's computer no web page."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.service.request_errors import KeyRefused, WebPageRefused

Check = Callable[[Headers], None]
"""Raises a `Refusal` for headers that must not get further."""

_BEARER = re.compile(r"bearer +([\x21-\x7e]+)", re.IGNORECASE)


class KeyCheck:
    """The API key as a bearer token (section 5). Holds no key, only its digest."""

    def __init__(self, key: str) -> None:
        self._digest = _digest(key)

    def __call__(self, headers: Headers) -> None:
        given = headers.getlist("authorization")
        token = _BEARER.fullmatch(given[0].strip()) if len(given) == 1 else None
        # Without a token the same is computed, so that the time tells nothing.
        digest = _digest(token[1] if token else "")
        if not hmac.compare_digest(digest, self._digest):
            raise KeyRefused("The API key is missing or not valid: Authorization: Bearer API_KEY.")


class WebPageCheck:
    """No request that a web page could make, also by a name that leads to this computer.

    `host` is the only `Host` that is served.
    """

    def __init__(self, host: str) -> None:
        self._host = host

    def __call__(self, headers: Headers) -> None:
        is_from_page = "origin" in headers or "sec-fetch-site" in headers
        if is_from_page or headers.getlist("host") != [self._host]:
            raise WebPageRefused("This service answers no web pages.")


class AuthMiddleware:
    """Lets a request through to `app` when every check does, in turn."""

    def __init__(self, app: ASGIApp, *checks: Check) -> None:
        self._app = app
        self._checks = checks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        for check in self._checks:
            check(headers)
        await self._app(scope, receive, send)


def _digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()
