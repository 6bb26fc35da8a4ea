"""An add whose answer was lost: replayed, searched for, and decided about by a person."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import Declined, KeyNotAccepted, NotValid, StorageFull, TooBusy
from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.domain.interface_limits import INT64_MAX
from petstore_gui.domain.pending_add import Known, PendingAdd, Phase
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.timing import Timing
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_gateway import FakeGateway
from tests.outbox.clerk import PRODUCTION, REX, REXINE, STAGING, Clerk, lost
from tests.support.waiting import eventually


async def test_a_lost_answer_leaves_the_add_unknown(clerk: Clerk) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]
    assert clerk.written() == [("Rex", "unknown", 1)]


async def test_a_lost_add_is_replayed_and_added_once_if_the_service_honours_keys(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    clerk.outbox.reconcile()
    await clerk.rest()
    assert list(gateway.pets.values()) == [clerk.added[0][1].pet]
    assert clerk.phases == []


@pytest.mark.parametrize("error", [NotReached(), TooBusy(429), StorageFull(507)])
async def test_a_replay_that_fails_leaves_the_add_unknown(
    clerk: Clerk, error: RequestError
) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    gateway.fail_next("add", error)
    clerk.outbox.reconcile()
    await clerk.rest()
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]
    clerk.outbox.reconcile()
    await clerk.rest()
    assert len(gateway.pets) == 1


STATUSES = (400, 401, 403, 404, 405, 409, 410, 413, 415, 422)


@pytest.mark.parametrize("is_acted_on", [False, True])
@pytest.mark.parametrize("honours_key", [False, True])
@pytest.mark.parametrize("status", STATUSES)
async def test_whatever_a_second_sending_is_refused_with_the_first_stays_unknown(
    clerk: Clerk, status: int, is_acted_on: bool, honours_key: bool
) -> None:
    gateway = FakeGateway(honours_key=honours_key)
    clerk.catalogue.known = Known(is_whole=True)
    if is_acted_on:
        gateway.lose_next_answer(OutcomeUnknown())
    else:
        gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    for _ in range(honours_key + (not is_acted_on)):
        gateway.fail_next("add", Declined(status))
    for _ in range(3):
        clerk.outbox.reconcile()
        await clerk.rest()
    assert [deed for deed, _ in gateway.asked].count("add") == 1 + honours_key
    assert [len(result.ids) for result in clerk.searches][-1:] == [is_acted_on]
    await clerk.do(clerk.outbox.send, "Rex")
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]
    (add,) = clerk.outbox.pending.here
    assert clerk.outbox.add(REX, replaces=add) is None
    assert len(gateway.pets) == is_acted_on
    await clerk.do(clerk.outbox.send, "Rex")
    assert len(gateway.pets) == 1
    assert clerk.phases == [("Rex", Phase.UNKNOWN)] * is_acted_on


async def test_a_lost_add_is_not_replayed_if_the_service_ignores_keys(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    clerk.outbox.reconcile()
    await clerk.rest()
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]
    assert [deed for deed, _ in gateway.asked].count("add") == 1


@pytest.mark.parametrize("error", [NotReached(), KeyNotAccepted(401), NotValid(400)])
async def test_without_keys_a_failed_second_attempt_leaves_the_first_unknown(
    clerk: Clerk, error: RequestError
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    gateway.fail_next("add", error)
    await clerk.do(clerk.outbox.send, "Rex")
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]


async def test_an_add_that_was_sent_without_its_key_is_not_replayed_with_it(
    clerk: Clerk, next_clerk: Callable[[], Clerk]
) -> None:
    before = FakeGateway(honours_key=False)
    before.lose_next_answer(OutcomeUnknown())
    await clerk.open(before)
    await clerk.add(REX)
    after = next_clerk()
    now_honours = FakeGateway(before.pets.values())
    await after.open(now_honours)
    assert after.phases == [("Rex", Phase.UNKNOWN)]
    assert len(now_honours.pets) == 1


async def test_a_search_leaves_out_the_animals_of_other_adds(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.add(REX, as_well=True)
    await clerk.do(clerk.outbox.search, "Rex")
    assert [pet.id for pet in gateway.pets.values()] == [1]
    assert clerk.searches[-1].ids == ()


async def test_a_search_leaves_out_an_animal_that_a_person_matched_to_another_add(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway(honours_key=False)
    await clerk.open(gateway)
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.add(REX)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.add(REX, as_well=True)
    outbox = clerk.outbox
    first, second = outbox.pending.here
    await clerk.do(outbox.search, "Rex")
    found = [outbox.reconciler.result(add) for add in (first, second)]
    assert [looked and looked.ids for looked in found] == [(1,), (1,)]
    outbox.decisions.mark_added(first, 1)
    await clerk.rest()
    looked = outbox.reconciler.result(second)
    assert looked is not None
    assert looked.ids == ()


async def test_a_person_may_send_an_unknown_add_again(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.do(clerk.outbox.send, "Rex")
    assert [pet for pet, _ in clerk.added] == [REX]
    assert clerk.written() == [("Rex", "added", 2)]


LIKE_REX_5 = Pet(5, "Rex", INT64_MAX, "sold")


@pytest.mark.parametrize("is_whole", [True, False])
async def test_an_add_is_not_sent_again_if_one_like_it_has_appeared_since_it_was_shown(
    clerk: Clerk, *, is_whole: bool
) -> None:
    gateway = FakeGateway(honours_key=False)
    add = await lost(clerk, gateway, Known(is_whole=is_whole))
    gateway.pets[5] = LIKE_REX_5
    clerk.outbox.send(add)
    await clerk.rest()
    assert list(gateway.pets) == [5]
    assert clerk.searches[-1].ids == (5,)
    clerk.outbox.send(add)
    await clerk.rest()
    assert len(gateway.pets) == 1 + (not is_whole)  # a person has seen it, and it may be older


async def test_an_add_is_not_sent_again_if_the_list_has_a_newer_one_like_it(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    clerk.catalogue.known = Known(is_whole=True)
    await clerk.add(REX)
    for _ in range(3):
        await clerk.do(clerk.outbox.send, "Rex")
    assert list(gateway.pets) == [1]
    assert clerk.phases == [("Rex", Phase.UNKNOWN)]


@pytest.mark.parametrize("rest", [0, 60])
async def test_a_press_before_a_search_has_been_shown_only_searches(
    clerk: Clerk, tmp_path: Path, tasks: Tasks, rest: float
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("list", NotReached())
    outbox = Outbox(
        StoragePaths(tmp_path), clerk.catalogue, tasks, timing=Timing(settle=0, rest=rest)
    )
    outbox.open(PRODUCTION)
    outbox.connect_to(gateway)
    outbox.add(REX)
    await clerk.rest()
    for presses in (1, 2):
        outbox.send(outbox.pending.here[0])
        await clerk.rest()
        assert len(gateway.pets) == (presses == 2 and not rest)
    outbox.open(None)


@pytest.mark.parametrize("settle", [0.5, 60])
async def test_only_a_list_read_once_the_service_can_no_longer_be_adding_it_lets_it_be_sent_again(
    clerk: Clerk, tmp_path: Path, tasks: Tasks, settle: float
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    timing = Timing(settle=settle, rest=0)
    outbox = Outbox(StoragePaths(tmp_path), clerk.catalogue, tasks, timing=timing)
    outbox.open(PRODUCTION)
    outbox.connect_to(gateway)
    outbox.add(REX)
    await clerk.rest()
    add = outbox.pending.here[0]
    if settle < 60:  # the list is read again though nobody asks for it
        await eventually(lambda: outbox.second_sending.may_be_offered(add))
        at = outbox.reconciler.search_for(add).at
        assert at is not None
        assert at >= add.changed_at + timedelta(seconds=settle)
    outbox.send(add)
    await clerk.rest()
    assert len(gateway.pets) == (settle < 60)
    outbox.open(None)


async def test_an_add_is_not_sent_again_if_the_list_cannot_be_read(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    add = await lost(clerk, gateway, Known())
    not_searched: list[PendingAdd] = []
    clerk.outbox.reconciler.not_searched.connect(not_searched.append)
    gateway.fail_next("list", NotReached())
    clerk.outbox.send(add)
    await clerk.rest()
    clerk.outbox.connect_to(None)
    clerk.outbox.send(add)
    await clerk.rest()
    assert not_searched == [add, add]
    assert gateway.pets == {}


async def test_an_animal_that_a_second_sending_made_twice_is_reported(clerk: Clerk) -> None:
    gateway, twins = FakeGateway(honours_key=False), list[tuple[int, ...]]()
    clerk.outbox.twins.found.connect(lambda _add, ids: twins.append(ids))
    await lost(clerk, gateway, Known((9,), is_whole=True))
    await clerk.do(clerk.outbox.send, "Rex")
    clerk.catalogue.known = Known((1, 9), is_whole=True)
    clerk.catalogue.list_ended.emit()
    assert twins == []
    clerk.catalogue.known = Known((1, 2, 9), is_whole=True)  # the first attempt was stored late
    for _ in range(2):
        clerk.catalogue.list_ended.emit()
    assert twins == [(1, 2)]


async def test_a_person_may_mark_an_unknown_add_as_added(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.do(lambda add: clerk.outbox.decisions.mark_added(add, 1), "Rex")
    assert clerk.phases == []
    assert clerk.written() == [("Rex", "added", 1)]


async def test_a_person_may_discard_an_unknown_add(clerk: Clerk) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.do(clerk.outbox.decisions.discard, "Rex")
    assert clerk.phases == []
    assert clerk.written() == []


LIKE_REX = Pet(3, "Rex", INT64_MAX, "sold")
UNLIKE_REX = Pet(4, "Rex", INT64_MAX)


@pytest.mark.parametrize("is_whole", [True, False])
async def test_after_a_lost_answer_the_list_is_searched_for_new_animals_like_it(
    clerk: Clerk, *, is_whole: bool
) -> None:
    gateway = FakeGateway([LIKE_REX, UNLIKE_REX])
    gateway.lose_next_answer(OutcomeUnknown())
    await clerk.open(gateway)
    clerk.catalogue.known = Known((LIKE_REX.id,), is_whole)
    await clerk.add(REX)
    assert [(one.ids, one.are_new) for one in clerk.searches] == [((5,), is_whole)]
    assert clerk.outbox.reconciler.result(clerk.outbox.pending.here[0]) == clerk.searches[0]
    assert gateway.asked[1:] == [("list", PetStatus.SOLD)]


async def test_a_list_that_shows_the_animal_only_after_the_search_revises_its_result(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway(honours_key=False)
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    assert [one.ids for one in clerk.searches] == [()]
    clerk.catalogue.known = Known((9,))
    for _ in range(2):
        clerk.catalogue.list_ended.emit()
        await clerk.rest()
    assert [one.ids for one in clerk.searches] == [(), (9,)]


async def test_a_search_of_a_list_that_fails_has_no_result(clerk: Clerk) -> None:
    gateway = FakeGateway([LIKE_REX])
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("list", NotReached())
    await clerk.open(gateway)
    await clerk.add(REX)
    assert clerk.searches == []
    await clerk.do(clerk.outbox.search, "Rex")
    assert len(clerk.searches) == 1


async def test_nothing_is_replayed_for_a_service_that_was_left_during_a_replay(
    clerk: Clerk,
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("add", OutcomeUnknown())
    await clerk.open(gateway)
    await clerk.add(REX)
    await clerk.add(REXINE)
    gateway.hold()
    clerk.outbox.reconcile()
    await eventually(lambda: gateway.is_holding)
    clerk.outbox.open(STAGING)
    clerk.outbox.connect_to(FakeGateway())
    gateway.release()
    await clerk.rest()
    assert clerk.left_unsent == []


@pytest.mark.parametrize("stored", [1, 2])
async def test_a_new_animal_is_said_to_be_no_more_than_one_of_two_lost_adds(
    clerk: Clerk, stored: int
) -> None:
    gateway = FakeGateway(honours_key=False)
    clerk.catalogue.known = Known(is_whole=True)
    await clerk.open(gateway)
    for is_stored in (stored == 2, True):
        (gateway.lose_next_answer if is_stored else partial(gateway.fail_next, "add"))(
            OutcomeUnknown()
        )
        await clerk.add(REX, as_well=True)
    for add in clerk.outbox.pending.here:
        clerk.outbox.search(add)
    await clerk.rest()
    found = [clerk.outbox.reconciler.search_for(add) for add in clerk.outbox.pending.here]
    assert [len(search.ids) for search in found] == [stored] * 2
    assert [search.is_added for search in found] == [stored == 2] * 2
