"""Times, and the time of this computer."""

from __future__ import annotations

from datetime import UTC, datetime


def utc_now() -> datetime:
    """The current date and time."""
    return datetime.now(UTC)


def local_now() -> datetime:
    """The current date and time, in the local time zone."""
    return utc_now().astimezone()


def seconds_of(moment: datetime) -> int:
    """A time in seconds since 1970."""
    return int(moment.timestamp())
