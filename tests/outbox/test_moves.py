"""What an add is after each outcome, and what a person may do then."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from petstore_gui.domain.add import Add, Known, Phase
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    TooBusy,
)
from petstore_gui.domain.errors import KeyMissing, OutcomeUnknown, RequestError
from petstore_gui.domain.pets import NewPet
from petstore_gui.outbox.choices import Choice, choices
from petstore_gui.outbox.moves import after, sending, sent_again, unsure
from tests.outbox.clerk import PRODUCTION

NOW = datetime(2026, 11, 28, 12, tzinfo=UTC)
NEW = Add("key", NewPet("Rex", 1), PRODUCTION, NOW)
KEYED = sending(NEW, Known(), honours_key=True)
UNKEYED = sending(NEW, Known((7,)), honours_key=False)
REPLAYED = sending(after(KEYED, OutcomeUnknown(), NOW), Known(), honours_key=True)

W, U, R = Phase.WAITING, Phase.UNSURE, Phase.REFUSED


@pytest.mark.parametrize(
    ("sent", "error", "phase", "wait"),
    [
        (UNKEYED, NotReached("down"), W, None),
        (UNKEYED, NotReached("odd", Why.NOT_SENT), R, None),
        (UNKEYED, TooBusy(429), W, None),
        (UNKEYED, TooBusy(429, wait=20), W, 20),
        (UNKEYED, TooBusy(408, wait=1e9), W, 3_600),
        (UNKEYED, Declined(507), W, None),
        (UNKEYED, KeyMissing(), W, None),
        (UNKEYED, KeyNotAccepted(401), W, None),
        (UNKEYED, Declined(403), W, None),
        (UNKEYED, Declined(400), R, None),
        (UNKEYED, OutcomeUnknown(), U, None),
        (KEYED, Declined(422), R, None),
        (KEYED, OutcomeUnknown(), W, 1),
        (KEYED, OutcomeUnknown("", 20), W, 20),
        (REPLAYED, OutcomeUnknown(), W, 2),
        (REPLAYED, NotReached("down"), W, None),
        (REPLAYED, Declined(422), U, None),
    ],
    ids=repr,
)
def test_what_an_outcome_makes_of_an_add(
    sent: Add, error: RequestError, phase: Phase, wait: int | None
) -> None:
    add = after(sent, error, NOW)
    assert add.phase is phase
    assert add.not_before == (None if wait is None else NOW + timedelta(seconds=wait))
    assert add.failure is not None


@pytest.mark.parametrize(
    ("add", "expected"),
    [
        (NEW, [Choice.UNDO, Choice.DISCARD]),
        (UNKEYED, []),
        (after(KEYED, OutcomeUnknown(), NOW), [Choice.IT_IS_THERE, Choice.DISCARD]),
        (
            after(UNKEYED, OutcomeUnknown(), NOW),
            [Choice.IT_IS_THERE, Choice.SEND_AGAIN, Choice.DISCARD],
        ),
        (after(UNKEYED, Declined(400), NOW), [Choice.CORRECT, Choice.DISCARD]),
    ],
    ids=repr,
)
def test_what_a_person_may_do(add: Add, expected: list[Choice]) -> None:
    assert list(choices(add)) == expected


def test_what_was_sent_once_without_the_key_is_never_replayed() -> None:
    first = sent_again(after(UNKEYED, OutcomeUnknown(), NOW))
    again = sending(first, Known((7, 8)), honours_key=True)
    assert (again.known, again.failure) == (Known((7,)), None)
    assert after(again, OutcomeUnknown(), NOW).phase is U


def test_replays_pause_longer_and_longer() -> None:
    lost = [unsure(replace(KEYED, attempts=n), NOW).not_before for n in (1, 2, 3, 20)]
    assert [(at - NOW).total_seconds() for at in lost if at] == [1, 2, 4, 300]


@pytest.mark.parametrize(
    ("not_before", "seconds"), [(None, 0), (-5, 0), (5, 5), (3_600, 3_600), (3_601, 0)]
)
def test_a_wait_that_no_clock_can_mean_is_none(not_before: int | None, seconds: int) -> None:
    at = None if not_before is None else NOW + timedelta(seconds=not_before)
    assert replace(NEW, not_before=at).wait(NOW) == timedelta(seconds=seconds)
