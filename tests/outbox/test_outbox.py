"""Adds are sent once, one at a time, and to the service that they are for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from petstore_gui.domain.connection_errors import NotConnected, NothingListens, NotReached
from petstore_gui.domain.declined import BusyFor, KeyNotAccepted, NotValid, TooBusy
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.errors import OutcomeUnknown, RequestError, ServiceError
from petstore_gui.domain.failure import Failure
from petstore_gui.domain.interface_limits import INT64_MAX
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added
from tests.doubles.fake_gateway import FakeGateway
from tests.outbox.clerk import PRODUCTION, REX, REXINE, STAGING, Clerk, lost_and_changed
from tests.support.waiting import eventually


async def test_an_added_animal_is_reported_with_its_id(clerk: Clerk) -> None:
    await clerk.open(FakeGateway([Pet(7, "a", 1)]))
    await clerk.add(REX)
    assert clerk.added == [(REX, Added(Pet(8, "Rex", INT64_MAX, "sold")))]
    assert clerk.failed == []
    assert clerk.phases == []
    assert clerk.written() == [("Rex", "added", 1)]


async def test_without_a_service_nothing_is_sent_and_the_failure_is_reported(clerk: Clerk) -> None:
    await clerk.open(None)
    await clerk.add(REX)
    assert [(failed.add.pet, type(failed.error)) for failed in clerk.failed] == [
        (REX, NotConnected)
    ]
    assert clerk.written() == [("Rex", "ready", 0)]


async def test_an_unsent_add_is_not_sent_automatically_later(clerk: Clerk) -> None:
    await clerk.open(None)
    await clerk.add(REX)
    gateway = FakeGateway()
    clerk.outbox.connect_to(gateway)
    await clerk.add(REXINE)
    assert [pet for pet, _ in clerk.added] == [REXINE]
    await clerk.do(clerk.outbox.send, "Rex")
    assert [pet for pet, _ in clerk.added] == [REXINE, REX]


async def test_an_add_waits_for_a_service_that_is_being_started(clerk: Clerk) -> None:
    clerk.outbox.open(PRODUCTION)
    clerk.outbox.add(REX)
    clerk.outbox.connect_to(FakeGateway())
    await clerk.rest()
    assert [pet for pet, _ in clerk.added] == [REX]
    assert clerk.failed == []


@pytest.mark.parametrize(
    "error", [NotValid(400, ServiceError("bad", "name")), KeyNotAccepted(401), NotReached()]
)
async def test_an_add_that_failed_is_reported_with_the_reason(
    clerk: Clerk, error: RequestError
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", error)
    await clerk.open(gateway)
    await clerk.add(REX)
    assert [failed.error for failed in clerk.failed] == [error]
    assert clerk.phases == [("Rex", Phase.REFUSED)]
    assert clerk.added == []


async def test_adds_are_sent_one_at_a_time(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    gateway.hold()
    clerk.outbox.add(REX)
    await eventually(lambda: gateway.asked)
    clerk.outbox.add(REXINE)
    await eventually(lambda: len(clerk.phases) == 2)
    assert clerk.phases == [("Rex", Phase.SENDING), ("Rexine", Phase.QUEUED)]
    gateway.release()
    await clerk.rest()
    assert [pet.name for pet in gateway.pets.values()] == ["Rex", "Rexine"]


async def test_adding_the_same_animal_twice_makes_two_animals(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.add(REX)
    assert len(gateway.pets) == 2


async def test_an_add_is_sent_even_if_its_gateway_leaves_during_the_write(clerk: Clerk) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.catalogue.when_asked = lambda: clerk.outbox.connect_to(None)
    await clerk.add(REX)
    assert [pet for pet, _ in clerk.added] == [REX]


@pytest.mark.parametrize("honours_key", [True, False])
async def test_a_gateway_that_was_replaced_during_the_write_hands_over_if_both_treat_keys_alike(
    clerk: Clerk, *, honours_key: bool
) -> None:
    before, after = FakeGateway(), FakeGateway(honours_key=honours_key)
    await clerk.open(before)

    def change() -> None:
        clerk.outbox.connect_to(None)
        clerk.outbox.connect_to(after)

    clerk.catalogue.when_asked = change
    await clerk.add(REX)
    assert len(after.pets) == honours_key
    assert len(before.pets) == (not honours_key)


async def test_two_presses_send_once(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.do(clerk.outbox.search, "Rex")
    (add,) = clerk.outbox.pending.here
    clerk.outbox.send(add)
    clerk.outbox.send(add)
    await clerk.rest()
    clerk.outbox.send(add)
    await clerk.rest()
    assert len(gateway.pets) == 1


@pytest.mark.parametrize("decide", ["discard", "mark_added"])
async def test_a_decision_about_an_add_that_is_being_sent_fails(clerk: Clerk, decide: str) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    (add,) = clerk.outbox.pending.here
    decided: list[bool] = []
    clerk.outbox.decisions.made.connect(lambda _entry: decided.append(True))
    clerk.outbox.decisions.failed.connect(lambda _entry: decided.append(False))
    gateway.hold(after=1)
    clerk.outbox.send(add)
    await eventually(lambda: clerk.phases == [("Rex", Phase.SENDING)])
    getattr(clerk.outbox.decisions, decide)(add, None)
    gateway.release()
    await clerk.rest()
    assert decided == [False]
    assert len(gateway.pets) == 1


async def test_the_known_animals_are_read_when_an_add_is_sent(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    await clerk.open(gateway)
    clerk.hold(REX, 0.05)
    await eventually(lambda: clerk.phases)
    clerk.catalogue.known = Known((5,), is_whole=True)
    gateway.pets[5] = Pet(5, "Rex", INT64_MAX, "sold")
    gateway.fail_next("add", OutcomeUnknown())
    await eventually(lambda: clerk.searches)
    assert clerk.searches[0].ids == ()


async def test_the_known_animals_are_read_again_when_a_refused_add_is_sent_again(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", NotValid(422))
    await clerk.open(gateway)
    await clerk.add(REX)
    clerk.catalogue.known = Known((5,), is_whole=True)
    gateway.pets[5] = Pet(5, "Rex", INT64_MAX, "sold")
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.do(clerk.outbox.send, "Rex")
    assert clerk.searches[0].ids == ()


@pytest.mark.parametrize("way", ["when adding", "after the failure"])
async def test_an_add_is_sent_at_once_if_its_service_was_back_before_a_person_chose_that(
    clerk: Clerk, way: str
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    gateway.fail_next("add", NotReached())
    await clerk.add(REX)
    clerk.catalogue.list_ended.emit()
    if way == "when adding":
        clerk.outbox.add(REXINE, when_back=True)
        await clerk.rest()
    else:
        await clerk.do(clerk.outbox.send_when_back, "Rex")
    assert len(gateway.pets) == 1


@pytest.mark.parametrize("way", ["when adding", "after the failure"])
async def test_an_add_is_sent_once_when_its_service_is_back_if_a_person_chose_that(
    clerk: Clerk, way: str
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    if way == "when adding":
        clerk.outbox.add(REX, when_back=True)
        await clerk.rest()
    else:
        gateway.fail_next("add", NotReached())
        await clerk.add(REX)
        await clerk.do(clerk.outbox.send_when_back, "Rex")
    assert clerk.phases == [("Rex", Phase.AWAY)]
    assert gateway.pets == {}
    for _ in range(2):
        clerk.catalogue.list_ended.emit()
        await clerk.rest()
    assert len(gateway.pets) == 1


@pytest.mark.parametrize("error", [NotReached(), NothingListens("shop:443"), TooBusy(429)])
async def test_an_add_that_waits_for_its_service_waits_on_until_a_try_gets_through(
    clerk: Clerk, error: RequestError
) -> None:
    """A service may refuse new connections and still answer on one that is open."""
    gateway = FakeGateway()
    await clerk.open(gateway)
    for pet in (REX, REXINE):
        clerk.outbox.add(pet, when_back=True)
        await clerk.rest()
    for _ in range(3):
        gateway.fail_next("add", error)
        clerk.catalogue.list_ended.emit()
        await clerk.rest()
        assert clerk.phases == [("Rex", Phase.AWAY), ("Rexine", Phase.AWAY)]
    assert [one for one in gateway.asked if one[0] == "add"] == [("add", REX)] * 3  # no storm
    assert clerk.failed == []
    assert [row[:2] for row in clerk.written()] == [("Rex", "ready"), ("Rexine", "ready")]
    clerk.catalogue.list_ended.emit()
    await clerk.rest()
    assert [pet.name for pet in gateway.pets.values()] == ["Rex", "Rexine"]


async def test_no_add_that_waits_for_its_service_is_sent_before_the_service_wants_it(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    for pet in (REX, REXINE):
        clerk.outbox.add(pet, when_back=True)
        await clerk.rest()
    gateway.fail_next("add", BusyFor(429, wait=600))
    for _ in range(3):
        clerk.catalogue.list_ended.emit()
        await clerk.rest()
    assert clerk.phases == [("Rex", Phase.AWAY), ("Rexine", Phase.AWAY)]
    assert [one for one in gateway.asked if one[0] == "add"] == [("add", REX)]


@pytest.mark.parametrize(
    ("error", "phase"), [(OutcomeUnknown(), Phase.UNKNOWN), (NotValid(422), Phase.REFUSED)]
)
async def test_an_add_that_waits_for_its_service_is_no_longer_sent_once_that_has_answered(
    clerk: Clerk, error: RequestError, phase: Phase
) -> None:
    gateway = FakeGateway(honours_key=False)
    await clerk.open(gateway)
    clerk.outbox.add(REX, when_back=True)
    await clerk.rest()
    gateway.fail_next("add", error)
    for _ in range(2):
        clerk.catalogue.list_ended.emit()
        await clerk.rest()
    assert clerk.phases == [("Rex", phase)]
    assert gateway.pets == {}
    assert len(clerk.failed) == 1


@pytest.mark.parametrize("deed", ["discard", "leave", "restart"])
async def test_an_add_that_was_to_be_sent_later_is_not_sent_unasked(
    clerk: Clerk, next_clerk: Callable[[], Clerk], deed: str
) -> None:
    gateway = FakeGateway()
    await clerk.open(gateway)
    clerk.outbox.add(REX, when_back=True)
    await clerk.rest()
    if deed == "discard":
        await clerk.do(clerk.outbox.decisions.discard, "Rex")
    elif deed == "leave":
        await clerk.open(FakeGateway(), STAGING)
        assert [add.pet for add in clerk.left_unsent] == [REX]
        await clerk.open(gateway)
    else:
        clerk = next_clerk()
        await clerk.open(gateway)
    clerk.catalogue.list_ended.emit()
    await clerk.rest()
    assert gateway.pets == {}
    assert clerk.phases == ([] if deed == "discard" else [("Rex", Phase.PAUSED)])


async def test_a_refused_add_keeps_its_reason_at_the_next_start(
    clerk: Clerk, next_clerk: Callable[[], Clerk]
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", NotValid(422, ServiceError("bad", "name: not today")))
    await clerk.open(gateway)
    await clerk.add(REX)
    after = next_clerk()
    await after.open(None)
    assert after.phases == [("Rex", Phase.REFUSED)]
    failure = after.outbox.pending.here[0].failure
    assert failure == Failure("NotValid", 422, None, "bad", "name: not today")


async def test_nothing_is_sent_if_adding_is_not_allowed_at_the_next_start(
    clerk: Clerk, next_clerk: Callable[..., Clerk]
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await lost_and_changed(clerk, gateway)
    after = next_clerk(is_allowed=False)
    await after.open(gateway)
    await after.do(after.outbox.decisions.discard, "Rex")
    assert after.phases == [("Rexine", Phase.PAUSED)]
    await after.do(after.outbox.send, "Rexine")
    await after.add(REX)
    assert after.phases == [("Rexine", Phase.PAUSED), ("Rex", Phase.PAUSED)]
    assert gateway.pets == {}


async def test_an_add_is_not_sent_to_another_deployment(clerk: Clerk) -> None:
    production = FakeGateway()
    await clerk.open(FakeGateway(), STAGING)
    clerk.hold(REX, 60)
    await eventually(lambda: clerk.phases)
    clerk.outbox.open(PRODUCTION)
    clerk.outbox.connect_to(production)
    assert clerk.outbox.pending.here == ()
    assert [add.phase for add in clerk.outbox.pending.elsewhere] == [Phase.PAUSED]
    too_late: list[PendingAdd] = []
    clerk.outbox.decisions.failed.connect(too_late.append)
    (add,) = clerk.outbox.pending.elsewhere
    clerk.outbox.send(add)
    await clerk.rest()
    assert too_late == clerk.left_unsent == [add]
    assert production.asked == []
    assert clerk.written(STAGING) == [("Rex", "ready", 0)]
    clerk.outbox.decisions.discard(clerk.outbox.pending.elsewhere[0])
    await clerk.rest()


async def test_an_add_is_not_sent_to_another_address_of_its_deployment(clerk: Clerk) -> None:
    elsewhere = FakeGateway()
    first = FakeGateway()
    first.fail_next("add", OutcomeUnknown())
    await clerk.open(first)
    await clerk.add(REX)
    await clerk.open(elsewhere, ServiceId(Deployment.PRODUCTION, "https://other.example"))
    assert clerk.phases == []
    assert elsewhere.asked == []
    await clerk.open(FakeGateway())
    assert [pet for pet, _ in clerk.added] == [REX]


async def test_an_answer_from_a_service_that_was_left_is_reported(clerk: Clerk) -> None:
    staging = FakeGateway()
    await clerk.open(staging, STAGING)
    staging.hold()
    add = clerk.outbox.add(REX)
    await eventually(lambda: staging.asked)
    clerk.outbox.open(PRODUCTION)
    clerk.outbox.connect_to(FakeGateway())
    staging.release()
    await clerk.rest()
    assert [pet for pet, _ in clerk.added] == [REX]
    assert clerk.written(STAGING) == [("Rex", "added", 1)]
    assert add
    assert add.service_id == STAGING
