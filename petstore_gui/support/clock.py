"""The time of this computer."""

from __future__ import annotations

from datetime import datetime


def local_now() -> datetime:
    """The current date and time, in the local time zone."""
    return datetime.now().astimezone()
