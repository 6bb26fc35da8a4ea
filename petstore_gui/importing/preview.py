"""What would become of each row of a file, before anything is sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum

import msgspec

from petstore_gui.catalogue.duplicates import alike
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.category import Category, same_name
from petstore_gui.domain.failure import PetField
from petstore_gui.domain.pet_status import NOT_STATED, PetStatus
from petstore_gui.domain.pets import NewPet, typed_name_problem
from petstore_gui.importing.columns import Columns, status_choice
from petstore_gui.importing.file_categories import FileCategories
from petstore_gui.importing.tables import TableRow

STEP = 5_000
"""Rows of the list to look through in one step, which takes about 0.5 ms."""

Likeness = tuple[str, int]
"""What a row and an animal have in common if one may be the other: name and category."""


class Verdict(Enum):
    """What is known of a row."""

    NEW = "nothing like it is known"
    LIKE_LISTED = "an animal of this name and category is in the list"
    LIKE_ROW = "another row of the file has this name and category"
    INVALID = "it cannot be added as it is"


class PreviewRow(msgspec.Struct):
    """One row: its texts as they are edited, and what is known of it.

    `number` is its place in the file. `like`: the ID of the listed animal, or the number of the
    row, that it is like. `outcome`: why it was not added, if that was tried.
    """

    number: int
    texts: dict[PetField, str]
    pet: NewPet | None = None
    verdict: Verdict = Verdict.INVALID
    like: int = 0
    outcome: str = ""


class Reading(msgspec.Struct, frozen=True):
    """How the cells of a row become an animal.

    `category` and `status` are for rows without one: a text, and a choice as in the Add animal
    dialog.
    """

    columns: Columns
    categories: FileCategories
    has_headings: bool = True
    category: str = ""
    status: str = ""

    def texts_of(self, row: TableRow) -> dict[PetField, str]:
        """The texts of a row's fields; a row may be shorter than others."""
        cells = row.cells
        found = {
            field: cells[column] if column < len(cells) else ""
            for field, column in self.columns.items()
        }
        return {field: found.get(field, "") for field in PetField}

    @property
    def lacking(self) -> list[PetField]:
        """The fields that are in no column, and that rows without them do not get either."""
        given = {PetField.CATEGORY: self.category, PetField.STATUS: self.status}
        return [one for one in PetField if one not in self.columns and not given.get(one)]

    def pet_of(self, texts: Mapping[PetField, str]) -> NewPet | None:
        """The animal, by the rules of the Add animal dialog, or None."""
        name = texts[PetField.NAME].strip()
        category = self.category_of(texts[PetField.CATEGORY])
        status = self.choice_of(texts[PetField.STATUS])
        if typed_name_problem(name) is not None or category is None or not status:
            return None
        return NewPet(name, category, None if status == NOT_STATED else PetStatus(status))

    def category_of(self, text: str) -> int | None:
        """The category that a text is, or None."""
        return self.categories.id_of(text or self.category)

    def choice_of(self, text: str) -> str | None:
        """The status that a text is, as a choice; "" if there is none, None if it is unknown."""
        found = status_choice(text)
        return self.status if found == "" else found


class Preview:
    """The rows of a file, checked. `steps` does the work, in short steps; again after an edit.

    `before`: an earlier preview of the same rows, whose `edits` and `choices` stay: what a person
    typed and ticked. `lacks_status`: some row has none of its own.
    """

    def __init__(
        self,
        table: Sequence[TableRow],
        reading: Reading,
        known: Rows,
        before: Preview | None = None,
    ) -> None:
        self.reading = reading
        self.rows: list[PreviewRow] = []
        # Shared with it: somebody may edit and tick the rows of the one while the other is checked.
        self.edits: dict[int, dict[PetField, str]] = before.edits if before else {}
        self.choices: dict[int, bool] = before.choices if before else {}
        self.lacks_status = False
        self._table = table
        self._known = known

    @property
    def counts(self) -> Counter[Verdict]:
        """How many rows have which verdict."""
        return Counter(row.verdict for row in self.rows)

    @property
    def chosen(self) -> list[PreviewRow]:
        """The rows that will be added."""
        return [row for row in self.rows if self.is_chosen(row)]

    @property
    def new_categories(self) -> dict[int, Category]:
        """Those of the chosen rows that do not exist yet."""
        new = self.reading.categories.new.items()
        chosen = {row.pet.category_id for row in self.chosen if row.pet is not None}
        return {number: category for number, category in new if number in chosen}

    def is_chosen(self, row: PreviewRow) -> bool:
        """Whether a row will be added. One that is like another is, if a person wants it."""
        return row.pet is not None and self.choices.get(row.number, row.verdict is Verdict.NEW)

    def edit(self, row: PreviewRow, field: PetField, text: str) -> None:
        """Change a text of a row; `steps` follows."""
        self.edits.setdefault(row.number, {})[field] = text.strip()

    def rename_categories(self, renamed: Mapping[str, str]) -> None:
        """Change the categories of rows to other names; `steps` follows."""
        names = {same_name(before): now for before, now in renamed.items()}
        for row in self.rows:
            text = row.texts[PetField.CATEGORY] or self.reading.category
            if (name := names.get(same_name(text))) is not None:
                self.edit(row, PetField.CATEGORY, name)

    def steps(self) -> Iterator[None]:
        """Read the rows, check each, and find what it is like."""
        rows = list[PreviewRow]()
        for row in self._table[self.reading.has_headings :]:
            texts = {**self.reading.texts_of(row), **self.edits.get(row.number, {})}
            rows.append(PreviewRow(row.number, texts, self.reading.pet_of(texts)))
            yield
        listed: dict[Likeness, int] = {}
        yield from self._look(listed, {_likeness_of(row.pet) for row in rows if row.pet})
        first: dict[Likeness, int] = {}
        for checked in rows:
            self._judge(checked, listed, first)
            yield
        self.lacks_status = any(not row.texts[PetField.STATUS] for row in rows)
        self.rows = rows

    def _judge(
        self, row: PreviewRow, listed: Mapping[Likeness, int], first: dict[Likeness, int]
    ) -> None:
        if row.pet is None:
            return
        key = _likeness_of(row.pet)
        other = first.setdefault(key, row.number)
        if key in listed:
            row.verdict, row.like = Verdict.LIKE_LISTED, listed[key]
        elif other != row.number:
            row.verdict, row.like = Verdict.LIKE_ROW, other
        else:
            row.verdict = Verdict.NEW

    def _look(self, listed: dict[Likeness, int], wanted: set[Likeness]) -> Iterator[None]:
        """Find the listed animals that are like those of the file."""
        known, categories = self._known, {category for _, category in wanted}
        for start in range(0, len(known) if wanted else 0, STEP):
            of_step = enumerate(known.categories[start : start + STEP], start)
            for at in [at for at, category in of_step if category in categories]:
                if (key := (alike(known.names[at]), known.categories[at])) in wanted:
                    listed[key] = known.ids[at]
                yield
            yield


def _likeness_of(pet: NewPet) -> Likeness:
    return alike(pet.name), pet.category_id
