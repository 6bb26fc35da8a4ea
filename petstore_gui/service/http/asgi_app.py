"""The service as an ASGI application: its layers, from the outermost to the routes."""

from __future__ import annotations

from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.types import ASGIApp

from petstore_gui.service.http.auth import AuthMiddleware
from petstore_gui.service.http.response_headers import ResponseHeadersMiddleware
from petstore_gui.service.http.responses import error_response
from petstore_gui.service.http.routes import Routes
from petstore_gui.service.store.store import Store


def make_app(store: Store, key: str, *, only_host: str | None = None) -> ASGIApp:
    """The whole interface over a store, for clients that have the key.

    `only_host` is the `Host` of the local service: see `AuthMiddleware`.
    """
    app = AuthMiddleware(Routes(store), key, only_host)
    return ResponseHeadersMiddleware(ExceptionMiddleware(app, {Exception: error_response}))
