"""All known animals that are alike, found in small steps."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import Order, sort
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.support.time_slices import run_in_slices

_STEP = 500
"""Rows in one step: about half a millisecond."""

_BUCKET = 1_000
"""Rows that are compared at once; more if many are alike."""

_FOLDED_MAX = 10_000
"""Letters. Longer names are alike only if they are equal: to fold one would stall the window."""

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
    await run_in_slices(_find(rows, found, looked))
    return found


def _find(rows: Rows, found: Duplicates, looked: Callable[[int], None]) -> Iterator[None]:
    # A dict of a million names would take a quarter of a gigabyte: only the few of one bucket are
    # in memory at a time. Rows are in arrays, and keys are texts: the garbage collector would stop
    # the window to look at a million objects.
    buckets = [array("I") for _ in range(len(rows) // _BUCKET + 1)]
    for some in _in_steps(range(len(rows))):
        for row in some:
            buckets[hash(_key(rows, row)) % len(buckets)].append(row)
        looked(some[-1] + 1)
        yield
    keys, last_rows, before = list[str](), array("I"), array("I", bytes(4 * len(rows)))
    for bucket in buckets:
        yield from _compare(rows, bucket, keys, last_rows, before)
    order = array("I")
    for piece in sort(range(len(keys)), lambda some: [keys[one] for one in some]):
        order += piece
        yield
    while keys:  # to free all at once would take long
        del keys[-_STEP:]
        yield
    yield from _fill(found, rows, (last_rows[place] for place in order), before)


def _compare(
    rows: Rows, bucket: Order, keys: list[str], last_rows: Order, before: Order
) -> Iterator[None]:
    """Add the key of each group and the last of its rows; `before` leads from there to the others.

    It has for each row the one before in its group, counted from 1.
    """
    last_of = dict[str, int]()
    for some in _in_steps(bucket):
        for row in some:
            key = _key(rows, row)
            before[row] = last_of.get(key, -1) + 1
            last_of[key] = row
        yield
    for key, row in last_of.items():
        if before[row]:
            keys.append(key)
            last_rows.append(row)


def _fill(found: Duplicates, rows: Rows, last_rows: Iterator[int], before: Order) -> Iterator[None]:
    pets, numbers = list[_Columns](), array("I")
    for number, last in enumerate(last_rows, 1):
        group = array("I", [last])
        while at := before[group[-1]]:
            group.append(at - 1)
            if len(group) % _STEP == 0:
                yield
        for some in _by_id(rows, group):
            pets += [_columns(rows, row) for row in some]
            numbers.extend([number] * len(some))
            if len(pets) >= _STEP or not some:
                _put(found, pets, numbers)
                yield
    _put(found, pets, numbers)


def _put(found: Duplicates, pets: list[_Columns], numbers: Order) -> None:
    if pets:
        found.rows.load(pets)
        found.groups.extend(numbers)
        pets.clear()
        del numbers[:]


def _by_id(rows: Rows, group: Order) -> Iterator[Sequence[int]]:
    """The rows of a group in steps, and empty ones while many are sorted."""
    ids = rows.ids
    if len(group) <= _STEP:
        yield sorted(group, key=ids.__getitem__)
        return
    for piece in sort(group, lambda some: [ids[row] for row in some]):
        yield ()
        yield from _in_steps(piece)


def _columns(rows: Rows, row: int) -> _Columns:
    return rows.ids[row], rows.names[row], rows.categories[row], rows.status(row)


def alike(name: str) -> str:
    """The same text for names that differ only in case, accents, blanks or what cannot be seen."""
    folded = "".join(fold(name).split())
    return folded if folded.isascii() else "".join(filter(str.isprintable, folded))


def _key(rows: Rows, row: int) -> str:
    """What the rows of a group share, in the order of names and categories."""
    name = rows.names[row]
    same = name if len(name) > _FOLDED_MAX else alike(name)
    return f"{same}\0{_category_key(rows.categories[row])}"


@lru_cache(1_000)
def _category_key(category: int) -> str:
    return f"{category + 2**63:020}"


def _in_steps(rows: Sequence[int]) -> Iterator[Sequence[int]]:
    return (rows[start : start + _STEP] for start in range(0, len(rows), _STEP))
