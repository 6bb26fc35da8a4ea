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
    FOLDER = "folder"
    """There is a folder in place of the file."""
    MISSING = "missing"
    """The file is gone, though there was one before."""
    EMPTY = "empty"
    """The file is empty, though it was not before."""
    ELSEWHERE = "elsewhere"
    """The file is a link to a missing one."""
    BEHIND = "behind"
    """The file lacks animals that were known before."""
    NEWER = "newer"
    """The database says that a newer version of the program wrote it. Damage may say so, too."""
    IN_USE = "in use"
    """Another process has the database open."""
    AWAY = "away"
    """The server of the database cannot be reached."""
    UNKNOWN = "unknown"
    """Anything else."""
