"""The rows in the order of each column, cached, and updated for new and changed rows."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import chain
from operator import neg
from typing import Any

from petstore_gui.catalogue.rows import Difference, Rows
from petstore_gui.catalogue.search_texts import BLOCK
from petstore_gui.catalogue.sliced_sort import (
    Cut,
    Key,
    Lines,
    Order,
    in_pieces,
    in_slices,
    merge,
    sort,
)
from petstore_gui.domain.view import Column

_TIED = (Column.CATEGORY, Column.STATUS)
"""Columns with many equal rows, which keep the order in which they came in both directions."""

_LETTERS_A_STEP = 2**17
"""Letters of names in one step of sorting, where some are long."""

_COMPARED_MAX = 4_096
"""How many letters of a name count at most: most comparisons need only the first of them."""


class _ColumnOrder:
    """The first `count` rows in order, except those that changed since."""

    def __init__(self) -> None:
        self.order = array("I")
        self.count = 0
        self.changed: set[int] = set()
        self.changed_during_update: set[int] = set()

    def note(self, row: int) -> None:
        self.changed.add(row)
        self.changed_during_update.add(row)


class SortOrders:
    """Caches orders of the rows: by name, by id if ids came unordered, and by one more column.

    Each takes four bytes an animal. One direction is the other reversed, except in columns where
    rows are equal. `placed`: how many rows of a sort under way are in place.
    """

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._ranks: Mapping[int, int] = {}
        self.placed = 0
        self._kept: dict[tuple[Column, bool], _ColumnOrder] = {}

    def rank(self, ranks: Mapping[int, int]) -> None:
        """Sort these categories by their ranks from now on, and others by their numbers."""
        self._ranks = ranks
        self._kept = {
            one: kept for one, kept in self._kept.items() if one[0] is not Column.CATEGORY
        }

    def is_plain(self, column: Column) -> bool:
        """Whether the order of a column is that of the row numbers."""
        return column is Column.ID and self._rows.ids_ascend

    def note(self, row: int, difference: Difference) -> None:
        """Note that a row has changed."""
        before, after = difference
        for (column, _), kept in self._kept.items():
            if before is None or _value(before, column) != _value(after, column):
                kept.note(row)

    def all_rows(self, column: Column, *, descending: bool) -> Generator[None, None, Lines]:
        """All rows in an order, in small steps: as many as there are at the first step."""
        self.placed = 0
        if self.is_plain(column):
            order: Lines = range(len(self._rows))
        else:
            order = yield from self._all_rows(column, column in _TIED and descending)
        return order[::-1] if descending and column not in _TIED else order

    def insert(
        self, some: Sequence[int], order: Lines, column: Column, *, descending: bool
    ) -> Generator[None, None, Lines]:
        """An order with some more rows, in small steps."""
        if not some:
            return order
        is_negative = descending and column in _TIED
        is_reversed = descending and not is_negative
        if self.is_plain(column):
            added = array("I", some)
        else:
            added = yield from self._sorted(some, column, is_negative)
        ascending = array("I", order[::-1] if is_reversed else order)
        key = self._key(column, is_negative)
        if not ascending or key(ascending[-1]) < key(added[0]):
            merged = ascending + added  # all of them come last
        else:
            merged = array("I")
            for piece in merge(ascending, added, key, cut_up=self._cut(column)):
                merged += piece
                yield
        return merged[::-1] if is_reversed else merged

    def _key(self, column: Column, is_negative: bool) -> Key:
        """The key of a row in the order. No two rows have the same."""
        value = self._value_of(column, is_negative)
        return (lambda row: (value(row), row)) if column in _TIED else value

    def _all_rows(self, column: Column, is_negative: bool) -> Generator[None, None, Order]:
        kept = self._kept.get((column, is_negative))
        if kept is None:
            if column in _TIED:
                self._kept = {one: kept for one, kept in self._kept.items() if one[0] not in _TIED}
            kept = self._kept[column, is_negative] = _ColumnOrder()
        key = self._key(column, is_negative)
        count = len(self._rows)
        while kept.changed or kept.count < count:
            changed = sorted(row for row in kept.changed if row < kept.count)
            new = range(kept.count, count)
            kept.changed_during_update = set()
            some = [*changed, *new] if changed else new
            added = yield from self._sorted(some, column, is_negative)
            order = array("I")
            for piece in merge(kept.order, added, key, kept.changed, self._cut(column)):
                order += piece
                yield
            kept.order, kept.count, kept.changed = order, count, kept.changed_during_update
        return kept.order

    def _sorted(
        self, some: Sequence[int], column: Column, is_negative: bool
    ) -> Generator[None, None, Order]:
        order = array("I")
        values_of = self._values_of(column, is_negative)
        for piece in sort(some, values_of, self._cut(column)):
            order += piece
            self.placed = len(order)
            yield
        self.placed = 0
        return order

    def _cut(self, column: Column) -> Cut:
        is_long = column is Column.NAME and self._rows.has_long_names
        return self._in_short_pieces if is_long else in_slices

    def _in_short_pieces(self, some: Sequence[int]) -> Iterator[Sequence[int]]:
        """Rows in pieces of not too many letters: the longest names take longest to compare."""
        names = self._rows.names
        return in_pieces(some, lambda row: min(len(names[row]), _COMPARED_MAX), _LETTERS_A_STEP)

    def _values_of(
        self, column: Column, is_negative: bool
    ) -> Callable[[Sequence[int]], Sequence[Any]]:
        value = self._value_of(column, is_negative)

        def values(some: Sequence[int]) -> Sequence[Any]:
            is_of_blocks = column is Column.NAME and not self._rows.has_long_names
            if is_of_blocks and isinstance(some, range):
                return self._sort_keys(some)
            if column is Column.CATEGORY and self._ranks:
                return self._category_ranks(some, is_negative)
            return list(map(value, some))

        return values

    def _value_of(self, column: Column, is_negative: bool) -> Key:
        rows = self._rows
        if column is Column.NAME:
            return rows.sort_key
        if column is Column.CATEGORY and self._ranks:
            rank_of, numbers = self._ranks.get, rows.categories
            if is_negative:
                return lambda row: -rank_of(numbers[row], numbers[row])
            return lambda row: rank_of(numbers[row], numbers[row])
        values = {
            Column.ID: rows.ids,
            Column.CATEGORY: rows.categories,
            Column.STATUS: rows.status_codes(),
        }[column]
        return (lambda row: -values[row]) if is_negative else values.__getitem__

    def _category_ranks(self, some: Sequence[int], is_negative: bool) -> list[int]:
        """The keys of rows to sort by category, made in C."""
        categories = self._rows.categories
        numbers: Sequence[int] = (
            categories[some.start : some.stop]
            if isinstance(some, range)
            else list(map(categories.__getitem__, some))
        )
        ranks = map(self._ranks.get, numbers, numbers)
        return list(map(neg, ranks) if is_negative else ranks)

    def _sort_keys(self, some: range) -> list[str]:
        first, last = some.start // BLOCK, -(-some.stop // BLOCK)
        keys = list(chain.from_iterable(map(self._rows.texts.sort_keys, range(first, last))))
        return keys[some.start - first * BLOCK : some.stop - first * BLOCK]


def _value(pet: Any, column: Column) -> object:
    return {
        Column.ID: pet.id,
        Column.NAME: pet.name,
        Column.CATEGORY: pet.category_id,
        Column.STATUS: pet.status,
    }[column]
