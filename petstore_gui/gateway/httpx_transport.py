"""HTTP with httpx. Only this module imports it: that is slow."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from http import HTTPStatus
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx

from petstore_gui import __version__
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.errors import NotAnswered, NotUnderstood
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.endpoint import Endpoint, host_and_port
from petstore_gui.gateway.reaching import not_reached, proxy_for, trust_store
from petstore_gui.gateway.request_response import BODY_MAX, ERROR_BODY_MAX, Request, Response
from petstore_gui.support.tasks import cancel_all

CLOSING_MAX = 0.5
"""Seconds that closing may take."""

HEADERS = {
    "Accept": "application/json",
    "Accept-Encoding": "identity",
    "User-Agent": f"petstore-gui/{__version__}",
}

_NOT_REACHED = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)
_NOT_SENT = (httpx.InvalidURL, httpx.UnsupportedProtocol, httpx.LocalProtocolError, UnicodeError)
_BROKEN = (httpx.HTTPError, httpx.StreamError, OSError)


class HttpxTransport:
    """Connections to the service at `endpoint`, each request on one of them, without retries.

    `tls` replaces the system's trust store; certificates are verified against it. Raises
    `NotReached` if the proxy settings of this computer are invalid.
    """

    def __init__(
        self, endpoint: Endpoint, deadlines: Deadlines, tls: ssl.SSLContext | None = None
    ) -> None:
        self._endpoint = endpoint
        self._tls = tls or trust_store()
        self._where = host_and_port(proxy_for(endpoint) or endpoint.base_url)
        connect = deadlines.connect_here if endpoint.is_here else deadlines.connect
        self._timeout = httpx.Timeout(deadlines.between_bytes, connect=connect)
        self._kept_alive = self._client(keep_alive=True)
        self._single_use = self._client(keep_alive=False)
        self._under_way: set[asyncio.Task[Response]] = set()

    async def send(self, request: Request, authorization: str, seconds: float) -> Response:
        """The complete response to a request, within `seconds`.

        Raises `NotReached` if nothing was sent, `NotAnswered` if that is not certain,
        `NotUnderstood` for a body that is too large or encoded. If the caller is cancelled, the
        request goes on and its response is dropped: cancelling would leak a slot of httpx's pool.
        """
        task = asyncio.create_task(self._send(request, authorization, seconds))
        self._under_way.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Response]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # nobody else may ask for it: then asyncio reports a bug

    async def wait_answered(self) -> None:
        """Wait until every request has ended, each within its own deadline."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def aclose(self) -> None:
        """Abandon all requests, and close every connection."""
        with contextlib.suppress(TimeoutError, *_BROKEN):
            async with asyncio.timeout(CLOSING_MAX):
                await asyncio.sleep(0)  # a task cancelled before its first step reaches no except
                await cancel_all(self._under_way)
                await self._kept_alive.aclose()
                await self._single_use.aclose()

    def _client(self, *, keep_alive: bool) -> httpx.AsyncClient:
        limits = httpx.Limits(
            max_connections=None, max_keepalive_connections=None if keep_alive else 0
        )
        try:
            return httpx.AsyncClient(
                cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
                verify=self._tls,
                trust_env=not self._endpoint.is_here,
                timeout=self._timeout,
                limits=limits,
                follow_redirects=False,
            )
        except (ValueError, ImportError, httpx.InvalidURL) as error:
            raise NotReached(str(error), Why.PROXY_NOT_USABLE) from error

    async def _send(self, request: Request, authorization: str, seconds: float) -> Response:
        client = self._single_use if request.method == "POST" else self._kept_alive
        query = f"?{request.query}" if request.query else ""
        try:
            async with (
                asyncio.timeout(seconds),
                client.stream(
                    request.method,
                    self._endpoint.base_url + request.path + query,
                    content=request.body,
                    headers={**HEADERS, **request.headers, "Authorization": authorization},
                ) as response,
            ):
                return await _read(response)
        # Errors of httpx may quote the request or the response: only their names are kept.
        except _NOT_REACHED as error:
            raise not_reached(error, self._where) from error
        except _NOT_SENT as error:
            raise NotReached(type(error).__name__, Why.NOT_SENT) from None
        except _BROKEN as error:  # TimeoutError is an OSError
            raise NotAnswered(type(error).__name__) from None
        except asyncio.CancelledError:  # by `aclose` alone: a caller's cancellation stops outside
            raise NotAnswered("the gateway was closed") from None


async def _read(response: httpx.Response) -> Response:
    is_error = response.status_code >= HTTPStatus.BAD_REQUEST
    bound, body = ERROR_BODY_MAX if is_error else BODY_MAX, bytearray()
    chunks = response.aiter_raw()
    try:
        async for chunk in chunks:
            body += chunk
            if len(body) > bound:
                break
    finally:
        # Leave none of httpx's generators suspended, as Qt's event loop does not close dropped
        # ones. They are nested, and only an error from the innermost ends all of them.
        with contextlib.suppress(TimeoutError, *_BROKEN):
            async with asyncio.timeout(0):
                async for _ in chunks:
                    pass
    is_encoded = response.headers.get("content-encoding", "identity").lower() != "identity"
    if is_encoded or len(body) > bound:
        if not is_error:
            raise NotUnderstood("an encoded text" if is_encoded else f"more than {bound} bytes")
        body.clear()  # the status of an error is enough
    links = {
        rel: link["url"]
        for link in response.links.values()
        for rel in link.get("rel", "").lower().split()
        if "anchor" not in link
    }
    return Response(response.status_code, dict(response.headers), bytes(body), links)
