"""The rows as they are arranged by now: all, or the first of them while others are looked for."""

from __future__ import annotations

from array import array
from collections.abc import Generator, Iterator

import msgspec

from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import Key, Lines, Order, merge

SCREEN = 128
"""Rows that fill any screen."""


class Shown(msgspec.Struct, frozen=True):
    """What the table is to show: `order` names rows of `rows`.

    `only_appended` tells that all but the end of `order` is as it was in the `Shown` before.
    `is_whole`: this is all that the view lets through; else more comes behind it.
    `history` tells what the row of an animal cannot: when it was seen last, and whether it is news.
    """

    rows: Rows
    order: Lines
    only_appended: bool = False
    is_whole: bool = True
    history: History | None = None


class Arrangement:
    """An order, and of how many rows. `is_news` until it is told."""

    def __init__(self, rows: Rows) -> None:
        self.order: Lines = array("I")
        self.count = 0
        self.is_news = False
        self._rows = rows
        self._is_other = False
        self._grows = False

    @property
    def grown(self) -> int:
        """How many rows an order has that is not whole yet; 0 where it is, or nothing came."""
        return len(self.order) if self._grows else 0

    def take(self, rows: Rows, order: Lines, count: int, *, is_changed: bool) -> None:
        """Have this whole order, of the first `count` rows, from now on.

        `is_changed`: rows may be other than they were, though their order is the same.
        """
        before = self.order
        if is_changed or rows is not self._rows or not _begins_with(order, before):
            self._is_other = self.is_news = True
        self.is_news = self.is_news or len(order) > len(before)
        self._rows, self.order, self.count, self._grows = rows, order, count, False

    def take_pieces(
        self, rows: Rows, pieces: Iterator[Order], count: int, *, grows: bool
    ) -> Iterator[None]:
        """Have an order that comes in pieces: from the first one on where it `grows`, else whole.

        What a view shows grows when it is another one; else lines would go and come again.
        """
        order = array("I")
        self._grows = False  # what grew before, and was left, grows no more
        for piece in pieces:
            order += piece
            if grows and order and not self._grows:
                self.take(rows, order, count, is_changed=True)
                self._grows = True
            self.is_news = self.is_news or (self._grows and bool(piece))
            yield
        if self._grows:
            self._grows, self.is_news = False, True
        else:
            self.take(rows, order, count, is_changed=True)

    def told(self, history: History | None, *, is_whole: bool) -> Shown:
        """What is to be shown; it stays as it is."""
        order = self.order[:] if self._grows else self.order
        shown = Shown(self._rows, order, not self._is_other, is_whole, history)
        self._is_other = self.is_news = False
        return shown


def _begins_with(order: Lines, before: Lines) -> bool:
    if isinstance(order, range) or isinstance(before, range):
        return not before or order[: len(before)] == before
    # As bytes: a million numbers take a third of a millisecond, and nothing is copied.
    whole, first = memoryview(order).cast("B"), memoryview(before).cast("B")
    return whole[: len(first)] == first


def appended(
    lines: Lines, added: Order, key: Key, *, is_reversed: bool
) -> Generator[None, None, Lines]:
    """`lines` with the rows `added`, in small steps; both are in order."""
    if not added:
        return lines
    order = lines if isinstance(lines, array) else array("I", lines)
    if is_reversed:
        order, added = order[::-1], added[::-1]
    if not order or key(order[-1]) < key(added[0]):
        merged = order + added  # they all come behind: no need to look at the rest
    else:
        merged = array("I")
        for piece in merge(order, added, key):
            merged += piece
            yield
    return merged[::-1] if is_reversed else merged
