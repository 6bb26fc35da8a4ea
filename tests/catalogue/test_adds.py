"""Adding animals: one request for one press."""

from __future__ import annotations

import pytest

from petstore_gui.catalogue.adds import AddFailed, Adds, Known, Looked
from petstore_gui.errors import (
    KeyNotAccepted,
    NotReached,
    NotValid,
    OutcomeUnknown,
    RequestError,
    ServiceError,
    TooBusy,
)
from petstore_gui.gateway.protocol import Added
from petstore_gui.pets import INT64_MAX, NewPet, Pet, PetStatus
from petstore_gui.tasks import Tasks
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually

REX = NewPet("Rex", INT64_MAX, PetStatus.SOLD)


class Clerk:
    """Somebody who adds animals, and hears what became of them."""

    def __init__(self, tasks: Tasks) -> None:
        self.adds = Adds(tasks)
        self.added: list[tuple[NewPet, Added]] = []
        self.failed: list[AddFailed] = []
        self.adds.added.connect(lambda sent, added: self.added.append((sent, added)))
        self.adds.add_failed.connect(self.failed.append)
        self.looked: list[Looked] = []
        self.adds.looked.connect(self.looked.append)
        self.late: list[NewPet] = []
        self.adds.late_added.connect(lambda sent, _added: self.late.append(sent))
        self.adds.late_add_failed.connect(lambda failed: self.late.append(failed.pet))


@pytest.fixture
async def clerk(tasks: Tasks) -> Clerk:
    return Clerk(tasks)


async def add_in_vain(clerk: Clerk) -> None:
    before = len(clerk.failed)
    clerk.adds.add(REX)
    await eventually(lambda: len(clerk.failed) > before)


async def test_an_animal_is_added_and_told_with_its_id(clerk: Clerk) -> None:
    gateway = FakeGateway([Pet(7, "a", 1)])
    clerk.adds.connect_to(gateway)
    clerk.adds.add(REX)
    await eventually(lambda: clerk.added)
    assert clerk.added == [(REX, Added(Pet(8, "Rex", INT64_MAX, "sold")))]
    assert clerk.failed == []


async def test_without_a_service_nothing_is_sent_and_that_is_told(
    clerk: Clerk, tasks: Tasks
) -> None:
    clerk.adds.add(REX)
    assert [(failed.pet, type(failed.error)) for failed in clerk.failed] == [(REX, NotReached)]
    assert len(tasks) == 0


@pytest.mark.parametrize(
    "error", [NotValid(400, ServiceError("bad", "name")), KeyNotAccepted(401), OutcomeUnknown()]
)
async def test_an_animal_that_was_not_added_is_told_with_the_reason(
    clerk: Clerk, error: RequestError
) -> None:
    gateway = FakeGateway()
    gateway.fail_next("add", error)
    clerk.adds.connect_to(gateway)
    clerk.adds.add(REX)
    await eventually(lambda: clerk.failed)
    assert clerk.failed == [AddFailed(REX, error)]
    assert clerk.added == []


async def test_a_double_press_sends_once(clerk: Clerk, tasks: Tasks) -> None:
    gateway = FakeGateway()
    clerk.adds.connect_to(gateway)
    clerk.adds.add(REX)
    clerk.adds.add(REX)
    await eventually(lambda: len(tasks) == 0)
    assert len(gateway.pets) == 1
    assert gateway.asked == [("add", REX)]


async def test_the_same_animal_again_after_an_answer_is_another_animal(clerk: Clerk) -> None:
    gateway = FakeGateway()
    clerk.adds.connect_to(gateway)
    clerk.adds.add(REX)
    await eventually(lambda: len(clerk.added) == 1)
    clerk.adds.add(REX)
    await eventually(lambda: len(clerk.added) == 2)
    assert len(gateway.pets) == 2


async def test_the_same_animal_again_after_a_lost_answer_is_the_same_animal(clerk: Clerk) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    gateway.lose_next_answer(OutcomeUnknown())
    clerk.adds.connect_to(gateway)
    await add_in_vain(clerk)
    await add_in_vain(clerk)
    clerk.adds.add(REX)
    await eventually(lambda: clerk.added)
    assert list(gateway.pets.values()) == [clerk.added[0][1].pet]


async def test_a_changed_animal_after_a_lost_answer_is_an_add_of_its_own(clerk: Clerk) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    clerk.adds.connect_to(gateway)
    await add_in_vain(clerk)
    clerk.adds.add(NewPet("Rexine", 1))
    await eventually(lambda: clerk.added)
    assert [pet.name for pet in gateway.pets.values()] == ["Rex", "Rexine"]


@pytest.mark.parametrize("error", [NotReached(), TooBusy(429), KeyNotAccepted(401)])
async def test_a_try_that_was_not_acted_on_says_nothing_about_a_lost_answer_before_it(
    clerk: Clerk, error: RequestError
) -> None:
    gateway = FakeGateway()
    gateway.lose_next_answer(OutcomeUnknown())
    clerk.adds.connect_to(gateway)
    await add_in_vain(clerk)
    gateway.fail_next("add", error)
    await add_in_vain(clerk)
    clerk.adds.add(REX)
    await eventually(lambda: clerk.added)
    assert len(gateway.pets) == 1


@pytest.mark.parametrize("error", [None, OutcomeUnknown(), KeyNotAccepted(401)])
async def test_what_a_service_that_was_left_answers_is_told_apart(
    clerk: Clerk, tasks: Tasks, error: RequestError | None
) -> None:
    staging = FakeGateway()
    staging.hold()
    if error:
        staging.fail_next("add", error)
    clerk.adds.connect_to(staging)
    clerk.adds.add(REX)
    await eventually(lambda: staging.asked)
    clerk.adds.connect_to(FakeGateway())
    staging.release()
    await eventually(lambda: len(tasks) == 0)
    assert clerk.late == [REX]
    assert clerk.added == []
    assert clerk.failed == []


async def test_an_animal_on_its_way_elsewhere_may_be_added_here(clerk: Clerk, tasks: Tasks) -> None:
    staging, production = FakeGateway(), FakeGateway()
    staging.hold()
    clerk.adds.connect_to(staging)
    clerk.adds.add(REX)
    await eventually(lambda: staging.asked)
    clerk.adds.connect_to(production)
    clerk.adds.add(REX)
    await eventually(lambda: clerk.added)
    staging.release()
    await eventually(lambda: len(tasks) == 0)
    assert len(production.pets) == 1


LIKE_REX = Pet(3, "Rex", INT64_MAX, "sold")
UNLIKE_REX = Pet(4, "Rex", INT64_MAX)


@pytest.mark.parametrize("is_whole", [True, False])
async def test_after_a_lost_answer_the_list_tells_which_animals_like_it_are_new(
    clerk: Clerk, *, is_whole: bool
) -> None:
    lost = OutcomeUnknown()
    gateway = FakeGateway([LIKE_REX, UNLIKE_REX])
    gateway.lose_next_answer(lost)
    clerk.adds.connect_to(gateway)
    clerk.adds.add(REX, Known(frozenset({LIKE_REX.id}), is_whole))
    await eventually(lambda: clerk.looked)
    assert clerk.looked == [Looked(AddFailed(REX, lost), (5,), were_not_there=is_whole)]
    assert gateway.asked[1:] == [("list", PetStatus.SOLD)]


async def test_an_add_that_was_lost_on_its_way_is_in_no_list(clerk: Clerk) -> None:
    lost = OutcomeUnknown()
    gateway = FakeGateway([LIKE_REX])
    gateway.fail_next("add", lost)
    clerk.adds.connect_to(gateway)
    clerk.adds.add(REX, Known(frozenset({LIKE_REX.id}), is_whole=True))
    await eventually(lambda: clerk.looked)
    assert clerk.looked == [Looked(AddFailed(REX, lost), (), were_not_there=True)]


async def test_a_list_that_cannot_be_looked_through_tells_nothing(
    clerk: Clerk, tasks: Tasks
) -> None:
    gateway = FakeGateway([LIKE_REX])
    gateway.fail_next("add", OutcomeUnknown())
    gateway.fail_next("list", NotReached())
    clerk.adds.connect_to(gateway)
    clerk.adds.add(REX)
    await eventually(lambda: len(tasks) == 0)
    assert clerk.looked == []
    assert len(clerk.failed) == 1


async def test_a_store_that_was_started_again_gets_the_same_key(clerk: Clerk) -> None:
    store = FakeGateway()
    clerk.adds.connect_to(store)
    store.lose_next_answer(OutcomeUnknown())
    await add_in_vain(clerk)
    clerk.adds.connect_to(None)
    clerk.adds.connect_to(store)
    clerk.adds.add(REX)
    await eventually(lambda: clerk.added)
    assert list(store.pets) == [1]


async def leave_while_adding(clerk: Clerk, store: FakeGateway) -> None:
    """Send Rex, and open the same store anew before it has answered."""
    store.hold()
    clerk.adds.connect_to(store)
    clerk.adds.add(REX)
    await eventually(lambda: store.asked)
    clerk.adds.connect_to(None)
    store.release()
    await eventually(lambda: clerk.late)


async def test_an_answer_lost_as_the_store_was_started_again_keeps_its_key(clerk: Clerk) -> None:
    store = FakeGateway()
    store.lose_next_answer(OutcomeUnknown())
    await leave_while_adding(clerk, store)
    clerk.adds.connect_to(store)
    clerk.adds.add(REX)
    await eventually(lambda: clerk.added)
    assert list(store.pets) == [1]


async def test_a_late_success_settles_the_key(clerk: Clerk) -> None:
    store = FakeGateway()
    store.lose_next_answer(OutcomeUnknown())
    clerk.adds.connect_to(store)
    await add_in_vain(clerk)
    await leave_while_adding(clerk, store)
    assert list(store.pets) == [1]
    clerk.adds.connect_to(store)
    clerk.adds.add(REX)
    await eventually(lambda: clerk.added)
    assert list(store.pets) == [1, 2]


async def test_what_is_late_leaves_the_key_of_another_store_alone(
    clerk: Clerk, tasks: Tasks
) -> None:
    staging, production = FakeGateway(), FakeGateway()
    staging.hold()
    clerk.adds.connect_to(staging)
    clerk.adds.add(REX)
    await eventually(lambda: staging.asked)
    production.lose_next_answer(OutcomeUnknown())
    clerk.adds.connect_to(production)
    await add_in_vain(clerk)
    staging.release()
    await eventually(lambda: clerk.late)
    await eventually(lambda: len(tasks) == 0)
    clerk.adds.add(REX)
    await eventually(lambda: clerk.added)
    assert list(production.pets) == [1]
