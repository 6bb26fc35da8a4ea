"""The availability of an animal.

Imports almost nothing: the first rows at start-up are painted with it.
"""

from __future__ import annotations

from enum import StrEnum

NOT_STATED = "not stated"
"""The choice to leave the status out, in drafts and settings."""


class PetStatus(StrEnum):
    """Availability of an animal (section 2)."""

    AVAILABLE = "available"
    PENDING = "pending"
    SOLD = "sold"
