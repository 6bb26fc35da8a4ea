from __future__ import annotations

from datetime import UTC, datetime

import pytest

from petstore_gui.gateway.dates import parse_date, retry_after

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NOON_TEXT = "Sun, 01 Mar 2026 12:00:00 GMT"


@pytest.mark.parametrize(
    ("text", "date"),
    [
        (NOON_TEXT, NOON),
        ("Sunday, 01-Mar-26 12:00:00 GMT", NOON),
        ("Sun Mar  1 12:00:00 2026", NOON),
        ("Sun, 01 Mar 2026 13:00:00 +0100", NOON),
        ("", None),
        ("soon", None),
        ("Sun, 99 Mar 2026 12:00:00 GMT", None),
        ("Fri, 31 Dec 9999 23:59:59 -0100", None),
        ("Fri, 31 Dec 9999 00:00:00 GMT", None),
        ("1 Mar 99999999999999 12:00:00 GMT", None),
    ],
)
def test_all_three_forms_of_http_dates_are_parsed(text: str, date: datetime | None) -> None:
    assert parse_date(text) == date


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"retry-after": "7"}, 7),
        ({"retry-after": " 0 "}, 0),
        ({"retry-after": "1" * 5000}, 1111111111),
        ({"retry-after": "Sun, 01 Mar 2026 12:00:09 GMT"}, 9),
        ({"retry-after": "Sun, 01 Mar 2026 11:00:00 GMT"}, 0),
        (
            {
                "retry-after": "Wed, 01 Mar 2017 12:00:09 GMT",
                "date": "Wed, 01 Mar 2017 12:00:00 GMT",
            },
            9,
        ),
        ({"retry-after": "Sun, 01 Mar 2026 12:00:09 GMT", "date": "nonsense"}, 9),
        ({"retry-after": "-7"}, None),
        ({"retry-after": "1.5"}, None),
        ({"retry-after": "٧"}, None),
        ({"retry-after": "later"}, None),
        ({}, None),
    ],
)
def test_retry_after_is_seconds_or_relative_to_the_responses_date(
    headers: dict[str, str], seconds: float | None
) -> None:
    assert retry_after(headers, NOON) == seconds
