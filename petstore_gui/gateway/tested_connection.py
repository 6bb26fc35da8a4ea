"""One connection to a service, made step by step with blocking sockets, for a diagnosis."""

from __future__ import annotations

import contextlib
import http.client
import socket
import ssl
from datetime import UTC, datetime
from ipaddress import ip_address
from urllib.parse import urlsplit

from petstore_gui import __version__
from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection_errors import (
    CertificateExpired,
    CertificateForAnother,
    CertificateNotAccepted,
    CertificateTooNew,
    ConnectTimedOut,
    IssuerNotTrusted,
    NameNotFound,
    NothingListens,
)
from petstore_gui.domain.errors import (
    NotAnswered,
    NotReached,
    NotSecured,
    NotTrusted,
    NotUnderstood,
    ServiceError,
)
from petstore_gui.gateway.certificate import Certificate, read_certificate
from petstore_gui.gateway.content_encoding import BodyDecoder
from petstore_gui.gateway.decoding import decode_pets
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.error_responses import error_of_response
from petstore_gui.gateway.exchange import BODY_MAX, PETS_PATH
from petstore_gui.gateway.refused_certificate import refused_certificate
from petstore_gui.gateway.retry import Deadlines

_PORTS = {"https": 443, "http": 80}
_ISSUER_UNKNOWN = frozenset({2, 18, 19, 20, 21, 27})
_NAME_MISMATCH = frozenset({62, 64})
"""Codes of OpenSSL."""

_CHUNK = 64 * 1024


class TestedConnection:
    """The connection to `url`: that of the service, or its proxy. Steps raise `RequestError`.

    Each step returns for IT, in English, what it found.
    """

    __test__ = False  # no test of pytest

    def __init__(
        self, url: str, endpoint: Endpoint, deadlines: Deadlines, tls: ssl.SSLContext | None
    ) -> None:
        parts = urlsplit(url)
        self.host = parts.hostname or ""
        self.port = parts.port or _PORTS.get(parts.scheme, 0)
        self.where = parts.netloc.rpartition("@")[2]
        self._endpoint = endpoint
        self._deadlines = deadlines
        self._seconds = deadlines.connect_here if endpoint.is_here else deadlines.connect
        self._tls = tls
        self._addresses = [self.host] if _is_address(self.host) else []
        self._socket: socket.socket | None = None

    @property
    def needs_look_up(self) -> bool:
        """Whether the address has a name in place of numbers."""
        return not self._addresses

    def look_up(self) -> str:
        """Find the addresses of the name."""
        try:
            found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise NameNotFound(self.where, str(error)) from error
        self._addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
        return f"{self.host} is {', '.join(self._addresses)}"

    def connect(self) -> str:
        """Connect to the first address that answers."""
        failure = NotReached("no address")
        for address in self._addresses:
            try:
                self._socket = socket.create_connection((address, self.port), self._seconds)
            except OSError as error:
                failure = self._not_connected(error)
            else:
                return f"{address} port {self.port} answers"
        raise failure

    def secure(self) -> str:
        """Agree on encryption, and check the certificate."""
        context = self._tls or _system_context()
        try:
            secured = context.wrap_socket(self._open, server_hostname=self.host)
        except ssl.SSLCertVerificationError as error:
            raise self._not_trusted(error) from error
        except TimeoutError as error:
            raise ConnectTimedOut(self.where, "no TLS in time") from error
        except (ssl.SSLError, ValueError) as error:
            raise NotSecured(f"{type(error).__name__}: {error}") from error
        except OSError as error:
            raise NotReached(f"{type(error).__name__}: {error}") from error
        self._socket = secured
        certificate = read_certificate(secured.getpeercert(binary_form=True) or b"")
        return f"{secured.version()}, {_certificate_words(certificate)}"

    def ask(self, key: ApiKey) -> str:
        """Request one animal; if its row cannot be read, a page of them."""
        pets, not_understood = decode_pets(self._body(key, 1))
        if not_understood and not pets:
            self.close()
            self.connect()
            if self._endpoint.is_encrypted:
                self.secure()
            pets, not_understood = decode_pets(self._body(key, self._endpoint.page_size))
            if not_understood and not pets:
                raise NotUnderstood("the rows of the list are not animals")
        return "HTTP 200, a list of animals"

    def close(self) -> None:
        """End the connection, and with it a step that still waits."""
        if self._socket is not None:
            with contextlib.suppress(OSError):
                self._socket.shutdown(socket.SHUT_RDWR)
            self._socket.close()

    @property
    def _open(self) -> socket.socket:
        if self._socket is None:
            raise NotReached("not connected")
        return self._socket

    def _not_connected(self, error: OSError) -> NotReached:
        detail = f"{type(error).__name__}: {error}"
        if isinstance(error, ConnectionRefusedError):
            return NothingListens(self.where, detail)
        if isinstance(error, TimeoutError):
            return ConnectTimedOut(self.where, detail)
        return NotReached(detail)

    def _not_trusted(self, error: ssl.SSLCertVerificationError) -> NotTrusted:
        """Say whose the certificate is, and why it is not accepted."""
        detail = error.verify_message or type(error).__name__
        address = (self._addresses[0], self.port)
        certificate = refused_certificate(address, self.host, seconds=self._seconds)
        if certificate is None:
            return NotTrusted(detail)
        now, date, kind = datetime.now(UTC), certificate.ends, CertificateNotAccepted
        if now > certificate.ends:
            kind = CertificateExpired
        elif now < certificate.begins:
            kind, date = CertificateTooNew, certificate.begins
        elif error.verify_code in _NAME_MISMATCH or not certificate.is_for(self.host):
            kind = CertificateForAnother
        elif error.verify_code in _ISSUER_UNKNOWN:
            kind = IssuerNotTrusted
        return kind(self.where, certificate.whose, certificate.issuer, f"{date:%Y-%m-%d}", detail)

    def _body(self, key: ApiKey, limit: int) -> bytes:
        """The body of a list of at most `limit` animals. Raises `RequestError`."""
        self._open.settimeout(self._deadlines.between_bytes)
        connection = http.client.HTTPConnection(self.host, self.port)
        connection.sock = self._open
        path = urlsplit(self._endpoint.base_url).path + f"{PETS_PATH}?limit={limit}"
        headers = {
            "Host": urlsplit(self._endpoint.base_url).netloc,
            "Accept": "application/json",
            "Accept-Encoding": "identity",
            "User-Agent": f"petstore-gui/{__version__}",
            "Authorization": key.authorization,
        }
        try:
            connection.request("GET", path, headers=headers)
            with connection.getresponse() as answer:
                fields = {name.lower(): value for name, value in answer.getheaders()}
                body = _read(answer, fields.get("content-encoding", ""))
        except (http.client.HTTPException, OSError, ValueError) as error:
            raise NotAnswered(type(error).__name__) from None  # its text may quote the request
        if answer.status == http.HTTPStatus.OK:
            return body
        refusal = error_of_response(answer.status, fields, body, datetime.now(UTC))
        said = (refusal.said.code, refusal.said.message)
        refusal.said = ServiceError(*(text and key.hide_in(text) for text in said))
        raise refusal


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _system_context() -> ssl.SSLContext:
    import truststore  # noqa: PLC0415 - it is slow

    return truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def _certificate_words(certificate: Certificate | None) -> str:
    if certificate is None:
        return "certificate accepted"
    return (
        f"certificate of {certificate.whose} from {certificate.issuer},"
        f" valid until {certificate.ends:%Y-%m-%d}"
    )


def _read(answer: http.client.HTTPResponse, coding: str) -> bytes:
    body = BodyDecoder(coding, BODY_MAX)
    while chunk := answer.read(_CHUNK):
        body.feed(chunk)
        if len(body.decoded) > BODY_MAX:
            raise NotUnderstood(f"HTTP {answer.status} with a body over {BODY_MAX} bytes")
    if answer.length:  # bytes that were announced, and did not come
        raise NotAnswered("the body ended too early")
    body.end()
    return bytes(body.decoded)
