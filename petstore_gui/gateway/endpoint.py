"""Where a petstore service is, and what the settings know of it."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from petstore_gui.domain.limits import LIMIT_MAX

_HERE = ("127.0.0.1", "::1")


class Endpoint(msgspec.Struct, frozen=True):
    """A deployment as the gateway needs to know it.

    `base_url` ends in `/v1` (section 1); `page_size` is the `limit` of a walk, from 1 to 100.
    `is_own`: the service came with this program; a page of it without a link is the last one.
    `may_be_unencrypted`: a person or IT allowed http to another computer, knowing what it means.

    Raises `ValueError` for http to another computer where that was not allowed.
    """

    base_url: str
    page_size: int = LIMIT_MAX
    is_own: bool = False
    honours_idempotency_key: bool = False
    may_be_unencrypted: bool = False

    def __post_init__(self) -> None:
        if not (self.is_encrypted or self.is_here or self.may_be_unencrypted):
            raise ValueError(f"not encrypted, and nobody allowed it: {self.base_url}")

    @property
    def is_encrypted(self) -> bool:
        """Whether TLS is spoken."""
        return urlsplit(self.base_url).scheme == "https"

    @property
    def is_here(self) -> bool:
        """Whether the service runs on this computer: no proxy, and a shorter wait to connect."""
        return urlsplit(self.base_url).hostname in _HERE
