"""Sends one add: writes down that it is being sent, sends it, writes down the outcome."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from functools import partial
from time import monotonic
from typing import Protocol

import msgspec

from petstore_gui.domain.connection_errors import NotConnected, NotOpen, NotReachedAt, StoppedHere
from petstore_gui.domain.declined import TooBusy
from petstore_gui.domain.errors import (
    AnsweredAnother,
    MayBeThere,
    NotWrittenDown,
    OutcomeUnknown,
    RefusedAgain,
    RequestError,
)
from petstore_gui.domain.failure import failure_of
from petstore_gui.domain.pending_add import Cause, Known, PendingAdd, Phase
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet, is_like
from petstore_gui.domain.service_id import LOCAL_SERVICE
from petstore_gui.gateway.protocol import Added, Gateway, Wait
from petstore_gui.outbox.known_pets import KnownPets
from petstore_gui.outbox.new_rows import NewRows
from petstore_gui.outbox.pending import Pending
from petstore_gui.storage.recoverable_db import StorageError

log = logging.getLogger(__name__)

NAME_MAX = 200
"""How many characters are kept of the name of an animal that was not asked for."""


Answer = Added | RequestError | None
"""The outcome of a queued add; None if it was not sent, and nobody has to be told why.

Its service was left before its turn, or it waits on until its service answers.
"""


class AddFile(Protocol):
    """Where the states of adds are written; `turn` is what an add waits for before it is sent."""

    @property
    def turn(self) -> AbstractAsyncContextManager[object]: ...

    async def update(self, add: PendingAdd) -> None:
        """Write the state of an add. It is on the disk when this returns."""
        ...


class Sender:
    """Sends adds to the open service, one after the other.

    `on_progress` is called once the file says that an add is being sent, and when it has to wait.
    `in_doubt_like` finds an add like one whose turn has come that may be there, unless staff know.
    """

    def __init__(
        self,
        pending: Pending,
        catalogue: KnownPets,
        on_progress: Callable[[], object],
        connect_seconds: float,
        in_doubt_like: Callable[[PendingAdd], PendingAdd | None] = lambda _add: None,
    ) -> None:
        self.gateway: Gateway | None = None
        self._pending = pending
        self._catalogue = catalogue
        self._on_progress = on_progress
        self._in_doubt_like = in_doubt_like
        self._waits: dict[str, tuple[RequestError, float]] = {}
        self._connect_seconds = connect_seconds
        self.new_rows = NewRows(catalogue)
        self._connected = asyncio.Event()  # or given up

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send through this gateway from now on; None: through none for now."""
        self.gateway = gateway
        if gateway is None:
            self._connected.clear()
        else:
            self._connected.set()

    def give_up(self) -> None:
        """Wait for no gateway until `connect_to`: the service could not be opened."""
        self._connected.set()

    @property
    def has_given_up(self) -> bool:
        """Whether nothing can be sent, and that is known."""
        return self.gateway is None and self._connected.is_set()

    def wait_of(self, add: PendingAdd) -> Wait | None:
        """Why an add that is sent or looked for waits for its next attempt, and how long yet."""
        error, until = self._waits.get(add.key, (None, 0.0))
        left = until - monotonic()
        return Wait(error, left) if error is not None and left > 0 else None

    def note_wait(self, add: PendingAdd, wait: Wait) -> None:
        """Note that a request about an add, or the search of the list for it, has to wait."""
        self._waits[add.key] = wait.error, monotonic() + wait.seconds
        self._on_progress()

    def known_like(self, new: NewPet) -> Known:
        """The animals like a new one that are listed now."""
        return self._catalogue.known_like(new)

    def knows_any(self, status: PetStatus | None) -> bool:
        """Whether any animal of this status is known, or any at all."""
        counts = self._catalogue.rows.counts_by_status()
        return counts.get(status, 0) > 0 if status else any(counts.values())

    async def send(
        self, store: AddFile, add: PendingAdd, *, is_promised: bool = False
    ) -> tuple[PendingAdd, Answer]:
        """Send a queued add when its turn comes; return it with its outcome.

        `add` is the record before it was queued, to return to if it is not sent. `is_promised`: a
        person was told that it is sent once its service answers, so it waits on if it was certainly
        not acted on; the answer is then None.
        """
        async with store.turn:
            await self._wait_for_service()
            if add.service_id != self._pending.service_id:
                return self._pending.move_back(add, Cause.TURN), None
            gateway = self.gateway if self._pending.is_current(add) else None
            if gateway is None:
                is_here = add.service_id == LOCAL_SERVICE
                error = NotOpen if is_here else NotConnected
                if is_promised and self._pending.is_current(add):
                    return self._pending.move(add, Phase.AWAY, Cause.TURN), None
                return self._not_sent(add, error("its service is not open"))
            if add.phase is not Phase.UNKNOWN and (other := self._in_doubt_like(add)) is not None:
                since = msgspec.structs.replace(add, known=other.known)
                return self._not_sent(since, MayBeThere())
            try:
                sending = await self._begin(store, add, gateway)
            except StorageError as error:
                return self._not_sent(add, NotWrittenDown(str(error)))
            successor = self._successor_of(gateway, add)
            return await self._attempt(store, add, sending, successor, is_promised=is_promised)

    def _not_sent(self, add: PendingAdd, error: RequestError) -> tuple[PendingAdd, RequestError]:
        failed = msgspec.structs.replace(add, failure=failure_of(error))
        return self._pending.move_back(failed, Cause.TURN), error

    async def _wait_for_service(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._connect_seconds):
                await self._connected.wait()

    async def _begin(self, store: AddFile, add: PendingAdd, gateway: Gateway) -> PendingAdd:
        """Write down that an add is being sent. Raises `StorageError`."""
        is_first = not add.attempts
        is_left = self._pending.is_from_earlier(add) and gateway.honours_idempotency_key
        is_repeated = add.phase is Phase.UNKNOWN or is_left  # what is listed now may be this one
        sending = msgspec.structs.replace(
            add,
            phase=Phase.SENDING,
            known=add.known if is_repeated else self.known_like(add.pet),
            attempts=add.attempts + 1,
            changed_at=datetime.now(UTC),
            replaces=None,
            failure=None,
            key_was_sent=gateway.honours_idempotency_key and (is_first or add.key_was_sent),
        )
        await store.update(sending)
        self.new_rows.begin(sending)
        sending = self._pending.move(sending, Phase.SENDING, Cause.TURN)
        self._on_progress()
        return sending

    def _successor_of(self, gateway: Gateway, add: PendingAdd) -> Gateway:
        """The gateway to send through: the first may have been retired during the write."""
        now = self.gateway
        if now is None or add.service_id != self._pending.service_id:
            return gateway
        is_alike = now.honours_idempotency_key == gateway.honours_idempotency_key
        return now if is_alike else gateway  # the file says whether the key is sent

    async def _attempt(
        self,
        store: AddFile,
        before: PendingAdd,
        sending: PendingAdd,
        gateway: Gateway,
        *,
        is_promised: bool,
    ) -> tuple[PendingAdd, Answer]:
        """Send an add, and write its outcome.

        If an earlier attempt may have added it, a failed attempt leaves it unknown. One that is
        refused again is no longer replayed: it would be refused each time.
        """
        was_unknown = before.phase is Phase.UNKNOWN
        try:
            added = await gateway.create_pet(
                sending.pet,
                sending.key,
                is_repeated=was_unknown,
                on_wait=partial(self.note_wait, sending),
            )
            if self._is_another(added.pet, sending):
                pet = added.pet
                raise AnsweredAnother("an animal of the list", pet.name[:NAME_MAX], pet.id)
        except RequestError as failed:
            error = _as_staff_know(failed, sending)
            is_unknown = was_unknown or isinstance(error, OutcomeUnknown)
            helps = sending.key_was_sent and not isinstance(error, RefusedAgain)
            tried = msgspec.structs.replace(sending, failure=failure_of(error), key_was_sent=helps)
            may_wait = is_promised and not is_unknown and self._pending.is_current(sending)
            if may_wait and (error.is_outage or isinstance(error, TooBusy)):
                return await self._answered(store, tried, Phase.AWAY), None
            phase = Phase.UNKNOWN if is_unknown else Phase.REFUSED
            return await self._answered(store, tried, phase), error
        return await self._answered(store, sending, Phase.ADDED, added.pet.id), added

    def _is_another(self, answered: Pet, sending: PendingAdd) -> bool:
        """Whether an answer has the ID of another animal that is in the list."""
        if answered.id in sending.known.ids:
            return True
        rows = self._catalogue.rows
        row = rows.row_of(answered.id) if self._pending.is_current(sending) else None
        return row is not None and not is_like(rows.pet(row), sending.pet)

    async def _answered(
        self, store: AddFile, sending: PendingAdd, phase: Phase, pet_id: int | None = None
    ) -> PendingAdd:
        """Write an outcome. If the disk refuses, the next start finds "sending": it is unknown."""
        self._waits.pop(sending.key, None)
        answered = with_outcome(sending, phase, pet_id)
        if phase is not Phase.UNKNOWN:
            self.new_rows.forget(sending)
        try:
            await store.update(answered)
        except StorageError as error:
            log.info("an outcome was not written: %s", error)
        return self._pending.move(answered, phase, Cause.ANSWER)


def _as_staff_know(error: RequestError, add: PendingAdd) -> RequestError:
    """An error without the address of this computer's own service, which staff do not know of."""
    is_here = isinstance(error, NotReachedAt) and add.service_id == LOCAL_SERVICE
    return StoppedHere(str(error)) if is_here else error


def with_outcome(add: PendingAdd, phase: Phase, pet_id: int | None = None) -> PendingAdd:
    """An add with its outcome, changed now."""
    return msgspec.structs.replace(add, phase=phase, pet_id=pet_id, changed_at=datetime.now(UTC))


def can_be_replayed(add: PendingAdd, gateway: Gateway) -> bool:
    """Whether an add can be sent again, with its key, without adding a second animal."""
    return gateway.honours_idempotency_key and add.key_was_sent
