"""Which keys with names are accepted now."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable, Sequence

from petstore_gui.service.http.errors import ApiError
from petstore_gui.service.http.recent import Recent
from petstore_gui.service.store.database import StoreError

KEYS_SECONDS = 1.0
"""How long a key may still be accepted after it was withdrawn. docs/for-it.md names it."""

_log = logging.getLogger(__name__)


class KnownKeys:
    """The hashes of the keys, read again when they are needed and a second old."""

    def __init__(self, read: Callable[[], Sequence[bytes]], seconds: float = KEYS_SECONDS) -> None:
        """`read` blocks, and raises `StoreError`."""
        self._read = read
        self._recent = Recent(self._digests, seconds)

    async def has(self, digest: bytes) -> bool:
        """Whether it is the hash of a key. Raises `ApiError` if that cannot be found out."""
        digests = await asyncio.shield(self._recent.task())
        if digests is None:
            raise ApiError(503, "database_away", "The service cannot check the API key.")
        found = False
        for each in digests:  # all of them: a request takes as long whichever key it has
            found |= hmac.compare_digest(digest, each)
        return found

    async def _digests(self) -> Sequence[bytes] | None:
        try:
            return await asyncio.to_thread(self._read)
        except StoreError as failure:
            _log.error("the keys cannot be read: %s", failure)
            return None
