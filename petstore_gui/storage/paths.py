"""Where the files of each catalogue lie in a profile."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from petstore_gui.domain.service_id import ServiceId

if TYPE_CHECKING:
    from datetime import datetime

_DIGEST_LENGTH = 8


class StoragePaths:
    """Where the files of each place lie in a profile."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def outbox(self, service_id: ServiceId) -> Path:
        """One file for each deployment: what waits in it names its origin itself."""
        return self._folder / f"outbox-{service_id.deployment}.sqlite"

    def history(self, service_id: ServiceId) -> Path:
        """One file for each deployment and origin: other origins have other animals."""
        name = (
            f"{service_id.deployment}-{_digest(service_id.origin)}"
            if service_id.origin
            else service_id.deployment
        )
        return self._folder / f"ledger-{name}.sqlite"

    def put_aside(self, service_id: ServiceId, word: str, now: datetime) -> None:
        """Begin anew with a place whose animals were put aside; its files must be closed.

        Each is renamed, with `word` and the time in its name. Raises `StorageError`.
        """
        for file in (self.outbox(service_id), self.history(service_id)):
            _put_aside(file, word, now)

    def put_history_aside(self, service_id: ServiceId, word: str, now: datetime) -> None:
        """The same of what is known of the animals alone: what is to be sent stays."""
        _put_aside(self.history(service_id), word, now)


def _digest(origin: str) -> str:
    import hashlib  # noqa: PLC0415 - the first rows of this computer's catalogue need none of it

    return hashlib.sha256(origin.encode()).hexdigest()[:_DIGEST_LENGTH]


def _put_aside(file: Path, word: str, now: datetime) -> None:
    from petstore_gui.storage.recoverable_db import aside_name, is_there, rename  # noqa: PLC0415 - as above

    if is_there(file):
        rename(file, aside_name(file, word, now))
