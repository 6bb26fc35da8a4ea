"""Why a service cannot start, as its process reports it to the window; what a lost store has left.

Standard library only: the window's process imports none of the service's packages.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class StartFailure(StrEnum):
    """Why a service cannot start."""

    PORT = "port"
    """It cannot listen on the address or port."""
    CANNOT_WRITE = "cannot write"
    """The disk is full, or the database is not writable."""
    NOT_ALLOWED = "not allowed"
    """The server of the database does not allow it, or only allows reading."""
    DAMAGED = "damaged"
    """The file is not a database, or is corrupt."""
    MISSING = "missing"
    """The file is gone, though there was one before."""
    OTHER_VERSION = "other version"
    """Another version of the program, or another program, wrote the database."""
    IN_USE = "in use"
    """Another process has the database open."""
    AWAY = "away"
    """The server of the database cannot be reached."""
    UNKNOWN = "unknown"
    """Anything else."""


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
