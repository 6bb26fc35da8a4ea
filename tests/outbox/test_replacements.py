"""An add that replaces another whose outcome is unknown."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from threading import Event

import pytest

from petstore_gui.domain.declined import NotValid
from petstore_gui.domain.errors import OutcomeUnknown
from petstore_gui.domain.pending_add import Phase
from tests.doubles.fake_gateway import FakeGateway
from tests.outbox.clerk import REX, REXINE, Clerk, lost_and_changed
from tests.support.outbox_file import hold_inserts
from tests.support.waiting import eventually


async def test_a_replacement_waits_for_the_outcome_of_the_original(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await lost_and_changed(clerk, gateway)
    assert clerk.phases == [("Rex", Phase.UNKNOWN), ("Rexine", Phase.WAITING)]
    await clerk.do(clerk.outbox.send, "Rexine")
    assert gateway.pets == {}
    await clerk.do(clerk.outbox.decisions.discard, "Rex")
    assert [pet for pet, _ in clerk.added] == [REXINE]


async def test_a_replacement_waits_for_the_original_even_if_adds_are_held(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    clerk.hold(REXINE, 0.01, clerk.outbox.pending.here[0])
    await clerk.rest()
    assert not any(add.phase is Phase.HELD for add in clerk.outbox.pending.here)
    assert gateway.pets == {}
    await clerk.do(clerk.outbox.decisions.discard, "Rex")
    assert [pet for pet, _ in clerk.added] == [REXINE]


async def test_a_replacement_from_an_earlier_run_is_not_sent_automatically(
    clerk: Clerk, next_clerk: Callable[[], Clerk]
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", OutcomeUnknown())
    await lost_and_changed(clerk, gateway)
    after = next_clerk()
    await after.open(None)
    assert after.phases == [("Rex", Phase.UNKNOWN), ("Rexine", Phase.PAUSED)]
    await after.do(after.outbox.decisions.discard, "Rex")
    await after.open(gateway)
    assert after.added == []
    assert ("Rexine", Phase.PAUSED) in after.phases
    assert after.outbox.pending.original_of(after.outbox.pending.here[-1]) is None
    await after.do(after.outbox.send, "Rexine")
    assert [pet for pet, _ in after.added] == [REXINE]


async def test_a_replacement_is_paused_if_the_original_was_added(clerk: Clerk) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await lost_and_changed(clerk, gateway)
    clerk.outbox.reconcile()
    await clerk.rest()
    assert [pet for pet, _ in clerk.added] == [REX]
    assert [add.pet for add in clerk.asked] == [REXINE]
    assert clerk.phases == [("Rexine", Phase.PAUSED)]
    await clerk.do(clerk.outbox.send, "Rexine")
    assert len(gateway.pets) == 2


@pytest.mark.parametrize("hold", [0, 0.01])
@pytest.mark.parametrize("way", ["replayed", "marked as added"])
async def test_a_replacement_is_paused_if_the_original_was_added_while_it_was_saved(
    clerk: Clerk, monkeypatch: pytest.MonkeyPatch, way: str, hold: float
) -> None:
    gateway, go = FakeGateway(honours_key=way == "replayed"), Event()
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    (first,) = clerk.outbox.pending.here
    hold_inserts(monkeypatch, go)
    clerk.hold(REXINE, hold, first)
    if way == "replayed":
        clerk.outbox.reconcile()
    else:
        clerk.outbox.decisions.mark_added(first, 1)
    await eventually(lambda: clerk.written() == [("Rex", "added", 1 + (way == "replayed"))])
    await eventually(lambda: clerk.phases == [])
    assert clerk.asked == []
    go.set()
    await clerk.rest()
    assert [add.pet for add in clerk.asked] == [REXINE]
    assert clerk.phases == [("Rexine", Phase.PAUSED)]
    assert not any(add.phase is Phase.HELD for add in clerk.outbox.pending.here)
    assert [pet.name for pet in gateway.pets.values()] == ["Rex"]
    await clerk.do(clerk.outbox.send, "Rexine")
    assert [pet.name for pet in gateway.pets.values()] == ["Rex", "Rexine"]


async def test_an_added_original_stays_in_the_file_while_a_replacement_is_pending(
    clerk: Clerk, next_clerk: Callable[[], Clerk], monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await lost_and_changed(clerk, gateway)
    clerk.outbox.reconcile()
    await clerk.rest()
    await clerk.add(REX)
    monkeypatch.setattr("petstore_gui.storage.outbox_db.ADDED_KEPT", timedelta(days=-1))
    after = next_clerk()
    await after.open(gateway)
    assert [name for name, _, _ in after.written()] == ["Rex", "Rexine"]
    assert after.outbox.pending.is_original_added(after.outbox.pending.here[0])


async def test_a_held_replacement_is_paused_if_its_refused_original_is_added_after_all(
    clerk: Clerk, monkeypatch: pytest.MonkeyPatch
) -> None:
    gateway, go = FakeGateway(), Event()
    gateway.fail_next("add", NotValid(422))
    gateway.fail_next("add", NotValid(422))
    await clerk.open(gateway)
    await clerk.add(REX)
    (original,) = clerk.outbox.pending.here
    hold_inserts(monkeypatch, go)
    clerk.outbox.send(original)
    clerk.hold(REXINE, 60, original)
    await eventually(lambda: clerk.phases == [("Rex", Phase.REFUSED)])
    go.set()
    await eventually(lambda: ("Rexine", Phase.HELD) in clerk.phases)
    await clerk.do(clerk.outbox.send, "Rex")
    assert clerk.phases == [("Rexine", Phase.PAUSED)]
    assert [pet.name for pet in gateway.pets.values()] == ["Rex"]
