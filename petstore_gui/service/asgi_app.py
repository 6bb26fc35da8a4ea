"""The service as an ASGI application, one layer around the other."""

from __future__ import annotations

from starlette.middleware.errors import ServerErrorMiddleware
from starlette.types import ASGIApp

from petstore_gui.service.auth import AuthMiddleware, Check, KeyCheck, WebPageCheck
from petstore_gui.service.response_headers import Envelope
from petstore_gui.service.responses import Answering, answer_unforeseen
from petstore_gui.service.routes import Paths
from petstore_gui.service.store import Store


def make_app(store: Store, key: str, *, only_host: str | None = None) -> ASGIApp:
    """The whole interface over a store, for the holder of the key.

    `only_host` makes it the service of one window: requests that a web page could make, and those
    for any other `Host`, are refused.
    """
    checks: list[Check] = [KeyCheck(key), *([WebPageCheck(only_host)] if only_host else [])]
    inside = AuthMiddleware(Paths(store), *checks)
    return Envelope(ServerErrorMiddleware(Answering(inside), answer_unforeseen))
