"""What a balancer asks (`/healthz`, `/readyz`), and how it is told that the service ends."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from petstore_gui.service.http.errors import ApiError, ByMethod
from petstore_gui.service.http.recent import Recent
from petstore_gui.service.store.database import StoreError
from petstore_gui.support.own_program import version

READY_SECONDS = 1.0
"""How long an answer of the database counts. It is not asked more often."""

PING_SECONDS = 2.0
"""How long the database may take to answer."""

WATCHED_SECONDS = 10.0
"""Whoever has asked for `/readyz` within this time is told before the service stops."""

LEAVING_SECONDS = 3.0
"""How long requests are still taken meanwhile."""

_log = logging.getLogger(__name__)


class Health:
    """Answers `/healthz` (this process) and `/readyz` (its database) without a key.

    Whoever asks learns the version, too.
    """

    def __init__(self, ping: Callable[[], Awaitable[object]]) -> None:
        """`ping` asks the database, and raises `StoreError` if it cannot be used."""
        self.routes = [
            Route("/healthz", ByMethod(GET=self._alive, HEAD=self._alive)),
            Route("/readyz", ByMethod(GET=self._ready, HEAD=self._ready)),
        ]
        self._ping = ping
        self._ok = f"ok\n{version()}\n"
        self._recent = Recent(self._ask, READY_SECONDS)
        self._watched_at = -WATCHED_SECONDS
        self._was_ready = True
        self._is_leaving = False

    async def leave(self) -> None:
        """Be ready no longer, and give a balancer the time to see it."""
        self._is_leaving = True
        if time.monotonic() - self._watched_at < WATCHED_SECONDS:
            await asyncio.sleep(LEAVING_SECONDS)

    async def _alive(self, _request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def _ready(self, _request: Request) -> Response:
        """Raises `ApiError` unless a balancer may send requests here."""
        self._watched_at = time.monotonic()
        asked = self._recent.task()
        done, _ = await asyncio.wait([asked], timeout=PING_SECONDS)
        if self._is_leaving or not done or not asked.result():
            raise ApiError(503, "not_ready", "The service is not ready.")
        return PlainTextResponse(self._ok)

    async def _ask(self) -> bool:
        try:
            await self._ping()
        except StoreError as error:
            if self._was_ready:  # said once, not every second
                _log.warning("not ready: %s", error)
            self._was_ready = False
        else:
            self._was_ready = True
        return self._was_ready
