"""HTTP with httpx, to services on the network. Only this module imports httpx: that is slow."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import AsyncIterator, Iterator
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx
import truststore

from petstore_gui.domain.connection_errors import (
    ConnectTimedOut,
    NameNotFound,
    NothingListens,
    NotReached,
    NotSecured,
    NotSent,
    NotTrusted,
    ProxyNotUsable,
)
from petstore_gui.domain.errors import BrokeOff, NotAnswered, SentNothing, TooSlow
from petstore_gui.gateway.endpoint import Endpoint, host_and_port
from petstore_gui.gateway.proxies import proxy_for
from petstore_gui.gateway.request_response import Request, Response
from petstore_gui.gateway.retry import Deadlines
from petstore_gui.gateway.transport import HEADERS, BodyReader, Transport
from petstore_gui.support.error_causes import causes_of

_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)
_BAD_ADDRESS = (httpx.InvalidURL, httpx.UnsupportedProtocol, UnicodeError)
_REASONS = (
    (socket.gaierror, NameNotFound),
    (ConnectionRefusedError, NothingListens),
    (httpx.ConnectTimeout, ConnectTimedOut),
)
_HANDSHAKE_UNFINISHED = (ssl.SSLWantReadError, ssl.SSLWantWriteError)
_BROKEN = (httpx.HTTPError, httpx.StreamError, OSError)


class HttpxTransport(Transport):
    """Connections to the service at `endpoint`.

    `tls` replaces the system's trust store; certificates are verified against it. Raises
    `ProxyNotUsable` if the proxy settings of this computer are invalid. Construction takes tens of
    milliseconds, most of them for TLS.
    """

    def __init__(
        self, endpoint: Endpoint, deadlines: Deadlines, tls: ssl.SSLContext | None = None
    ) -> None:
        super().__init__()
        self._endpoint = endpoint
        self._tls = tls or truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        self._where = host_and_port(proxy_for(endpoint) or endpoint.base_url)
        connect = deadlines.connect_here if endpoint.is_here else deadlines.connect
        timeout = httpx.Timeout(deadlines.between_bytes, connect=connect)
        self._extensions = {"timeout": timeout.as_dict()}
        self._silence = deadlines.between_bytes
        self._open()

    async def _close(self) -> None:
        with contextlib.suppress(*_BROKEN):
            await self._kept_alive.aclose()
            await self._single_use.aclose()

    def _open(self) -> None:
        self._kept_alive = self._client(keep_alive=True)
        self._single_use = self._client(keep_alive=False)

    def _client(self, *, keep_alive: bool) -> httpx.AsyncClient:
        try:
            return httpx.AsyncClient(
                cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
                verify=self._tls,
                trust_env=not self._endpoint.is_here,
                limits=httpx.Limits(
                    max_connections=None, max_keepalive_connections=None if keep_alive else 0
                ),
                follow_redirects=False,
            )
        except (ValueError, ImportError, httpx.InvalidURL) as error:
            raise ProxyNotUsable(str(error)) from error

    async def _send(self, request: Request, authorization: str, seconds: float) -> Response:
        with self._own_errors():
            async with asyncio.timeout(seconds):
                return await self._exchange(request, authorization)

    async def _exchange(self, request: Request, authorization: str) -> Response:
        client = self._single_use if request.method == "POST" else self._kept_alive
        sent = httpx.Request(
            request.method,
            self._endpoint.base_url + request.target,
            content=request.body,
            headers={**HEADERS, **request.headers, "Authorization": authorization},
            extensions=self._extensions | ({"trace": request.trace} if request.trace else {}),
        )
        async with contextlib.aclosing(await client.send(sent, stream=True)) as response:
            return await _read(response)

    @contextlib.contextmanager
    def _own_errors(self) -> Iterator[None]:
        try:
            yield
        except httpx.PoolTimeout as error:
            self._open()
            raise NotReached("no free connection") from error
        except _NOT_SENT as error:
            raise self._not_reached(error) from error
        except _BAD_ADDRESS as error:
            raise NotReached(f"invalid address: {error}") from error
        except httpx.LocalProtocolError as error:  # h11 refuses it before anything is written
            raise NotSent(type(error).__name__) from None
        except httpx.ProtocolError as error:  # its text may quote the request or the response
            raise NotAnswered(type(error).__name__) from None
        except httpx.ReadTimeout as error:
            raise SentNothing("nothing came in time", self._silence) from error
        except TimeoutError as error:
            raise TooSlow("no complete response in time") from error
        except _BROKEN as error:
            raise NotAnswered(_detail(error)) from error

    def _not_reached(self, error: httpx.HTTPError) -> NotReached:
        """The error, as precise as its causes allow; if there is a proxy, it is the proxy's."""
        causes = [
            cause for cause in causes_of(error) if not isinstance(cause, _HANDSHAKE_UNFINISHED)
        ]
        if any(isinstance(cause, ssl.CertificateError) for cause in causes):
            return NotTrusted(_detail(error))
        if any(isinstance(cause, ssl.SSLError) for cause in causes):
            return NotSecured(_detail(error))
        for cause in causes:
            for kind, own in _REASONS:
                if isinstance(cause, kind):
                    return own(self._where, _detail(error))
        said = (cause.strerror for cause in causes if isinstance(cause, OSError) and cause.strerror)
        return NotReached(next(said, _detail(error)))


async def _read(response: httpx.Response) -> Response:
    body = BodyReader(response.status_code, dict(response.headers))
    try:
        async with _exhausting(response.aiter_raw()) as chunks:
            async for chunk in chunks:
                body.feed(chunk)
                if not body.wants_more:
                    break
    except (httpx.RemoteProtocolError, httpx.ReadError) as error:
        raise BrokeOff(type(error).__name__) from None  # its text may quote the response
    return body.response()


@contextlib.asynccontextmanager
async def _exhausting(chunks: AsyncIterator[bytes]) -> AsyncIterator[AsyncIterator[bytes]]:
    """Leave none of httpx's generators suspended, as Qt's event loop does not close dropped ones.

    They are nested, and only an error from the innermost ends all of them.
    """
    try:
        yield chunks
    finally:
        with contextlib.suppress(TimeoutError, *_BROKEN):
            async with asyncio.timeout(0):
                async for _ in chunks:
                    pass


def _detail(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
