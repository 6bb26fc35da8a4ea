"""What is left of a database that is gone, damaged or older than it was, and what staff may do.

Imported only where a database is lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from petstore_gui.domain.start_failure import StartFailure


class Recovery(StrEnum):
    """How to go on after a loss. What is there now is put aside, and no ID is given again."""

    COPY = "copy"
    """With the newest copy that is whole."""
    READABLE = "readable"
    """With the animals that can be read."""
    EMPTY = "empty"
    """Without animals."""


@dataclass(frozen=True)
class StoreCopy:
    """A copy that is whole and has animals.

    `name` is that of its file, `day` its date (ISO). It has so many `animals`, of which `samples`
    are sample animals. `last_id` is the highest ID given until then. `missing` is how many animals
    with higher IDs were seen here, None if that is not known.
    """

    name: str
    day: str
    animals: int
    samples: int = 0
    last_id: int = 0
    missing: int | None = None


@dataclass(frozen=True)
class StoreLoss:
    """How a store was lost, and what it can go on with.

    `copies` has the best one first. `other_copies` is how many no animal can be read from, None if
    their folder cannot be looked into. `readable` is how many animals can be read of the database.
    """

    how: StartFailure
    copies: tuple[StoreCopy, ...] = ()
    other_copies: int | None = 0
    readable: int = 0

    @classmethod
    def of(cls, told: dict[str, Any]) -> StoreLoss:
        """The loss that a process has told of, as JSON."""
        copies = tuple(StoreCopy(**copy) for copy in told["copies"])
        return cls(StartFailure(told["how"]), copies, told["other_copies"], told["readable"])
