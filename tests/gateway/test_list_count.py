from __future__ import annotations

import pytest

from petstore_gui.gateway.list_count import list_count


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
