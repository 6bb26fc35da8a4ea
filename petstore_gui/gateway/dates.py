"""Dates in responses: when to try again, and when the deprecated operation ends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from datetime import MAXYEAR, UTC, datetime, timedelta
from email.utils import parsedate_to_datetime

from petstore_gui.domain.limits import GET_PET_SUNSET

_SECONDS_DIGITS = 9


class Clock:
    """The time of this computer. Tests hand in one of their own."""

    def now(self) -> datetime:
        """The date and time, aware, in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Seconds since some moment; never goes back."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class ServiceClock:
    """The date by the service, so that a wrong clock on this computer does no harm."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._noted: tuple[datetime, float] | None = None
        self._text = ""

    def note(self, headers: Mapping[str, str]) -> None:
        """Take the `Date` of a response that came just now, if it has one."""
        text = headers.get("date", "")
        if text == self._text:
            return  # a hundred pages come within a second
        if date := parse_date(text):
            self._noted = date, self._clock.monotonic()
            self._text = text

    def now(self) -> datetime:
        """The date by the last response, or by this computer where none had a date."""
        if self._noted is None:
            return self._clock.now()
        date, then = self._noted
        return date + timedelta(seconds=self._clock.monotonic() - then)


def parse_date(text: str) -> datetime | None:
    """An HTTP date (RFC 9110, 5.6.7), aware and in UTC, or None where the text is none."""
    try:
        date = parsedate_to_datetime(text)
        date = (date if date.tzinfo else date.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        return None
    return date if date.year < MAXYEAR else None  # seconds can be added to what is returned


def retry_after(headers: Mapping[str, str], now: datetime) -> float | None:
    """The seconds that a response asks to wait, from 0; None where it asks for no readable time.

    A date counts from the response's own `Date`, or from `now` where there is none.
    """
    text = headers.get("retry-after", "").strip()
    if text.isascii() and text.isdigit():
        return float(text[: _SECONDS_DIGITS + 1])
    date = parse_date(text)
    if date is None:
        return None
    return max(0.0, (date - (parse_date(headers.get("date", "")) or now)).total_seconds())


def is_past(now: datetime, sunset: datetime | None) -> bool:
    """Whether the deprecated operation is gone: by its last day, or an earlier `Sunset`."""
    return now >= GET_PET_SUNSET or (sunset is not None and now >= sunset)
