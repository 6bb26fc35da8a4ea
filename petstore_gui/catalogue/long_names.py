"""Sort keys of long names: made from their beginnings, and from the rest only to break ties.

A whole key of a name of 60 kB takes milliseconds to make.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from petstore_gui.catalogue.natural_order import natural
from petstore_gui.catalogue.text_folding import fold

LONG = 256
"""Letters from which a name is long."""

SAFE = re.compile(
    r"[\x00-/:-\x7f\u00c0-\u02af\u0391-\u03c9\u0400-\u0481\u05d0-\u05ea\u0620-\u064a"
    r"\u0904-\u0939\u0e01-\u0e2e\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]"
)
"""A letter of the usual scripts that is in no number, whatever follows: a key may be made in parts
that end with one."""

_LOOK_BACK = 64
"""Letters among which a safe one is looked for before the first difference of two names."""


class LongKey:
    """The sort key of a long `name` and the rest of its row's text, `tail`, which no other has.

    Compares with other keys, and with those of short names, as the whole keys would.
    """

    __slots__ = ("_head", "_name", "_tail")

    def __init__(self, name: str, tail: str) -> None:
        self._name, self._tail = name, tail
        self._head = next(self._parts(0))

    def __lt__(self, other: LongKey | str) -> bool:
        head = other._head if isinstance(other, LongKey) else other
        if not (self._head.startswith(head) or head.startswith(self._head)):
            return self._head < head
        if not isinstance(other, LongKey):
            return _is_less(self._parts(0), iter([other]))
        start = self._start_of_difference(other)
        return _is_less(self._parts(start), other._parts(start))

    def __gt__(self, other: LongKey | str) -> bool:
        return not self < other  # as no two are equal

    def _parts(self, start: int) -> Iterator[str]:
        """The whole key from a letter on, in parts, none of them empty."""
        name = self._name
        while start < len(name):
            safe = SAFE.search(name, start + LONG - 1)
            end = safe.end() if safe else len(name)
            if part := natural(fold(name[start:end])):
                yield part
            start = end
        yield natural(self._tail)

    def _start_of_difference(self, other: LongKey) -> int:
        """Where to begin to compare: after a safe letter, before which both names are the same."""
        one, two = self._name, other._name
        same, end = 0, min(len(one), len(two))
        while same < end:  # halves are compared at the speed of C
            middle = (same + end + 1) // 2
            if one[same:middle] == two[same:middle]:
                same = middle
            else:
                end = middle - 1
        for at in range(same, max(same - _LOOK_BACK, 0), -1):
            if SAFE.match(one, at - 1):
                return at
        return 0


def _is_less(one: Iterator[str], two: Iterator[str]) -> bool:
    """Whether the parts of one text, joined, sort before those of another."""
    left = right = ""
    while True:
        left, right = left or next(one, ""), right or next(two, "")
        if not (left and right):
            return bool(right)
        common = min(len(left), len(right))
        if left[:common] != right[:common]:
            return left < right
        left, right = left[common:], right[common:]
