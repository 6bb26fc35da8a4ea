"""The certificate that clients are shown, which can be exchanged while they are served."""

from __future__ import annotations

import asyncio
import logging
import signal
import ssl
from contextlib import suppress
from itertools import product
from pathlib import Path

from petstore_gui.support.certificate_days import DAY_SECONDS, FEW_DAYS, days_left, validity

_NO_CHECK_TIME = 0x200000  # openssl/x509_vfy.h

_log = logging.getLogger(__name__)


class CertificateNotUsable(Exception):
    """The certificate or its key cannot be used. `str()` is one line that says why."""


class Certificate:
    """TLS 1.2 and later with a certificate chain and its key (PEM, without a passphrase).

    Give a server its `context`. `not_after` says until when the certificate is valid.
    """

    def __init__(self, chain: Path, key: Path) -> None:
        """Raises `CertificateNotUsable`."""
        self._files = chain, key
        self._read()
        self.context = self._newest
        self.context.sni_callback = self._show_newest

    def watch(self) -> None:
        """Read the files again at each SIGHUP, and log each day how long the certificate is valid.

        For the event loop.
        """
        if hasattr(signal, "SIGHUP"):
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self._read_again)
        self._say_daily()

    def _read(self) -> None:
        self._newest, self.not_after = _tls_context(*self._files)

    def _read_again(self) -> None:
        try:
            self._read()
        except CertificateNotUsable as error:
            _log.error("the certificate from before stays: %s", error)
        self._say()

    def _show_newest(self, connection: ssl.SSLObject, _name: str | None, _: ssl.SSLContext) -> None:
        # A context that loads again would keep the old certificate beside one with a key of another
        # kind, and would have none after a damaged one.
        connection.context = self._newest

    def _say_daily(self) -> None:
        self._say()
        asyncio.get_running_loop().call_later(DAY_SECONDS, self._say_daily)

    def _say(self) -> None:
        level = logging.WARNING if days_left(self.not_after) < FEW_DAYS else logging.INFO
        _log.log(level, "certificate %s", validity(self.not_after))


def _tls_context(chain: Path, key: Path) -> tuple[ssl.SSLContext, str]:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(chain, key, password=lambda: "")  # never prompt for one
        return context, _not_after(context, chain)
    except (ssl.SSLError, ValueError) as error:  # ValueError: it needs a passphrase
        right = "write a certificate chain and its private key (PEM, without a passphrase)"
        why = getattr(error, "verify_message", None) or getattr(error, "reason", None) or error
        raise CertificateNotUsable(f"cannot use {chain} with {key}: {why}; {right}") from error
    except OSError as error:
        why = error.strerror or error
        raise CertificateNotUsable(f"cannot use {chain} with {key}: {why}") from error


def _not_after(context: ssl.SSLContext, chain: Path) -> str:
    """When the certificate of a context ends: it is shown to a client that trusts it as it is.

    `ssl` tells what is in a certificate only of one that was accepted. Raises `ssl.SSLError`.
    """
    trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trusting.check_hostname = False
    trusting.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN | _NO_CHECK_TIME
    trusting.load_verify_locations(chain)
    there, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = trusting.wrap_bio(back, there)
    server = context.wrap_bio(there, back, server_side=True)
    for _, side in product(range(2), (client, server)):
        with suppress(ssl.SSLWantReadError):
            side.do_handshake()
    return str((client.getpeercert() or {})["notAfter"])
