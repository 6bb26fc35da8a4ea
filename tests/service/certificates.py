"""Certificates for services on this computer, from an authority that only tests trust."""

from __future__ import annotations

import ssl
from pathlib import Path

import trustme

AUTHORITY = trustme.CA()


def certificate_in(folder: Path) -> list[str | Path]:
    """The arguments that name a new certificate for 127.0.0.1 and its key."""
    issued = AUTHORITY.issue_cert("127.0.0.1")
    issued.private_key_pem.write_to_path(folder / "key.pem")
    for blob in issued.cert_chain_pems:
        blob.write_to_path(folder / "cert.pem", append=True)
    return ["--tls-cert", folder / "cert.pem", "--tls-key", folder / "key.pem"]


def trusting() -> ssl.SSLContext:
    """What a client needs to trust such a certificate."""
    context = ssl.create_default_context()
    AUTHORITY.configure_trust(context)
    return context
