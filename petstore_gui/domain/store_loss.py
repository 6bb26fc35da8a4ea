"""A store of this computer that is gone or damaged, and the copies that it can go on with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from petstore_gui.domain.start_failure import StartFailure

EMPTY = ""
"""In place of the name of a copy: go on without animals."""


@dataclass(frozen=True)
class StoreCopy:
    """A copy that is whole: the name of its file, its day (ISO), and how many animals it has."""

    name: str
    day: str
    animals: int


@dataclass(frozen=True)
class StoreLoss:
    """How a store was lost, and its copies with animals, newest first."""

    how: StartFailure
    copies: tuple[StoreCopy, ...] = ()

    @classmethod
    def of(cls, told: dict[str, Any]) -> StoreLoss:
        """Read the JSON of a loss that a process reported."""
        return cls(StartFailure(told["how"]), tuple(StoreCopy(**copy) for copy in told["copies"]))
