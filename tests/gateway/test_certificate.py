"""Certificates are read without being trusted; odd ones are not read at all."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime

import pytest
import trustme
from hypothesis import given
from hypothesis import strategies as st
from petstore_gui.gateway.certificate import Certificate, read_certificate

ENDS = datetime(2031, 5, 6, 7, 8, 9, tzinfo=UTC)
BEGINS = datetime(2021, 5, 6, 7, 8, 9, tzinfo=UTC)
AUTHORITY = trustme.CA(organization_name="Shop Authority")


def der_of(*names: str, common_name: str | None = None) -> bytes:
    issued = AUTHORITY.issue_cert(
        *names, common_name=common_name, not_before=BEGINS, not_after=ENDS
    )
    return ssl.PEM_cert_to_DER_cert(issued.cert_chain_pems[0].bytes().decode())


GOOD = der_of("shop.example", "10.0.0.7")


def read(der: bytes) -> Certificate:
    certificate = read_certificate(der)
    assert certificate is not None
    return certificate


def test_a_certificate_says_whose_it_is_and_how_long_it_is_valid() -> None:
    assert read(GOOD).subject.startswith("trustme v")
    assert read(GOOD) == Certificate(
        read(GOOD).subject,
        "Shop Authority",
        ("shop.example", "10.0.0.7"),
        BEGINS,
        ENDS,
    )
    assert read(GOOD).whose == "shop.example, 10.0.0.7"


def test_a_certificate_without_names_is_its_subjects() -> None:
    assert read(der_of(common_name="Till 7")).whose == "Till 7"


@pytest.mark.parametrize(
    ("host", "is_for"),
    [
        ("shop.example", True),
        ("a.shop.lan", True),
        ("a.b.shop.lan", False),
        ("shop.lan", False),
        ("other.example", False),
    ],
)
def test_a_name_may_begin_with_an_asterisk(host: str, is_for: bool) -> None:
    assert read(der_of("shop.example", "*.shop.lan")).is_for(host) is is_for


def test_names_cannot_spoof_what_is_shown() -> None:
    certificate = read(der_of("shop.example", common_name="a\nb\u202e" + "x" * 50))
    assert certificate.subject == "a?b?" + "x" * 50


@given(st.binary(max_size=200))
def test_other_bytes_are_not_a_certificate(data: bytes) -> None:
    assert read_certificate(data) is None


@given(st.integers(0, len(GOOD) - 1), st.integers(0, 255))
def test_a_damaged_certificate_is_read_or_not_but_never_raises(at: int, byte: int) -> None:
    read_certificate(GOOD[:at] + bytes([byte]) + GOOD[at + 1 :])
    assert read_certificate(GOOD[:at]) is None
