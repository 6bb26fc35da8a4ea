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
from petstore_gui.catalogue.list_facts import LoadState
from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Filter, View
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
    """A changing service, and a catalogue that sees it through lists, finds and adds."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.tasks = Tasks()
        self.catalogue = Catalogue(self.tasks)
        self.known: dict[int, Pet] = {}
        self.listed: set[int] = set()
        self.found: set[int] = set()
        self.added: set[int] = set()
        self.never_listed: set[int] = set()

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
        was_listed, was_added = pet.id in self.listed, pet.id in self.added
        walks = len(self.service.asked)
        self.service.hold(after=pages)
        self.run(self.catalogue.refresh, until=lambda: self.service.is_holding)
        is_under_way = len(self.tasks) > 0
        (self.catalogue.take_found if is_found else self.catalogue.take)(pet)
        self.service.release()
        self.run()
        is_walked_again = len(self.service.asked) > walks + 1
        is_before_list = is_under_way and (is_walked_again or pet.id in to_come)
        if is_before_list:
            self._take(pet)
        self.model_list(dict(self.service.pets))
        if is_before_list:
            return
        if is_under_way and was_listed:  # it stays listed until the next list says otherwise
            self.known[pet.id] = pet
            self.listed.add(pet.id)
        elif is_found and not (is_under_way and was_added):
            self.model_find(pet)
        else:
            self.model_add(pet)

    def model_list(self, listed: dict[int, Pet]) -> None:
        self.never_listed -= listed.keys()
        kept = {pet_id: self.known[pet_id] for pet_id in self.never_listed}
        self.known, self.listed = kept | listed, set(listed)
        self.found, self.added = set(), set()

    def model_list_of_status(self, status: PetStatus) -> None:
        shown = {one.id: one for one in self.service.pets.values() if one.status == status}
        self.known |= shown
        self.found -= shown.keys()
        self.added -= shown.keys()
        self.never_listed -= shown.keys()
        self.listed |= shown.keys()
        gone = {pet_id for pet_id, pet in self.known.items() if pet.status == status} - shown.keys()
        self.listed -= gone
        self.found -= gone
        self.added -= gone

    def model_find(self, pet: Pet) -> None:
        self._take(pet)
        if pet.id not in self.listed | self.added:
            self.found.add(pet.id)

    def model_add(self, pet: Pet) -> None:
        self._take(pet)
        self.found.discard(pet.id)
        if pet.id not in self.listed:
            self.added.add(pet.id)

    def _take(self, pet: Pet) -> None:
        if pet.id not in self.known:
            self.never_listed.add(pet.id)
        self.known[pet.id] = pet

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
        apart = counts.apart_of(Filter.ALL)
        assert (counts.listed, apart.found) == (len(self.listed), len(self.found))
        assert apart.added == len(self.added)
        if facts.completeness.whole is Extent.ALL:
            assert apart.earlier <= len(self.never_listed)

    def teardown(self) -> None:
        self.run()
        shiboken6.delete(self.catalogue)
        self.loop.close()


TestAnyLists = pytest.mark.usefixtures("qapp")(AnyLists.TestCase)
TestAnyLists.settings = settings(max_examples=100, stateful_step_count=20)
