"""Addresses as staff and IT enter them."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from petstore_gui.settings.addresses import (
    Address,
    AddressProblem,
    parse_address,
)
from tests.settings.conftest import address as entered

SHOP = "https://shop.example/v1"


@pytest.mark.parametrize(
    ("text", "url"),
    [
        (SHOP, SHOP),
        ("  https://shop.example/v1 \r\n", SHOP),
        ("https://shop.example/v1/", SHOP),
        ("https://shop.example/v1///", SHOP),
        ("https://shop.\r\n   example/v1", SHOP),
        ("\N{NO-BREAK SPACE}https://shop.example/v1\N{LINE SEPARATOR}", SHOP),
        ("HTTPS://Shop.Example/v1", SHOP),
        ("https://shop.example:443/v1", SHOP),
        ("https://shop.example:0443/v1", SHOP),
        ("https://shop.example:8443/v1", "https://shop.example:8443/v1"),
        ("https://shop.example/Pets/api/v1", "https://shop.example/Pets/api/v1"),
        ("https://shop.example/a%20b/v1", "https://shop.example/a%20b/v1"),
        ("https://shop/v1", "https://shop/v1"),
        ("https://store_1.intra/v1", "https://store_1.intra/v1"),
        ("https://xn--ksekuchen-u2a.example/v1", "https://xn--ksekuchen-u2a.example/v1"),
        ("https://localhost/v1", "https://localhost/v1"),
        ("https://192.168.0.7/v1", "https://192.168.0.7/v1"),
        ("https://[2001:DB8:0:0:0:0:0:1]:8443/v1", "https://[2001:db8::1]:8443/v1"),
        ("http://127.0.0.1:8080/v1", "http://127.0.0.1:8080/v1"),
        ("http://127.0.0.1:80/v1", "http://127.0.0.1/v1"),
        ("http://[::1]:8080/v1", "http://[::1]:8080/v1"),
        ("http://[0:0:0:0:0:0:0:1]/v1", "http://[::1]/v1"),
        # slips with one meaning are put right
        (f" {SHOP}/ ", SHOP),
        ("https://shop.example", SHOP),
        ("https://shop.example/", SHOP),
        ("https://shop.example/apiv1", "https://shop.example/apiv1/v1"),
        ("https://shop.example/V1", SHOP),
        ("https://shop.example/V1/", SHOP),
        ("https://shop.example/v1/pets", SHOP),
        ("https://shop.example/v1/pets/", SHOP),
        ("https://shop.example/V1/Pets/17?limit=1", SHOP),
        ("https://shop.example/api/v1/pets?a=b", "https://shop.example/api/v1"),
        ("http://localhost/v1", "http://127.0.0.1/v1"),
        ("http://LocalHost:8080", "http://127.0.0.1:8080/v1"),
        ("shop.example/v1", SHOP),
        ("//shop.example/v1", SHOP),
        ("Shop.Example:8443/v1/", "https://shop.example:8443/v1"),
        ("192.168.0.7/v1", "https://192.168.0.7/v1"),
        ("shop.example/V1", SHOP),
    ],
)
def test_an_address_has_one_normal_form(text: str, url: str) -> None:
    address = parse_address(text, unencrypted_allowed=False)
    assert isinstance(address, Address), address
    assert address.url == url
    assert not address.is_unencrypted


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        (SHOP, "https://shop.example"),
        ("https://Shop.example:8443/api/v1/", "https://shop.example:8443"),
        ("http://[::1]:8080/v1", "http://[::1]:8080"),
    ],
)
def test_the_origin_is_scheme_host_and_port(text: str, origin: str) -> None:
    address = parse_address(text, unencrypted_allowed=False)
    assert isinstance(address, Address)
    assert address.origin == origin


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", AddressProblem.MISSING),
        (" \r\n\t", AddressProblem.MISSING),
        ("https://shop.example /v1", AddressProblem.BLANK_INSIDE),
        ("https://shop.exam\tple/v1", AddressProblem.BLANK_INSIDE),
        ("see https://shop.example/v1", AddressProblem.BLANK_INSIDE),
        ("https://shop.example/v1\0", AddressProblem.BLANK_INSIDE),
        ("https://shop\N{ZERO WIDTH SPACE}.example/v1", AddressProblem.BLANK_INSIDE),
        ("https://shop\N{RIGHT-TO-LEFT OVERRIDE}.example/v1", AddressProblem.BLANK_INSIDE),
        ("shop/v1", AddressProblem.NO_SCHEME),
        ("127.0.0.1:8080/v1", AddressProblem.NO_SCHEME),
        ("localhost:8080/v1", AddressProblem.NO_SCHEME),
        ("///shop.example/v1", AddressProblem.NO_SCHEME),
        ("://shop.example/v1", AddressProblem.NO_SCHEME),
        ("/v1", AddressProblem.NO_SCHEME),
        ("https:/shop.example/v1", AddressProblem.NO_SCHEME),
        ("https:shop.example/v1", AddressProblem.NO_SCHEME),
        ("mailto:it@shop.example", AddressProblem.NO_SCHEME),
        ("ftp://shop.example/v1", AddressProblem.OTHER_SCHEME),
        ("file:///v1", AddressProblem.OTHER_SCHEME),
        ("httpss://shop.example/v1", AddressProblem.OTHER_SCHEME),
        ("http://shop.example/v1", AddressProblem.UNENCRYPTED),
        ("http://127.0.0.2/v1", AddressProblem.UNENCRYPTED),
        ("http://127.0.0.1.shop.example/v1", AddressProblem.UNENCRYPTED),
        ("http://[::ffff:127.0.0.1]/v1", AddressProblem.UNENCRYPTED),
        ("https://user:password@shop.example/v1", AddressProblem.USER_INFO),
        ("http://127.0.0.1:80@shop.example/v1", AddressProblem.USER_INFO),
        ("https://@shop.example/v1", AddressProblem.USER_INFO),
        ("https:///v1", AddressProblem.NO_HOST),
        ("https://:8443/v1", AddressProblem.NO_HOST),
        ("https://", AddressProblem.NO_HOST),
        (
            "https://sch\N{LATIN SMALL LETTER O WITH DIAERESIS}n.example/v1",
            AddressProblem.HOST_NOT_ASCII,
        ),
        ("https://shop.ex\N{CYRILLIC SMALL LETTER A}mple/v1", AddressProblem.HOST_NOT_ASCII),
        ("https://\N{KELVIN SIGN}iosk.example/v1", AddressProblem.HOST_NOT_ASCII),
        ("https://shop..example/v1", AddressProblem.HOST),
        ("https://.shop.example/v1", AddressProblem.HOST),
        ("https://shop.example./v1", AddressProblem.HOST),
        ("https://-shop.example/v1", AddressProblem.HOST),
        ("https://shop,example/v1", AddressProblem.HOST),
        ("https://shop.example\\v1/v1", AddressProblem.HOST),
        ("https://shop%2eexample/v1", AddressProblem.HOST),
        (f"https://{'a' * 64}.example/v1", AddressProblem.HOST),
        (f"https://{'a.' * 127}example/v1", AddressProblem.HOST),
        ("https://300.1.1.1/v1", AddressProblem.HOST),
        ("https://127.1/v1", AddressProblem.HOST),
        ("https://2130706433/v1", AddressProblem.HOST),
        ("https://[::1/v1", AddressProblem.HOST),
        ("https://[shop.example]/v1", AddressProblem.HOST),
        ("https://[fe80::1%eth0]/v1", AddressProblem.HOST),
        ("https://[]/v1", AddressProblem.HOST),
        ("https://::1/v1", AddressProblem.NO_HOST),
        ("https://shop.example:/v1", AddressProblem.PORT),
        ("https://shop.example:0/v1", AddressProblem.PORT),
        ("https://shop.example:65536/v1", AddressProblem.PORT),
        ("https://shop.example:+80/v1", AddressProblem.PORT),
        ("https://shop.example:http/v1", AddressProblem.PORT),
        ("https://shop.example:8443:8443/v1", AddressProblem.PORT),
        ("https://shop.example/v1?", AddressProblem.QUERY),
        ("https://shop.example/v1?key=abc", AddressProblem.QUERY),
        ("https://shop.example?/v1", AddressProblem.QUERY),
        ("https://shop.example/v1#", AddressProblem.FRAGMENT),
        ("https://shop.example/#/v1", AddressProblem.FRAGMENT),
        ("https://shop.example/v2", AddressProblem.NO_VERSION),
        ("https://shop.example/V2", AddressProblem.NO_VERSION),
        ("https://shop.example/v1.2", AddressProblem.NO_VERSION),
        ("https://shop.example/v1/orders", AddressProblem.NO_VERSION),
        ("https://shop.example/v1/petshop", AddressProblem.NO_VERSION),
        ("https://shop.example/v1/pets#top", AddressProblem.FRAGMENT),
        ("https://shop.example/api//v1", AddressProblem.PATH),
        ("https://shop.example/api/../v1", AddressProblem.PATH),
        ("https://shop.example/%2E%2e/v1", AddressProblem.PATH),
        ("https://shop.example/%zz/v1", AddressProblem.PATH),
        ("https://shop.example/<b>/v1", AddressProblem.PATH),
        ("https://shop.example/k\N{LATIN SMALL LETTER A WITH DIAERESIS}se/v1", AddressProblem.PATH),
    ],
)
def test_a_wrong_address_has_one_problem(text: str, problem: AddressProblem) -> None:
    assert parse_address(text, unencrypted_allowed=False) is problem


@pytest.mark.parametrize(
    ("text", "is_unencrypted"),
    [
        ("http://shop.lan:8080/v1", True),
        ("http://127.0.0.1/v1", False),
        (SHOP, False),
    ],
)
def test_an_allowed_address_shows_whether_it_is_unencrypted(
    text: str, is_unencrypted: bool
) -> None:
    assert entered(text).is_unencrypted is is_unencrypted


def test_allowing_unencrypted_addresses_allows_nothing_else() -> None:
    found = parse_address("http://user:password@shop.lan/v1", unencrypted_allowed=True)
    assert found is AddressProblem.USER_INFO


PIECES = (
    "https http :// : / // @ ? # [ ] ::1 % %41 127.0.0.1 shop.example Shop . - 443 /v1 v1 \u0130"
)
ADDRESS_LIKE = st.lists(st.sampled_from([*PIECES.split(), " ", "\n", "\0"]), max_size=12).map(
    "".join
)


@given(st.one_of(st.text(), ADDRESS_LIKE), st.booleans())
@example("https://Shop.example:443/v1/", False)
def test_parsing_never_raises_and_its_result_parses_to_itself(text: str, allowed: bool) -> None:
    address = parse_address(text, unencrypted_allowed=allowed)
    if isinstance(address, Address):
        assert parse_address(address.url, unencrypted_allowed=allowed) == address
        assert address.url.isascii()
        assert address.url.startswith(address.origin + "/")
        assert address.url.endswith("/v1")
