"""The rows in the order of each column, cached, and updated for new and changed rows."""

from __future__ import annotations

from array import array
from collections.abc import Generator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.search_texts import BLOCK
from petstore_gui.catalogue.sliced_sort import Key, Lines, joined, merge, sort
from petstore_gui.domain.view import Column


class _ColumnOrder:
    """The first `count` rows in order, except those that changed since."""

    def __init__(self) -> None:
        self.order = array("I")
        self.count = 0
        self.changed: set[int] = set()
        self.changed_during_update: set[int] = set()


class SortOrders:
    """Caches orders of the rows, four bytes an animal for each column.

    `placed`: the rows of a sort under way that are in place.
    """

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._ranks: Mapping[int, int] = {}
        self._kept: dict[Column, _ColumnOrder] = {}
        self.placed = array("I")

    def rank(self, ranks: Mapping[int, int]) -> None:
        """Sort these categories by their ranks from now on, and others by their numbers."""
        self._ranks = ranks
        self._kept.pop(Column.CATEGORY, None)

    def note(self, row: int) -> None:
        """Note that a row has changed."""
        for kept in self._kept.values():
            kept.changed.add(row)
            kept.changed_during_update.add(row)

    def all_rows(self, column: Column) -> Generator[None, None, Lines]:
        """All rows in ascending order, in small steps."""
        if column is Column.ID and self._rows.ids_ascend:
            return range(len(self._rows))
        kept = self._kept.setdefault(column, _ColumnOrder())
        is_tied = column in (Column.CATEGORY, Column.STATUS)
        value = self._value_of(column)
        key: Key = (lambda row: (value(row), row)) if is_tied else value
        while kept.changed or kept.count < len(self._rows):
            count, kept.changed_during_update = len(self._rows), set()
            changed = sorted(row for row in kept.changed if row < kept.count)
            new = range(kept.count, count)
            pieces = sort([*changed, *new] if changed else new, partial(self._values, column))
            self.placed = array("I")
            added = yield from joined(pieces, self.placed)
            pieces = merge(kept.order, added, key, kept.changed)
            kept.order = yield from joined(pieces, array("I"))
            kept.count, kept.changed = count, kept.changed_during_update
        self.placed = array("I")
        return kept.order

    def _values(self, column: Column, some: Sequence[int]) -> Sequence[Any]:
        if column is Column.NAME and isinstance(some, range):
            return self._sort_keys(some)
        return list(map(self._value_of(column), some))

    def _value_of(self, column: Column) -> Key:
        rows, ranks = self._rows, self._ranks
        if column is Column.NAME:
            return rows.sort_key
        if column is Column.CATEGORY and ranks:
            numbers = rows.categories
            return lambda row: ranks.get(numbers[row], numbers[row])
        return {
            Column.ID: rows.ids,
            Column.CATEGORY: rows.categories,
            Column.STATUS: rows.status_codes,
        }[column].__getitem__

    def _sort_keys(self, some: range) -> list[str]:
        """The sort keys of rows in turn, made in blocks."""
        first, last = some.start // BLOCK, -(-some.stop // BLOCK)
        keys = list(chain.from_iterable(map(self._rows.texts.sort_keys, range(first, last))))
        return keys[some.start - first * BLOCK : some.stop - first * BLOCK]
