from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.gateway.links import (
    SECTIONS_MAX,
    LinkProblem,
    is_of_one_status,
    is_same_query,
    links,
    page_links,
)

HERE = "https://shop.example:8443/v1/pets"


@pytest.mark.parametrize(
    ("header", "query"),
    [
        ('<?limit=100&cursor=abc>; rel="next"', "limit=100&cursor=abc"),
        ("</v1/pets?page=2>; rel=next", "page=2"),
        ("<pets?page=2>; rel=next", "page=2"),
        (f"<{HERE}?page=2>; rel=next", "page=2"),
        ("<HTTPS://SHOP.example:8443/v1/pets?page=2>; rel=next", "page=2"),
        ('<?a>; rel="prev", <?b>; rel="next", <?c>; rel="last"', "b"),
        ('<?a>; title="x, <y>; rel=next"; rel=prev, <?b>; rel="first next"', "b"),
        ('<?a>; rel=prev; rel=next, <?b>;rel="NEXT"', "b"),
        ('<?a>; rel=next; anchor="#other", <?b> ; rel = next', "b"),
        ("<?a#part>; rel=next", "a"),
        ("<?a>;; rel=next", "a"),
        (", <?a>; rel=next", "a"),
        ("<>; rel=next", ""),
        ("<?a>; rel=nextish", None),
        ("<?a>", None),
        ("nonsense", None),
        ("", None),
        ("<http://shop.example:8443/v1/pets?page=2>; rel=next", LinkProblem.OTHER_ORIGIN),
        ("<https://shop.example/v1/pets?page=2>; rel=next", LinkProblem.OTHER_ORIGIN),
        ("<//evil.example/v1/pets?page=2>; rel=next", LinkProblem.OTHER_ORIGIN),
        (f"<{HERE.replace('//', '//me@')}?a>; rel=next", LinkProblem.OTHER_ORIGIN),
        ("<javascript:alert(1)>; rel=next", LinkProblem.OTHER_ORIGIN),
        ("</v2/pets?page=2>; rel=next", LinkProblem.OTHER_PATH),
        ("</v1/pets/?page=2>; rel=next", LinkProblem.OTHER_PATH),
        ("</v1/pets?page=2#part>; rel=next", "page=2"),
        ("</v1/pets?page=\x80>; rel=next", LinkProblem.MALFORMED),
        ("<https://[bad/v1/pets>; rel=next", LinkProblem.MALFORMED),
        ("<https://shop.example:port/v1/pets>; rel=next", LinkProblem.MALFORMED),
        ("<?a=\x80>; rel=next", LinkProblem.MALFORMED),
        ("<?a b>; rel=next", LinkProblem.MALFORMED),
    ],
)
def test_a_link_to_the_next_page_must_have_the_same_origin_and_path(
    header: str, query: str | LinkProblem | None
) -> None:
    assert page_links({"link": header}, HERE).next_query == query


@pytest.mark.parametrize(
    ("headers", "query"),
    [
        ({"x-next": "?page=2"}, "page=2"),
        ({"x-next": f"{HERE}?page=2"}, "page=2"),
        ({"x-next": "https://evil.example/v1/pets?page=2"}, LinkProblem.OTHER_ORIGIN),
        ({"x-next": " "}, None),
        ({"x-next": "null"}, None),
        ({"x-next": "None"}, None),
        ({"x-next": '""'}, None),
        ({"x-next": "?x", "link": "<?l>; rel=next"}, "l"),
        ({"x-next": "?x", "link": "<?l>; rel=prev"}, "x"),
        ({}, None),
    ],
)
def test_x_next_counts_if_there_is_no_next_link(
    headers: dict[str, str], query: str | LinkProblem | None
) -> None:
    assert page_links(headers, HERE).next_query == query


@pytest.mark.parametrize(
    ("query", "is_so"),
    [
        ("from=20&status=sold", True),
        ("from=20&status=", False),
        ("status=any", False),
        ("cursor=status", False),
    ],
)
def test_a_query_may_ask_for_one_status_only(query: str, is_so: bool) -> None:
    assert is_of_one_status(query) is is_so


@pytest.mark.parametrize(
    ("header", "queries"),
    [
        ('<?n>; rel="next", <?a>; rel="section", <?b>; rel=section', ("a", "b")),
        ("<?a>; rel=section, <?n>; rel=next, <?a>; rel=section", ("a",)),
        ("<?n>; rel=next", ()),
        ("<https://evil.example/v1/pets?a>; rel=section, <?b>; rel=section", ("b",)),
        ("</v1/orders?a>; rel=section, <?b c>; rel=section", ()),
        ("<https://[bad>; rel=section", ()),
        ("", ()),
    ],
)
def test_sections_come_in_order_without_links_elsewhere(
    header: str, queries: tuple[str, ...]
) -> None:
    assert page_links({"link": header}, HERE).sections == queries


@pytest.mark.parametrize(
    ("header", "query"),
    [
        ("<?n>; rel=next, <?z>; rel=last", "z"),
        ("<https://evil.example/v1/pets?a>; rel=last", None),
        ("<?n>; rel=next", None),
    ],
)
def test_the_last_page_is_named_by_its_query(header: str, query: str | None) -> None:
    assert page_links({"link": header}, HERE).last_query == query


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("page=2&limit=5", "limit=5&page=2", True),
        ("page=2", "page=3", False),
        ("page=2", "page=2&limit=5", False),
        ("a=%20b", "a=+b", True),
        ("", "", True),
        ("", None, False),
    ],
)
def test_queries_are_the_same_in_any_order(one: str, other: str | None, same: bool) -> None:
    assert is_same_query(one, other) is same


def test_the_number_of_sections_is_bounded() -> None:
    header = ", ".join(f"<?{number}>; rel=section" for number in range(SECTIONS_MAX * 2))
    assert len(page_links({"link": header}, HERE).sections) == SECTIONS_MAX


def test_an_explicit_default_port_is_the_same_origin() -> None:
    header = {"link": "<https://shop.example:443/v1/pets?a>; rel=next"}
    assert page_links(header, "https://shop.example/v1/pets").next_query == "a"


@given(st.text(st.characters(max_codepoint=255), max_size=200))
def test_no_link_header_leads_elsewhere_or_raises(header: str) -> None:
    query = page_links({"link": header, "x-next": header}, HERE).next_query
    assert query is None or isinstance(query, LinkProblem | str)
    if isinstance(query, str):
        assert query.isascii()
        assert not any(letter.isspace() for letter in query)


TARGETS = st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E, exclude_characters="<>"))
RELATIONS = st.sampled_from(["next", "prev", "last", "section", "next last"])


@given(st.lists(st.tuples(TARGETS, RELATIONS)))
def test_every_link_of_a_well_formed_header_is_read(pairs: list[tuple[str, str]]) -> None:
    header = ", ".join(f'<{target}>; title="a, b"; rel="{rel}"' for target, rel in pairs)
    assert list(links(header)) == [(target, frozenset(rel.split())) for target, rel in pairs]
