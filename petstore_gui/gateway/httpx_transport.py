"""HTTP by httpx, which is imported here and in loopback.py. Importing it is slow: do it late.

One request goes out, one answer or one error of ours comes back. Nothing is retried, no redirect is
followed, no cookie is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import ssl
from collections.abc import AsyncIterator, Iterator
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx
import msgspec
import truststore

from petstore_gui import __version__
from petstore_gui.domain.errors import (
    NotAnswered,
    NotReached,
    NotSecured,
    NotTrusted,
    NotUnderstood,
    ProxyNotUsable,
)
from petstore_gui.gateway.content_encoding import body_in
from petstore_gui.gateway.exchange import BODY_MAX, ERROR_BODY_MAX, Request, Response
from petstore_gui.gateway.loopback_transport import Loopback

log = logging.getLogger(__name__)

CLOSING_MAX = 0.5
"""Seconds that closing may take. Nothing waits for it that is worth more."""

_HEADERS = {
    "Accept": "application/json",
    "Accept-Encoding": "identity",
    "User-Agent": f"petstore-gui/{__version__}",
}
_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)
_BAD_ADDRESS = (httpx.InvalidURL, httpx.UnsupportedProtocol, UnicodeError)
_HANDSHAKE_GOES_ON = (ssl.SSLWantReadError, ssl.SSLWantWriteError)
_BROKEN = (httpx.HTTPError, httpx.StreamError, OSError)


class Wires(msgspec.Struct, frozen=True):
    """How to connect; seconds. `tls` replaces the system's trust store, and checks all the same."""

    connect: float
    between_bytes: float
    uses_system_proxy: bool
    is_encrypted: bool
    tls: ssl.SSLContext | None = None

    @property
    def are_local(self) -> bool:
        """Whether nothing but this computer's own network lies between."""
        return not (self.uses_system_proxy or self.is_encrypted)


class Transport:
    """Connections to one service, at the base address `base_url`.

    Raises `ProxyNotUsable` where the proxy settings of this computer cannot be used. Constructing
    it takes tens of milliseconds, most of them for TLS.
    """

    def __init__(self, base_url: str, wires: Wires) -> None:
        self._base_url = base_url
        self._wires = wires
        self._tls = wires.tls or _tls(is_needed=wires.is_encrypted or wires.uses_system_proxy)
        timeout = httpx.Timeout(wires.between_bytes, connect=wires.connect)
        self._extensions = {"timeout": timeout.as_dict()}
        self._under_way: set[asyncio.Task[Response]] = set()
        self._open()

    async def send(self, request: Request, authorization: str, seconds: float) -> Response:
        """The answer to a request, whole, within `seconds`.

        Raises `NotReached` where nothing was sent, `NotAnswered` where that is not certain,
        `NotUnderstood` for a body that is too large or in an unknown coding. Where the caller is
        cancelled, the request runs on and its answer is dropped: cancelling spoils httpx's pool.
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
        """Give up what is under way, and close every connection."""
        for task in self._under_way:
            task.cancel()
        with contextlib.suppress(TimeoutError, *_BROKEN):
            async with asyncio.timeout(CLOSING_MAX):
                await asyncio.gather(*self._under_way, return_exceptions=True)
                await self._kept.aclose()
                await self._fresh.aclose()

    def _open(self) -> None:
        self._kept = self._way(keeps=True)
        self._fresh = self._way(keeps=False)

    def _way(self, *, keeps: bool) -> httpx.AsyncClient | Loopback:
        """What a client adds (proxies, cookies, redirects) is nothing for this computer."""
        return Loopback(keeps=keeps) if self._wires.are_local else self._client(keeps=keeps)

    def _client(self, *, keeps: bool) -> httpx.AsyncClient:
        try:
            return httpx.AsyncClient(
                cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
                verify=self._tls,
                trust_env=self._wires.uses_system_proxy,
                limits=httpx.Limits(
                    max_connections=None, max_keepalive_connections=None if keeps else 0
                ),
                follow_redirects=False,
            )
        except (ValueError, ImportError, httpx.InvalidURL) as error:
            raise ProxyNotUsable(str(error)) from error

    def _done(self, task: asyncio.Task[Response]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may be left to hear of it

    async def _send(self, request: Request, authorization: str, seconds: float) -> Response:
        started = asyncio.get_running_loop().time()
        outcome: object = "not answered"
        try:
            with self._own_errors():
                async with asyncio.timeout(seconds):
                    response = await self._exchange(request, authorization)
            outcome = response.status
            return response
        finally:
            taken = asyncio.get_running_loop().time() - started
            log.debug("%s %s: %s, %.0f ms", request.method, request.path, outcome, taken * 1000)

    async def _exchange(self, request: Request, authorization: str) -> Response:
        way = self._fresh if request.method == "POST" else self._kept
        asked = httpx.Request(
            request.method,
            self._base_url + request.target,
            content=request.body,
            headers={**_HEADERS, **request.headers, "Authorization": authorization},
            extensions=self._extensions,
        )
        if isinstance(way, Loopback):
            response = await way.handle_async_request(asked)
        else:
            response = await way.send(asked, stream=True)
        async with contextlib.aclosing(response):
            return await _read(response)

    @contextlib.contextmanager
    def _own_errors(self) -> Iterator[None]:
        try:
            yield
        except httpx.PoolTimeout as error:
            self._open()
            raise NotReached("no free connection") from error
        except _NOT_SENT as error:
            raise _not_reached(error) from error
        except _BAD_ADDRESS as error:
            raise NotReached(f"no address: {error}") from error
        except httpx.ProtocolError as error:  # its text quotes what was sent, or came
            raise NotAnswered(type(error).__name__) from None
        except TimeoutError as error:
            raise NotAnswered("no whole answer in time") from error
        except _BROKEN as error:
            raise NotAnswered(_detail(error)) from error


async def _read(response: httpx.Response) -> Response:
    is_error = response.is_error
    bound = ERROR_BODY_MAX if is_error else BODY_MAX
    headers = dict(response.headers)
    try:
        body = await _read_body(response, headers.get("content-encoding", ""), bound)
    except NotUnderstood:
        if not is_error:
            raise
        body = b""  # the status of an error says enough
    if len(body) > bound and not is_error:
        raise NotUnderstood(f"HTTP {response.status_code} with a body over {bound} bytes")
    return Response(response.status_code, headers, body[:bound], is_cut=len(body) > bound)


async def _read_body(response: httpx.Response, coding: str, bound: int) -> bytes:
    """The decoded body, or its first `bound` + 1 bytes."""
    body = body_in(coding, bound)
    async with _ended(response.aiter_raw()) as chunks:
        async for chunk in chunks:
            body.feed(chunk)
            if len(body.decoded) > bound:
                return bytes(body.decoded)
    body.end()
    return bytes(body.decoded)


@contextlib.asynccontextmanager
async def _ended(chunks: AsyncIterator[bytes]) -> AsyncIterator[AsyncIterator[bytes]]:
    """Leave no generator of httpx's in the middle: Qt's event loop does not end what is dropped.

    They lie within one another, and end only by an error that comes from the innermost.
    """
    try:
        yield chunks
    finally:
        with contextlib.suppress(TimeoutError, *_BROKEN):
            async with asyncio.timeout(0):
                async for _ in chunks:
                    pass


def _is_being_cancelled() -> bool:
    client = asyncio.current_task()
    return client is not None and client.cancelling() > 0


def _tls(*, is_needed: bool) -> ssl.SSLContext:
    """The system's trust store; without TLS a context that trusts nobody, since that is quick."""
    if is_needed:
        return truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def _not_reached(error: httpx.HTTPError) -> NotReached:
    causes = [cause for cause in _causes(error) if not isinstance(cause, _HANDSHAKE_GOES_ON)]
    if any(isinstance(cause, ssl.CertificateError) for cause in causes):
        return NotTrusted(_detail(error))
    if any(isinstance(cause, ssl.SSLError) for cause in causes):
        return NotSecured(_detail(error))
    return NotReached(_detail(error))


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _detail(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
