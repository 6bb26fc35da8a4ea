"""Why a service was not reached, as far as is known. Nothing was sent in any of these cases."""

from __future__ import annotations

from petstore_gui.domain.errors import RequestError


class NotReached(RequestError):
    """No connection was made: nothing was sent."""

    is_outage = True


class NotReachedAt(NotReached):
    """The connection to the host and port in `where` was not made."""

    def __init__(self, where: str, detail: str = "") -> None:
        super().__init__(detail)
        self.where = where


class NameNotFound(NotReachedAt):
    """No computer with the name `where` is known."""


class NothingListens(NotReachedAt):
    """The computer refused the connection: nothing listens at that port."""


class ConnectTimedOut(NotReachedAt):
    """Nothing accepted the connection, or secured it, in time."""


class NotTrusted(NotReached):
    """The service's certificate could not be verified, for the reason in the detail."""

    is_outage = False


class NotSecured(NotReached):
    """The server at the address speaks no TLS, or no secure version of it."""

    is_outage = False


class ProxyNotUsable(NotReached):
    """The proxy settings of this computer cannot be used."""

    is_outage = False


class NotSent(NotReached):
    """The address or the request has what HTTP may not have, such as a line break."""

    is_outage = False


class NotConnected(NotReached):
    """No service is open, as its address or its API key is not known: the window says why."""

    is_outage = False


class NotStarted(NotReached):
    """This computer's own service did not start."""


class NotOpen(NotReached):
    """This computer's own service is not open now: the window says why."""


class StoppedHere(NotOpen):
    """This computer's own service had stopped: the session starts it again."""
