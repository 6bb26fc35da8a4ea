"""When an add is sent again automatically."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.failure import failure_of
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.reconciler import is_due

NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)


@pytest.mark.parametrize(
    ("attempts", "waited", "is_so"),
    [
        (1, 0, True),
        (2, 0.9, False),
        (2, 1, True),
        (3, 1.9, False),
        (3, 2, True),
        (6, 15.9, False),
        (6, 16, True),
        (11, 299, False),
        (11, 300, True),
        (10_000, 300, True),
        (6, -3_600, True),
    ],
)
def test_the_pause_before_a_replay_grows_and_ends(
    attempts: int, waited: float, *, is_so: bool
) -> None:
    then = NOW - timedelta(seconds=waited)
    rex, here = NewPet("Rex", 7), ServiceId(Deployment.LOCAL)
    lost = PendingAdd(1, "a key", rex, here, Known(), Phase.UNKNOWN, attempts, then, then)
    assert is_due(lost, NOW, pause_most=300) is is_so


@pytest.mark.parametrize(
    ("asked", "waited", "is_so"),
    [
        (120, 119, False),
        (120, 120, True),
        (120, -1, True),  # the clock was set back
        (86_400, 3_599, False),
        (86_400, 3_600, True),  # nobody waits for longer than an hour
    ],
)
def test_a_replay_waits_as_long_as_the_service_asked(
    asked: float, waited: float, *, is_so: bool
) -> None:
    then, error = NOW - timedelta(seconds=waited), OutcomeUnknown()
    error.wait = asked
    rex, here = NewPet("Rex", 7), ServiceId(Deployment.LOCAL)
    lost = PendingAdd(
        1, "a key", rex, here, Known(), Phase.UNKNOWN, 1, then, then, failure=failure_of(error)
    )
    assert is_due(lost, NOW, pause_most=300) is is_so
