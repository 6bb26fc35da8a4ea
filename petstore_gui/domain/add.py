"""An animal that somebody asked to add, until the service has it or a person discards it."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum

import msgspec

from petstore_gui.domain.deployment import ServiceId
from petstore_gui.domain.failure import Failure
from petstore_gui.domain.pets import NewPet

PUT_OFF_MAX = timedelta(hours=1)
"""A later time to send is not believed: the clock was set back, or a service asks for too much."""


class Phase(StrEnum):
    """Where an animal is on its way to the service."""

    WAITING = "waiting"
    """It will be sent, not before a time."""
    SENDING = "sending"
    """The file says so before the first byte is sent. Found at a start, its outcome is unknown."""
    UNSURE = "unsure"
    """It was sent, and nobody knows whether the service has it: a person decides."""
    REFUSED = "refused"
    """The service does not accept it: a person decides."""


class Known(msgspec.Struct, frozen=True):
    """The IDs of animals like a new one that were listed before it was sent.

    `is_whole`: the list had come to its end, so that others like it are new.
    """

    ids: tuple[int, ...] = ()
    is_whole: bool = False


class Look(msgspec.Struct, frozen=True):
    """What one look at the list, `at` a time, showed of an animal that may have been added.

    `ids`: animals like it that were not known before it was sent, and that no other add explains.
    """

    at: datetime
    ids: tuple[int, ...] = ()


class Add(msgspec.Struct, frozen=True, omit_defaults=True):
    """One animal to add. `key` is its Idempotency-Key, the same for each attempt.

    `not_before`: when a waiting one may be sent. `attempts` counts how often it was sent.
    `may_be_there`: the outcome of an attempt is unknown. `is_keyed`: every attempt included the
    key, and the service honours keys, so that sending it again adds it once. `known` was noted
    before the first attempt. `failure` is how the last attempt ended. `import_number`: the import
    that brought it in.
    """

    key: str
    pet: NewPet
    service_id: ServiceId
    created_at: datetime
    phase: Phase = Phase.WAITING
    not_before: datetime | None = None
    attempts: int = 0
    may_be_there: bool = False
    is_keyed: bool = True
    known: Known | None = None
    failure: Failure | None = None
    look: Look | None = None
    import_number: int | None = None

    def wait(self, now: datetime) -> timedelta:
        """How long a waiting one is not sent yet; zero if it is due."""
        left = self.not_before - now if self.not_before is not None else timedelta()
        return left if timedelta() < left <= PUT_OFF_MAX else timedelta()
