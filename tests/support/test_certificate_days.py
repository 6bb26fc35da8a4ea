from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from petstore_gui.support.certificate_days import days_left, validity


@pytest.mark.parametrize(
    ("hours", "days", "is_late"),
    [(21 * 24 + 1, 21, False), (21 * 24 - 1, 20, True), (-1, -1, True)],
)
def test_a_certificate_is_to_be_renewed_below_21_days(
    hours: int, days: int, *, is_late: bool
) -> None:
    ends = datetime.now(UTC) + timedelta(hours=hours)
    text = f"{ends:%b %d %H:%M:%S %Y} GMT"
    assert days_left(text) == days
    said = f"valid until {text}, {days} days left"
    assert validity(text) == (f"{said}: renew it now" if is_late else said)
