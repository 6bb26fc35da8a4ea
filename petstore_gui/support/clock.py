"""The time of this computer."""

from __future__ import annotations

from datetime import datetime


def local_now() -> datetime:
    """The date and time here, aware of the time zone."""
    return datetime.now().astimezone()
