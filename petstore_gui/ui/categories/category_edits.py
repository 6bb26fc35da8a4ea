"""What is typed and chosen for categories until it is saved."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from petstore_gui.domain.category import Category, CategoryProblem, category_problem
from petstore_gui.domain.shop import NameChange, names_after


class CategoryEdits:
    """A category with an empty name has none: its number is shown."""

    def __init__(self) -> None:
        self._edited: dict[int, tuple[Category, Category | None]] = {}

    def category(self, number: int, names: Mapping[int, Category]) -> Category:
        """The category as it was edited, or as it is."""
        if number in self._edited:
            return self._edited[number][0]
        return names.get(number, Category(number, ""))

    def edit(self, category: Category, names: Mapping[int, Category]) -> None:
        """Take what was typed or chosen; what is as before again is no edit."""
        _, seen = self._edited.pop(category.id, (None, names.get(category.id)))
        if _named(category) != seen:
            self._edited[category.id] = category, seen

    def changes(self) -> list[NameChange]:
        """All edits, by number."""
        return [
            NameChange(number, _named(category), seen)
            for number, (category, seen) in sorted(self._edited.items())
        ]

    def problem(self, number: int, names: Mapping[int, Category]) -> CategoryProblem | None:
        """What is wrong with the name of a category beside all others, edited or not."""
        named = _named(self.category(number, names))
        after = names_after(self.changes(), names)
        return None if named is None else category_problem(named, after.values())

    def first_problem(self, names: Mapping[int, Category]) -> int | None:
        """The lowest number that cannot have its name."""
        return next((one for one in sorted(self._edited) if self.problem(one, names)), None)


def _named(category: Category) -> Category | None:
    """The category with its name as it is saved; None without one."""
    name = category.name.strip()
    return msgspec.structs.replace(category, name=name) if name else None
