"""Finding one animal by its id."""

from __future__ import annotations

import pytest

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.finder import Finder
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import OperationGone
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_gateway import FakeGateway
from tests.support.waiting import eventually


class Seeker:
    """Searches an open catalogue that has loaded nothing yet."""

    def __init__(self, tasks: Tasks) -> None:
        self.catalogue = Catalogue(tasks)
        self.finder = Finder(self.catalogue, tasks)
        self.found: list[Pet] = []
        self.failed: list[tuple[int, RequestError]] = []
        self.finder.found.connect(self.found.append)
        self.finder.find_failed.connect(lambda *failed: self.failed.append(failed))


@pytest.fixture
async def seeker(tasks: Tasks) -> Seeker:
    return Seeker(tasks)


@pytest.fixture
async def with_an_unlisted(seeker: Seeker) -> FakeGateway:
    """A service whose list no longer shows an animal that it showed before."""
    gateway = FakeGateway([Pet(5, "Rex", 1), Pet(6, "Ada", 1)], links=False)
    seeker.catalogue.connect_to(gateway)
    seeker.finder.connect_to(gateway)
    await walked(seeker)
    del gateway.pets[5]
    await walked(seeker)
    return gateway


async def walked(seeker: Seeker) -> None:
    seeker.catalogue.refresh()
    await eventually(lambda: seeker.catalogue.facts.state is LoadState.READY)


async def test_an_animal_that_the_list_no_longer_shows_is_requested(
    seeker: Seeker, with_an_unlisted: FakeGateway
) -> None:
    with_an_unlisted.pets[5] = Pet(5, "Max", 1)
    seeker.finder.find(5)
    await eventually(lambda: seeker.found == [Pet(5, "Max", 1)])
    counts = seeker.catalogue.facts.counts
    assert (counts.listed, counts.earlier, counts.found) == (1, 0, 1)


async def test_a_known_animal_that_the_service_no_longer_has_is_not_found(
    seeker: Seeker, with_an_unlisted: FakeGateway
) -> None:
    seeker.finder.find(5)
    await eventually(lambda: seeker.failed)
    assert not seeker.catalogue.is_current(5)


async def test_if_the_service_cannot_be_reached_a_known_animal_is_found_as_last_seen(
    seeker: Seeker, with_an_unlisted: FakeGateway
) -> None:
    with_an_unlisted.fail_next("get", NotReached())
    seeker.finder.find(5)
    await eventually(lambda: seeker.found == [Pet(5, "Rex", 1)])
    seeker.finder.connect_to(None)
    seeker.finder.find(5)
    assert seeker.found == [Pet(5, "Rex", 1)] * 2
    assert not seeker.catalogue.is_current(5)


@pytest.mark.parametrize("pet_id", [INT64_MIN, -1, 0, 2**31, 2**53 + 1, INT64_MAX])
async def test_an_unknown_animal_is_requested_by_its_exact_id(seeker: Seeker, pet_id: int) -> None:
    gateway = FakeGateway([Pet(pet_id, "Rex", 1)])
    seeker.finder.connect_to(gateway)
    seeker.finder.find(pet_id)
    await eventually(lambda: seeker.found)
    assert seeker.found == [Pet(pet_id, "Rex", 1)]
    assert gateway.asked == [("get", pet_id)]


async def test_a_missing_service_is_reported(seeker: Seeker, tasks: Tasks) -> None:
    seeker.finder.find(1)
    assert isinstance(seeker.failed[0][1], NotReached)
    assert len(tasks) == 0


async def test_if_the_operation_was_removed_the_list_is_walked(seeker: Seeker) -> None:
    gateway = FakeGateway([Pet(place, "pet", 1) for place in range(1, 10)], page_size=2)
    gateway.fail_next("get", OperationGone(410))
    seeker.finder.connect_to(gateway)
    seeker.finder.find(5)
    await eventually(lambda: seeker.found)
    assert seeker.found == [Pet(5, "pet", 1)]
    assert gateway.asked == [("get", 5), ("list", None)]


@pytest.mark.parametrize("leave", ["forget", "open"])
async def test_the_answer_to_a_forgotten_search_is_dropped(
    seeker: Seeker, tasks: Tasks, leave: str
) -> None:
    gateway = FakeGateway([Pet(1, "late", 1)])
    gateway.hold()
    seeker.finder.connect_to(gateway)
    seeker.finder.find(1)
    seeker.finder.find(2)
    if leave == "forget":
        seeker.finder.forget()
    else:
        seeker.finder.connect_to(FakeGateway())
    gateway.release()
    await eventually(lambda: len(tasks) == 0)
    assert seeker.found == []
    assert seeker.failed == []
