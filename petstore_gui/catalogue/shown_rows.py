"""The rows in the order of a view: all of them, or the first while the rest are arranged."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import msgspec

from petstore_gui.catalogue.history import History
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import Lines, Order

SCREEN = 128
"""Rows that fill any screen."""


class Shown(msgspec.Struct, frozen=True):
    """What the table shows: `order` holds row numbers of `rows`, and never changes.

    `rows` and `history` are live views, since a copy of a million animals takes too long: a row
    keeps its number, but its animal may change before the next `Shown` says so. `history` has what
    a row cannot say: when its animal was last seen, and whether it has changed.

    `only_appended`: `order` starts with all of the previous `Shown`. `is_whole`: this is all that
    matches the view; otherwise more follows.
    """

    rows: Rows
    order: Lines
    only_appended: bool = False
    is_whole: bool = True
    history: History | None = None


class Arrangement:
    """An order of the first `count` rows. `is_changed` until `shown` returns it."""

    def __init__(self, rows: Rows) -> None:
        self.order: Lines = array("I")
        self.count = 0
        self.is_changed = False
        self._rows = rows
        self._only_appended = True
        self._grows = False

    @property
    def grown(self) -> int:
        """How many rows a growing order has; 0 if it is whole, or empty."""
        return len(self.order) if self._grows else 0

    def replace(self, rows: Rows, order: Lines, count: int, *, rows_changed: bool) -> None:
        """Take this whole order of the first `count` rows.

        `rows_changed`: some animals may have changed, though their order is the same.
        """
        if rows_changed or rows is not self._rows or not _begins_with(order, self.order):
            self._only_appended, self.is_changed = False, True
        self.is_changed = self.is_changed or len(order) > len(self.order)
        self._rows, self.order, self.count, self._grows = rows, order, count, False

    def replace_in_pieces(
        self, rows: Rows, pieces: Iterator[Order], count: int, *, grows: bool
    ) -> Iterator[None]:
        """Take an order that comes in pieces: from the first piece on if it `grows`, else whole.

        Only a new view grows; in the same view, lines would disappear and come back.
        """
        order = array("I")
        self._grows = False  # an unfinished order
        for piece in pieces:
            order += piece
            if grows and order and not self._grows:
                self.replace(rows, order, count, rows_changed=True)
                self._grows = True
            self.is_changed = self.is_changed or (self._grows and bool(piece))
            yield
        if self._grows:
            self._grows, self.is_changed = False, True
        else:
            self.replace(rows, order, count, rows_changed=True)

    def shown(self, history: History | None, *, is_whole: bool) -> Shown:
        """Return what to show."""
        order = self.order[:] if self._grows else self.order
        shown = Shown(self._rows, order, self._only_appended, is_whole, history)
        self._only_appended, self.is_changed = True, False
        return shown


def _begins_with(order: Lines, before: Lines) -> bool:
    if isinstance(order, range) or isinstance(before, range):
        return not before or order[: len(before)] == before
    # As bytes: a million numbers take a third of a millisecond, and nothing is copied.
    whole, first = memoryview(order).cast("B"), memoryview(before).cast("B")
    return whole[: len(first)] == first
