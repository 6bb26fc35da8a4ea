"""The known animals in columns."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from petstore_gui.catalogue.rows import NAME_MAX, Difference, Rows
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.domain.view import Filter

int64 = st.one_of(
    st.sampled_from([INT64_MIN, -1, 0, 1, INT64_MAX]), st.integers(INT64_MIN, INT64_MAX)
)
statuses = st.sampled_from([None, "available", "pending", "sold", "reserved", "", "Sold"])
pets = st.builds(Pet, id=int64, name=st.text(), category_id=int64, status=statuses)


def rows_of(*animals: Pet, walk: int = 1) -> Rows:
    rows = Rows()
    for pet in animals:
        rows.put([pet], walk)
    return rows


@given(st.lists(pets))
def test_every_animal_comes_back_as_it_went_in(animals: list[Pet]) -> None:
    rows = rows_of(*animals)
    last = {pet.id: pet for pet in animals}
    assert len(rows) == len(last)
    assert {row: rows.pet(row) for row in range(len(rows))} == dict(enumerate(last.values()))
    assert all(rows.row_of(pet_id) == row for row, pet_id in enumerate(last))


@given(st.lists(pets))
def test_counts_match_the_animals(animals: list[Pet]) -> None:
    rows = rows_of(*animals)
    last = {pet.id: pet for pet in animals}.values()
    assert rows.counts_by_status() == Counter(pet.status for pet in last)
    assert rows.counts_by_category() == Counter(pet.category_id for pet in last)
    for shown in (Filter.SOLD, Filter.NOT_STATED):
        of_status = (pet.category_id for pet in last if pet.status == shown.status)
        assert rows.counts_by_category(shown) == Counter(of_status)


@given(st.lists(st.lists(pets)))
def test_putting_a_page_is_like_putting_one_by_one(pages: list[list[Pet]]) -> None:
    together, one_by_one = Rows(), Rows()
    for walk, page in enumerate(pages):
        told = [one for pet in page for one in one_by_one.put([pet], walk)]
        assert together.put(page, walk) == told
    known = range(len(one_by_one))
    assert list(map(together.pet, known)) == list(map(one_by_one.pet, known))
    assert together.walks == one_by_one.walks
    assert together.texts.lines(0) == one_by_one.texts.lines(0)
    assert together.counts_by_status() == one_by_one.counts_by_status()
    assert together.counts_by_category() == one_by_one.counts_by_category()


def test_put_returns_new_and_changed_animals() -> None:
    rows = Rows()
    assert rows.put([Pet(5, "Rex", 1, "available")], 1)
    assert not rows.put([Pet(5, "Rex", 1, "available")], 2)
    assert rows.put([Pet(5, "Rex", 1, "sold")], 3)
    assert rows.put([Pet(5, "Rexine", 1, "sold")], 3)
    assert rows.put([Pet(5, "Rexine", 2, None)], 3)
    assert len(rows) == 1
    assert rows.pet(0) == Pet(5, "Rexine", 2, None)


def test_the_last_walk_that_saw_an_animal_is_stored() -> None:
    rows = rows_of(Pet(5, "Rex", 1), Pet(6, "Luna", 1), walk=1)
    rows.put([Pet(5, "Rex", 1)], 2)
    assert list(rows.walks) == [2, 1]


def test_one_that_is_gone_is_unknown_until_it_is_seen_again() -> None:
    rows = rows_of(Pet(5, "Rex", 1), Pet(6, "Luna", 2))
    rows.set_place(0, Place.GONE)
    assert (rows.row_of(5), list(rows.named("Rex")), list(rows.known(0, 9))) == (None, [], [1])
    assert (rows.counts_by_status(), rows.counts_by_category()) == ({None: 1}, {2: 1})
    assert rows.put([Pet(5, "Rex", 3)], 2) == [
        Difference(0, Pet(5, "Rex", 1), Place.GONE, Pet(5, "Rex", 3))
    ]
    assert (rows.row_of(5), rows.counts_by_category()) == (0, {3: 1, 2: 1})


def test_a_name_is_kept_up_to_its_first_thousand_letters() -> None:
    rows = rows_of(Pet(5, "x" * 1_001, 1))
    assert rows.names == ["x" * NAME_MAX]
    assert rows.put([Pet(5, "x" * 1_002, 1)], 2) == []


def test_a_changed_animal_is_searched_by_its_new_text() -> None:
    rows = rows_of(Pet(5, "Rex", 1), Pet(5, "Zoë", 22))
    assert rows.texts.lines(0)[0].split("\x1f") == ["zoe", "5", "22"]


def test_a_name_with_a_separator_stays_one_text() -> None:
    rows = rows_of(Pet(1, "a\x1eb\x1fc\nd", 1), Pet(2, "e", 1))
    assert [line.split("\x1f")[-2] for line in rows.texts.lines(0)] == ["1", "2"]
