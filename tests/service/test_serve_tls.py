"""`petstore-gui serve` for other computers: with a certificate."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from cryptography.hazmat.primitives import serialization

from tests.service.certificates import AUTHORITY, certificate_in, trusting
from tests.service.running import KEY, assert_refused, bearer, running

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
