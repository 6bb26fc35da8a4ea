"""The history of animals, against a model of what staff have looked at."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest
import shiboken6
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from petstore_gui.catalogue.list_ends import end_list
from petstore_gui.catalogue.unseen_changes import News
from petstore_gui.storage.history_rows import Head

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.changes import Before, Change, Presence, change
from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.history_sync import HistorySync
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.odd_rows import OddTally
from petstore_gui.support.clock import local_now

pets = st.builds(
    Pet,
    id=st.integers(0, 5),
    name=st.sampled_from(["Rex", "Zoë"]),
    category_id=st.just(1),
    status=st.sampled_from([None, "sold"]),
)
lists = st.lists(pets, max_size=5, unique_by=lambda pet: pet.id)


class Staff:
    """The model: the animals of the shop, and how staff last saw them."""

    def __init__(self) -> None:
        self.known: dict[int, Pet] = {}
        self.unlisted: set[int] = set()
        self.looked_at: dict[int, Pet | Presence] = {}
        self.fresh_unlisted: set[int] = set()
        self.never_listed: set[int] = set()
        self.ever: set[int] = set()
        self.last: dict[int, Pet] = {}
        self.was_whole: bool | None = None

    def list(self, animals: list[Pet], *, whole: bool) -> None:
        for pet in animals:
            if self.was_whole is None:
                self.looked_at[pet.id] = pet
            elif pet.id not in self.looked_at:
                new = Presence.ABSENT if self.was_whole else Presence.UNSEEN
                self.looked_at[pet.id] = Presence.AWAY if pet.id in self.ever else new
            self._meet(pet)
            self.never_listed.discard(pet.id)
        for pet_id in self.known.keys() - {pet.id for pet in animals}:
            if whole and pet_id not in self.never_listed:
                self._lose(pet_id)
            elif pet_id not in self.unlisted:
                self.unlisted.add(pet_id)
                has_changed = self.looked_at[pet_id] != self.known[pet_id]
                is_told = self.was_whole is not None and (animals or has_changed)
                if is_told and pet_id not in self.never_listed:
                    self.fresh_unlisted.add(pet_id)
        if whole or animals or self.was_whole is not None:  # else there is nothing to compare with
            self.was_whole = whole

    def take(self, pet: Pet) -> None:
        if pet.id not in self.known:
            self.never_listed.add(pet.id)
        self.looked_at[pet.id] = pet
        self._meet(pet)

    def look(self, pet_ids: set[int]) -> None:
        self.fresh_unlisted -= pet_ids
        for pet_id in pet_ids & self.looked_at.keys():
            if pet_id in self.known:
                self.looked_at[pet_id] = self.known[pet_id]
            else:
                del self.looked_at[pet_id]

    @property
    def changes(self) -> dict[int, Change]:
        found = {}
        for pet_id, was in self.looked_at.items():
            before = Before(Presence.KNOWN, was) if isinstance(was, Pet) else Before(was)
            listed = pet_id not in self.fresh_unlisted
            now, last = self.known.get(pet_id), self.last.get(pet_id)
            other = change(before, now, is_listed=listed, last=last)
            if other is not None:
                found[pet_id] = other
        return found

    def _meet(self, pet: Pet) -> None:
        self.known[pet.id] = pet
        self.ever.add(pet.id)
        self.unlisted.discard(pet.id)
        self.fresh_unlisted.discard(pet.id)

    def _lose(self, pet_id: int) -> None:
        self.last[pet_id] = self.known.pop(pet_id)
        self.unlisted.discard(pet_id)
        self.fresh_unlisted.discard(pet_id)
        if isinstance(self.looked_at.get(pet_id), Presence):
            del self.looked_at[pet_id]


class AnyHistory(RuleBasedStateMachine):
    """Any lists, any actions of staff, and any number of restarts."""

    def __init__(self) -> None:
        super().__init__()
        self.staff = Staff()
        self.walk = 0
        self.folder = tempfile.TemporaryDirectory(prefix="petstore-history-")
        self.loop = asyncio.new_event_loop()
        self.start()

    def start(self) -> None:
        self.state = CatalogueState()
        self.news = News(self.state)
        self.sync = HistorySync(self.state, self.fail)
        path = Path(self.folder.name) / "ledger.sqlite"
        self.keeping = self.loop.create_task(self.sync.keep(path))
        self.loop.run_until_complete(self.sync.loaded.wait())
        self.state.flush()

    def end(self) -> None:
        self.sync.close()
        self.loop.run_until_complete(self.keeping)
        shiboken6.delete(self.state)

    def fail(self, problem: object) -> None:
        raise AssertionError(problem)

    @rule(animals=lists, whole=st.booleans())
    def list(self, animals: list[Pet], whole: bool) -> None:
        self.staff.list(animals, whole=whole)
        self.walk += 1
        half = len(animals) // 2
        for page in (animals[:half], animals[half:]):
            self.state.put_page(page, self.walk)
        extent = Extent.ALL if whole else Extent.LISTED
        self.state.set_list_facts(Completeness(whole=extent), OddTally())
        for _ in end_list(self.state, self.walk, local_now()):
            pass
        self.state.flush()

    @rule(pet=pets)
    def take(self, pet: Pet) -> None:
        self.staff.take(pet)
        self.state.put_pet(pet, self.walk)

    @rule(pet_ids=st.sets(st.integers(0, 5)))
    def look(self, pet_ids: set[int]) -> None:
        self.staff.look(pet_ids)
        self.news.mark_seen(tuple(pet_ids))

    @rule()
    def write(self) -> None:
        self.sync.wake()
        self.loop.run_until_complete(asyncio.sleep(0))

    @rule()
    def start_again(self) -> None:
        self.end()
        self.staff.last.clear()
        self.start()

    @invariant()
    def it_is_as_staff_know_it(self) -> None:
        rows, history = self.state.sort_filter.rows, self.state.history
        assert {rows.ids[row]: rows.pet(row) for row in range(len(rows))} == self.staff.known
        assert set(history.unlisted.last_seen) == self.staff.unlisted
        assert len(history.before) == len(self.staff.changes)
        assert {one.pet.id: one for one in self.news.changes(99)} == self.staff.changes

    def teardown(self) -> None:
        self.end()
        self.loop.close()
        self.folder.cleanup()


TestAnyHistory = pytest.mark.usefixtures("qapp")(AnyHistory.TestCase)
TestAnyHistory.settings = settings(max_examples=40, stateful_step_count=20)


def test_what_only_a_list_by_status_showed_is_from_that_list_and_not_from_the_whole_one() -> None:
    history, rex = History(), Pet(5, "Rex", 1, "sold")
    history.newest_list = Head(100, was_whole=False)  # of an earlier run
    history.seen_in = {5: PetStatus.SOLD}
    history.note_list_end(Head(500, was_whole=False))
    history.note_unlisted([rex], 510)
    assert history.unlisted.last_seen == {5: 100}
    history.note_listed([rex], [], PetStatus.SOLD)
    history.note_status_list_end(PetStatus.SOLD, 600)
    history.note_list_end(Head(900, was_whole=False))
    history.note_unlisted([rex], 910)
    assert history.unlisted.last_seen == {5: 600}
