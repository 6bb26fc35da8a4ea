"""Certificates for services on this computer, from an authority that only tests trust."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import trustme

AUTHORITY = trustme.CA()


def certificate_in(
    folder: Path, days: int = 90, kind: trustme.KeyType = trustme.KeyType.ECDSA
) -> list[str | Path]:
    """The arguments that name a new certificate for 127.0.0.1, valid for so long, and its key."""
    ends = datetime.now(UTC) + timedelta(days)
    issued = AUTHORITY.issue_cert("127.0.0.1", not_after=ends, key_type=kind)
    issued.private_key_pem.write_to_path(folder / "key.pem")
    chain = [blob.bytes() for blob in issued.cert_chain_pems]
    (folder / "cert.pem").write_bytes(b"".join(chain))
    return ["--tls-cert", folder / "cert.pem", "--tls-key", folder / "key.pem"]


def trusting() -> ssl.SSLContext:
    """What a client needs to trust such a certificate."""
    context = ssl.create_default_context()
    AUTHORITY.configure_trust(context)
    return context
