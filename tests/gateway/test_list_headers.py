from __future__ import annotations

import pytest
from petstore_gui.gateway.list_headers import list_count, list_validator

LIST = {"x-etag-covers": "list"}


@pytest.mark.parametrize(
    ("headers", "validator"),
    [
        ({"etag": '"a:1"', **LIST}, '"a:1"'),
        ({"etag": 'W/"a:1"', **LIST}, 'W/"a:1"'),
        ({"etag": '"a:1"', "x-etag-covers": " List "}, '"a:1"'),
        ({"etag": '"a:1"'}, None),
        ({"etag": '"a:1"', "x-etag-covers": "page"}, None),
        (LIST, None),
        ({"etag": "a:1", **LIST}, None),
        ({"etag": '"a 1"', **LIST}, None),
        ({"etag": '"a\x80"', **LIST}, None),
        ({"etag": '"a", "b"', **LIST}, None),
        ({"etag": '""', **LIST}, None),
        ({"etag": f'"{"a" * 201}"', **LIST}, None),
        ({"etag": '"a"\r\nX: y', **LIST}, None),
        ({}, None),
    ],
)
def test_an_etag_is_the_validator_of_the_list_if_the_service_says_so(
    headers: dict[str, str], validator: str | None
) -> None:
    assert list_validator(headers) == validator


@pytest.mark.parametrize(
    ("headers", "total"),
    [
        ({"x-total-count": "350"}, 350),
        ({"x-total-count": " 350 "}, 350),
        ({"total": "0"}, 0),
        ({"x-total": "7"}, 7),
        ({"total-count": "7"}, 7),
        ({"content-range": "items 0-19/66"}, 66),
        ({"content-range": "items 0-19/*"}, None),
        ({"x-total-count": "many", "total": "3"}, 3),
        ({"x-total-count": "-1"}, None),
        ({"x-total-count": "1e3"}, None),
        ({"x-total-count": "9" * 30}, None),
        ({}, None),
    ],
)
def test_a_total_is_taken_from_the_usual_headers(
    headers: dict[str, str], total: int | None
) -> None:
    assert list_count(headers) == total
