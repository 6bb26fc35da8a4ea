"""The bounds that the petstore interface sets: of numbers, of a list, and of an operation."""

from __future__ import annotations

from datetime import UTC, datetime

INT64_MIN = -(2**63)
INT64_MAX = 2**63 - 1

LIMIT_MIN = 1
LIMIT_MAX = 100
LIMIT_DEFAULT = 20
"""Bounds and default of the `limit` of `GET /pets` (sections 4.1 and 8)."""

GET_PET_SUNSET = datetime(2030, 12, 5, tzinfo=UTC)
"""From this moment the deprecated `GET /pets/{petId}` is taken to be removed (section 9)."""
