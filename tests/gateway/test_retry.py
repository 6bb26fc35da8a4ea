from __future__ import annotations

import pytest

from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    NotFound,
    TooBusy,
)
from petstore_gui.domain.errors import KeyMissing, Moved, NotAnswered, NotUnderstood, RequestError
from petstore_gui.gateway.retry import RetryBudgets, is_worth_retry, refresh_delay, wait_before


@pytest.mark.parametrize(
    ("error", "is_worth"),
    [
        (NotReached(), True),
        (NotAnswered(), True),
        *((TooBusy(status), True) for status in (408, 429, 503)),
        *((Declined(status), True) for status in (500, 502, 504)),
        *((Declined(status), False) for status in (501, 505, 511)),
        *((Declined(status), False) for status in (400, 403, 405, 409, 410, 413, 415, 422)),
        (KeyNotAccepted(401), False),
        (KeyNotAccepted(429), False),
        (NotFound(404), False),
        (NotReached("", Why.NOT_TRUSTED), False),
        (NotReached("", Why.NOT_SECURED), False),
        (NotReached("", Why.PROXY_NOT_USABLE), False),
        (NotReached("", Why.NOT_SENT), False),
        (Moved(), False),
        (NotUnderstood(), False),
        (KeyMissing(), False),
    ],
)
def test_only_temporary_failures_are_retried(error: RequestError, is_worth: bool) -> None:
    assert is_worth_retry(error) is is_worth


@pytest.mark.parametrize(
    ("retry", "error", "chance", "seconds"),
    [
        (0, NotReached(), 0.0, 0.0),
        (0, NotReached(), 1.0, 0.5),
        (1, NotReached(), 1.0, 1.0),
        (1, NotReached(), 0.5, 0.5),
        (3, NotAnswered(), 1.0, 4.0),
        (4, NotAnswered(), 1.0, 8.0),
        (50, NotAnswered(), 1.0, 8.0),
        (0, TooBusy(429), 1.0, 0.5),
        (0, TooBusy(429, wait=7.0), 0.0, 7.0),
        (0, TooBusy(503, wait=0.0), 1.0, 0.0),
    ],
)
def test_waits_double_up_to_8_seconds_unless_the_service_names_one(
    retry: int, error: RequestError, chance: float, seconds: float
) -> None:
    assert wait_before(retry, error, chance) == seconds


def test_each_host_has_its_own_budget_that_successes_refill() -> None:
    budgets = RetryBudgets(size=2)
    a, b = "a.example", "b.example"
    assert [budgets.take(a) for _ in range(3)] == [True, True, False]
    assert budgets.take(b)
    budgets.earn(a)
    assert not budgets.take(a)
    budgets.earn(a)
    assert budgets.take(a)
    for _ in range(99):
        budgets.earn(a)
    assert [budgets.take(a) for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("walk_seconds", "failures", "chance", "every", "seconds"),
    [
        (0.1, 0, 0.5, 30.0, 30.0),
        (0.1, 0, 0.0, 30.0, 27.0),
        (0.1, 0, 1.0, 30.0, 33.0),
        (6.0, 0, 0.5, 30.0, 120.0),
        (0.1, 1, 0.5, 30.0, 60.0),
        (0.1, 2, 0.5, 30.0, 120.0),
        (0.1, 3, 0.5, 30.0, 300.0),
        (0.1, 9, 0.5, 30.0, 300.0),
        (20.0, 1, 0.5, 30.0, 400.0),
        (0.1, 0, 0.5, 10.0, 10.0),
        (0.1, 1, 0.5, 10.0, 60.0),
        (0.1, 1, 0.5, 600.0, 600.0),
    ],
)
def test_automatic_refresh_slows_down_for_a_slow_or_failing_service(
    walk_seconds: float,
    failures: int,
    chance: float,
    every: float,
    seconds: float,
) -> None:
    delay = refresh_delay(
        walk_seconds=walk_seconds,
        failures=failures,
        chance=chance,
        every=every,
    )
    assert delay == pytest.approx(seconds)
