"""The availability of an animal.

Imports almost nothing: the first rows at start-up are painted with it.
"""

from __future__ import annotations

from enum import StrEnum


class PetStatus(StrEnum):
    """Availability of an animal (section 2)."""

    AVAILABLE = "available"
    PENDING = "pending"
    SOLD = "sold"
