"""Text as people search and sort it: any case, accents folded."""

from __future__ import annotations

import unicodedata

# Letters with a stroke or joined letters: Unicode does not decompose them, people type them plain.
_UNDECOMPOSED = str.maketrans(
    {"ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
)


class _WithoutMarks(dict[int, int | None]):
    """For `str.translate`: every letter as it is, marks left out. Learns as it is asked."""

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
