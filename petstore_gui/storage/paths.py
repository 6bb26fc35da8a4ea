"""Where the files of each catalogue lie in a profile."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from petstore_gui.domain.service_id import Place

if TYPE_CHECKING:
    from datetime import datetime

_DIGEST_LENGTH = 8


class Records:
    """Where the files of each place lie in a profile."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def outbox(self, place: Place) -> Path:
        """One file for each deployment: what waits in it names its origin itself."""
        return self._folder / f"outbox-{place.deployment}.sqlite"

    def ledger(self, place: Place) -> Path:
        """One file for each deployment and origin: other origins have other animals."""
        name = f"{place.deployment}-{_digest(place.origin)}" if place.origin else place.deployment
        return self._folder / f"ledger-{name}.sqlite"

    def put_aside(self, place: Place, word: str, now: datetime) -> None:
        """Begin anew with a place whose animals were put aside; its files must be closed.

        Each file gets another name beside it, with `word` and the time in it. Raises `NotKept`.
        """
        for file in (self.outbox(place), self.ledger(place)):
            _put_aside(file, word, now)

    def put_ledger_aside(self, place: Place, word: str, now: datetime) -> None:
        """The same of what is known of the animals alone: what is to be sent stays."""
        _put_aside(self.ledger(place), word, now)


def _digest(origin: str) -> str:
    import hashlib  # noqa: PLC0415 - the first rows of this computer's catalogue need none of it

    return hashlib.sha256(origin.encode()).hexdigest()[:_DIGEST_LENGTH]


def _put_aside(file: Path, word: str, now: datetime) -> None:
    from petstore_gui.storage.recoverable_db import aside_name, is_there, rename  # noqa: PLC0415 - as above

    if is_there(file):
        rename(file, aside_name(file, word, now))
