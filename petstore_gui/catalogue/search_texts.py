"""The texts of rows, for searches and sort keys, joined in blocks.

Separate texts would take three times the memory, and a search skips most blocks at the speed of C.
A block is made when it is first used.
"""

from __future__ import annotations

from collections.abc import Callable

from petstore_gui.catalogue.text_folding import has_own_letters, natural, placed

BLOCK = 256
"""Rows in a block: about 8 kB, made in a quarter of a millisecond."""

SEPARATOR = "\x1f"
"""Separates the fields of a text. Words of a search end at it, so none contains it, and it sorts
before every printable character."""

_END = "\x1e"
"""Ends a text. Like `SEPARATOR`, it is in no word, and sorts first."""


class SearchTexts:
    """The texts of rows. `make` returns those from one row up to another, of names as changed."""

    def __init__(self, make: Callable[[int, int, Callable[[str], str]], list[str]]) -> None:
        self._make = make
        self._blocks: dict[int, str] = {}

    def block(self, number: int) -> str:
        """The texts of a block, joined: a word that is not in it is in none of them."""
        text = self._blocks.get(number)
        if text is None:
            text = self._blocks[number] = self._joined(number, str)
        return text

    def _joined(self, number: int, change: Callable[[str], str]) -> str:
        start = number * BLOCK
        texts = self._make(start, start + BLOCK, change)
        return _END.join(text.replace(_END, SEPARATOR) for text in texts)

    def lines(self, number: int) -> list[str]:
        """The texts of a block that has rows, one by one."""
        return self.block(number).split(_END)

    def sort_keys(self, number: int) -> list[str]:
        """What to sort the rows of a block by: their texts, with numbers in natural order."""
        text = self._joined(number, placed) if has_own_letters() else self.block(number)
        return natural(text).split(_END)

    def forget(self, row: int) -> None:
        """Note that the text of this row has changed, or that rows were appended from it on."""
        self._blocks.pop(row // BLOCK, None)
