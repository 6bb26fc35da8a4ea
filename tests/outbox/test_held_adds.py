"""Adds that are held for undo."""

from __future__ import annotations

from petstore_gui.domain.pending_add import Phase
from tests.doubles.fake_gateway import FakeGateway
from tests.outbox.clerk import REX, REXINE, Clerk
from tests.support.waiting import eventually


async def test_the_seconds_left_for_an_undo_count_down(clerk: Clerk) -> None:
    await clerk.open(FakeGateway())
    add = clerk.hold(REX, 60)
    await clerk.rest()
    assert 50 < clerk.outbox.new_adds.undo_seconds_left(add) <= 60
    await clerk.do(clerk.outbox.decisions.discard, "Rex")


async def test_a_held_add_is_sent_when_its_undo_time_is_over(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.hold(REX, 0.05)
    await eventually(lambda: clerk.phases)
    assert clerk.outbox.pending.here[0].phase is Phase.HELD
    assert gateway.asked == []
    await eventually(lambda: [pet for pet, _ in clerk.added] == [REX])


async def test_a_held_add_waits_for_a_service_that_is_restarting(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.hold(REX, 0.05)
    await eventually(lambda: clerk.phases)
    clerk.outbox.connect_to(None)
    await eventually(lambda: clerk.outbox.pending.here[0].phase is Phase.QUEUED)
    clerk.outbox.connect_to(gateway)
    await clerk.rest()
    assert [pet for pet, _ in clerk.added] == [REX]
    assert clerk.failed == []


async def test_an_add_can_be_undone_while_another_is_being_sent(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    gateway.hold()
    clerk.outbox.add(REXINE)
    await eventually(lambda: gateway.asked)
    clerk.hold(REX, 60)
    await eventually(lambda: len(clerk.phases) == 2)
    clerk.outbox.decisions.discard(clerk.outbox.pending.here[1])
    assert clerk.phases == [("Rexine", Phase.SENDING)]
    await eventually(lambda: clerk.written() == [("Rexine", "sending", 1)])
    gateway.release()
    await clerk.rest()


async def test_a_held_add_can_be_undone(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.hold(REX, 60)
    await eventually(lambda: clerk.phases)
    await clerk.do(clerk.outbox.decisions.discard, "Rex")
    assert gateway.asked == []
    assert clerk.written() == []
