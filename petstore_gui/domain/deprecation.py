"""The deprecated operation `GET /pets/{petId}` (section 9): the day on which it ends."""

from __future__ import annotations

from datetime import UTC, datetime

GET_PET_SUNSET = datetime(2030, 12, 5, tzinfo=UTC)
"""From this moment on the operation is taken to be removed."""
