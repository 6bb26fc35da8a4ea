"""Fetches a certificate that was refused, to say whose it is. Nothing is sent to its service.

Python forgets the certificate of a handshake that failed. So there is a second handshake, whose
connection is closed at once. This is the only place without a check, and has no way to send.
"""

from __future__ import annotations

import socket
import ssl

from petstore_gui.gateway.certificate import Certificate, read_certificate


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
