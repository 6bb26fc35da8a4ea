"""Why a service cannot start, as its process reports it to the window.

Standard library only: the window's process imports none of the service's packages.
"""

from __future__ import annotations

from enum import StrEnum


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
