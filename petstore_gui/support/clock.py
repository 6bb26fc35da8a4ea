"""Times, and the time of this computer."""

from __future__ import annotations

from datetime import UTC, datetime


def utc_now() -> datetime:
    """The current date and time."""
    return datetime.now(UTC)


def local_now() -> datetime:
    """The current date and time, in the local time zone."""
    return in_local_zone(utc_now())


def in_local_zone(moment: datetime) -> datetime:
    """A time in the local time zone; in UTC if the computer's zone is a day or more from it."""
    try:
        return moment.astimezone()
    except ValueError:
        return moment.astimezone(UTC)


def seconds_of(moment: datetime) -> int:
    """A time in seconds since 1970."""
    return int(moment.timestamp())
