"""`petstore-gui serve` for other computers: with a certificate."""

from __future__ import annotations

import os
import signal
import socket
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import trustme
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.x509.oid import ExtendedKeyUsageOID

from tests.service.certificates import AUTHORITY, certificate_in, trusting
from tests.service.running import KEY, Serving, assert_refused, bearer, running
from tests.support.processes import until
from tests.support.waiting import PATIENCE

WHAT_THEY_MUST_BE = "write a certificate chain and its private key (PEM, without a passphrase)"


@pytest.fixture
def certificate(tmp_path: Path) -> list[str | Path]:
    return certificate_in(tmp_path)


def test_it_shows_its_certificate(certificate: list[str | Path], tmp_path: Path) -> None:
    with running("--database", tmp_path / "animals.sqlite", *certificate) as service:
        assert service.url.startswith("https://127.0.0.1:")
        pets = f"{service.url}/pets"
        answer = httpx.get(pets, headers=bearer(KEY), verify=trusting(), trust_env=False)
        assert answer.json() == []
        with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
            httpx.get(pets, headers=bearer(KEY), trust_env=False)
        with pytest.raises(httpx.RemoteProtocolError):
            httpx.get(pets.replace("https", "http"), headers=bearer(KEY), trust_env=False)


def test_a_certificate_that_cannot_be_used_is_reported_without_a_prompt(
    certificate: list[str | Path], tmp_path: Path
) -> None:
    pem = tmp_path / "key.pem"
    key = serialization.load_pem_private_key(pem.read_bytes(), None)
    locked = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.BestAvailableEncryption(b"a passphrase"),
    )
    another = AUTHORITY.issue_cert("127.0.0.1").private_key_pem.bytes()
    for content in (locked, another, b"no key\n"):
        pem.write_bytes(content)
        assert_refused(2, WHAT_THEY_MUST_BE, "--key-stdin", *certificate)


def test_a_certificate_that_is_not_for_servers_is_reported_as_that(
    certificate: list[str | Path], tmp_path: Path
) -> None:
    key: Any = serialization.load_pem_private_key((tmp_path / "key.pem").read_bytes(), None)
    now, name = datetime.now(UTC), x509.Name([])
    usage = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.CLIENT_AUTH])
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, now, now + timedelta(1))
    made_pem = made.add_extension(usage, critical=False).sign(key, hashes.SHA256())
    (tmp_path / "cert.pem").write_bytes(made_pem.public_bytes(serialization.Encoding.PEM))
    assert_refused(2, "unsuitable certificate purpose", "--key-stdin", *certificate)


def days_left(service: Serving) -> str:
    """What the figures say."""
    figures = httpx.get(service.status["metrics"], trust_env=False, timeout=PATIENCE).text
    return figures.partition("\npetstore_certificate_days_left ")[2].partition("\n")[0]


def about_certificate(service: Serving) -> list[tuple[str, str]]:
    """Level and end of the lines that are not about a request."""
    return [(one["level"], one["message"].rpartition(", ")[2]) for one in service.failures()]


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signal")
def test_a_hangup_reads_the_certificate_again_and_drops_no_request(
    certificate: list[str | Path], tmp_path: Path
) -> None:
    begun = f"POST /v1/pets HTTP/1.1\r\nHost: pets\r\nAuthorization: Bearer {KEY}\r\n"
    begun += 'Content-Type: application/json\r\nContent-Length: 31\r\n\r\n{"name": "Rex",'
    database = ("--database", tmp_path / "pets.sqlite", "--metrics-port", "0")
    with running(*database, *certificate) as service:
        url = httpx.URL(service.url)
        address = (url.host, url.port or 0)
        said = [("INFO", "89 days left")]
        assert days_left(service) == "89.0"
        until(lambda: about_certificate(service) == said)
        first = ssl.get_server_certificate(address)
        with (
            socket.create_connection(address) as peer,
            trusting().wrap_socket(peer, server_hostname=url.host) as waiting,
        ):
            waiting.sendall(begun.encode())
            certificate_in(tmp_path, 21, trustme.KeyType.RSA)
            service.process.send_signal(signal.SIGHUP)
            said.append(("WARNING", "20 days left: renew it now"))
            until(lambda: about_certificate(service) == said)
            waiting.sendall(b' "categoryId":1}')
            assert waiting.recv(100).startswith(b"HTTP/1.1 201 ")
        second = ssl.get_server_certificate(address)
        assert second != first
        assert days_left(service) == "20.0"

        (tmp_path / "key.pem").write_bytes(b"no key")
        service.process.send_signal(signal.SIGHUP)
        until(lambda: len(service.failures()) == len(said) + 2)
        damaged, last = service.failures()[-2:]
        assert WHAT_THEY_MUST_BE in damaged["message"]
        assert last["level"] == "WARNING"
        assert ssl.get_server_certificate(address) == second
        assert len(httpx.get(f"{url}/pets", headers=bearer(KEY), verify=trusting()).json()) == 1
