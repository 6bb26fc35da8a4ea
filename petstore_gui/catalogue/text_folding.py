"""How texts are searched and ordered: without case and accents, and Pet 2 before Pet 10."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

_NUMBER = re.compile("0*([0-9]+)")
_MOST = 9


@cache
def _length(length: int) -> str:
    """The length of a number, in digits that sort as it does."""
    nines, rest = divmod(length, _MOST)
    return f"{'9' * nines}{rest}"


def natural(text: str) -> str:
    """`text`, or joined texts, with its length before each number, so that they sort as numbers do.

    Length and number are digits, so a number sorts among other characters where a digit does.
    """
    parts = _NUMBER.split(text)
    parts[1::2] = [_length(len(digits)) + digits for digits in parts[1::2]]
    return "".join(parts)


# Unicode does not decompose letters with strokes or ligatures; people type them plain.
_UNDECOMPOSED = str.maketrans(
    {"ø": "o", "đ": "d", "ð": "d", "ł": "l", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
)


class _WithoutMarks(dict[int, int | None]):
    """For `str.translate`: keeps letters, drops marks, and makes digits of any script ASCII.

    Filled as letters are looked up.
    """

    def __missing__(self, letter: int) -> int | None:
        plain = ord("0") + unicodedata.decimal(chr(letter), letter - ord("0"))
        self[letter] = None if unicodedata.combining(chr(letter)) else plain
        return self[letter]


_WITHOUT_MARKS = _WithoutMarks()


_OWN_LETTERS = {
    **dict.fromkeys(("bg", "ru"), "ий"),
    **dict.fromkeys(("bs", "hr"), "cčć dđ sš zž"),
    **dict.fromkeys(("cs", "lt", "lv", "sl"), "cč rř sš zž"),
    **dict.fromkeys(("da", "nb", "nn"), "zæøå"),
    **dict.fromkeys(("fi", "sv"), "zåäö"),
    "es": "nñ",
    "hu": "oö uü",
    "pl": "aą cć eę lł nń oó sś zźż",
    "ro": "aăâ iî sș tț",
    "sk": "aä cč oô sš zž",
    "tr": "cç gğ hı oö sş uü",
}
"""By language, letters that sort between the one before them and the next of the alphabet."""

_LAST = "\uffff"
"""Sorts after every letter that has a base letter."""

_places = dict[int, str]()


def use_letters_of(language: str) -> None:
    """Sort the letters of a language, an ISO 639-1 code, at their own places from now on."""
    _places.clear()
    for letters in _OWN_LETTERS.get(language, "").split():
        _places.update((ord(one), letters[0] + _LAST * at) for at, one in enumerate(letters) if at)


def has_own_letters() -> bool:
    """Whether the language has letters that do not sort with their base letters."""
    return bool(_places)


def placed(text: str) -> str:
    """`text`, which sorts where the language wants it once it is folded."""
    if text.isascii() or not _places:
        return text
    return unicodedata.normalize("NFC", text.casefold()).translate(_places)


def fold(text: str) -> str:
    """`text` without case and accents. Equal texts stay equal, the length may change."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return decomposed.translate(_WITHOUT_MARKS).casefold().translate(_UNDECOMPOSED)


def spans(text: str, words: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Where folded words are in a text: start and end of each place, in order, none overlapping."""
    folded, places = _fold_with_places(text)
    hits = [False] * len(text)
    for word in words:
        start = folded.find(word)
        while start >= 0:
            for at in range(places[start], places[start + len(word) - 1] + 1):
                hits[at] = True
            start = folded.find(word, start + 1)
    edges = [
        at
        for at in range(len(text) + 1)
        if (at < len(text) and hits[at]) != (at > 0 and hits[at - 1])
    ]
    return tuple(zip(edges[::2], edges[1::2], strict=True))


def _fold_with_places(text: str) -> tuple[str, Sequence[int]]:
    """A folded text, and the place in `text` of each of its characters."""
    if text.isascii():
        return text.lower(), range(len(text))
    folded, places = "", list[int]()
    for at, letter in enumerate(text):
        plain = fold(letter)
        folded += plain
        places += [at] * len(plain)
    return folded, places
