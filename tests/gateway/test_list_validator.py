from __future__ import annotations

import pytest

from petstore_gui.gateway.list_validator import list_validator

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
