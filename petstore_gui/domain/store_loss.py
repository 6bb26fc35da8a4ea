"""What is left of a database that is gone, damaged or older than it was, and what staff may do.

Standard library only: the window's process reads it before it imports anything heavy.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

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
class StoreLoss:
    """How a store was lost, and what it can go on with.

    `copy_day` is the day of the newest copy that is whole (ISO), "" if there is none, and
    `copy_animals` how many animals it has. `readable` is how many can be read of the database.
    """

    how: StartFailure
    copy_day: str = ""
    copy_animals: int = 0
    readable: int = 0
