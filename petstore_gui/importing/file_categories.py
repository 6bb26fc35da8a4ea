"""The categories that the rows of a file name, of which some may be new."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from petstore_gui.domain.category import (
    Category,
    category_id,
    category_problem,
    free_number,
    guessed,
    same_name,
)

NEW_MAX = 50
"""How many new categories a file may have; with more, the column is hardly that of categories."""


def may_be_name(text: str) -> bool:
    """Whether a text was meant as the name of a category; 9e42 and 1.5 were not."""
    return text.strip()[:1].isalpha()


class FileCategories:
    """Finds categories by number or name, and makes up those that do not exist yet.

    `new`: these, by number. Nothing else has their numbers, which last until they are created.
    """

    def __init__(self, names: Mapping[int, Category], used: Iterable[int]) -> None:
        self.new: dict[int, Category] = {}
        self._names = names
        self._taken = {*used, *names}
        self._found: dict[str, int | None] = {}

    def id_of(self, text: str) -> int | None:
        """The number of the category, or None if the text can be no category."""
        key = same_name(text)
        if key not in self._found:
            number = category_id(text, self._names)
            self._found[key] = self._new_number(text.strip()) if number is None else number
        return self._found[key]

    def _new_number(self, name: str) -> int | None:
        category = guessed(name)
        is_wrong = not may_be_name(name) or category_problem(category, ()) is not None
        if is_wrong or len(self.new) == NEW_MAX:
            return None
        number = free_number(self._taken)
        self._taken.add(number)
        self.new[number] = category
        return number
