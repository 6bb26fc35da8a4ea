"""Whether Windows' Python is signed by the Python Software Foundation, and unchanged."""

from __future__ import annotations

import hashlib
import re
import ssl
import subprocess
from pathlib import Path

SIGNER = "/O=Python Software Foundation/CN=Python Software Foundation"

ROOT = "5367f20c7ade0e2bca790915056d086b720c33c1fa2a2661acf787e3292e1270"
"""SHA-256 of "Microsoft Identity Verification Root Certificate Authority 2020", which Debian does
not have among its own. It lies in the signatures, and is believed for this fingerprint alone."""

SYSTEM = Path("/etc/ssl/certs/ca-certificates.crt")

OF_MICROSOFT = ("vcruntime140.dll", "vcruntime140_1.dll")
"""Microsoft's, signed by Microsoft: the hash of the download alone holds them."""

CERTIFICATE = re.compile(r"-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----\n", re.DOTALL)


class NotGenuine(Exception):
    """A file is not what the Python Software Foundation has signed."""


def check_signatures(folder: Path, work: Path) -> int:
    """Check every program and library in `folder`; returns their number. Raises `NotGenuine`."""
    files = [
        file
        for file in sorted(folder.iterdir())
        if file.suffix in (".exe", ".dll", ".pyd") and file.name not in OF_MICROSOFT
    ]
    trusted = work / "trusted.pem"
    trusted.write_text(
        SYSTEM.read_text("ascii") + _root_in(folder / "python.exe", work), encoding="ascii"
    )
    for file in files:
        _check(file, trusted)
    return len(files)


def _check(file: Path, trusted: Path) -> None:
    done = _osslsigncode("verify", *_offline(), "-CAfile", trusted, "-TSA-CAfile", trusted, file)
    if done.returncode or SIGNER not in done.stdout or "verification: ok" not in done.stdout:
        raise NotGenuine(f"{file.name}: {done.stdout[-2000:]}")


def _offline() -> list[str]:
    """Later versions also look for lists of revoked certificates, on the network."""
    known = _osslsigncode("verify", "--help").stdout
    return ["-ignore-crl"] if "-ignore-crl" in known else []


def _root_in(file: Path, work: Path) -> str:
    signature = work / "signature.pem"
    signature.unlink(missing_ok=True)
    _osslsigncode("extract-signature", "-pem", "-in", file, "-out", signature)
    shown = subprocess.run(
        ["openssl", "pkcs7", "-in", signature, "-print_certs"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    for certificate in CERTIFICATE.findall(shown):
        if hashlib.sha256(ssl.PEM_cert_to_DER_cert(certificate)).hexdigest() == ROOT:
            return str(certificate)
    raise NotGenuine(f"{file.name} is not signed under the certificate that is known for it")


def _osslsigncode(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["osslsigncode", *arguments],
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
