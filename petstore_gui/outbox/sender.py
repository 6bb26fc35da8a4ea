"""One add on its way: what is written down before it is sent, and after."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import uuid
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from petstore_gui.domain.errors import (
    NewerWroteAdds,
    NotReached,
    NotWrittenDown,
    OutcomeUnknown,
    RequestError,
)
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Added, Gateway
from petstore_gui.outbox.pending import OpenAdds
from petstore_gui.outbox.store import Box
from petstore_gui.storage.pending_add import AddState, Known, PendingAdd
from petstore_gui.storage.recoverable_db import StorageError, WrittenByNewer

CONNECT_SECONDS = 3.0
"""How long an add waits for a service that is being started."""

PAUSE_MOST = 300
"""Seconds between two replays of an add, at most."""

log = logging.getLogger(__name__)


Answer = Added | RequestError | None
"""What became of an add that was to be sent; None where its place was left before."""


class Sender:
    """Sends adds to the place that is open, one after the other.

    `knows` tells what is known of animals like one, at the moment when it is asked. `begins` is
    called when an add is written down as being sent.
    """

    def __init__(
        self, adds: OpenAdds, knows: Callable[[NewPet], Known], begins: Callable[[], object]
    ) -> None:
        self.gateway: Gateway | None = None
        self._adds = adds
        self._knows = knows
        self._begins = begins
        self._is_connected = asyncio.Event()

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send to this service from now on, or to none for the moment."""
        self.gateway = gateway
        if gateway is None:
            self._is_connected.clear()
        else:
            self._is_connected.set()

    async def send(self, box: Box, entry: PendingAdd) -> tuple[PendingAdd, Answer]:
        """Send an add when its turn comes; returns it as it is then."""
        async with box.turn:
            await self._wait_for_service()
            if entry.service_id != self._adds.service_id:
                return entry, None
            if self.gateway is None:
                return entry, NotReached("its service is not open")
            gateway = self.gateway
            try:
                sending = await begin(box, entry, gateway, self._knows)
            except StorageError as error:
                return entry, NotWrittenDown(str(error))
            self._begins()
            return await attempt(box, entry, sending, self._instead_of(gateway, entry))

    def _instead_of(self, gateway: Gateway, entry: PendingAdd) -> Gateway:
        """What took a gateway's place while the disk wrote: one that was retired sends no more."""
        now = self.gateway
        if now is None or entry.service_id != self._adds.service_id:
            return gateway
        is_alike = now.honours_idempotency_key == gateway.honours_idempotency_key
        return now if is_alike else gateway  # the disk says whether the key goes along

    async def _wait_for_service(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._is_connected.wait()


def asked_for(pet: NewPet, service_id: ServiceId, after: PendingAdd | None) -> PendingAdd:
    """A new add, as it is to be written down."""
    time = datetime.now(UTC)
    return PendingAdd(
        number=0,
        key=str(uuid.uuid4()),
        pet=pet,
        service_id=service_id,
        known=Known(),
        state=AddState.READY,
        attempts=0,
        created_at=time,
        changed_at=time,
        waits_for=after.number if after else None,
    )


def can_be_replayed(entry: PendingAdd, gateway: Gateway) -> bool:
    """Whether the same add again, with its key, is surely no second one."""
    return gateway.honours_idempotency_key and entry.key_was_sent


def is_due(entry: PendingAdd, now: datetime) -> bool:
    """Whether an add may be replayed unasked: at once, and 1, 2, 4, … `PAUSE_MOST` s after that.

    Only a list that ended is a sign to replay, but a replay that failed may cause one.
    """
    pause = min(PAUSE_MOST, 2 ** (entry.attempts - 2)) if entry.attempts > 1 else 0
    waited = (now - entry.changed_at).total_seconds()
    return not 0 <= waited < pause  # a clock that was set back keeps nothing waiting


async def write_down(box: Box, entry: PendingAdd) -> PendingAdd:
    """Write a new add down, before anything else. Raises `NotWrittenDown`."""
    try:
        await box.open()
        return await box.keep(entry)
    except WrittenByNewer as error:
        raise NewerWroteAdds(str(error)) from error
    except StorageError as error:
        raise NotWrittenDown(str(error)) from error


async def begin(
    box: Box, entry: PendingAdd, gateway: Gateway, knows: Callable[[NewPet], Known]
) -> PendingAdd:
    """Write down that an add is being sent, before its first byte is. Raises `StorageError`."""
    is_first = not entry.attempts
    with_key = gateway.honours_idempotency_key and (is_first or entry.key_was_sent)
    sending = msgspec.structs.replace(
        entry,
        state=AddState.SENDING,
        known=knows(entry.pet) if is_first else entry.known,
        attempts=entry.attempts + 1,
        changed_at=datetime.now(UTC),
        waits_for=None,
        key_was_sent=with_key,
    )
    return await box.keep(sending)


async def attempt(
    box: Box, before: PendingAdd, sending: PendingAdd, gateway: Gateway
) -> tuple[PendingAdd, Added | RequestError]:
    """Send an add, and write down what became of it.

    An add that may have been added before stays unknown, whatever is answered to another try;
    but for a replay, which settles it.
    """
    was_unknown = before.state is AddState.UNKNOWN
    is_replay = was_unknown and can_be_replayed(before, gateway)
    try:
        added = await gateway.create_pet(sending.pet, sending.key, is_replay=is_replay)
    except RequestError as error:
        is_unknown = isinstance(error, OutcomeUnknown) or (was_unknown and not is_replay)
        state = AddState.UNKNOWN if is_unknown else AddState.REFUSED
        return await note(box, sending, state), error
    return await note(box, sending, AddState.ADDED, added.pet.id), added


def outcome(entry: PendingAdd, state: AddState, pet_id: int | None = None) -> PendingAdd:
    """An add as it is now that it is known what became of it."""
    return msgspec.structs.replace(entry, state=state, pet_id=pet_id, changed_at=datetime.now(UTC))


async def note(
    box: Box, entry: PendingAdd, state: AddState, pet_id: int | None = None
) -> PendingAdd:
    """Write down what became of an add that was sent.

    Where the disk does not take it, it says "sending", which a start takes for unknown.
    """
    changed = outcome(entry, state, pet_id)
    try:
        await box.keep(changed)
    except StorageError as error:
        log.info("an outcome is not written down: %s", error)
        box.note(changed)
    return changed
