"""Animals from a file: adds that were begun together."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

import msgspec


class LeftOut(msgspec.Struct, frozen=True, array_like=True):
    """A row of the file that was no animal: its texts as they were shown, and why, in words."""

    name: str
    category: str
    status: str
    reason: str


class ImportJob(msgspec.Struct, frozen=True):
    """What was begun: `total` animals of the file `name`.

    Besides, the file had rows that were `left_out`, and others that nobody wanted.
    """

    name: str
    total: int
    created_at: datetime
    left_out: tuple[LeftOut, ...] = ()


class ImportState(StrEnum):
    """What a person wants of an import."""

    RUNNING = "running"
    """Its rows are sent whenever the service answers."""
    PAUSED = "paused"
    """None is sent for now."""
    SAVED = "saved"
    """It is over, and another file has its failed rows: it need not be shown again."""


class ImportFacts(msgspec.Struct, frozen=True):
    """How far an import is. `waiting`: how many are still to be sent, `sending`: are being sent.

    `unsure`: nobody knows whether the service has them. `refused`: the service refused them, or
    the import was stopped before. `discarded`: a person discarded them in the unfinished
    adds, or sends them again from there, no longer as rows of this import.
    """

    number: int
    job: ImportJob
    state: ImportState = ImportState.RUNNING
    waiting: int = 0
    sending: int = 0
    unsure: int = 0
    refused: int = 0
    discarded: int = 0

    @property
    def is_over(self) -> bool:
        """Whether nothing more is sent."""
        return not self.waiting and not self.sending

    @property
    def is_paused(self) -> bool:
        """Whether rows are left, and a person does not want them to be sent for now."""
        return self.state is ImportState.PAUSED and not self.is_over

    @property
    def added(self) -> int:
        """How many animals the service has."""
        return self.job.total - self.waiting - self.sending - self.unsure - self.not_added

    @property
    def not_added(self) -> int:
        """How many animals were refused, not sent, or discarded."""
        return self.refused + self.discarded

    @property
    def failed(self) -> int:
        """How many rows can be saved for another attempt; discarded ones are no longer known."""
        return self.refused + len(self.job.left_out)
