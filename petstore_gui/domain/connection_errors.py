"""Why a service was not reached, as far as is known. Nothing was sent in any of these cases."""

from __future__ import annotations

from enum import StrEnum

from petstore_gui.domain.errors import RequestError


class Why(StrEnum):
    """Why there was no connection, as the log and the outbox file name it.

    NAME_NOT_FOUND     no computer with the name `where` is known
    NOTHING_LISTENS    the computer refused the connection: nothing listens at that port
    TIMED_OUT          nothing accepted the connection, or secured it, in time
    NOT_STARTED        this computer's own service did not start
    NOT_TRUSTED        the service's certificate could not be verified: the detail says why
    NOT_SECURED        the server at the address speaks no TLS, or no secure version of it
    PROXY_NOT_USABLE   the proxy settings of this computer cannot be used
    NOT_SENT           the request has what HTTP may not have, such as a line break
    NOT_CONNECTED      no service is open: its address or its key is not known
    """

    UNKNOWN = "NotReached"
    NAME_NOT_FOUND = "NameNotFound"
    NOTHING_LISTENS = "NothingListens"
    TIMED_OUT = "ConnectTimedOut"
    NOT_STARTED = "NotStarted"
    NOT_TRUSTED = "NotTrusted"
    NOT_SECURED = "NotSecured"
    PROXY_NOT_USABLE = "ProxyNotUsable"
    NOT_SENT = "NotSent"
    NOT_CONNECTED = "NotConnected"


_MAY_PASS = (
    Why.UNKNOWN,
    Why.NAME_NOT_FOUND,
    Why.NOTHING_LISTENS,
    Why.TIMED_OUT,
    Why.NOT_STARTED,
)


class NotReached(RequestError):
    """No connection was made, so nothing was sent. `where`: host and port, if they are known."""

    def __init__(self, detail: str = "", why: Why = Why.UNKNOWN, where: str = "") -> None:
        super().__init__(detail)
        self.why = why
        self.where = where
        self.is_outage = why in _MAY_PASS

    @property
    def kind(self) -> str:
        return self.why
