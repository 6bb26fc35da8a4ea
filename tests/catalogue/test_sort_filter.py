"""The known animals in the order shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from petstore_gui.catalogue import row_filter, shown_rows, sliced_sort
from petstore_gui.catalogue import sort_filter as sort_filter_module
from petstore_gui.catalogue.sort_filter import SortFilter
from petstore_gui.domain.category import Category
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.domain.view import Column, Filter, View
from petstore_gui.support.tasks import run_slice
from tests.catalogue.arranged import arranged, filled
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
        pet_id = self.sort_filter.rows.ids[choice % len(self.sort_filter.rows)]
        if self.sort_filter.rows.row_of(pet_id) is not None:
            self.pinned = pet_id
            self.sort_filter.pin(pet_id)

    @rule(pet_id=st.integers(0, 12))
    def drop(self, pet_id: int) -> None:
        row = self.sort_filter.rows.row_of(pet_id)
        if row is not None:
            self.sort_filter.rows.set_place(row, Place.GONE)
            self.sort_filter.note_gone()

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
        for module in (shown_rows, sort_filter_module, row_filter, sliced_sort):
            for name in ("SLICE", "SHORT", "SCREEN"):
                self.patch.setattr(module, name, 2, raising=False)
        self.before = self.sort_filter.shown()

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


def test_an_appended_row_is_reported_as_an_append_and_a_changed_one_is_not() -> None:
    sort_filter = filled([Pet(1, "a", 1), Pet(2, "b", 1)])
    sort_filter.put([Pet(3, "c", 1)], 1)
    assert arranged(sort_filter).only_appended
    sort_filter.put([Pet(2, "B", 1), Pet(3, "c", 1)], 1)
    assert not arranged(sort_filter).only_appended


def test_counts_follow_the_known_and_the_shown_animals() -> None:
    sold = [Pet(1, "a", 1, "sold"), Pet(2, "b", 1, "sold")]
    others = [Pet(3, "c", 1), Pet(4, "d", 1, "reserved")]
    counts = filled([*sold, *others], View(filter=Filter.SOLD)).counts()
    assert (counts.known, counts.shown, counts.not_stated) == (4, 2, 1)
    assert dict(counts.by_status) == {
        PetStatus.AVAILABLE: 0,
        PetStatus.PENDING: 0,
        PetStatus.SOLD: 2,
    }
    assert [counts.of(shown) for shown in Filter] == [4, 0, 0, 2, 1]
