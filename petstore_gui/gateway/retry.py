"""Rules for retries and automatic refreshes: which, after how long, and how often."""

from __future__ import annotations

from collections import defaultdict

from petstore_gui.domain.declined import Declined, KeyNotAccepted
from petstore_gui.domain.errors import NotAnswered, RequestError

ATTEMPTS_MAX = 3
"""How often a request is sent in total."""

RETRIED_STATUSES = frozenset({408, 429, 500, 502, 503, 504})

BACKOFF_FIRST = 0.5
BACKOFF_MAX = 8.0
"""Seconds: the longest wait before the second attempt, and before any attempt."""

REFRESH_EVERY = 30.0
REFRESH_AFTER_FAILURES = (60.0, 120.0, 300.0)
REFRESH_JITTER = 0.1
REFRESH_WALKS = 20
"""Automatic refresh: seconds, and the shortest delay as a multiple of the duration of a walk."""


class RetryBudgets:
    """How many retries each host has left, so that retries do not make an outage worse.

    A host begins with `size` retries, and each success earns it another half. All gateways share
    one object.
    """

    def __init__(self, size: float = 10.0) -> None:
        self._size = size
        self._left = defaultdict[str, float](lambda: size)

    def take(self, host: str) -> bool:
        """Whether the host has a retry left; takes it."""
        if self._left[host] < 1:
            return False
        self._left[host] -= 1
        return True

    def earn(self, host: str) -> None:
        """Record a success of the host."""
        self._left[host] = min(self._size, self._left[host] + 0.5)


def is_worth_retry(error: RequestError) -> bool:
    """Whether a GET that failed with `error` may be sent again."""
    if isinstance(error, Declined):
        return error.status in RETRIED_STATUSES and not isinstance(error, KeyNotAccepted)
    return error.is_outage or isinstance(error, NotAnswered)


def wait_before(retry: int, error: RequestError, chance: float) -> float:
    """Seconds to wait before retry number `retry`, from 0; `chance` is random, from 0 to 1."""
    if error.wait is not None:
        return error.wait
    return chance * min(BACKOFF_MAX, BACKOFF_FIRST * 2.0**retry)


def refresh_delay(
    *,
    walk_seconds: float,
    failures: int,
    chance: float,
    every: float,
) -> float:
    """Seconds from the end of a walk to the next automatic one.

    `failures` counts the failed walks since the last success; `chance` is random, from 0 to 1.
    `every` is the delay without failures, and the shortest one with them.
    """
    index = min(failures, len(REFRESH_AFTER_FAILURES))
    every = max(every, REFRESH_AFTER_FAILURES[index - 1]) if failures else every
    jitter = 1 + REFRESH_JITTER * (2 * chance - 1)
    return max(every * jitter, REFRESH_WALKS * walk_seconds)
