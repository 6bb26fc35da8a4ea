"""Sending one add: what is written before its first byte goes out, and after its answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from petstore_gui.domain.errors import NotReached, NotWrittenDown, OutcomeUnknown, RequestError
from petstore_gui.domain.pending_add import Cause, Known, PendingAdd, Phase
from petstore_gui.domain.pets import NewPet
from petstore_gui.gateway.protocol import Added, Gateway
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.store import OutboxStore
from petstore_gui.storage.recoverable_db import StorageError

log = logging.getLogger(__name__)


class Timing(msgspec.Struct, frozen=True):
    """Seconds that an add waits, at most."""

    connect: float = 3.0
    """For a service that is being started."""
    replay_pause: float = 300.0
    """Between two replays."""


DEFAULT_TIMING = Timing()


Answer = Added | RequestError | None
"""What became of an add that was queued; None where its service was left before its turn."""


class Sender:
    """Sends adds to the open service, one after the other.

    `known_like` tells which animals like one are listed just now. `on_sending` is called when an
    add is written down as being sent.
    """

    def __init__(
        self,
        pending: Pending,
        known_like: Callable[[NewPet], Known],
        on_sending: Callable[[], object],
        connect_seconds: float,
    ) -> None:
        self.gateway: Gateway | None = None
        self._pending = pending
        self._known_like = known_like
        self._on_sending = on_sending
        self._connect_seconds = connect_seconds
        self._connected = asyncio.Event()

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send to this service from now on, or to none for the moment."""
        self.gateway = gateway
        if gateway is None:
            self._connected.clear()
        else:
            self._connected.set()

    async def send(self, store: OutboxStore, add: PendingAdd) -> tuple[PendingAdd, Answer]:
        """Send a queued add when its turn comes; returns it as it is then.

        `add` is as it was before it was queued: there it returns to where it is not sent.
        """
        async with store.turn:
            await self._wait_for_service()
            if add.service_id != self._pending.service_id:
                return self._pending.move_back(add, Cause.TURN), None
            gateway = self.gateway if self._pending.is_current(add) else None
            if gateway is None:
                error: RequestError = NotReached("its service is not open")
                return self._pending.move_back(add, Cause.TURN), error
            try:
                sending = await self._begin(store, add, gateway)
            except StorageError as error:
                return self._pending.move_back(add, Cause.TURN), NotWrittenDown(str(error))
            return await self._attempt(store, add, sending, self._successor_of(gateway, add))

    async def _wait_for_service(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._connect_seconds):
                await self._connected.wait()

    async def _begin(self, store: OutboxStore, add: PendingAdd, gateway: Gateway) -> PendingAdd:
        """Write that an add is being sent, before its first byte is. Raises `StorageError`."""
        is_first = not add.attempts
        sending = msgspec.structs.replace(
            add,
            phase=Phase.SENDING,
            known=add.known if add.phase is Phase.UNKNOWN else self._known_like(add.pet),
            attempts=add.attempts + 1,
            changed_at=datetime.now(UTC),
            replaces=None,
            key_was_sent=gateway.honours_idempotency_key and (is_first or add.key_was_sent),
        )
        await store.update(sending)
        sending = self._pending.move(sending, Phase.SENDING, Cause.TURN)
        self._on_sending()
        return sending

    def _successor_of(self, gateway: Gateway, add: PendingAdd) -> Gateway:
        """What replaced a gateway while the disk wrote: one that is retired sends no more."""
        now = self.gateway
        if now is None or add.service_id != self._pending.service_id:
            return gateway
        is_alike = now.honours_idempotency_key == gateway.honours_idempotency_key
        return now if is_alike else gateway  # the file says whether the key goes along

    async def _attempt(
        self, store: OutboxStore, before: PendingAdd, sending: PendingAdd, gateway: Gateway
    ) -> tuple[PendingAdd, Answer]:
        """Send an add, and write what became of it.

        One that may have been added before stays unknown, whatever is answered to another try;
        only a replay with its key settles it.
        """
        was_unknown = before.phase is Phase.UNKNOWN
        is_replay = was_unknown and can_be_replayed(before, gateway)
        try:
            added = await gateway.create_pet(sending.pet, sending.key, is_replay=is_replay)
        except RequestError as error:
            is_unknown = isinstance(error, OutcomeUnknown) or (was_unknown and not is_replay)
            phase = Phase.UNKNOWN if is_unknown else Phase.REFUSED
            return await self._answered(store, sending, phase), error
        return await self._answered(store, sending, Phase.ADDED, added.pet.id), added

    async def _answered(
        self, store: OutboxStore, sending: PendingAdd, phase: Phase, pet_id: int | None = None
    ) -> PendingAdd:
        """A disk that refuses leaves "sending" in the file: a start takes that for unknown."""
        answered = with_outcome(sending, phase, pet_id)
        try:
            await store.update(answered)
        except StorageError as error:
            log.info("an outcome is not written: %s", error)
        return self._pending.move(answered, phase, Cause.ANSWER)


def with_outcome(add: PendingAdd, phase: Phase, pet_id: int | None = None) -> PendingAdd:
    """An add now that its outcome is known."""
    return msgspec.structs.replace(add, phase=phase, pet_id=pet_id, changed_at=datetime.now(UTC))


def can_be_replayed(add: PendingAdd, gateway: Gateway) -> bool:
    """Whether sending an add again, with its key, surely adds no second animal."""
    return gateway.honours_idempotency_key and add.key_was_sent
