"""What a view must show, computed the simplest way: one filter and one sort over all rows."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import Any

from petstore_gui.catalogue.natural_order import natural
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.catalogue.view import Column, Filter, View


def arrange(rows: Rows, view: View, pinned: int | None = None) -> array[int]:
    """The rows to show, in order. Rows that compare equal stay in their original order.

    Animals of one name are ordered by their IDs. A pinned row is always shown.
    """
    found = _matching(rows, view, range(len(rows)))
    if pinned is not None:
        found = sorted({*found, pinned})
    return array("I", _ordered(rows, view, found))


def _matching(rows: Rows, view: View, candidates: Iterable[int]) -> list[int]:
    """The candidates that match the filter and every word of the search."""
    found = list(candidates)
    if view.filter is not Filter.ALL:
        codes = rows.status_codes()
        wanted = rows.code_of(view.filter.status)
        found = [row for row in found if codes[row] == wanted]
    for word in fold(view.search).split():
        found = [row for row in found if word in rows.key(row)]
    return found


def _ordered(rows: Rows, view: View, found: list[int]) -> list[int]:
    """`found`, sorted in place as the view asks."""
    found.sort(key=_sort_key(rows, view.column), reverse=view.descending)
    return found


def _sort_key(rows: Rows, column: Column) -> Callable[[int], Any]:
    columns: dict[Column, Callable[[int], Any]] = {
        Column.ID: rows.ids.__getitem__,
        Column.NAME: lambda row: natural(rows.key(row)),
        Column.CATEGORY: rows.categories.__getitem__,
        Column.STATUS: rows.status_codes().__getitem__,
    }
    return columns[column]
