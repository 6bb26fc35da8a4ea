"""Dates in responses: `Date`, `Retry-After` and `Sunset`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from datetime import MAXYEAR, UTC, datetime
from email.utils import parsedate_to_datetime


class Clock:
    """This computer's clock. Tests replace it."""

    def now(self) -> datetime:
        """The date and time in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Seconds from an arbitrary start; never decreases."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


def parse_date(text: str) -> datetime | None:
    """An HTTP date (RFC 9110, 5.6.7) in UTC, or None if the text is not one."""
    try:
        date = parsedate_to_datetime(text)
        date = (date if date.tzinfo else date.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        return None
    return date if date.year < MAXYEAR else None  # so that adding seconds cannot overflow


def retry_after(headers: Mapping[str, str], now: datetime) -> float | None:
    """The seconds to wait by `Retry-After`, from 0; None if it is missing or unreadable.

    A date is relative to the `Date` of the response, or to `now` if it has none.
    """
    text = headers.get("retry-after", "").strip()
    if text.isascii() and text.isdigit():
        return float(text[:10])  # three centuries are enough
    date = parse_date(text)
    if date is None:
        return None
    return max(0.0, (date - (parse_date(headers.get("date", "")) or now)).total_seconds())
