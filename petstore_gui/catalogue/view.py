"""Which rows are shown, and in which order: filter, search and sort as pure functions."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from enum import Enum, IntEnum
from typing import Any

import msgspec

from petstore_gui.catalogue.folding import fold
from petstore_gui.catalogue.rows import Rows
from petstore_gui.pets import PetStatus


class Column(IntEnum):
    """The columns of the table, in their first order."""

    ID = 0
    NAME = 1
    CATEGORY = 2
    STATUS = 3


class Filter(Enum):
    """What the filter buttons show."""

    ALL = "all"
    AVAILABLE = "available"
    PENDING = "pending"
    SOLD = "sold"
    NOT_STATED = "not stated"

    @property
    def status(self) -> PetStatus | None:
        """The `status` to ask the service for, or None where the interface has none for it."""
        return None if self in (Filter.ALL, Filter.NOT_STATED) else PetStatus(self.value)


class View(msgspec.Struct, frozen=True):
    """What a person chose to see. `search` is as typed."""

    filter: Filter = Filter.ALL
    search: str = ""
    column: Column = Column.ID
    descending: bool = False


def arrange(rows: Rows, view: View, pinned: int | None = None) -> array[int]:
    """The rows to show, in order. Rows that sort alike stay in the order in which they came.

    Animals of one name come in the order of their ids as text. A pinned row is
    shown whatever the view lets through.
    """
    found = matching(rows, view, range(len(rows)))
    if pinned is not None and pinned not in found:
        found.append(pinned)
    return array("I", ordered(rows, view, found))


def merge(rows: Rows, view: View, shown: array[int], new_rows: range) -> array[int]:
    """`shown` with those of `new_rows` that match, in order; as `arrange`, for less work."""
    fresh = ordered(rows, view, matching(rows, view, new_rows))
    if not fresh:
        return shown
    if shown and ordered(rows, view, [shown[-1], fresh[0]])[0] == shown[-1]:
        return shown + array("I", fresh)  # they all come behind: no need to look at the rest
    # Sorting two runs that are in order already is one pass of merging (list.sort is timsort).
    return array("I", ordered(rows, view, [*shown, *fresh]))


def matching(rows: Rows, view: View, candidates: Iterable[int]) -> list[int]:
    """Those candidates that the filter and every word of the search let through."""
    found = list(candidates)
    if view.filter is not Filter.ALL:
        codes = rows.status_codes()
        wanted = rows.code_of(view.filter.status)
        found = [row for row in found if codes[row] == wanted]
    for word in fold(view.search).split():
        found = [row for row in found if word in rows.key(row)]
    return found


def ordered(rows: Rows, view: View, found: list[int]) -> list[int]:
    """`found`, sorted in place as the view asks."""
    found.sort(key=_sort_key(rows, view.column), reverse=view.descending)
    return found


def _sort_key(rows: Rows, column: Column) -> Callable[[int], Any]:
    columns: dict[Column, Callable[[int], Any]] = {
        Column.ID: rows.ids.__getitem__,
        Column.NAME: rows.key,
        Column.CATEGORY: rows.categories.__getitem__,
        Column.STATUS: rows.status_codes().__getitem__,
    }
    return columns[column]
