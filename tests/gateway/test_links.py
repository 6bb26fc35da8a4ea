from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.gateway.completeness import Doubt
from petstore_gui.gateway.list_response import last_query, next_query, page_of, query_of
from petstore_gui.gateway.request_response import Response

HERE = "https://shop.example:8443/v1/pets"
AWAY = Doubt.LINK_AWAY


@pytest.mark.parametrize(
    ("target", "query"),
    [
        ("?limit=100&cursor=abc", "limit=100&cursor=abc"),
        ("/v1/pets?page=2", "page=2"),
        ("pets?page=2", "page=2"),
        (f"{HERE}?page=2", "page=2"),
        ("HTTPS://SHOP.example:8443/v1/pets?page=2", "page=2"),
        ("?a#part", "a"),
        ("http://shop.example:8443/v1/pets?page=2", AWAY),
        ("https://shop.example/v1/pets?page=2", AWAY),
        ("//evil.example/v1/pets?page=2", AWAY),
        (f"{HERE.replace('//', '//me@')}?a", AWAY),
        ("javascript:alert(1)", AWAY),
        ("/v2/pets?page=2", AWAY),
        ("/v1/pets/?page=2", AWAY),
        ("https://[bad/v1/pets", AWAY),
        ("https://shop.example:port/v1/pets", AWAY),
    ],
)
def test_a_link_must_have_the_same_origin_and_path(target: str, query: str | Doubt) -> None:
    assert query_of(target, HERE) == query


def test_an_explicit_default_port_is_the_same_origin() -> None:
    assert query_of("https://a.example:443/v1/pets?a", "https://a.example/v1/pets") == "a"


@pytest.mark.parametrize(
    ("links", "x_next", "following", "last"),
    [
        ({"next": "?b", "last": "?z"}, "", "b", "z"),
        ({"next": "?b", "last": "https://evil.example/"}, "?x", "b", None),
        ({"prev": "?a"}, "?x", "x", None),
        ({}, "https://evil.example/v1/pets?page=2", AWAY, None),
        ({}, " ", None, None),
    ],
)
def test_x_next_counts_if_there_is_no_next_link(
    links: dict[str, str], x_next: str, following: str | Doubt | None, last: str | None
) -> None:
    response = Response(200, {"x-next": x_next}, b"", links)
    assert (next_query(response, HERE), last_query(response, HERE)) == (following, last)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("page=2&limit=5", "limit=5&page=2", True),
        ("page=2", "page=2&limit=5", False),
        ("a=%20b", "a=+b", True),
    ],
)
def test_queries_are_the_same_in_any_order(one: str, other: str, same: bool) -> None:
    assert (page_of(one) == page_of(other)) is same


@given(st.text(max_size=200))
def test_no_link_raises(target: str) -> None:
    assert isinstance(query_of(target, HERE), str | Doubt)
