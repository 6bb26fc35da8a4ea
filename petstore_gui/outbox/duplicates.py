"""All known animals that are alike, found in small steps."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.sliced_sort import Order, sort
from petstore_gui.outbox.duplicate_finder import alike
from petstore_gui.support.time_slices import run_in_slices

_STEP = 500
"""Rows in one step: about half a millisecond."""

_BUCKET = 1_000
"""Rows that are compared at once; more if many are alike."""

_FOLDED_MAX = 10_000
"""Letters. Longer names are alike only if they are equal: to fold one would stall the window."""

_Key = tuple[str, int]
_Columns = tuple[int, str, int, str | None]


class Duplicates(NamedTuple):
    """Animals of one category whose names differ at most in case, accents and blanks.

    `rows` has them as they were when they were found, group after group in the order of names, by
    ID in each. `groups`: the number of each row's group, from 1.
    """

    rows: Rows
    groups: Order


class _Group(NamedTuple):
    key: _Key
    rows: Order


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
    # in memory at a time.
    buckets = [array("I") for _ in range(len(rows) // _BUCKET + 1)]
    for some in _in_steps(range(len(rows))):
        for row in some:
            buckets[hash(_key(rows, row)) % len(buckets)].append(row)
        looked(some[-1] + 1)
        yield
    groups = list[_Group | None]()
    for bucket in buckets:
        yield from _compare(rows, bucket, groups)
    order = array("I")
    for piece in sort(range(len(groups)), lambda some: [_key_of(groups[one]) for one in some]):
        order += piece
        yield
    yield from _fill(found, rows, groups, order)


def _compare(rows: Rows, bucket: Order, groups: list[_Group | None]) -> Iterator[None]:
    by_key = dict[_Key, Order]()
    for some in _in_steps(bucket):
        for row in some:
            by_key.setdefault(_key(rows, row), array("I")).append(row)
        yield
    groups += [_Group(key, group) for key, group in by_key.items() if len(group) > 1]


def _fill(
    found: Duplicates, rows: Rows, groups: list[_Group | None], order: Order
) -> Iterator[None]:
    pets, numbers = list[_Columns](), array("I")
    for number, place in enumerate(order, 1):
        group, groups[place] = groups[place], None  # to free all at once would take long
        for some in _by_id(rows, group.rows if group else array("I")):
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


def _key(rows: Rows, row: int) -> _Key:
    name = rows.names[row]
    return name if len(name) > _FOLDED_MAX else alike(name), rows.categories[row]


def _key_of(group: _Group | None) -> _Key:
    return group.key if group else ("", 0)


def _in_steps(rows: Sequence[int]) -> Iterator[Sequence[int]]:
    return (rows[start : start + _STEP] for start in range(0, len(rows), _STEP))
