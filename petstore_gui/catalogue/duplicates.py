"""All known animals that are alike, found in small steps."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from petstore_gui.catalogue.export.exported_list import by_id
from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import FEW, Lines, Order, joined, sort
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.support.tasks import run_in_slices

_STEP = 500
"""Animals that are stored at once."""

_Columns = tuple[int, str, int, str | None]


class Duplicates(NamedTuple):
    """Animals of one category whose names differ at most in case, accents and blanks.

    `rows` has them as they were when they were found, group after group in the order of names, by
    ID in each. `groups`: the number of each row's group, from 1.
    """

    rows: Rows
    groups: Order


async def find_duplicates(rows: Rows, looked: Callable[[int], None]) -> Duplicates:
    """The duplicates among the rows, in slices of the event loop.

    `looked` takes how many rows were looked through so far. Rows that are appended meanwhile are
    left out.
    """
    found = Duplicates(Rows(), array("I"))
    await run_in_slices(_find(rows, await by_id(rows), found, looked))
    return found


def alike(name: str) -> str:
    """The same text for names that differ only in case, accents, blanks or what cannot be seen."""
    folded = "".join(fold(name).split())
    return folded if folded.isascii() else "".join(filter(str.isprintable, folded))


def _find(
    rows: Rows, known: Lines, found: Duplicates, looked: Callable[[int], None]
) -> Iterator[None]:
    count = 0

    def keys_of(some: Sequence[int]) -> list[str]:
        nonlocal count
        looked(count := count + len(some))
        return [_key(rows, row) for row in some]

    order = yield from joined(sort(known, keys_of, FEW), array("I"))
    pets, last_key, first, number = list[_Columns](), "", -1, 0
    for row in order:
        key = _key(rows, row)
        if key != last_key:
            last_key, first = key, row
        else:
            number += first >= 0
            some = [first, row] if first >= 0 else [row]
            pets += [_columns(rows, one) for one in some]
            found.groups.extend([number] * len(some))
            first = -1
        if len(pets) >= _STEP:
            found.rows.load(pets)
            pets = []
        yield
    found.rows.load(pets)


def _columns(rows: Rows, row: int) -> _Columns:
    return rows.ids[row], rows.names[row], rows.categories[row], rows.status(row)


def _key(rows: Rows, row: int) -> str:
    """What the rows of a group share, in the order of names and categories."""
    return f"{alike(rows.names[row])}\0{rows.categories[row] + 2**63:020}"
