"""The list that is written to a file, whatever its format."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import SLICE, Lines, sort
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.support.tasks import run_in_slices

Value: TypeAlias = "str | int"
"""What a cell holds: a text, or a whole number."""


ExportColumn: TypeAlias = tuple[str, Callable[[int], Value]]
"""A column: its heading, and its value in a row."""


@dataclass(frozen=True)
class About:
    """What a file says of its list.

    For people: a `title` for the sheet, and `lines` above it. For programs: `time` in ISO form. How
    complete the list is stands in both in the same words.
    """

    title: str
    lines: tuple[str, ...]
    deployment: Deployment
    time: str
    completeness: str


@dataclass(frozen=True)
class ExportedList:
    """Some rows in this order. Rows that are shown later do not change it."""

    rows: Rows
    order: Lines
    columns: tuple[ExportColumn, ...]

    def __len__(self) -> int:
        return len(self.order)

    @property
    def headings(self) -> tuple[str, ...]:
        """The headings of its columns."""
        return tuple(heading for heading, _ in self.columns)

    def lines(self) -> Iterator[tuple[Value, ...]]:
        """The values of each row."""
        return zip(*(map(value_of, self.order) for _, value_of in self.columns), strict=True)

    def part(self, start: int, count: int) -> ExportedList:
        """So many rows from one of them on."""
        return replace(self, order=self.order[start : start + count])

    def pets(self) -> Iterator[Pet]:
        """The animals as the interface has them."""
        return map(self.rows.pet, self.order)


async def by_id(rows: Rows) -> Lines:
    """All rows that are not gone in the order of their ids, in slices of the event loop."""
    if rows.ids_ascend and not rows.gone:
        return range(len(rows))
    known, order = array("I"), array("I")
    some = (rows.known(start, start + SLICE) for start in range(0, len(rows), SLICE))
    await run_in_slices(map(known.extend, some))
    pieces = sort(known, lambda some: [rows.ids[row] for row in some])
    await run_in_slices(map(order.extend, pieces))
    return order
