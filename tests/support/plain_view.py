"""What a view must show, computed the simplest way: one filter and one sort over all rows."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.text_folding import fold, natural
from petstore_gui.domain.category import Category
from petstore_gui.domain.view import Column, Filter, View

Names = Mapping[int, Category]


def arrange(
    rows: Rows, view: View, pinned: int | None = None, names: Names | None = None
) -> array[int]:
    """The rows to show, in order. Rows that compare equal are in the order in which they came.

    Animals of one name are ordered by their IDs. A pinned row is always shown. `names`: those of
    categories, which are sorted before the numbers of others.
    """
    names = names or {}
    found = _matching(rows, view, rows.known(0, len(rows)), names)
    if pinned is not None:
        found = sorted({*found, pinned})
    return array("I", _ordered(rows, view, found, names))


def _matching(rows: Rows, view: View, candidates: Iterable[int], names: Names) -> list[int]:
    """The candidates that match the filter and every word of the search."""
    found = list(candidates)
    if view.filter is not Filter.ALL:
        codes = rows.status_codes
        wanted = rows.code_of(view.filter.status)
        found = [row for row in found if codes[row] == wanted]
    if view.categories:
        found = [row for row in found if rows.categories[row] in view.categories]
    for word in fold(view.search).split():
        in_names = {number for number, one in names.items() if word in fold(one.name)}
        found = [row for row in found if word in rows.key(row) or rows.categories[row] in in_names]
    return found


def _ordered(rows: Rows, view: View, found: list[int], names: Names) -> list[int]:
    """`found`, sorted as the view asks."""
    found.sort(key=_sort_key(rows, view.column, names))
    return found[::-1] if view.descending else found


def _sort_key(rows: Rows, column: Column, names: Names) -> Callable[[int], Any]:
    def category_key(row: int) -> Any:
        number = rows.categories[row]
        named = names.get(number)
        return (1, "", number) if named is None else (0, natural(fold(named.name)), number)

    columns: dict[Column, Callable[[int], Any]] = {
        Column.ID: rows.ids.__getitem__,
        Column.NAME: rows.sort_key,
        Column.CATEGORY: category_key,
        Column.STATUS: rows.status_codes.__getitem__,
    }
    return columns[column]
