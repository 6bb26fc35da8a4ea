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
    """What a line says about the time: the whole days left, or since, and what to do if few."""
    days = days_left(not_after)
    number = days if days >= 0 else -days - 1
    span = "1 day" if number == 1 else f"{number} days"
    said = f"{span} left" if days >= 0 else f"ended {span} ago"
    return f"valid until {not_after}, {said}" + ": renew it now" * (days < FEW_DAYS)
