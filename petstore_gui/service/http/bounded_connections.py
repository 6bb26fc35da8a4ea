"""Connections with limits: uvicorn alone would wait forever, and read whatever it is sent."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.server import ServerState

from petstore_gui.service.http.auth import HAS_KEY
from petstore_gui.service.http.deadline import Deadline
from petstore_gui.service.http.fair_turns import RECENT_SECONDS, FairTurns, Kind
from petstore_gui.service.http.open_connections import OpenConnections, Trust
from petstore_gui.service.http.request_errors import HeadTooSlow
from petstore_gui.service.http.sequential_protocol import SequentialProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

HEAD_SECONDS = 10.0
"""How long after the connection or the last response the head of a request may take."""

REQUEST_SECONDS = 30.0
"""How long after the head it may take until the client has read the response."""

LARGE_BYTES = 64 * 1024
"""What is left of a response when it counts as large, until nothing is."""


class BoundedConnection(SequentialProtocol):
    """A client's connection, which cannot block the service: it has limits of time and number."""

    opening: asyncio.Task[None] | None = None
    """The task that makes the connection; None once it is made."""

    _is_ended = False  # before it was made

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        connections: OpenConnections,
        turns: FairTurns,
    ) -> None:
        super().__init__(config, server_state)
        self._open_connections = connections
        self._turns = turns
        self._answered_at: float | None = None
        self._deadline = Deadline(self.loop, self._is_due)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if self._is_ended:  # uvloop makes it even then, and never reports it as lost
            transport.abort()
            return
        self.opening = None
        super().connection_made(transport)
        transport.set_write_buffer_limits(LARGE_BYTES, low=0)  # part of it keeps all in memory
        self._deadline.move(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._is_ended:
            return
        self._open_connections.discard(self)
        self._deadline.cancel()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        start = partial(super()._start_asgi_task, cycle, app)
        self._turns.begin(start, self._kind())

    def _kind(self) -> Kind:
        if self._answered_at is None:
            return Kind.NEW
        is_recent = self.loop.time() - self._answered_at < RECENT_SECONDS
        return Kind.FREQUENT if is_recent else Kind.RESTED

    def pause_writing(self) -> None:
        self._open_connections.mark_unread(self)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._open_connections.mark_read(self)
        super().resume_writing()

    def on_response_complete(self) -> None:
        self._answered_at = self.loop.time()
        super().on_response_complete()

    def end(self) -> None:
        """Abort: closing would wait until the client has read what was written."""
        if self.opening is None:
            self.transport.abort()
        else:
            self._is_ended = True
            self.opening.cancel()

    def _request_begun(self) -> None:
        self._open_connections.mark_busy(self)
        self._deadline.move(REQUEST_SECONDS)

    def _wait_for_request(self) -> None:
        super()._wait_for_request()
        if self.trust is not Trust.KNOWN:
            has_key = HAS_KEY in self.cycle.scope["state"]
            self.trust = Trust.KNOWN if has_key else Trust.REFUSED
        is_read = self.transport.get_write_buffer_size() == 0
        if is_read or self.trust is not Trust.KNOWN:
            self._open_connections.mark_idle(self)
        if is_read:
            self._deadline.move(HEAD_SECONDS)

    def _is_due(self) -> None:
        if self._can_still_answer():
            self._deadline.move(HEAD_SECONDS)
            self._refuse(HeadTooSlow("The head of the request did not arrive in time."))
        else:
            self.end()

    def _can_still_answer(self) -> bool:
        """Whether a part of a head has come, and its client reads."""
        is_read = not self.transport.is_closing() and self.transport.get_write_buffer_size() == 0
        return self._is_in_head and not self._is_busy and is_read
