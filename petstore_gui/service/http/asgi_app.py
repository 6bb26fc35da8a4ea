"""The service as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http.auth import AuthMiddleware
from petstore_gui.service.http.errors import ApiError, error_response
from petstore_gui.service.http.health import Health
from petstore_gui.service.http.known_keys import KnownKeys
from petstore_gui.service.http.operations import Operations
from petstore_gui.service.http.shop_file import ShopFile
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.insert import KeyReused
from petstore_gui.service.store.store import Store

REQUEST_SECONDS = 9.5
"""How long a request may take, its body included. Windows wait for ten seconds, and the store
itself gives up after nine."""

_DAMAGE = (StartFailure.DAMAGED, StartFailure.MISSING)
_HANDLED = (ApiError, HTTPException, TimeoutError, KeyReused, Exception)


def make_app(  # noqa: PLR0913 - each is optional, and named
    store: Store,
    key: str,
    *,
    only_host: str | None = None,
    on_damage: Callable[[], object] = lambda: None,
    shop_file: Path | None = None,
    health: Health | None = None,
    known_keys: KnownKeys | None = None,
) -> ASGIApp:
    """The whole interface over a store, for clients that have the key.

    `only_host` is the `Host` of the local service: see `AuthMiddleware`. `on_damage` is called when
    a request has found the database damaged or deleted. `shop_file` is offered beside it. With
    `health`, balancers are answered without the key. Whoever has one of `known_keys` is a client.
    """

    async def store_failed(request: Request, failure: Exception) -> Response:
        if isinstance(failure, StoreError) and failure.reason in _DAMAGE:
            on_damage()
        return await error_response(request, failure)

    operations = Operations(store)
    routes = [
        Route("/v1/pets", operations.pets, methods=["GET", "POST"]),
        Route("/v1/pets/{pet_id}", operations.get_pet, methods=["GET"]),
    ]
    if shop_file is not None:
        routes.append(Route("/shop.json", ShopFile(shop_file).answer, methods=["GET", "PUT"]))
    closed = Mount(
        "",
        routes=routes,
        middleware=[
            Middleware(InTime),
            Middleware(AuthMiddleware, key=key, only_host=only_host, known=known_keys),
        ],
    )
    return Starlette(
        routes=[*(health.routes if health else ()), closed],
        exception_handlers={
            **dict.fromkeys(_HANDLED, error_response),
            StoreError: store_failed,
        },
    )


class InTime:
    """Ends a request that takes too long with `TimeoutError`."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with asyncio.timeout(REQUEST_SECONDS):
            await self._app(scope, receive, send)
