"""Connections that carry one request each way, whatever library they are made with.

Each request yields one response or one of the program's errors. No retries, redirects or cookies.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping

from petstore_gui import __version__
from petstore_gui.domain.errors import NotAnswered, NotUnderstood
from petstore_gui.gateway.content_encoding import BodyDecoder
from petstore_gui.gateway.request_response import BODY_MAX, ERROR_BODY_MAX, Request, Response
from petstore_gui.support.tasks import cancel_all

CLOSING_MAX = 0.5
"""Seconds that closing may take."""

HEADERS = {
    "Accept": "application/json",
    "Accept-Encoding": "identity",
    "User-Agent": f"petstore-gui/{__version__}",
}

_ERROR_MIN = 400


class Transport(ABC):
    """Connections to one service."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Response]] = set()

    async def send(self, request: Request, authorization: str, seconds: float) -> Response:
        """The complete response to a request, within `seconds`.

        Raises `NotReached` if nothing was sent, `NotAnswered` if that is not certain,
        `NotUnderstood` for a body that is too large or in an unknown coding. If the caller is
        cancelled, the request continues and its response is dropped, as cancelling would corrupt
        httpx's connection pool.
        """
        task = asyncio.create_task(self._send(request, authorization, seconds))
        self._under_way.add(task)
        task.add_done_callback(self._done)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled() or _is_being_cancelled():
                raise
            raise NotAnswered("the gateway was closed") from None

    async def aclose(self) -> None:
        """Abandon all requests, and close every connection."""
        with contextlib.suppress(TimeoutError, OSError):
            async with asyncio.timeout(CLOSING_MAX):
                await cancel_all(self._under_way)
                await self._close()

    @abstractmethod
    async def _send(self, request: Request, authorization: str, seconds: float) -> Response: ...

    @abstractmethod
    async def _close(self) -> None: ...

    def _done(self, task: asyncio.Task[Response]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved here in case the caller was cancelled


class BodyReader:
    """What is kept of a response: its body up to a bound, of an error whatever could be read."""

    def __init__(self, status: int, headers: Mapping[str, str]) -> None:
        """`headers`: their names are in lower case."""
        self._status = status
        self._headers = headers
        self._is_error = status >= _ERROR_MIN
        self._bound = ERROR_BODY_MAX if self._is_error else BODY_MAX
        self._decoder: BodyDecoder | None = None
        with self._errors_pass():
            self._decoder = BodyDecoder(headers.get("content-encoding", ""), self._bound)

    @property
    def wants_more(self) -> bool:
        """Whether the rest of the body matters."""
        return self._decoder is not None and len(self._decoder.decoded) <= self._bound

    def feed(self, chunk: bytes) -> None:
        """Take bytes of the body. Raises `NotUnderstood`."""
        with self._errors_pass():
            if self._decoder is not None:
                self._decoder.feed(chunk)

    def response(self) -> Response:
        """The response, once its body has ended or no more is wanted.

        Raises `NotUnderstood`, and `NotAnswered` for a coded body that ends too early.
        """
        if self._decoder is None:
            return Response(self._status, self._headers, b"")
        if self.wants_more:
            self._decoder.end()
        body = self._decoder.decoded
        is_cut = len(body) > self._bound
        if is_cut and not self._is_error:
            raise NotUnderstood(f"more than {self._bound} bytes")
        return Response(self._status, self._headers, bytes(body[: self._bound]), is_cut=is_cut)

    @contextlib.contextmanager
    def _errors_pass(self) -> Iterator[None]:
        """The status of an error is enough."""
        try:
            yield
        except NotUnderstood:
            if not self._is_error:
                raise
            self._decoder = None


def _is_being_cancelled() -> bool:
    caller = asyncio.current_task()
    return caller is not None and caller.cancelling() > 0
