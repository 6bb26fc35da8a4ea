"""The address of a petstore service, and the settings about it."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from petstore_gui.domain.interface_limits import LIMIT_MAX

_HERE = ("127.0.0.1", "::1")


class Endpoint(msgspec.Struct, frozen=True):
    """What the gateway needs to know about a deployment.

    `base_url` ends in `/v1` (section 1); `page_size` is the `limit` of a walk, from 1 to 100.
    `is_own`: this program's own service, whose last page is the one without a link.
    `may_be_unencrypted`: staff or IT have accepted http to another computer.
    `had_key`: its API key was entered in an earlier run, and could not be kept.

    Raises `ValueError` for http to another computer without `may_be_unencrypted`.
    """

    base_url: str
    page_size: int = LIMIT_MAX
    is_own: bool = False
    honours_idempotency_key: bool = False
    may_be_unencrypted: bool = False
    had_key: bool = False

    def __post_init__(self) -> None:
        if not (self.is_encrypted or self.is_here or self.may_be_unencrypted):
            raise ValueError(f"not encrypted, and nobody allowed it: {self.base_url}")

    @property
    def is_encrypted(self) -> bool:
        """Whether connections use TLS."""
        return urlsplit(self.base_url).scheme == "https"

    @property
    def host(self) -> str:
        """The name or number of the computer."""
        return urlsplit(self.base_url).hostname or ""

    @property
    def is_here(self) -> bool:
        """Whether the service runs on this computer: no proxy, and a shorter wait to connect."""
        return self.host in _HERE


def host_and_port(url: str) -> str:
    """The host and port of an address, without a name and password."""
    return urlsplit(url).netloc.rpartition("@")[2]
