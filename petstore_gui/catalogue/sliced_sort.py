"""Sorting and merging in small steps: a million keys at once would freeze the window.

Each generator yields the next rows in order, or none after some milliseconds of work.
Rows with equal keys keep their original order.
"""

from __future__ import annotations

import heapq
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain
from typing import Any, TypeAlias

Order: TypeAlias = "array[int]"
"""Row numbers in some order, four bytes each."""

Lines: TypeAlias = "array[int] | range"
"""Row numbers in the order of the table's lines; their first order takes no memory at all."""

Key: TypeAlias = Callable[[int], Any]
"""Maps a row to what it is sorted by."""

Cut: TypeAlias = Callable[[Sequence[int]], Iterator[Sequence[int]]]
"""Cuts rows into pieces that are not too long for one step."""

SLICE = 4_096
"""Rows in one step: two milliseconds at most."""

_SAMPLES_A_PIECE = 32
_MERGED_AT_ONCE = 16
"""Samples of long keys in one step."""


def in_slices(rows: Sequence[int]) -> Iterator[Sequence[int]]:
    """Rows whose keys are short, in pieces."""
    return (rows[start : start + SLICE] for start in range(0, len(rows), SLICE))


def in_pieces(
    rows: Sequence[int], size_of: Callable[[int], int], most: int
) -> Iterator[Sequence[int]]:
    """Rows in pieces of at most `SLICE`, which end with the row that makes them exceed a size."""
    start = size = 0
    for at, row in enumerate(rows):
        size += size_of(row)
        if size > most or at - start == SLICE:
            yield rows[start : at + 1]
            start, size = at + 1, 0
    if start < len(rows):
        yield rows[start:]


class _Run:
    """Some rows in order, with their keys. Those before `at` are taken."""

    def __init__(self, rows: Sequence[int], keys: Sequence[Any]) -> None:
        places = sorted(range(len(keys)), key=keys.__getitem__)
        self.rows = array("I", [rows[place] for place in places])
        self.keys = [keys[place] for place in places]
        self.at = 0

    def take(self, end: int) -> tuple[Order, list[Any]]:
        start, self.at = self.at, end
        return self.rows[start:end], self.keys[start:end]

    def take_below(self, key: Any) -> tuple[Order, list[Any]]:
        if self.at < len(self.keys) and self.keys[self.at] < key:
            return self.take(bisect_left(self.keys, key, self.at + 1))
        return self.take(self.at)  # mostly, where runs are short: one comparison may take long

    def take_equal(self, key: Any) -> Order:
        return self.take(bisect_right(self.keys, key, self.at))[0]


def sort(
    rows: Sequence[int],
    keys_of: Callable[[Sequence[int]], Sequence[Any]],
    cut_up: Cut = in_slices,
) -> Iterator[Order]:
    """`rows` in the order of their keys, which `keys_of` returns for some rows at a time.

    First sorts short runs. Then, from the lowest key up, sorts together what all runs have between
    two keys of a sample. That takes no more comparisons than one long sort.
    """
    runs, samples = list[_Run](), list[Sequence[Any]]()
    for some in cut_up(rows):
        runs.append(_Run(some, keys_of(some)))
        samples.append(runs[-1].keys[:: -(-len(some) // _SAMPLES_A_PIECE)])
        yield array("I")
    sample = list[Any]()
    if cut_up is in_slices:
        sample = sorted(chain.from_iterable(samples))
    else:
        for key in heapq.merge(*samples):
            sample.append(key)
            if len(sample) % _MERGED_AT_ONCE == 0:
                yield array("I")
    for key in dict.fromkeys(sample[::_SAMPLES_A_PIECE]):
        yield _together([run.take_below(key) for run in runs])
        equal = array("I")
        for run in runs:
            equal += run.take_equal(key)
        yield equal  # in their original order; they need no sorting
    yield _together([run.take(len(run.keys)) for run in runs])
    while runs:  # a million keys at once take 25 ms to free
        runs.pop()
        yield array("I")


def _together(pieces: Sequence[tuple[Order, list[Any]]]) -> Order:
    rows, keys = array("I"), list[Any]()
    for some, their_keys in pieces:
        rows += some
        keys += their_keys
    return array("I", [rows[place] for place in sorted(range(len(keys)), key=keys.__getitem__)])


def merge(
    order: Order,
    added: Order,
    key: Key,
    without: Collection[int] = frozenset(),
    cut_up: Cut = in_slices,
) -> Iterator[Order]:
    """The rows of `order`, except those in `without`, and those of `added`.

    Both are sorted by `key`, which no two rows share. A row of both must be in `without`.
    """
    if not order:
        yield added
        return
    keys, at = list[Any](), 0
    for some in cut_up(added):
        keys += map(key, some)
        yield array("I")
    for one in cut_up(order):
        piece = array("I", [row for row in one if row not in without] if without else one)
        if not piece or at == len(keys):
            yield piece
            continue
        if keys[at] > key(piece[-1]):
            yield piece
            continue
        # Keys are read once: an animal may change between two steps.
        their_keys = list(map(key, piece))
        end = bisect_right(keys, their_keys[-1], at)
        while end > at:
            cut = min(end, at + SLICE)
            split = bisect_right(their_keys, keys[cut - 1]) if cut < end else len(piece)
            below = piece[:split], their_keys[:split]
            yield _together([below, (added[at:cut], keys[at:cut])])
            piece, their_keys, at = piece[split:], their_keys[split:], cut
        yield piece
    yield added[at:]
