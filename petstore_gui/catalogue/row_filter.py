"""Finds the rows that match the filter and search of a view, in small steps."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import compress

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.search_texts import BLOCK
from petstore_gui.catalogue.sliced_sort import SLICE, Lines, Order
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.catalogue.view import Filter, View

_WALK = SLICE // 2
"""Rows that are checked first, one by one: if many match, they fill the screen."""


class RowFilter:
    """The filter and search of one view. A pinned row always matches.

    `hits`: how many rows `matching` has found for the search, by status code, without the filter.
    """

    def __init__(self, rows: Rows, view: View, pinned: int | None = None) -> None:
        self._rows = rows
        self._words = sorted(fold(view.search).split(), key=len, reverse=True)
        self._code = None if view.filter is Filter.ALL else rows.code_of(view.filter.status)
        self._pinned = pinned
        self.hits: Counter[int] = Counter()

    @property
    def matches_all(self) -> bool:
        """Whether every row matches."""
        return self._code is None and not self._words

    def matches(self, row: int) -> bool:
        """Whether a row matches."""
        if row == self._pinned:
            return True
        if self._code is not None and self._rows.status_codes()[row] != self._code:
            return False
        return not self._words or self._has_words(row)

    def _has_words(self, row: int) -> bool:
        key = self._rows.key(row)
        return all(word in key for word in self._words)

    @property
    def step(self) -> int:
        """How many rows to look at in one step; if words are sought in long names, few."""
        return BLOCK if self._words and self._rows.has_long_names else SLICE

    def matching(self, start: int, stop: int) -> list[int]:
        """The matching rows from `start` up to `stop`."""
        found = self._with_words(start, stop) if self._words else range(start, stop)
        codes = self._rows.status_codes()
        if self._words:
            self.hits.update(map(codes.__getitem__, found))
        if self._code is not None:
            if isinstance(found, range):
                found = list(compress(found, map(self._code.__eq__, codes[start:stop])))
            else:
                found = [row for row in found if codes[row] == self._code]
        if self._pinned is not None and start <= self._pinned < stop:
            return sorted({*found, self._pinned})
        return list(found)

    def filtered(self, order: Lines, *, is_plain: bool) -> Iterator[Order]:
        """The matching rows of an order of all rows, in small steps.

        `is_plain`: the order is that in which the rows came, or its reverse.
        """
        return self._in_plain_order(order) if is_plain else self._in_any_order(order)

    def _in_plain_order(self, order: Lines) -> Iterator[Order]:
        step = self.step
        starts, is_reversed = range(0, len(order), step), len(order) > 1 and order[0] > order[1]
        for start in reversed(starts) if is_reversed else starts:
            found = array("I", self.matching(start, min(start + step, len(order))))
            yield found[::-1] if is_reversed else found

    def _in_any_order(self, order: Lines) -> Iterator[Order]:
        first = min(_WALK, self.step)
        yield array("I", filter(self.matches, order[:first]))
        is_match = bytearray(len(order))
        for start in range(0, len(order), step := self.step):
            for row in self.matching(start, min(start + step, len(order))):
                is_match[row] = True
            yield array("I")
        for start in range(first, len(order), 4 * SLICE):
            piece = order[start : start + 4 * SLICE]
            yield array("I", compress(piece, map(is_match.__getitem__, piece)))

    def _with_words(self, start: int, stop: int) -> Sequence[int]:
        texts, found = self._rows.texts, list[int]()
        for number in range(start // BLOCK, -(-stop // BLOCK)):
            first = number * BLOCK
            if self._rows.has_long_block(first):
                found += filter(self._has_words, range(max(start, first), min(stop, first + BLOCK)))
                continue
            text = texts.block(number)
            if all(word in text for word in self._words):
                lines = texts.lines(number)
                rows = [at for at, line in enumerate(lines, first) if self._words[0] in line]
                for word in self._words[1:]:
                    rows = [row for row in rows if word in lines[row - first]]
                found += rows
        return [row for row in found if start <= row < stop] if found else found
