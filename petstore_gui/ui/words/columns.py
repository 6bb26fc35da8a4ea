"""The columns of a list of animals: heading, value and width."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from petstore_gui.domain.view import Column
from petstore_gui.ui.words.plain_text import file_text
from petstore_gui.ui.words.words import status_word, tr

if TYPE_CHECKING:
    from petstore_gui.catalogue.rows import Rows


class ListColumn(NamedTuple):
    """A column. `value`: of the animal in a row, a number or a text on one line.

    `characters`: for so many there is room from the beginning. Numbers end where their heading
    ends. The catalogue sorts by what `catalogue/sort_orders.py` has for the same `Column`.
    """

    heading: Callable[[], str]
    value: Callable[[Rows, int], int | str]
    characters: int
    is_number: bool = False


COLUMNS = {
    Column.ID: ListColumn(lambda: tr("ID"), lambda rows, row: rows.ids[row], 7, is_number=True),
    Column.NAME: ListColumn(lambda: tr("Name"), lambda rows, row: file_text(rows.names[row]), 30),
    Column.CATEGORY: ListColumn(lambda: tr("Category"), lambda rows, row: rows.categories[row], 22),
    Column.STATUS: ListColumn(
        lambda: tr("Status"), lambda rows, row: status_word(rows.status(row)), 17
    ),
}
"""By column, in their default order."""


def sort_sentence(column: Column, *, descending: bool) -> str:
    """What the rows are sorted by."""
    pattern = tr("Sorted by {column}, descending") if descending else tr("Sorted by {column}")
    return pattern.format(column=COLUMNS[column].heading())
