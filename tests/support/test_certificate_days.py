from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from petstore_gui.support.certificate_days import days_left, validity


@pytest.mark.parametrize(
    ("hours", "days", "said"),
    [
        (21 * 24 + 1, 21, "21 days left"),
        (21 * 24 - 1, 20, "20 days left: renew it now"),
        (25, 1, "1 day left: renew it now"),
        (1, 0, "0 days left: renew it now"),
        (-1, -1, "ended 0 days ago: renew it now"),
        (-25, -2, "ended 1 day ago: renew it now"),
        (-73, -4, "ended 3 days ago: renew it now"),
    ],
)
def test_a_certificate_is_to_be_renewed_below_21_days(hours: int, days: int, said: str) -> None:
    ends = datetime.now(UTC) + timedelta(hours=hours)
    text = f"{ends:%b %d %H:%M:%S %Y} GMT"
    assert days_left(text) == days
    assert validity(text) == f"valid until {text}, {said}"
