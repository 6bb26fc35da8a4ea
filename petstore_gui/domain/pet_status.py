"""Whether an animal can be bought.

Imports next to nothing: the first rows of a start are painted with it.
"""

from __future__ import annotations

from enum import StrEnum


class PetStatus(StrEnum):
    """Availability of an animal (section 2)."""

    AVAILABLE = "available"
    PENDING = "pending"
    SOLD = "sold"
