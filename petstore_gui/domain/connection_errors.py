"""Why a service was not reached, as far as is known. Nothing was sent in any of these cases.

`where` is the host and port of an address; `whose` are the names in a certificate.
"""

from __future__ import annotations

from petstore_gui.domain.errors import QT_TRANSLATE_NOOP, RequestError


class NotReached(RequestError):
    """No connection was made: nothing was sent."""

    is_outage = True
    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The service cannot be reached. Check the network; if that does not help, tell IT.",
    )


class NotConnected(NotReached):
    """No service is open, as its address or its API key is not known: the window says why."""

    is_outage = False
    sentence = QT_TRANSLATE_NOOP(
        "errors", "Petstore is not connected to a service. The window says why, and what to do."
    )


class NotTrusted(NotReached):
    """The service's certificate could not be verified: nothing was sent."""

    is_outage = False
    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The service could not prove that it is the right one (its certificate is not valid here)."
        " Nothing was sent. Ask IT to look at the certificate.",
    )


class NotSecured(NotReached):
    """The server at the address speaks no TLS, or no secure version of it: nothing was sent."""

    is_outage = False
    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "A secure connection to the service could not be made. Nothing was sent. Tell IT.",
    )


class ProxyNotUsable(NotReached):
    """The proxy settings of this computer cannot be used: nothing was sent."""

    is_outage = False
    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "Petstore cannot use the proxy settings of this computer. Nothing was sent. Ask IT to look"
        " at them.",
    )


class NotSent(NotReached):
    """The request has what no head of HTTP may have, such as a line break: nothing was sent."""

    is_outage = False
    sentence = QT_TRANSLATE_NOOP(
        "errors", "Petstore could not make this request, so nothing was sent. Tell IT."
    )


class NotReachedAt(NotReached):
    """The connection to `where` was not made."""

    def __init__(self, where: str, detail: str = "") -> None:
        super().__init__(detail)
        self.where = where

    def fields(self) -> dict[str, object]:
        return {"where": self.where}


class NameNotFound(NotReachedAt):
    """No computer with this name is known."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "No computer named {where} was found. Check the network; if that does not help, tell IT.",
    )

    def __init__(self, where: str, detail: str = "") -> None:
        super().__init__(where.partition(":")[0], detail)


class NothingListens(NotReachedAt):
    """The computer refused the connection: nothing listens at that port."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "Nothing answers at {where}: no service is running there. Try again in a few minutes; if"
        " that does not help, tell IT.",
    )


class StoppedListening(NothingListens):
    """The same at an address that answered before in this run: it is the right one."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "Nothing answers at {where}: no service is running there. Try again in a few minutes; if"
        " that does not help, ask IT.",
    )


class ConnectTimedOut(NotReachedAt):
    """Nothing accepted the connection in time."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{where} does not answer: connecting took too long. Check the network, or ask IT.",
    )


class HandshakeTimedOut(ConnectTimedOut):
    """The connection was made, but not secured in time: the server may not speak TLS."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{where} was reached, but a secure connection could not be made in time. Try again in a few"
        " minutes; if that does not help, tell IT.",
    )


class NotStarted(NotReached):
    """This computer's own service did not start."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The catalogue on this computer did not start. Close Petstore and start it again. If that"
        " does not help, ask IT.",
    )


class NotOpen(NotReached):
    """This computer's own service is not open now: the window says why."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The catalogue on this computer is not open. The window says why, and what to do.",
    )


class StoppedHere(NotOpen):
    """This computer's own service had stopped: the session starts it again."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The catalogue on this computer had stopped. Petstore restarts it by itself.",
    )


class CertificateNotAccepted(NotTrusted):
    """The certificate is not valid here. `issuer` issued it, `date` is when it ends or begins."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The certificate of {where} was not accepted: {detail}. It is for {whose}, from {issuer}."
        " Nothing was sent. Ask IT to look at it.",
    )

    def __init__(self, where: str, whose: str, issuer: str, date: str, detail: str) -> None:
        super().__init__(detail)
        self._fields = {
            "where": where,
            "whose": whose,
            "issuer": issuer,
            "date": date,
            "detail": detail,
        }

    def fields(self) -> dict[str, object]:
        return dict(self._fields)


class CertificateExpired(CertificateNotAccepted):
    """It was valid until `date`."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The certificate of {where} has expired: it was valid until {date}. It is for {whose},"
        " from {issuer}. Nothing was sent. Check the clock of this computer, and ask IT to renew"
        " the certificate.",
    )


class CertificateTooNew(CertificateNotAccepted):
    """It is valid only from `date`."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The certificate of {where} is not valid until {date}. It is for {whose}, from {issuer}."
        " Nothing was sent. Check the clock of this computer, or ask IT.",
    )


class CertificateForAnother(CertificateNotAccepted):
    """It is for names other than the one in the address."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The certificate of {where} is for another name: {whose} (from {issuer})."
        " Nothing was sent. Tell IT.",
    )


class IssuerNotTrusted(CertificateNotAccepted):
    """This computer does not trust its issuer."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "This computer does not trust the issuer of the certificate of {where}: {issuer}. It is"
        " for {whose}. Nothing was sent. Ask IT to install the certificate of {issuer} on this"
        " computer.",
    )
