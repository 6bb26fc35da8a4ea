"""Limits that the petstore interface sets."""

from __future__ import annotations

from datetime import UTC, datetime

INT64_MIN = -(2**63)
INT64_MAX = 2**63 - 1

LIMIT_MIN = 1
LIMIT_MAX = 100
LIMIT_DEFAULT = 20
"""Bounds and default of the parameter `limit` of `GET /pets` (sections 4.1 and 8)."""

DEFAULT_PORTS = {"https": 443, "http": 80}
"""The port of an address that names none, by its scheme (section 1)."""

GET_PET_SUNSET = datetime(2030, 12, 5, tzinfo=UTC)
"""When the deprecated `GET /pets/{petId}` counts as removed (section 9)."""
