"""The names of categories as searches and orders need them: per category, not per animal."""

from __future__ import annotations

from collections.abc import Mapping

from petstore_gui.catalogue.natural_order import natural
from petstore_gui.catalogue.text_folding import fold
from petstore_gui.domain.category import Category

_BEFORE_NUMBERS = 2**64
"""More than there are numbers of categories."""


class NamedCategories:
    """Finds categories by words of their names, and ranks them.

    `ranks`: what to sort a category with a name by; others are sorted by their numbers, which all
    come after.
    """

    def __init__(self, by_id: Mapping[int, Category]) -> None:
        self._folded = {number: fold(one.name) for number, one in by_id.items()}
        in_order = sorted(self._folded, key=lambda number: (natural(self._folded[number]), number))
        self.ranks = {number: place - _BEFORE_NUMBERS for place, number in enumerate(in_order)}

    def with_word(self, word: str) -> frozenset[int]:
        """The categories in whose names a folded word is."""
        return frozenset(number for number, name in self._folded.items() if word in name)
