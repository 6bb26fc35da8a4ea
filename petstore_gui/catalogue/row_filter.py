"""Finds the rows that match the filter and search of a view, in small steps."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import compress

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.search_texts import BLOCK
from petstore_gui.catalogue.sliced_sort import SLICE, Lines, Order, in_slices
from petstore_gui.catalogue.text_folding import fold, natural, placed
from petstore_gui.domain.category import Category
from petstore_gui.domain.place import Place
from petstore_gui.domain.view import Filter, View

_WALK = SLICE // 2
"""Rows that are checked first, one by one: if many match, they fill the screen."""


_BEFORE_NUMBERS = 2**64
"""More than there are numbers of categories."""


class NamedCategories:
    """Finds categories by words of their names, and ranks them.

    `ranks`: what to sort a category with a name by; others are sorted by their numbers, which all
    come after.
    """

    def __init__(self, by_id: Mapping[int, Category]) -> None:
        self._folded = {number: fold(one.name) for number, one in by_id.items()}
        keys = {number: natural(fold(placed(one.name))) for number, one in by_id.items()}
        in_order = sorted(keys, key=lambda number: (keys[number], number))
        self.ranks = {number: place - _BEFORE_NUMBERS for place, number in enumerate(in_order)}

    def with_word(self, word: str) -> frozenset[int]:
        """The categories in whose names a folded word is."""
        return frozenset(number for number, name in self._folded.items() if word in name)


class RowFilter:
    """The filters and search of one view. A pinned row always matches.

    `hits`: how many rows `matching` has found for the search and the categories, by status code,
    without the filter by status.
    """

    def __init__(
        self, rows: Rows, view: View, names: NamedCategories, pinned: int | None = None
    ) -> None:
        self._rows = rows
        self._words = sorted(fold(view.search).split(), key=len, reverse=True)
        self._named = {word: names.with_word(word) for word in self._words}
        self._only = view.categories
        self._code = None if view.filter is Filter.ALL else rows.code_of(view.filter.status)
        self._pinned = pinned
        self.hits = Counter[int]()

    @property
    def matches_all(self) -> bool:
        """Whether every row matches."""
        return self._code is None and not (self._words or self._only or self._rows.gone)

    def matches(self, row: int) -> bool:
        """Whether a row matches."""
        rows = self._rows
        if row == self._pinned:
            return True
        if self._code not in (None, rows.status_codes[row]) or rows.places[row] == Place.GONE:
            return False
        category = rows.categories[row]
        if self._only and category not in self._only:
            return False
        key = rows.key(row) if self._words else ""
        return all(word in key or category in self._named[word] for word in self._words)

    def matching(self, start: int, stop: int) -> Sequence[int]:
        """The matching rows from `start` up to `stop`."""
        rows, codes = self._rows, self._rows.status_codes
        found = rows.known(start, stop)
        if self._words and found:
            found = self._with_words(start, found)
        if self._only:
            found = [row for row in found if rows.categories[row] in self._only]
        if self._words or self._only:
            self.hits.update(map(codes.__getitem__, found))
        if self._code is not None:
            wanted = map(self._code.__eq__, map(codes.__getitem__, found))
            found = list(compress(found, wanted))
        if self._pinned is not None and start <= self._pinned < stop:
            return sorted({*found, self._pinned})
        return found

    def filtered(self, order: Lines) -> Iterator[Order]:
        """The matching rows of an order of all rows, in small steps."""
        if isinstance(order, range):
            for some in in_slices(order):
                first, last = sorted((some[0], some[-1]))
                found = array("I", self.matching(first, last + 1))
                yield found[:: order.step]
            return
        yield array("I", filter(self.matches, order[:_WALK]))
        is_match = bytearray(len(order))
        for start in range(0, len(order), SLICE):
            for row in self.matching(start, min(start + SLICE, len(order))):
                is_match[row] = True
            yield array("I")
        for some in in_slices(order[_WALK:]):
            yield array("I", compress(some, map(is_match.__getitem__, some)))

    def _with_words(self, start: int, rows: Sequence[int]) -> Sequence[int]:
        """Those of some rows from `start` on that have all words."""
        found = list[int]()
        wanted = set(rows) if len(rows) < rows[-1] + 1 - start else range(rows[0], rows[-1] + 1)
        for number in range(start // BLOCK, rows[-1] // BLOCK + 1):
            found += filter(wanted.__contains__, self._in_block(number))
        return found

    def _in_block(self, number: int) -> Sequence[int]:
        """The rows of a block with all words, in their texts or the names of their categories."""
        texts, first, text = self._rows.texts, number * BLOCK, self._rows.texts.block(number)
        if any(word not in text and not self._named[word] for word in self._words):
            return ()
        lines = texts.lines(number)
        found: Sequence[int] = range(first, first + len(lines))
        for word in self._words:
            named, categories = self._named[word], self._rows.categories
            found = [
                row
                for row in found
                if word in lines[row - first] or (named and categories[row] in named)
            ]
        return found
