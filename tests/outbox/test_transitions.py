"""The phases of an add: which may follow which, and what may never happen."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pending_add import Cause, Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.transitions import MOVES, NotAMove

NOW = datetime(2026, 11, 21, 17, 40, tzinfo=UTC)
DECISION = Path(__file__).parents[2] / "docs/decisions/06-outbox.md"
ROW = re.compile(r"\| ([A-Z]+) \| ([A-Z]+) \| ([A-Z, ]+) \|")
NEVER_SENT = {Phase.SAVING, Phase.HELD, Phase.WAITING, Phase.PAUSED}


def add_in(phase: Phase, attempts: int = 0) -> PendingAdd:
    rex, here = NewPet("Rex", 7), ServiceId(Deployment.LOCAL)
    return PendingAdd(1, "a key", rex, here, Known(), phase, attempts, NOW, NOW)


def followers(phase: Phase) -> set[Phase]:
    return {end for ends in MOVES[phase].values() for end in ends}


def test_the_table_in_the_decision_record_is_the_one_in_the_code() -> None:
    told: dict[Phase, dict[Cause, tuple[Phase, ...]]] = {phase: {} for phase in Phase}
    for start, cause, ends in ROW.findall(DECISION.read_text("utf-8")):
        told[Phase[start]][Cause[cause]] = tuple(Phase[end] for end in ends.split(", "))
    assert told == MOVES


def test_every_phase_can_be_reached_and_leads_to_an_end() -> None:
    for first, wanted in ((Phase.SAVING, set(Phase)), (Phase.UNKNOWN, {Phase.ADDED})):
        reached, new = set[Phase](), {first}
        while new:
            reached |= new
            new = {end for one in new for end in followers(one)} - reached
        assert wanted <= reached
    assert followers(Phase.ADDED) == followers(Phase.DISCARDED) == set()


@pytest.mark.parametrize("phase", [Phase.SENDING, Phase.UNKNOWN])
def test_an_add_that_may_have_been_added_never_counts_as_unsent(phase: Phase) -> None:
    assert NEVER_SENT.isdisjoint(followers(phase))


@pytest.mark.parametrize("phase", [Phase.PAUSED, Phase.UNKNOWN, Phase.REFUSED])
def test_an_add_from_an_earlier_run_is_sent_only_on_request_or_with_its_key(
    phase: Phase,
) -> None:
    causes = {cause for cause, ends in MOVES[phase].items() if Phase.QUEUED in ends}
    assert causes <= {Cause.PERSON, Cause.KEY}


@pytest.mark.parametrize("before", [Phase.UNKNOWN, Phase.REFUSED, Phase.PAUSED, Phase.HELD])
def test_a_queued_add_that_is_not_sent_returns_to_its_phase_or_is_paused(before: Phase) -> None:
    pending, add = Pending(), add_in(before, attempts=1)
    pending.put(add)
    pending.move(add, Phase.QUEUED, Cause.PERSON)
    returned = pending.move_back(add, Cause.TURN)
    is_answered = before in (Phase.UNKNOWN, Phase.REFUSED)
    assert returned.phase is (before if is_answered else Phase.PAUSED)


def test_a_move_that_is_not_in_the_table_is_a_bug() -> None:
    pending, add = Pending(), add_in(Phase.UNKNOWN)
    pending.put(add)
    with pytest.raises(NotAMove, match="UNKNOWN -> QUEUED by TIME"):
        pending.move(add, Phase.QUEUED, Cause.TIME)
    assert pending.get(add.key) == add


def test_a_decision_about_an_add_that_has_moved_since_is_dropped() -> None:
    pending, seen = Pending(), add_in(Phase.UNKNOWN, attempts=1)
    pending.put(seen)
    pending.move(seen, Phase.QUEUED, Cause.PERSON)
    assert pending.unchanged(seen) is None
