"""What the catalogue shows and emits for any sequence of lists, against a plain model."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import shiboken6
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.facts import LoadState
from petstore_gui.catalogue.view import Filter, View
from petstore_gui.domain.errors import NotReached
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Extent
from petstore_gui.support.tasks import Tasks
from tests.doubles.fake_gateway import FakeGateway

PAGE = 2
IDS = st.integers(1, 3)
PETS = st.builds(
    Pet,
    id=IDS,
    name=st.sampled_from(["Rex", "Zoë"]),
    category_id=st.just(1),
    status=st.sampled_from([None, "sold", "pending"]),
)


class AnyLists(RuleBasedStateMachine):
    """A changing service, and a catalogue that learns of it through lists, finds and adds."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.tasks = Tasks()
        self.catalogue = Catalogue(self.tasks)
        self.known: dict[int, Pet] = {}
        self.listed: set[int] = set()
        self.found: set[int] = set()

    @initialize(validators=st.booleans(), pets=st.lists(PETS, max_size=3, unique_by=lambda p: p.id))
    def open(self, validators: bool, pets: list[Pet]) -> None:
        self.service = FakeGateway(pets, page_size=PAGE, validators=validators)
        self.catalogue.connect_to(self.service)
        self.refresh()

    @rule(pet=PETS)
    def change(self, pet: Pet) -> None:
        self.service.pets[pet.id] = pet

    @rule(pet_id=IDS)
    def remove(self, pet_id: int) -> None:
        self.service.pets.pop(pet_id, None)

    @rule()
    def refresh(self) -> None:
        self.run(self.catalogue.refresh)
        self.model_list(dict(self.service.pets))

    @rule()
    def refresh_in_vain(self) -> None:
        self.service.fail_next("list", NotReached("away"))
        self.run(self.catalogue.refresh)
        assert self.catalogue.facts.state is LoadState.FAILED

    @rule(status=st.sampled_from([PetStatus.SOLD, PetStatus.PENDING]), for_a_moment=PETS)
    def look_at_a_status(self, status: PetStatus, for_a_moment: Pet) -> None:
        self.refresh()
        self.refresh_in_vain()
        before = dict(self.service.pets)
        self.change(for_a_moment)
        self.run(lambda: self.catalogue.set_view(View(filter=Filter(status.value))))
        self.run(lambda: self.catalogue.set_view(View()))
        self.model_list_of_status(status)
        self.it_shows_and_says_what_was_proven()
        self.service.pets = before

    @rule(pet=PETS)
    def find(self, pet: Pet) -> None:
        """Find an animal by its id; the list may show it differently."""
        self.catalogue.take_found(pet)
        self.model_find(pet)

    @rule(pet=PETS)
    def add(self, pet: Pet) -> None:
        self.catalogue.take(pet)
        self.model_add(pet)

    @rule(pet=PETS, is_found=st.booleans(), pages=st.integers(0, 3))
    def take_while_a_list_comes(self, pet: Pet, is_found: bool, pages: int) -> None:
        to_come = sorted(self.service.pets)[pages * PAGE :]
        was_listed, walks = pet.id in self.listed, len(self.service.asked)
        self.service.hold(after=pages)
        self.run(self.catalogue.refresh, until=lambda: self.service.is_holding)
        is_under_way = len(self.tasks) > 0
        (self.catalogue.take_found if is_found else self.catalogue.take)(pet)
        self.service.release()
        self.run()
        self.model_list(dict(self.service.pets))
        is_walked_again = len(self.service.asked) > walks + 1
        if is_under_way and (is_walked_again or pet.id in to_come):
            return  # the list came later
        is_kept_listed = is_under_way and was_listed  # until the next list says otherwise
        self.model_find(pet) if is_found and not is_kept_listed else self.model_add(pet)

    def model_list(self, listed: dict[int, Pet]) -> None:
        self.known, self.listed, self.found = listed, set(listed), set()

    def model_list_of_status(self, status: PetStatus) -> None:
        shown = {one.id: one for one in self.service.pets.values() if one.status == status}
        self.known |= shown
        self.found -= shown.keys()
        self.listed |= shown.keys()
        gone = {pet_id for pet_id, pet in self.known.items() if pet.status == status} - shown.keys()
        self.listed -= gone
        self.found -= gone

    def model_find(self, pet: Pet) -> None:
        self.known[pet.id] = pet
        if pet.id not in self.listed:
            self.found.add(pet.id)

    def model_add(self, pet: Pet) -> None:
        self.known[pet.id] = pet
        self.listed.add(pet.id)
        self.found.discard(pet.id)

    def run(
        self,
        act: Callable[[], object] = lambda: None,
        until: Callable[[], bool] = lambda: False,
    ) -> None:
        """Call `act`, and wait until every task has ended or `until` is true."""

        async def go() -> None:
            act()
            while len(self.tasks) and not until():  # noqa: ASYNC110 - only turns are taken
                await asyncio.sleep(0)

        self.loop.run_until_complete(go())

    @invariant()
    def it_shows_and_says_what_was_proven(self) -> None:
        rows, facts = self.catalogue.rows, self.catalogue.facts
        assert {rows.ids[row]: rows.pet(row) for row in range(len(rows))} == self.known
        counts = facts.counts
        assert (counts.listed, counts.found) == (len(self.listed), len(self.found))
        if facts.completeness.whole is Extent.ALL:
            assert counts.earlier == 0

    def teardown(self) -> None:
        self.run()
        shiboken6.delete(self.catalogue)
        self.loop.close()


TestAnyLists = pytest.mark.usefixtures("qapp")(AnyLists.TestCase)
TestAnyLists.settings = settings(max_examples=100, stateful_step_count=20)
