"""Text as people search and sort it: any case, accents folded."""

from __future__ import annotations

import unicodedata

# Letters with a stroke or joined letters: Unicode does not decompose them, people type them plain.
_UNDECOMPOSED = str.maketrans(
    {"ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
)


def fold(text: str) -> str:
    """`text` without case and accents. Equal texts stay equal, the length may change."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return bare.casefold().translate(_UNDECOMPOSED)
