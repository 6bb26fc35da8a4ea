"""What a balancer asks (`/healthz`, `/readyz`), and an end that loses no request."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from petstore_gui.service.http.recent import Recent
from petstore_gui.service.http.request_errors import MethodNotAllowed, NotReady, Stopping
from petstore_gui.service.store.database import StoreError

READY_SECONDS = 1.0
"""How long an answer of the database counts. It is not asked more often."""

PING_SECONDS = 2.0
"""How long the database may take to answer."""

WATCHED_SECONDS = 10.0
"""Whoever has asked for `/readyz` within this time is told before the service stops."""

LEAVING_SECONDS = 3.0
"""How long requests are still served meanwhile."""

_POLL_SECONDS = 0.02
_LATER = {"Retry-After": "2", "Connection": "close"}

_log = logging.getLogger(__name__)


class Health:
    """Whether the service takes requests, and how many are running."""

    def __init__(self, ping: Callable[[], Awaitable[object]]) -> None:
        """`ping` asks the database, and raises `StoreError` if it cannot be used."""
        self.running = 0
        """How many requests are running; counted by `HealthMiddleware`."""
        self.is_refusing = False
        """Whether new requests are refused."""
        self._ping = ping
        self._recent = Recent(self._ask, READY_SECONDS)
        self._watched_at = -WATCHED_SECONDS
        self._was_ready = True
        self._is_stopping = False

    async def is_ready(self) -> bool:
        """Whether a balancer may send requests here."""
        self._watched_at = time.monotonic()
        if self._is_stopping:
            return False
        asked = self._recent.task()
        done, _ = await asyncio.wait([asked], timeout=PING_SECONDS)
        return bool(done) and asked.result()

    async def stop(self, seconds: float, is_forced: Callable[[], bool]) -> float:
        """Be ready no longer, then refuse new requests, and wait until the running ones end.

        That takes at most `seconds`; returns how many are left.
        """
        self._is_stopping = True
        if time.monotonic() - self._watched_at < WATCHED_SECONDS:
            await _wait(LEAVING_SECONDS, is_forced)
        self.is_refusing = True
        return await _wait(seconds, lambda: not self.running or is_forced())

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


class HealthMiddleware:
    """Answers `/healthz` (this process) and `/readyz` (its database) without a key or detail."""

    def __init__(self, app: ASGIApp, health: Health) -> None:
        self._app = app
        self._health = health

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Raises `NotReady`, `MethodNotAllowed` or `Stopping`."""
        health = self._health
        if scope["path"] in ("/healthz", "/readyz"):
            if scope["method"] not in ("GET", "HEAD"):
                raise MethodNotAllowed("There is no such method here.", {"Allow": "GET, HEAD"})
            if scope["path"] == "/readyz" and not await health.is_ready():
                raise NotReady("The service is not ready.", _LATER)
            await PlainTextResponse("ok\n")(scope, receive, send)
            return
        if health.is_refusing:
            raise Stopping("The service is stopping, and did nothing.", _LATER)
        health.running += 1
        try:
            await self._app(scope, receive, send)
        finally:
            health.running -= 1


async def _wait(seconds: float, is_over: Callable[[], bool]) -> float:
    """Wait until it is over, at most so many seconds; returns how many are left."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0 and not is_over():  # noqa: ASYNC110 - a signal sets no event
        await asyncio.sleep(_POLL_SECONDS)
    return max(0.0, left)
