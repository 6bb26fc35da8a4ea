"""What the petstore interface names: statuses (section 2) and bounds of numbers.

Imports next to nothing: the first rows of a start are painted with it.
"""

from __future__ import annotations

from enum import StrEnum

INT64_MIN = -(2**63)
INT64_MAX = 2**63 - 1

LIMIT_MIN = 1
LIMIT_MAX = 100
LIMIT_DEFAULT = 20
"""Bounds and default of the `limit` of `GET /pets` (sections 4.1 and 8)."""


class PetStatus(StrEnum):
    """Availability of an animal (section 2)."""

    AVAILABLE = "available"
    PENDING = "pending"
    SOLD = "sold"
