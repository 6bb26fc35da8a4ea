"""Finds the rows that match the filter and search of a view, in small steps."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import compress
from typing import Any

from petstore_gui.catalogue.named_categories import NamedCategories
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.search_texts import BLOCK
from petstore_gui.catalogue.sliced_sort import SLICE, Lines, Order, in_pieces
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.domain.view import Filter, View

_WALK = SLICE // 2
"""Rows that are checked first, one by one: if many match, they fill the screen."""

_LETTERS_A_STEP = 2**17
_ASCII_FASTER = 16
"""Letters of long names in one step of a search, and how many times as fast ASCII is folded."""


_WITHOUT_NAMES = NamedCategories({})


class RowFilter:
    """The filters and search of one view. A pinned row always matches.

    `hits`: how many rows `matching` has found for the search and the categories, by status code,
    without the filter by status.
    """

    def __init__(
        self,
        rows: Rows,
        view: View,
        pinned: int | None = None,
        names: NamedCategories = _WITHOUT_NAMES,
    ) -> None:
        self._rows = rows
        self._words = sorted(fold(view.search).split(), key=len, reverse=True)
        named = {word: names.with_word(word) for word in self._words}
        self._named = {word: categories for word, categories in named.items() if categories}
        self._only = view.categories
        self._code = None if view.filter is Filter.ALL else rows.code_of(view.filter.status)
        self._pinned = pinned
        self.hits: Counter[int] = Counter()

    @property
    def matches_all(self) -> bool:
        """Whether every row matches."""
        return self._code is None and not self._words and not self._only

    def matches(self, row: int) -> bool:
        """Whether a row matches."""
        if row == self._pinned:
            return True
        if self._code is not None and self._rows.status_codes()[row] != self._code:
            return False
        if self._only and self._rows.categories[row] not in self._only:
            return False
        return not self._words or self._has_words(row)

    def _has_words(self, row: int) -> bool:
        key, category, named = self._rows.key(row), self._rows.categories[row], self._named
        return all(word in key or category in named.get(word, ()) for word in self._words)

    def pieces(self, start: int, stop: int, *, is_reversed: bool = False) -> Iterator[range]:
        """The rows from `start` up to `stop`, as many at a time as one step may look at."""
        step = BLOCK if self._has_long_names else SLICE
        starts = range(start, stop, step)
        for first in reversed(starts) if is_reversed else starts:
            rows = range(first, min(first + step, stop))
            pieces = list(self._cut(rows)) if self._has_long_names else [rows]
            yield from reversed(pieces) if is_reversed else pieces

    @property
    def _has_long_names(self) -> bool:
        """Whether words are sought in long names."""
        return bool(self._words) and self._rows.has_long_names

    def _cut(self, rows: Lines) -> Iterator[Any]:
        """Rows in pieces of not too many letters."""
        return in_pieces(rows, self._letters_to_fold, _LETTERS_A_STEP)

    def _letters_to_fold(self, row: int) -> int:
        name = self._rows.names[row]
        return len(name) // _ASCII_FASTER if name.isascii() else len(name)

    def matching(self, start: int, stop: int) -> list[int]:
        """The matching rows from `start` up to `stop`."""
        found = self._with_words(start, stop) if self._words else range(start, stop)
        codes = self._rows.status_codes()
        if self._only:
            categories = map(self._rows.categories.__getitem__, found)
            found = list(compress(found, map(self._only.__contains__, categories)))
        if self._words or self._only:
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
        is_reversed = len(order) > 1 and order[0] > order[1]
        for rows in self.pieces(0, len(order), is_reversed=is_reversed):
            found = array("I", self.matching(rows.start, rows.stop))
            yield found[::-1] if is_reversed else found

    def _in_any_order(self, order: Lines) -> Iterator[Order]:
        first = BLOCK if self._has_long_names else _WALK
        for some in self._cut(order[:first]) if self._has_long_names else [order[:first]]:
            yield array("I", filter(self.matches, some))
        is_match = bytearray(len(order))
        for rows in self.pieces(0, len(order)):
            for row in self.matching(rows.start, rows.stop):
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
            if self._named:
                found += self._with_named(number, text)
            elif all(word in text for word in self._words):
                lines = texts.lines(number)
                rows = [at for at, line in enumerate(lines, first) if self._words[0] in line]
                for word in self._words[1:]:
                    rows = [row for row in rows if word in lines[row - first]]
                found += rows
        return [row for row in found if start <= row < stop] if found else found

    def _with_named(self, number: int, text: str) -> Sequence[int]:
        """The rows of a block with all words, where some words are in the names of categories."""
        first, lines = number * BLOCK, list[str]()
        categories = self._rows.categories[first : first + BLOCK]
        rows: Sequence[int] = range(first, first + len(categories))
        for word in self._words:
            named, is_in_text = self._named.get(word, frozenset()), word in text
            if is_in_text:
                lines = lines or self._rows.texts.lines(number)
                rows = [
                    row
                    for row in rows
                    if categories[row - first] in named or word in lines[row - first]
                ]
            else:
                rows = [row for row in rows if categories[row - first] in named] if named else []
            if not rows:
                break
        return rows
