"""What is left of a database that is gone, damaged or older than it was, and what staff may do.

Imported only where a database is lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from petstore_gui.domain.start_failure import StartFailure


class Recovery(StrEnum):
    """How to continue after a loss. What is there now is put aside, and no ID is assigned again."""

    COPY = "copy"
    """With the newest copy that is whole."""
    READABLE = "readable"
    """With the animals that can be read."""
    EMPTY = "empty"
    """Without animals."""


@dataclass(frozen=True)
class StoreCopy:
    """A copy that is whole and has animals.

    `name` is its file's, `day` its date (ISO), `animals` how many it has, `samples` how many of
    those are sample animals. `last_id` is the highest ID assigned until then. `missing` is how many
    animals with higher IDs were seen here, None if that is not known.
    """

    name: str
    day: str
    animals: int
    samples: int = 0
    last_id: int = 0
    missing: int | None = None


@dataclass(frozen=True)
class StoreLoss:
    """How a store was lost, and what it can continue with.

    `copies` has the best one first. `other_copies` is how many copies have no readable animal, None
    if their folder cannot be read. `readable` is how many animals in the database can be read.
    """

    how: StartFailure
    copies: tuple[StoreCopy, ...] = ()
    other_copies: int | None = 0
    readable: int = 0

    @property
    def has_left_anything(self) -> bool:
        """Whether there is a copy, or something in the database."""
        is_blank = self.how in (StartFailure.MISSING, StartFailure.EMPTY, StartFailure.FOLDER)
        return bool(self.copies or self.readable) or not is_blank

    @classmethod
    def of(cls, told: dict[str, Any]) -> StoreLoss:
        """The loss that a process reported, as JSON."""
        copies = tuple(StoreCopy(**copy) for copy in told["copies"])
        return cls(StartFailure(told["how"]), copies, told["other_copies"], told["readable"])
