"""Sorting and merging in small steps: a million keys at once would freeze the window.

Each generator yields the next rows in order, or none after some milliseconds of work.
Rows with equal keys keep their original order.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from typing import Any, TypeAlias

Order: TypeAlias = "array[int]"
"""Row numbers in some order, four bytes each."""

Lines: TypeAlias = "array[int] | range"
"""Row numbers in the order of the table's lines; their first order takes no memory at all."""

Key: TypeAlias = Callable[[int], Any]
"""Maps a row to what it is sorted by."""

SLICE = 4_096
"""Rows in one step: two milliseconds at most."""

FEW = 1_024
"""Rows in one step where each key is made by itself."""

_SAMPLES_A_PIECE = 32


def in_slices(rows: Sequence[int], most: int | None = None) -> Iterator[Sequence[int]]:
    """Rows in pieces that one step can take: of at most `most`, or `SLICE`."""
    size = most or SLICE
    return (rows[start : start + size] for start in range(0, len(rows), size))


def joined(pieces: Iterator[Order], order: Order) -> Generator[None, None, Order]:
    """The pieces, appended to an order in small steps."""
    for piece in pieces:
        order += piece
        yield
    return order


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


def sort(
    rows: Sequence[int],
    keys_of: Callable[[Sequence[int]], Sequence[Any]],
    most: int | None = None,
) -> Iterator[Order]:
    """`rows` in the order of their keys, which `keys_of` returns for some rows at a time.

    For at most so many: if `most` is not given, for `SLICE` of a range, whose keys are made in
    blocks, and for `FEW` of others.

    First sorts short runs. Then, from the lowest key up, sorts together what all runs have between
    two keys of a sample. That takes no more comparisons than one long sort.
    """
    runs, sample = list[_Run](), list[Any]()
    for some in in_slices(rows, most or (SLICE if isinstance(rows, range) else FEW)):
        runs.append(_Run(some, keys_of(some)))
        sample += runs[-1].keys[:: -(-len(some) // _SAMPLES_A_PIECE)]
        yield array("I")
    for key in dict.fromkeys(sorted(sample)[::_SAMPLES_A_PIECE]):
        yield _together([run.take(bisect_left(run.keys, key, run.at)) for run in runs])
        equal = array("I")
        for run in runs:
            equal += run.take(bisect_right(run.keys, key, run.at))[0]
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


def merge(order: Order, added: Order, key: Key, without: Collection[int]) -> Iterator[Order]:
    """The rows of `order`, except those in `without`, and those of `added`.

    Both are sorted by `key`, which no two rows share. A row of both must be in `without`.
    """
    if not order:
        yield added
        return
    keys, at = list[Any](), 0
    for some in in_slices(added, FEW):
        keys += map(key, some)
        yield array("I")
    for one in in_slices(order, FEW):
        piece = array("I", [row for row in one if row not in without] if without else one)
        if not piece or at == len(keys) or keys[at] > key(piece[-1]):
            yield piece
            continue
        # Keys are read once: an animal may change between two steps.
        their_keys = list(map(key, piece))
        end = bisect_right(keys, their_keys[-1], at)
        while end > at:
            cut = min(end, at + SLICE)
            split = bisect_right(their_keys, keys[cut - 1]) if cut < end else len(piece)
            yield _together([(piece[:split], their_keys[:split]), (added[at:cut], keys[at:cut])])
            piece, their_keys, at = piece[split:], their_keys[split:], cut
        yield piece
    yield added[at:]
