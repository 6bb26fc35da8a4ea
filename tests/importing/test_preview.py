"""What would become of each row of a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category, guessed
from petstore_gui.domain.failure import PetField
from petstore_gui.domain.interface_limits import INT64_MAX
from petstore_gui.domain.pet_status import NOT_STATED, PetStatus
from petstore_gui.domain.pets import NAME_LENGTH_MAX, NewPet, Pet
from petstore_gui.importing.columns import headings_at, proposed_columns, with_field
from petstore_gui.importing.file_categories import NEW_MAX, FileCategories
from petstore_gui.importing.preview import Preview, Reading, Verdict
from petstore_gui.importing.tables import TableRow

NAME, CATEGORY, STATUS = PetField
ALL = {NAME: 0, CATEGORY: 1, STATUS: 2}
NEW, LISTED, ROW, INVALID = Verdict


def done(steps: Iterator[None]) -> None:
    for _ in steps:
        pass


def preview(
    rows: Sequence[tuple[str, ...]], reading: Reading | None = None, known: Sequence[Pet] = ()
) -> Preview:
    listed = Rows()
    for pet in known:
        listed.put([pet], 1)
    table = [TableRow(number, cells) for number, cells in enumerate(rows, 1)]
    made = Preview(
        table, reading or Reading(ALL, FileCategories({}, ()), has_headings=False), listed
    )
    done(made.steps())
    return made


@pytest.mark.parametrize(
    ("headings", "columns"),
    [
        (("ID", "Name", "Category", "Status"), {NAME: 1, CATEGORY: 2, STATUS: 3}),
        (("Verfügbarkeit", "Tiername", "Kategorie-Nr."), {NAME: 1}),
        (("STATUS", "category_id", " Pet name "), {NAME: 2, CATEGORY: 1, STATUS: 0}),
        (("Name", "Name", "Kategorie", "Zustand"), {NAME: 0, CATEGORY: 2, STATUS: 3}),
        (("Rex", "7", "available"), {}),
        ((), {}),
    ],
)
def test_columns_are_matched_by_heading(
    headings: tuple[str, ...], columns: dict[PetField, int]
) -> None:
    found = proposed_columns(headings)
    assert {field: column for field, column in found.items() if field in columns} == columns


@pytest.mark.parametrize(
    ("rows", "place"),
    [
        ([("My shop",), ("Monday", "all"), ("ID", "Name", "Status"), ("1", "Rex", "sold")], 2),
        ([("Name", "Status"), ("Name", "Status")], 0),
        ([("Rex", "7"), ("Name", "7")], 0),  # an animal that is called so
        ([("Zara", "3", "sold"), ("Name", "Category", "Status"), ("Rex", "7", "sold")], 0),
        ([("Rufname", "Nr"), ("Bob", "3"), ("Name", "Category"), ("Rex", "7")], 0),
        ([("Rex",)] * 20 + [("Name", "Category")], 0),
        ([], 0),
    ],
)
def test_headings_are_found_below_a_title(rows: list[tuple[str, ...]], place: int) -> None:
    assert headings_at([TableRow(number, cells) for number, cells in enumerate(rows, 1)]) == place


def test_a_field_has_one_column_and_a_column_one_field() -> None:
    assert with_field(ALL, 1, NAME) == {NAME: 1, STATUS: 2}
    assert with_field(ALL, 0, None) == {CATEGORY: 1, STATUS: 2}


@pytest.mark.parametrize(
    ("cells", "pet"),
    [
        ((" Rex ", "7", "available"), NewPet("Rex", 7, PetStatus.AVAILABLE)),
        (("Rex", "0033", "Verkauft"), NewPet("Rex", 33, PetStatus.SOLD)),
        (("Rex", str(INT64_MAX), "not stated"), NewPet("Rex", INT64_MAX)),
        (("0033", "7", "Pending"), NewPet("0033", 7, PetStatus.PENDING)),
        (("Rex", "9e42", "sold"), None),
        (("Rex", "1,5", "sold"), None),
        (("Rex", "1.0", "sold"), None),
        (("Rex", "2026-11-22", "sold"), None),
        (("Rex", str(INT64_MAX + 1), "sold"), None),
        (("Rex", "7", ""), None),
        (("Rex", "7", "eaten"), None),
        (("", "7", "sold"), None),
        (("x" * (NAME_LENGTH_MAX + 1), "7", "sold"), None),
        (("Rex",), None),
    ],
)
def test_a_row_is_an_animal_by_the_rules_of_the_dialog(
    cells: tuple[str, ...], pet: NewPet | None
) -> None:
    made = preview([cells])
    [row] = made.rows
    assert row.pet == pet
    assert row.verdict is (NEW if pet else INVALID)
    assert made.is_chosen(row) is (pet is not None)


def test_rows_without_category_or_status_take_the_chosen_ones() -> None:
    reading = Reading(
        {NAME: 0}, FileCategories({}, ()), has_headings=True, category="5", status=NOT_STATED
    )
    made = preview([("Name",), ("Rex",)], reading)
    assert [row.pet for row in made.rows] == [NewPet("Rex", 5)]
    assert [row.number for row in made.rows] == [2]


@pytest.mark.parametrize(
    ("reading", "lacking"),
    [
        (Reading({CATEGORY: 1}, FileCategories({}, ())), [NAME, STATUS]),
        (Reading({NAME: 0}, FileCategories({}, ()), category="5", status=NOT_STATED), []),
        (Reading(ALL, FileCategories({}, ())), []),
    ],
)
def test_a_field_is_in_a_column_or_given_for_all_rows(
    reading: Reading, lacking: list[PetField]
) -> None:
    assert reading.lacking == lacking


def test_words_of_other_languages_and_names_of_categories_are_understood() -> None:
    reading = Reading(ALL, FileCategories({3: Category(3, "Dogs")}, ()), has_headings=False)
    [row] = preview([("Rex", "Dogs", "VERFUGBAR")], reading).rows
    assert row.pet == NewPet("Rex", 3, PetStatus.AVAILABLE)


def test_a_category_that_does_not_exist_is_new_once() -> None:
    categories = FileCategories({3: Category(3, "Dogs")}, {3, 9})
    made = preview(
        [
            ("Rex", "dogs", "sold"),
            ("Bo", "Katzen", "sold"),
            ("Mia", "KATZEN ", "sold"),
            ("Kim", "Fische", "wrong"),
            ("Zoe", "--", "sold"),
        ],
        Reading(ALL, categories, has_headings=False),
    )
    assert [row.pet and row.pet.category_id for row in made.rows] == [3, 10, 10, None, None]
    assert made.new_categories == {10: guessed("Katzen")}  # no fish can be added
    made.rename_categories({"Katzen": "Dogs"})
    done(made.steps())
    assert [row.pet and row.pet.category_id for row in made.rows][:3] == [3, 3, 3]


def test_a_column_of_names_does_not_make_a_category_of_each() -> None:
    categories = FileCategories({}, ())
    numbers = [categories.id_of(f"Tier {number}") for number in range(NEW_MAX + 1)]
    assert numbers == [*range(1, NEW_MAX + 1), None]


def test_what_is_there_already_is_unticked_until_a_person_wants_it() -> None:
    rows = [
        ("REX ", "1", "sold"),
        ("Ada", "1", "sold"),
        ("a d a", "1", "pending"),
        ("Ada", "2", "sold"),
    ]
    made = preview(rows, known=[Pet(9, "Réx", 1, "available"), Pet(8, "Rex", 2)])
    assert [(row.verdict, row.like) for row in made.rows] == [
        (LISTED, 9),
        (NEW, 0),
        (ROW, 2),
        (NEW, 0),
    ]
    assert [made.is_chosen(row) for row in made.rows] == [False, True, False, True]
    made.choices[1] = True
    assert [row.number for row in made.chosen] == [1, 2, 4]


def test_an_edit_is_checked_again_and_so_are_the_others() -> None:
    made = preview([("Rex", "1", "sold"), ("Rex", "1,5", "sold")], known=[Pet(9, "Ada", 1)])
    assert [row.verdict for row in made.rows] == [NEW, INVALID]
    made.edit(made.rows[1], CATEGORY, "1")
    done(made.steps())
    assert [row.verdict for row in made.rows] == [NEW, ROW]
    made.edit(made.rows[1], NAME, " Ada ")
    done(made.steps())
    assert [row.verdict for row in made.rows] == [NEW, LISTED]
    assert made.counts == {NEW: 1, LISTED: 1}
