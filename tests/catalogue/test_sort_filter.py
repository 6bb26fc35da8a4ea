"""The known animals in the order shown."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import chain, islice

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from petstore_gui.catalogue import row_filter, row_removal, shown_rows, sliced_sort
from petstore_gui.catalogue import sort_filter as sort_filter_module
from petstore_gui.catalogue.shown_rows import Shown
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.domain.category import Category
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.storage.cached_rows import CachedRow
from petstore_gui.support.time_slices import run_slice
from tests.support.plain_view import arrange

pets = st.builds(
    Pet,
    id=st.integers(0, 12),
    name=st.sampled_from(["Rex", "Zoë", "Rex 2", "Rex 10"]),
    category_id=st.integers(0, 2),
    status=st.sampled_from([None, "available", "sold", "reserved"]),
)
views = st.builds(
    View,
    filter=st.sampled_from(Filter),
    search=st.sampled_from(["", "re", "1", "do", "do re"]),
    column=st.sampled_from(Column),
    descending=st.booleans(),
    categories=st.frozensets(st.integers(0, 2), max_size=2),
)
names = st.dictionaries(
    st.integers(0, 3),
    st.sampled_from(["Dogs", "Reptiles", "Tank 10", "Tank 9"]),
    max_size=3,
).map(lambda given: {number: Category(number, name) for number, name in given.items()})


def filled(*animals: Pet, view: View | None = None) -> SortFilter:
    sort_filter = SortFilter()
    sort_filter.set_view(view or View())
    sort_filter.put(animals, 1)
    arranged(sort_filter)
    return sort_filter


def earlier(pet: Pet) -> CachedRow:
    return pet.id, pet.name, pet.category_id, pet.status, None, None


def arranged(sort_filter: SortFilter) -> Shown:
    run_slice(sort_filter.arrange(), seconds=60)
    return sort_filter.shown()


def unseen(sort_filter: SortFilter, walk: int, status: PetStatus | None = None) -> list[int]:
    return list(chain.from_iterable(sort_filter.unseen(walk, status)))


def remove(sort_filter: SortFilter, walk: int, pet_ids: Collection[int]) -> None:
    run_slice(sort_filter.remove_unseen(walk, pet_ids.__contains__), seconds=60)


def ids(shown: Shown) -> list[int]:
    return [shown.rows.ids[row] for row in shown.order]


class AnyHistory(RuleBasedStateMachine):
    """After any changes, the rows shown are those of a full rearrangement."""

    def __init__(self) -> None:
        super().__init__()
        self.sort_filter = SortFilter()
        self.walk = 0
        self.pinned: int | None = None
        self.names: dict[int, Category] = {}

    @rule(by_id=names)
    def name(self, by_id: dict[int, Category]) -> None:
        self.names = by_id
        self.sort_filter.set_category_names(by_id)

    @rule(animals=st.lists(pets, max_size=5))
    def put(self, animals: list[Pet]) -> None:
        self.sort_filter.put(animals, self.walk)

    @rule(view=views)
    def look(self, view: View) -> None:
        if view != self.sort_filter.view:
            self.pinned = None
        self.sort_filter.set_view(view)

    @precondition(lambda self: len(self.sort_filter.rows) > 0)
    @rule(choice=st.integers(0, 12))
    def pin(self, choice: int) -> None:
        self.pinned = self.sort_filter.rows.ids[choice % len(self.sort_filter.rows)]
        self.sort_filter.pin(self.pinned)

    @rule(animals=st.lists(pets, max_size=5, unique_by=lambda pet: pet.id))
    def know(self, animals: list[Pet]) -> None:
        known = {pet.id: self.sort_filter.rows.row_of(pet.id) for pet in animals}
        self.sort_filter.load([earlier(pet) for pet in animals])
        for pet in animals:
            row = self.sort_filter.rows.row_of(pet.id)
            assert row is not None
            assert known[pet.id] == row or self.sort_filter.rows.pet(row) == pet

    @rule(status=st.sampled_from([None, *PetStatus]))
    def drop(self, status: PetStatus | None) -> None:
        self.walk += 1
        remove(self.sort_filter, self.walk, unseen(self.sort_filter, self.walk, status))

    @rule()
    def show(self) -> None:
        rows, view = self.sort_filter.rows, self.sort_filter.view
        pinned = None if self.pinned is None else rows.row_of(self.pinned)
        shown = arranged(self.sort_filter)
        assert list(shown.order) == list(arrange(rows, view, pinned, self.names))
        assert shown.is_whole
        assert not self.sort_filter.is_changed
        for one in Filter:
            seen = arrange(rows, replace(view, filter=one), names=self.names)
            hits = self.sort_filter.counts().hits_of(one)
            assert hits == (len(seen) if view.search or view.categories else None)

    def teardown(self) -> None:
        self.show()


TestAnyHistory = AnyHistory.TestCase


class InSmallSteps(AnyHistory):
    """The same, with steps so small that other changes come between them."""

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        for module in (shown_rows, sort_filter_module, row_filter, row_removal, sliced_sort):
            for name in ("SLICE", "SHORT", "SCREEN"):
                self.patch.setattr(module, name, 2, raising=False)
        self.before = self.sort_filter.shown()
        self.removing: Iterator[None] = iter(())
        self.is_removed: set[int] = set()

    @rule(status=st.sampled_from([None, *PetStatus]), most=st.integers(1, 9))
    def drop(self, status: PetStatus | None, most: int = 1_000) -> None:
        self.go_on(most=1_000)
        self.walk += 1
        self.is_removed = set(unseen(self.sort_filter, self.walk, status))
        self.removing = self.sort_filter.remove_unseen(self.walk, {*self.is_removed}.__contains__)
        self.go_on(most)

    @rule(most=st.integers(1, 9))
    def go_on(self, most: int) -> None:
        expected = dict(self.animals)
        if len(list(islice(self.removing, most))) < most:
            expected = {one: expected[one] for one in expected.keys() - self.is_removed}
            self.is_removed = set()
        assert self.animals == expected

    @rule(animals=st.lists(pets, max_size=5))
    def put(self, animals: list[Pet]) -> None:
        super().put(animals)
        self.is_removed -= {pet.id for pet in animals}

    @property
    def animals(self) -> dict[int, Pet]:
        rows = self.sort_filter.rows
        assert all(rows.row_of(pet_id) == row for row, pet_id in enumerate(rows.ids))
        return {rows.ids[row]: rows.pet(row) for row in range(len(rows))}

    @rule(most=st.integers(1, 9))
    def work(self, most: int) -> None:
        steps = iter(range(most))
        run_slice(self.sort_filter.arrange(), 60, is_enough=lambda: next(steps, None) is None)

    @rule(most=st.integers(1, 9))
    def prepare(self, most: int) -> None:
        steps = iter(range(most))
        if not self.sort_filter.is_arranging:
            run_slice(self.sort_filter.prepare(), 60, is_enough=lambda: next(steps, None) is None)

    @rule()
    def peek(self) -> None:
        shown, before = self.sort_filter.shown(), self.before
        assert max(shown.order, default=-1) < len(shown.rows)
        assert len(set(shown.order)) == len(shown.order)
        if shown.only_appended:
            assert shown.rows is before.rows
            assert list(shown.order[: len(before.order)]) == list(before.order)
        self.before = shown

    def show(self) -> None:
        self.peek()
        super().show()
        self.before = self.sort_filter.shown()

    def teardown(self) -> None:
        super().teardown()
        self.patch.undo()


TestInSmallSteps = InSmallSteps.TestCase


def test_an_appended_row_is_reported_as_an_append() -> None:
    sort_filter = filled(Pet(1, "a", 1), Pet(2, "b", 1))
    sort_filter.put([Pet(3, "c", 1)], 1)
    shown = arranged(sort_filter)
    assert shown.only_appended
    assert ids(shown) == [1, 2, 3]


def test_an_inserted_row_is_not_an_append() -> None:
    sort_filter = filled(Pet(1, "a", 1), Pet(3, "c", 1))
    sort_filter.put([Pet(2, "b", 1)], 1)
    shown = arranged(sort_filter)
    assert not shown.only_appended
    assert ids(shown) == [1, 2, 3]


def test_a_changed_animal_is_not_an_append() -> None:
    sort_filter = filled(Pet(1, "a", 1), Pet(2, "b", 1))
    sort_filter.put([Pet(2, "B", 1), Pet(3, "c", 1)], 1)
    assert not arranged(sort_filter).only_appended


def test_an_order_that_was_handed_out_does_not_change() -> None:
    sort_filter = filled(Pet(1, "a", 1))
    before = sort_filter.shown()
    sort_filter.put([Pet(2, "b", 1)], 1)
    sort_filter.set_view(View(descending=True))
    arranged(sort_filter)
    assert ids(before) == [1]


def test_the_same_rows_again_change_nothing() -> None:
    sort_filter = filled(Pet(1, "a", 1), Pet(2, "b", 1))
    sort_filter.put([Pet(2, "b", 1), Pet(1, "a", 1)], 2)
    sort_filter.set_view(View())
    remove(sort_filter, 2, unseen(sort_filter, 2))
    run_slice(sort_filter.arrange(), seconds=60)
    assert not sort_filter.is_changed


def test_a_pinned_animal_is_shown_even_if_the_view_hides_it() -> None:
    sort_filter = filled(Pet(1, "a", 1, "sold"), view=View(filter=Filter.AVAILABLE))
    sort_filter.put([Pet(2, "b", 1, "sold")], 1)
    sort_filter.pin(2)
    assert ids(arranged(sort_filter)) == [2]
    assert not sort_filter.shows(2)


def test_a_pin_lasts_through_new_rows_until_the_view_changes() -> None:
    view = View(filter=Filter.AVAILABLE)
    sort_filter = filled(Pet(2, "b", 1, "sold"), view=view)
    sort_filter.pin(2)
    sort_filter.put([Pet(3, "c", 1, "available"), Pet(1, "a", 1, "available")], 1)
    assert ids(arranged(sort_filter)) == [1, 2, 3]
    sort_filter.set_view(view)
    assert ids(arranged(sort_filter)) == [1, 2, 3]
    sort_filter.set_view(View(filter=Filter.AVAILABLE, search="a"))
    assert ids(arranged(sort_filter)) == [1]


def test_a_newer_pin_replaces_the_previous_one() -> None:
    animals = Pet(1, "a", 1, "sold"), Pet(2, "b", 1, "sold")
    sort_filter = filled(*animals, view=View(filter=Filter.PENDING))
    sort_filter.pin(1)
    arranged(sort_filter)
    sort_filter.pin(2)
    assert ids(arranged(sort_filter)) == [2]


def test_a_pinned_animal_that_was_removed_is_not_shown() -> None:
    sort_filter = filled(Pet(1, "a", 1, "sold"), view=View(filter=Filter.PENDING))
    sort_filter.pin(1)
    remove(sort_filter, 2, [1])
    assert ids(arranged(sort_filter)) == []


def test_animals_that_a_walk_did_not_see_can_be_removed() -> None:
    sort_filter = filled(Pet(1, "a", 1), Pet(2, "b", 1), Pet(3, "c", 1))
    sort_filter.put([Pet(3, "c", 1)], 2)
    assert unseen(sort_filter, 2) == [1, 2]
    remove(sort_filter, 2, [2])
    assert ids(arranged(sort_filter)) == [1, 3]
    assert sort_filter.counts().known == 2


def test_animals_are_removed_from_a_long_list_in_many_steps() -> None:
    count = 5 * sliced_sort.SLICE
    sort_filter = SortFilter()
    sort_filter.put([Pet(number * 7_919 % count, "a", 1, "sold") for number in range(count)], 1)
    before = sort_filter.rows
    steps = 0
    for _ in sort_filter.remove_unseen(2, {4_095, count - 1}.__contains__):
        steps += 1
        assert sort_filter.rows is before
    assert steps >= 5, "a step copies some thousand animals"
    after = sort_filter.rows
    assert {*before.ids} - {*after.ids} == {4_095, count - 1}
    assert (after.letters, after.longest_name) == (count - 2, 1)
    assert after.counts_by_status() == {"sold": count - 2}


def test_a_walk_of_one_status_leaves_only_animals_of_that_status_unseen() -> None:
    sort_filter = filled(Pet(1, "a", 1, "sold"), Pet(2, "b", 1, "pending"), Pet(3, "c", 1))
    assert unseen(sort_filter, 2, PetStatus.SOLD) == [1]


def test_animals_that_a_walk_did_not_see_are_found_in_a_long_list() -> None:
    animals = [Pet(number, "a", 1) for number in range(10_000)]
    sort_filter = filled(*animals)
    sort_filter.put([pet for pet in animals if pet.id not in (0, 4_095, 9_999)], 2)
    assert unseen(sort_filter, 2) == [0, 4_095, 9_999]


def test_counts_follow_the_known_and_the_shown_animals() -> None:
    sort_filter = filled(
        Pet(1, "a", 1, "sold"),
        Pet(2, "b", 1, "sold"),
        Pet(3, "c", 1),
        Pet(4, "d", 1, "reserved"),
        view=View(filter=Filter.SOLD),
    )
    counts = sort_filter.counts()
    assert (counts.known, counts.shown, counts.not_stated) == (4, 2, 1)
    assert dict(counts.by_status) == {
        PetStatus.AVAILABLE: 0,
        PetStatus.PENDING: 0,
        PetStatus.SOLD: 2,
    }
    assert [counts.of(shown) for shown in Filter] == [4, 0, 0, 2, 1]
