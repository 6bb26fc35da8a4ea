"""Adding an animal: one request for one press, and what became of it."""

from __future__ import annotations

import uuid
from contextlib import aclosing

import msgspec
from PySide6.QtCore import QObject, Signal

from petstore_gui.errors import NotReached, OutcomeUnknown, RequestError
from petstore_gui.gateway.protocol import Added, Gateway
from petstore_gui.pets import NewPet, is_like
from petstore_gui.records.place import Place
from petstore_gui.tasks import Tasks


class AddFailed(msgspec.Struct, frozen=True):
    """An add that was refused, not sent, or whose outcome is unknown; `error` tells which."""

    pet: NewPet
    error: RequestError


class Known(msgspec.Struct, frozen=True):
    """The ids of animals like the one to be added that were seen before it was sent.

    `is_whole`: every animal of its status was known then, so that others like it are new.
    """

    ids: frozenset[int] = frozenset()
    is_whole: bool = False


class Looked(msgspec.Struct, frozen=True):
    """Where an outcome was unknown: the animals like it in the list that were not known before it.

    `were_not_there`: they are new; else they may only have been out of sight.
    """

    failed: AddFailed
    ids: tuple[int, ...]
    were_not_there: bool


class Adds(QObject):
    """Sends animals to one service at a time.

    Signals:
        added(NewPet, Added): the service took the animal and answered with it.
        add_failed(AddFailed): it did not, or nobody can tell.
        looked(Looked): after an unknown outcome, the service's list was looked through.
        late_added(NewPet, Added), late_add_failed(AddFailed): the same of a service that was left.
    """

    added = Signal(object, object)
    add_failed = Signal(object)
    looked = Signal(object)
    late_added = Signal(object, object)
    late_add_failed = Signal(object)

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._gateway: Gateway | None = None
        self._unsettled: dict[NewPet, str] = {}
        self._sending: set[NewPet] = set()

    def open(self, _place: Place | None) -> None:
        """Send nothing until there is a service of another catalogue."""
        self.connect_to(None)

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send to this service from now on, or to none for the moment.

        Idempotency keys of unknown outcomes are kept: it may be the same store, started again.
        """
        self._gateway = gateway
        self._sending.clear()

    def add(self, pet: NewPet, known: Known | None = None) -> None:
        """Send an animal. One that is on its way already is not sent twice.

        `known` is what was seen like it before: after an unknown outcome, only others tell that it
        was added.

        The same animal after an unknown outcome goes with the same idempotency key until the
        service has taken it, so that one that honours keys adds it once.
        """
        if pet in self._sending:
            return
        if self._gateway is None:
            self.add_failed.emit(AddFailed(pet, NotReached("no service is open")))
            return
        self._sending.add(pet)
        key = self._unsettled.get(pet) or str(uuid.uuid4())
        self._tasks.start("add", self._add(self._gateway, pet, key, known or Known()))

    def is_sending(self, pet: NewPet) -> bool:
        """Whether an animal is on its way to the service that is open."""
        return pet in self._sending

    async def _add(self, gateway: Gateway, pet: NewPet, key: str, known: Known) -> None:
        try:
            added = await gateway.add(pet, key)
        except RequestError as error:
            failed = AddFailed(pet, error)
            self._fail(gateway, failed, key)
            if isinstance(error, OutcomeUnknown):
                await self._look_for(gateway, failed, known)
        else:
            self._succeed(gateway, pet, key, added)

    async def _look_for(self, gateway: Gateway, failed: AddFailed, known: Known) -> None:
        pet = failed.pet
        found: set[int] = set()
        try:
            async with aclosing(gateway.list(pet.status)) as pages:
                async for page in pages:
                    found |= {one.id for one in page.pets if is_like(one, pet)}
        except RequestError:
            return  # the walk of the whole list tells what is wrong
        if gateway is self._gateway:
            ids = tuple(sorted(found - known.ids))
            self.looked.emit(Looked(failed, ids, were_not_there=known.is_whole))

    def _fail(self, gateway: Gateway, failed: AddFailed, key: str) -> None:
        is_late = gateway is not self._gateway
        if isinstance(failed.error, OutcomeUnknown):
            known = self._unsettled.get(failed.pet)
            self._unsettled[failed.pet] = known if is_late and known else key
        if is_late:
            self.late_add_failed.emit(failed)
            return
        self._sending.discard(failed.pet)
        self.add_failed.emit(failed)

    def _succeed(self, gateway: Gateway, pet: NewPet, key: str, added: Added) -> None:
        if self._unsettled.get(pet) == key:
            del self._unsettled[pet]
        if gateway is not self._gateway:
            self.late_added.emit(pet, added)
            return
        self._sending.discard(pet)
        self.added.emit(pet, added)
