"""How long a certificate is still valid."""

from __future__ import annotations

import ssl
import time

FEW_DAYS = 21
"""With fewer left, somebody is told to renew it."""

DAY_SECONDS = 86_400


def days_left(not_after: str) -> int:
    """Whole days until a time as `ssl` writes it, such as "Mar  1 12:00:00 2027 GMT"."""
    return int((ssl.cert_time_to_seconds(not_after) - time.time()) // DAY_SECONDS)


def validity(not_after: str) -> str:
    """What a line says about the time: the days left, and what to do if they are few."""
    days = days_left(not_after)
    return f"valid until {not_after}, {days} days left" + ": renew it now" * (days < FEW_DAYS)
