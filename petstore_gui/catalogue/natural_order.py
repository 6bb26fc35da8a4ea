"""The order that people expect of texts with numbers: Pet 2 before Pet 10."""

from __future__ import annotations

import re

_NUMBER = re.compile("0*([0-9]+)")
_MOST = 9


class _Lengths(dict[int, str]):
    """The length of a number, in digits that sort as it does. Filled as lengths are looked up."""

    def __missing__(self, length: int) -> str:
        nines, rest = divmod(length, _MOST)
        self[length] = f"{'9' * nines}{rest}"
        return self[length]


_LENGTHS = _Lengths()


def natural(text: str) -> str:
    """`text`, or joined texts, with its length before each number, so that they sort as numbers do.

    Length and number are digits, so a number sorts among other characters where a digit does.
    """
    parts = _NUMBER.split(text)
    parts[1::2] = [_LENGTHS[len(digits)] + digits for digits in parts[1::2]]
    return "".join(parts)
