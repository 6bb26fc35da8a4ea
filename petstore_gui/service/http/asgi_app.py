"""The service as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NoReturn

from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http.auth import AuthMiddleware, KnownKeys
from petstore_gui.service.http.categories import Categories
from petstore_gui.service.http.errors import ApiError, ByMethod, error_response
from petstore_gui.service.http.health import Health
from petstore_gui.service.http.operations import Operations
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.store import Store

REQUEST_SECONDS = 9.5
"""How long a request may take, its body included. Windows wait for ten seconds, and the store
itself gives up after nine."""

_DAMAGE = (StartFailure.DAMAGED, StartFailure.MISSING)


def make_app(
    store: Store,
    key: str,
    *,
    only_host: str | None = None,
    on_damage: Callable[[], object] = lambda: None,
    health: Health | None = None,
    known_keys: KnownKeys | None = None,
) -> ASGIApp:
    """The whole interface over a store, for clients that have the key.

    `only_host` is the `Host` of the local service: see `AuthMiddleware`. `on_damage` is called when
    a request has found the database damaged or deleted. With
    `health`, balancers are answered without the key. Whoever has one of `known_keys` is a client.
    """

    async def respond(request: Request, exception: Exception) -> Response:
        if isinstance(exception, StoreError) and exception.reason in _DAMAGE:
            on_damage()
        return await error_response(request, exception)

    operations, categories = Operations(store), Categories(store)
    routes = [
        Route("/v1/pets", ByMethod(GET=operations.list_pets, POST=operations.create_pet)),
        Route("/v1/pets/{pet_id}", ByMethod(GET=operations.get_pet)),
        Route("/v1/categories", ByMethod(GET=categories.get, PUT=categories.put)),
    ]
    known = Router(routes, redirect_slashes=False, default=_unknown)
    app: ASGIApp = AuthMiddleware(known, key, only_host, known_keys)
    if health is not None:
        app = Router(health.routes, redirect_slashes=False, default=app)
    return ExceptionMiddleware(_in_time(app), {Exception: respond})


def _in_time(app: ASGIApp) -> ASGIApp:
    async def ask(scope: Scope, receive: Receive, send: Send) -> None:
        async with asyncio.timeout(REQUEST_SECONDS):
            await app(scope, receive, send)

    return ask


async def _unknown(_scope: Scope, _receive: Receive, _send: Send) -> NoReturn:
    raise ApiError(404, "unknown_path", "The interface describes nothing at this path.")
