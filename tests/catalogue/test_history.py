"""The history of animals, against a model of what staff have looked at."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from petstore_gui.catalogue.catalogue_state import CatalogueState
from petstore_gui.catalogue.changes import Before, Change, Presence, change
from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.history_sync import HistorySync
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.storage.history_db import Head
from petstore_gui.support.clock import local_now, seconds_of

pets = st.builds(
    Pet,
    id=st.integers(0, 5),
    name=st.sampled_from(["Rex", "Zoë"]),
    category_id=st.just(1),
    status=st.sampled_from([None, "sold"]),
)
lists = st.lists(pets, max_size=5, unique_by=lambda pet: pet.id)


def run(steps: Iterator[object]) -> None:
    for _ in steps:
        pass


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
            is_gone, now = pet_id not in self.known, self.known.get(pet_id) or self.last[pet_id]
            other = change(before, now, is_gone=is_gone, is_listed=listed)
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
        self.sync = HistorySync(self.state, self.fail, lambda: None)
        path = Path(self.folder.name) / "ledger.sqlite"
        self.keeping = self.loop.create_task(self.sync.keep(path))
        self.loop.run_until_complete(self.sync.loaded.wait())
        self.state.flush()

    def end(self) -> None:
        self.sync.close()
        self.loop.run_until_complete(self.keeping)
        shiboken6.delete(self.state)

    def fail(self, *problem: object) -> None:
        raise AssertionError(problem)

    @rule(animals=lists, whole=st.booleans())
    def list(self, animals: list[Pet], whole: bool) -> None:
        self.staff.list(animals, whole=whole)
        self.walk += 1
        half = len(animals) // 2
        history, sort_filter = self.state.history, self.state.sort_filter
        for page in (animals[:half], animals[half:]):
            history.note(sort_filter.put(page, self.walk))
        head = Head(seconds_of(local_now()), was_whole=whole)
        run(history.end_list(self.walk, head, is_empty=not animals))

    @rule(pet=pets)
    def take(self, pet: Pet) -> None:
        self.staff.take(pet)
        self.state.put_pet(pet, self.walk, Place.ADDED)

    @rule(pet_ids=st.sets(st.integers(0, 5)))
    def look(self, pet_ids: set[int]) -> None:
        self.staff.look(pet_ids)
        self.state.history.mark_seen(tuple(pet_ids))

    @rule()
    def write(self) -> None:
        self.sync.wake()
        self.loop.run_until_complete(asyncio.sleep(0))

    @rule()
    def start_again(self) -> None:
        self.end()
        self.start()

    @invariant()
    def it_is_as_staff_know_it(self) -> None:
        rows, history = self.state.sort_filter.rows, self.state.history
        known = {rows.ids[row]: rows.pet(row) for row in rows.known(0, len(rows))}
        assert known == self.staff.known
        unlisted = {pet_id for pet_id in known if history.last_seen(pet_id) is not None}
        assert unlisted == self.staff.unlisted
        assert len(history.before) == len(self.staff.changes)
        assert {one.pet.id: one for one in history.changes(99)} == self.staff.changes

    def teardown(self) -> None:
        self.end()
        self.loop.close()
        self.folder.cleanup()


TestAnyHistory = pytest.mark.usefixtures("qapp")(AnyHistory.TestCase)
TestAnyHistory.settings = settings(max_examples=15, stateful_step_count=15, deadline=None)


def test_what_only_the_list_of_its_status_showed_was_last_seen_in_that_list() -> None:
    history, rex = History(), Pet(5, "Rex", 1, "sold")
    history.note(history.rows.put([Pet(6, "Ada", 1)], 1))
    run(history.end_list(1, Head(100, was_whole=False), is_empty=False))
    history.note(history.rows.put([rex], 2, Place.BY_STATUS), seen=600)
    run(history.end_status_list(2, PetStatus.SOLD, is_empty=False))
    run(history.end_list(3, Head(900, was_whole=False), [PetStatus.SOLD], is_empty=False))
    assert (history.last_seen(5), history.last_seen(6)) == (None, 100)  # it is asked for next
    run(history.end_list(4, Head(950, was_whole=False), is_empty=False))
    assert (history.last_seen(5), history.changes(9)) == (600, history.changes(9)[:1])
    assert [one.pet.id for one in history.changes(9)] == [6]
