"""Times, and the time of this computer."""

from __future__ import annotations

from datetime import UTC, datetime


def local_now() -> datetime:
    """The current date and time, in the local time zone."""
    return datetime.now(UTC).astimezone()


def seconds_of(moment: datetime) -> int:
    """A time in seconds since 1970."""
    return int(moment.timestamp())
