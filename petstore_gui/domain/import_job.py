"""Animals from a file that are added one after the other."""

from __future__ import annotations

from datetime import datetime

import msgspec

from petstore_gui.domain.service_id import ServiceId


class InvalidRow(msgspec.Struct, frozen=True, array_like=True):
    """A row of the file that was no animal: its texts as they were shown, and why, in words."""

    name: str
    category: str
    status: str
    reason: str


class ImportJob(msgspec.Struct, frozen=True):
    """One import. `key` is its own; each of its `total` rows has an Idempotency-Key besides.

    `name` is the file's, `digest` that of its content: the same file once more is noticed.
    Beside the `total`, the file had rows that were `invalid`, and `unticked` ones. `is_kept`: it is
    over, and nobody has closed what became of it yet.
    """

    key: str
    service_id: ServiceId
    name: str
    digest: str
    total: int
    created_at: datetime
    invalid: tuple[InvalidRow, ...] = ()
    unticked: int = 0
    is_kept: bool = False


class ImportCounts(msgspec.Struct, frozen=True):
    """How many rows of an import are in which state.

    `left`: nobody knew whether the service added the animal, so it is in the list of unfinished
    adds, and not yet known to be added. `discarded`: a person discarded it there.
    """

    ready: int = 0
    added: int = 0
    refused: int = 0
    left: int = 0
    discarded: int = 0

    @property
    def failed(self) -> int:
        """How many are no animals of the service once nothing more is sent."""
        return self.ready + self.refused + self.discarded

    @property
    def done(self) -> int:
        """How many are not to be sent."""
        return self.added + self.refused + self.left + self.discarded
