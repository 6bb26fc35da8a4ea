"""Why a service was not reached, the certificates that this computer trusts, and its proxy."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import truststore

from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.gateway.endpoint import Endpoint


def causes_of(error: BaseException | None) -> Iterator[BaseException]:
    """The exception, what it was raised from or while handling, and so on to the first one."""
    while error is not None:
        yield error
        if isinstance(error, BaseExceptionGroup):
            for each in error.exceptions:
                yield from causes_of(each)
        error = error.__cause__ or error.__context__


_UNFINISHED = (ssl.SSLWantReadError, ssl.SSLWantWriteError)
"""A handshake that stalled leaves these among the causes of a timeout."""


def trust_store() -> ssl.SSLContext:
    """The certificates that the system trusts. Takes some milliseconds."""
    return truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def not_reached(error: Exception, where: str) -> NotReached:
    """The error of a connection to `where`, as precise as its causes allow."""
    causes = [cause for cause in causes_of(error) if not isinstance(cause, _UNFINISHED)]
    causes.sort(key=lambda cause: not isinstance(cause, ssl.SSLCertVerificationError))
    for cause in causes:
        match cause:
            case ssl.SSLCertVerificationError():
                return NotReached(cause.verify_message, Why.NOT_TRUSTED)
            case ssl.SSLError():
                return NotReached(str(cause), Why.NOT_SECURED)
            case socket.gaierror() | UnicodeError():
                return NotReached(str(cause), Why.NAME_NOT_FOUND, where.partition(":")[0])
            case ConnectionRefusedError():
                return NotReached(str(cause), Why.NOTHING_LISTENS, where)
            case TimeoutError():
                return NotReached("no connection in time", Why.TIMED_OUT, where)
    said = (cause.strerror for cause in causes if isinstance(cause, OSError) and cause.strerror)
    return NotReached(next(said, f"{type(error).__name__}: {error}"))


def proxy_for(endpoint: Endpoint) -> str | None:
    """The address of the proxy to the service; None if it is reached directly."""
    url = urlsplit(endpoint.base_url)
    if endpoint.is_here:
        return None
    proxies = getproxies()
    proxy = proxies.get(url.scheme) or proxies.get("all")
    if not proxy or proxy_bypass(url.hostname or ""):
        return None
    return proxy if "://" in proxy else f"http://{proxy}"
