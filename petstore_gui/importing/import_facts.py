"""What is known of an import: how far it is, and what it waits for."""

from __future__ import annotations

from enum import Enum

import msgspec

from petstore_gui.domain.declined import NotValid, TooMuch
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.import_job import ImportCounts, ImportJob
from petstore_gui.gateway.protocol import Wait


class ImportState(Enum):
    """Whether rows are being sent."""

    NONE = "there is no import"
    SAVING = "its rows are being written to the outbox file"
    RUNNING = "its rows are being sent"
    WAITING = "it goes on by itself once its service answers"
    PAUSED = "it goes on only if a person asks for it"
    STOPPING = "it ends once the rows on their way have an outcome"
    OVER = "nothing more is sent"


class Why(Enum):
    """Why an import waits or is paused."""

    PERSON = "a person paused it"
    EARLIER = "an earlier run left it, or its service was left"
    ERROR = "a request failed, and the next would as well"
    IN_DOUBT = "nobody knows whether a row was added"
    LOOKING = "the list is read first: others may have added the same animals"
    NOT_LOOKED = "that list could not be read, or is cut off"
    ALIKE = "animals like the rest of its rows were added elsewhere; a person says what is meant"
    SETTLED = "that was decided about every such row; a person says when it goes on"


class ImportFacts(msgspec.Struct, frozen=True):
    """One moment of an import. `error` is why a request failed, `wait` what one waits for.

    `seconds_left`: how long the rest will take, if that can be told.
    """

    state: ImportState = ImportState.NONE
    job: ImportJob | None = None
    counts: ImportCounts = ImportCounts()
    why: Why | None = None
    error: RequestError | None = None
    wait: Wait | None = None
    seconds_left: float | None = None

    @property
    def is_unfinished(self) -> bool:
        """Whether rows may still be sent, now or at a later start."""
        return self.state not in (ImportState.NONE, ImportState.OVER)

    @property
    def may_pause(self) -> bool:
        """Whether rows are being sent, or will be by themselves."""
        return self.state in (ImportState.RUNNING, ImportState.WAITING)

    @property
    def may_go_on(self) -> bool:
        """Whether it goes on if a person asks for it."""
        return self.state is ImportState.PAUSED

    @property
    def may_stop(self) -> bool:
        """Whether a person may end it."""
        return self.may_pause or self.may_go_on

    @property
    def has_failed_rows(self) -> bool:
        """Whether it is over, and rows were invalid, refused, discarded or not sent."""
        has_invalid = self.job is not None and bool(self.job.invalid)
        return self.state is ImportState.OVER and (self.counts.failed > 0 or has_invalid)

    @property
    def has_added_all(self) -> bool:
        """Whether it is over, and every row was added that anybody wanted."""
        job = self.job
        is_all = job is not None and self.counts.added == job.total and not job.invalid
        return self.state is ImportState.OVER and is_all

    @property
    def unsent(self) -> int:
        """How many rows are still to be sent."""
        return self.counts.ready if self.is_unfinished else 0

    @property
    def unreadable(self) -> int:
        """How many rows were lost with a damaged file."""
        present = self.counts.ready + self.counts.done
        return 0 if self.job is None else max(0, self.job.total - present)


CONFLICT = 409


def is_about_animal(error: RequestError) -> bool:
    """Whether a refusal is about this animal, so that the next one may be accepted."""
    is_conflict = getattr(error, "status", 0) == CONFLICT
    return isinstance(error, NotValid | TooMuch) or is_conflict
