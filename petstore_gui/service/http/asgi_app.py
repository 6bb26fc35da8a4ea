"""The service as an ASGI application: its layers, from the outermost to the routes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http.auth import AuthMiddleware
from petstore_gui.service.http.response_headers import ResponseHeadersMiddleware
from petstore_gui.service.http.responses import error_response
from petstore_gui.service.http.routes import Routes
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.store import Store

if TYPE_CHECKING:
    from petstore_gui.service.http.health import Health
    from petstore_gui.service.http.known_keys import KnownKeys
    from petstore_gui.service.http.shop_file import ShopFileRoute

_DAMAGE = (StartFailure.DAMAGED, StartFailure.MISSING)


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

    async def respond(request: Request, exception: Exception) -> Response:
        if isinstance(exception, StoreError) and exception.reason in _DAMAGE:
            on_damage()
        return await error_response(request, exception)

    shop = None if shop_file is None else _shop_route(shop_file)
    app: ASGIApp = AuthMiddleware(Routes(store, shop), key, only_host, known_keys)
    if health is not None:
        from petstore_gui.service.http.health import HealthMiddleware  # noqa: PLC0415 - not the window's

        app = HealthMiddleware(app, health)
    return ResponseHeadersMiddleware(ExceptionMiddleware(app, {Exception: respond}))


def _shop_route(file: Path) -> ShopFileRoute:
    from petstore_gui.service.http.shop_file import ShopFileRoute  # noqa: PLC0415 - if asked for

    return ShopFileRoute(file)
