"""What would become of each row of a file, before anything is sent."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum

import msgspec

from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.pet_status import NOT_STATED, PetStatus
from petstore_gui.domain.pets import NewPet, parse_int64, typed_name_problem
from petstore_gui.domain.refusal import PetField
from petstore_gui.importing.columns import Columns, status_choice
from petstore_gui.importing.tables import TableRow
from petstore_gui.outbox.duplicate_finder import STEP, find_alike
from petstore_gui.outbox.likeness import Likeness, likeness_of


class Verdict(Enum):
    """What is known of a row."""

    NEW = "nothing like it is known"
    LIKE_LISTED = "an animal of this name and category is in the list"
    LIKE_ADD = "an animal of this name and category is being added, or may have been"
    LIKE_ROW = "another row of the file has this name and category"
    INVALID = "it cannot be added as it is"


class PreviewRow(msgspec.Struct):
    """One row: its texts as they are edited, and what is known of it.

    `number` is its place in the file. `like`: the ID of the listed animal, or the number of the
    row, that it is like.
    """

    number: int
    texts: dict[PetField, str]
    pet: NewPet | None = None
    verdict: Verdict = Verdict.INVALID
    like: int = 0


class Reading(msgspec.Struct, frozen=True):
    """How the cells of a row become an animal.

    `category` and `status` are for rows without one: a text, and a choice as in the Add animal
    dialog. `status_words` are the window's. `category_id_of` finds the number in a text, or None.
    """

    columns: Columns
    has_headings: bool = True
    category: str = ""
    status: str = ""
    status_words: Mapping[str, str] = {}
    category_id_of: Callable[[str], int | None] | None = None

    def texts_of(self, row: TableRow) -> dict[PetField, str]:
        """The texts of a row's fields; a row may be shorter than others."""
        cells = row.cells
        found = {
            field: cells[column] if column < len(cells) else ""
            for field, column in self.columns.items()
        }
        return {field: found.get(field, "") for field in PetField}

    def has_no_column_for(self, field: PetField, texts: Mapping[PetField, str]) -> bool:
        """Whether a row lacks a field that is in no column, and that rows do not get either."""
        given = {PetField.CATEGORY: self.category, PetField.STATUS: self.status}
        return field not in self.columns and not (texts[field] or given.get(field))

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
        text = text or self.category
        found = parse_int64(text)
        if isinstance(found, int):
            return found
        return self.category_id_of(text) if self.category_id_of is not None else None

    def choice_of(self, text: str) -> str | None:
        """The status that a text is, as a choice; "" if there is none, None if it is unknown."""
        found = status_choice(text, self.status_words)
        return self.status if found == "" else found


class Preview:
    """The rows of a file, checked. `steps` does the work, in short steps.

    It is done again after an edit; what was found in the list is kept. `before`: an earlier preview
    of the same rows, whose `edits` and `choices` stay: what a person typed and ticked.
    `has_unknown_names`: the category of some row is a name that no category has. `without_column`:
    the fields that some row lacks because no column was chosen for them. `being_added`: what the
    animals are like that are being added, or may have been. `appeared`: the rows that `look_again`
    has found something new for.
    """

    def __init__(
        self,
        table: Sequence[TableRow],
        reading: Reading,
        known: Rows,
        before: Preview | None = None,
        being_added: Callable[[], Collection[Likeness]] = tuple,
    ) -> None:
        self.reading = reading
        self.rows: list[PreviewRow] = []
        # Shared with it: somebody may edit and tick the rows of the one while the other is checked.
        self.edits: dict[int, dict[PetField, str]] = before.edits if before else {}
        self.choices: dict[int, bool] = before.choices if before else {}
        self.has_unknown_names = False
        self.without_column: set[PetField] = set()
        self.appeared: list[PreviewRow] = []
        self._table = table
        self._known = known
        self._listed: defaultdict[Likeness, list[int]] = defaultdict(list)
        self._looked_for = set[Likeness]()
        self._being_added = being_added
        self._adds = frozenset[Likeness]()

    @property
    def counts(self) -> Counter[Verdict]:
        """How many rows have which verdict."""
        return Counter(row.verdict for row in self.rows)

    @property
    def chosen(self) -> list[PreviewRow]:
        """The rows that will be added."""
        return [row for row in self.rows if self.is_chosen(row)]

    @property
    def known_ids(self) -> set[int]:
        """The IDs of the listed animals that rows are like."""
        return {pet_id for ids in self._listed.values() for pet_id in ids}

    def is_chosen(self, row: PreviewRow) -> bool:
        """Whether a row will be added. One that is like another is, if a person wants it."""
        return row.pet is not None and self.choices.get(row.number, row.verdict is Verdict.NEW)

    def steps(self) -> Iterator[None]:
        """Read the rows, and find what they are like."""
        self.rows = []
        for row in self._table[self.reading.has_headings :]:
            texts = {**self.reading.texts_of(row), **self.edits.get(row.number, {})}
            self.rows.append(PreviewRow(row.number, texts))
            yield
        yield from self.check_again()

    def edit(self, row: PreviewRow, field: PetField, text: str) -> None:
        """Change a text of a row; `check_again` follows."""
        edits = self.edits.setdefault(row.number, {})
        edits[field] = text.strip()
        row.texts = {**row.texts, **edits}

    def check_again(self) -> Iterator[None]:
        """Check each row, and find what it is like."""
        for row in self.rows:
            row.pet = self.reading.pet_of(row.texts)
            yield
        yield from self._look()
        self._adds = frozenset(self._being_added())
        first: dict[Likeness, int] = {}
        self.has_unknown_names, self.without_column = False, set()
        for row in self.rows:
            self._judge(row, first)
            yield

    def look_again(self) -> Iterator[None]:
        """Find what has come into the list since; rows that are like that are no longer chosen."""
        before, adds, chosen = self._listed, self._adds, self.chosen
        self._listed, self._looked_for = defaultdict(list), set()
        yield from self.check_again()
        new = self._adds - adds
        keys = [(row, likeness_of(row.pet)) for row in chosen if row.pet is not None]
        self.appeared = [row for row, key in keys if key in new or self._has_more(key, before)]
        for row in self.appeared:  # like one that is there: not chosen unless a person wants it
            self.choices.pop(row.number, None)

    def _has_more(self, key: Likeness, before: Mapping[Likeness, list[int]]) -> bool:
        return not set(self._listed.get(key, ())) <= set(before.get(key, ()))

    def _judge(self, row: PreviewRow, first: dict[Likeness, int]) -> None:
        if row.pet is None:
            row.verdict, row.like = Verdict.INVALID, 0
            category = row.texts[PetField.CATEGORY] or self.reading.category
            is_unknown = self.reading.category_of(category) is None and may_be_name(category)
            self.has_unknown_names |= is_unknown
            lacks = self.reading.has_no_column_for
            self.without_column |= {field for field in PetField if lacks(field, row.texts)}
            return
        key = likeness_of(row.pet)
        other = first.setdefault(key, row.number)
        if key in self._listed:
            row.verdict, row.like = Verdict.LIKE_LISTED, self._listed[key][-1]
        elif key in self._adds:
            row.verdict, row.like = Verdict.LIKE_ADD, 0
        elif other != row.number:
            row.verdict, row.like = Verdict.LIKE_ROW, other
        else:
            row.verdict, row.like = Verdict.NEW, 0

    def _look(self) -> Iterator[None]:
        """Find the listed animals that are like those of the file."""
        wanted = {likeness_of(row.pet) for row in self.rows if row.pet} - self._looked_for
        if not wanted:
            return
        self._looked_for |= wanted
        categories = {category for _, category in wanted}
        known = self._known
        for start in range(0, len(known), STEP):
            yield from find_alike(known, start, wanted, categories, self._take)
            yield

    def _take(self, key: Likeness, pet_id: int) -> None:
        self._listed[key].append(pet_id)


def may_be_name(category: str) -> bool:
    """Whether a text was meant as the name of a category, not as its number."""
    return any(map(str.isalpha, category))
