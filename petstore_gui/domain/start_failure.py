"""Why a service cannot start: the same words on both sides of the pipe.

Standard library only: the window's process imports none of the service's packages.
"""

from __future__ import annotations

from enum import StrEnum


class StartFailure(StrEnum):
    """Why a service cannot start."""

    PORT = "port"
    """The address or the port cannot be listened on."""
    CANNOT_WRITE = "cannot write"
    """The disk is full, or the database may not be written."""
    DAMAGED = "damaged"
    """The file is no database, or a broken one."""
    NEWER = "newer"
    """A newer program has written the database."""
    IN_USE = "in use"
    """Another process holds the database."""
    UNKNOWN = "unknown"
    """Anything else."""
