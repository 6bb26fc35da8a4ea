"""Fetches a refused certificate, to say whose it is. Nothing is sent to its service.

Python forgets the certificate of a failed handshake, so there is a second one, whose connection is
closed at once. This is the only place that verifies no certificate, and it cannot send anything.
"""

from __future__ import annotations

import socket
import ssl
from datetime import UTC, datetime

from petstore_gui.domain.connection_errors import (
    CertificateExpired,
    CertificateForAnother,
    CertificateNotAccepted,
    CertificateTooNew,
    IssuerNotTrusted,
    NotTrusted,
)
from petstore_gui.gateway.certificate import Certificate, read_certificate
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.support.error_causes import causes_of

_ISSUER_UNKNOWN = frozenset({2, 18, 19, 20, 21, 27})
_NAME_MISMATCH = frozenset({62, 64})
"""Codes of OpenSSL."""


def why_refused(
    error: NotTrusted, address: tuple[str, int], endpoint: Endpoint, seconds: float
) -> NotTrusted:
    """The error, saying whose the certificate is and why it is not accepted, if that is known."""
    refusals = (one for one in causes_of(error) if isinstance(one, ssl.SSLCertVerificationError))
    refusal = next(refusals, None)
    certificate = refused_certificate(address, endpoint.host, seconds=seconds)
    if refusal is None or certificate is None:
        return error
    now, date, kind = datetime.now(UTC), certificate.ends, CertificateNotAccepted
    if now > certificate.ends:
        kind = CertificateExpired
    elif now < certificate.begins:
        kind, date = CertificateTooNew, certificate.begins
    elif refusal.verify_code in _NAME_MISMATCH or not certificate.is_for(endpoint.host):
        kind = CertificateForAnother
    elif refusal.verify_code in _ISSUER_UNKNOWN:
        kind = IssuerNotTrusted
    whose, issuer, detail = certificate.whose, certificate.issuer, refusal.verify_message
    return kind(endpoint.where, whose, issuer, f"{date:%Y-%m-%d}", detail)


def refused_certificate(
    address: tuple[str, int], host: str, *, seconds: float
) -> Certificate | None:
    """The certificate that the service at `address` shows for `host`; None if it shows none."""
    unchecked = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    unchecked.check_hostname = False
    unchecked.verify_mode = ssl.CERT_NONE
    try:
        with (
            socket.create_connection(address, seconds) as plain,
            unchecked.wrap_socket(plain, server_hostname=host) as shown,
        ):
            return read_certificate(shown.getpeercert(binary_form=True) or b"")
    except (OSError, ValueError):
        return None
