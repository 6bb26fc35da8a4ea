"""Folds text for search and sorting: without case and accents."""

from __future__ import annotations

import unicodedata

# Unicode does not decompose letters with strokes or ligatures; people type them plain.
_UNDECOMPOSED = str.maketrans(
    {"ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
)


class _WithoutMarks(dict[int, int | None]):
    """For `str.translate`: keeps letters, drops marks. Filled as letters are looked up."""

    def __missing__(self, letter: int) -> int | None:
        self[letter] = None if unicodedata.combining(chr(letter)) else letter
        return self[letter]


_WITHOUT_MARKS = _WithoutMarks()


def fold(text: str) -> str:
    """`text` without case and accents. Equal texts stay equal, the length may change."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return decomposed.translate(_WITHOUT_MARKS).casefold().translate(_UNDECOMPOSED)
