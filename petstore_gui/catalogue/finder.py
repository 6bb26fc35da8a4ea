"""Finds one animal by its id: among the known rows first, then at the service."""

from __future__ import annotations

from contextlib import aclosing

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import KeyNotAccepted, NotFound, OperationGone
from petstore_gui.domain.deployment import ServiceId
from petstore_gui.domain.errors import KeyMissing, RequestError
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.place import Place
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.support.tasks import Tasks


class Finder(QObject):
    """Looks for animals by id.

    Signals:
        found(Pet): the animal was found, in the rows or by the service.
        find_failed(int, RequestError): there is no animal with this ID, an int64, or the service
            could not be asked.
        key_refused(RequestError): the key is missing, or the service did not accept it.
    """

    found = Signal(object)
    find_failed = Signal(object, object)
    key_refused = Signal(object)

    def __init__(self, catalogue: Catalogue, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._tasks = tasks
        self._gateway: Gateway | None = None
        self._generation = 0

    def open(self, _service_id: ServiceId | None) -> None:
        """Use another catalogue; send no requests until `connect_to`."""
        self.connect_to(None)

    def connect_to(self, gateway: Gateway | None) -> None:
        """Use this service from now on, or none."""
        self._gateway = gateway
        self._generation += 1

    def find(self, pet_id: int) -> None:
        """Find an animal; a newer search makes an older one stale.

        Asks the service for an animal that the newest list does not show, even a known one.
        """
        self._generation += 1
        pet = self._catalogue.pet(pet_id)
        if pet is not None and (self._gateway is None or self._catalogue.is_current(pet_id)):
            self.found.emit(pet)
        elif self._gateway is None:
            self.find_failed.emit(pet_id, NotReached("no service is open", Why.NOT_CONNECTED))
        else:
            self._tasks.start("find", self._ask(self._gateway, self._generation, pet_id))

    def forget(self) -> None:
        """Drop the answer to a search under way."""
        self._generation += 1

    async def _ask(self, gateway: Gateway, generation: int, pet_id: int) -> None:
        try:
            pet = await _get_or_list(gateway, pet_id)
        except RequestError as error:
            if generation == self._generation:
                self._fail(pet_id, error)
        else:
            if generation == self._generation:
                self._catalogue.take(pet, Place.FOUND)
                self.found.emit(pet)

    def _fail(self, pet_id: int, error: RequestError) -> None:
        if isinstance(error, KeyNotAccepted | KeyMissing):
            self.key_refused.emit(error)
        known = self._catalogue.pet(pet_id)
        if isinstance(error, NotFound):
            self._catalogue.note_key_accepted()
        if known is None or isinstance(error, NotFound):
            self.find_failed.emit(pet_id, error)
        else:
            self.found.emit(known)


async def _get_or_list(gateway: Gateway, pet_id: int) -> Pet:
    """Return the animal; from the list if the deprecated operation was removed (section 9)."""
    try:
        return await gateway.get_pet(pet_id)
    except OperationGone:
        async with aclosing(gateway.list_pets()) as pages:
            async for page in pages:
                for pet in page.pets:
                    if pet.id == pet_id:
                        return pet
        raise
