"""All that adding an animal takes: the outbox, what is typed, and a look for namesakes."""

from __future__ import annotations

from functools import partial

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.catalogue.duplicate_finder import DuplicateFinder
from petstore_gui.catalogue.facts import LoadState
from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.outbox.drafts import Drafts
from petstore_gui.outbox.outbox import Outbox
from petstore_gui.outbox.stores import Boxes
from petstore_gui.storage.paths import StoragePaths
from petstore_gui.storage.pending_add import Known
from petstore_gui.support.tasks import Tasks


class Adding:
    """The parts, on the same files. What is not sent goes to one place at a time."""

    def __init__(self, paths: StoragePaths, catalogue: Catalogue, tasks: Tasks) -> None:
        boxes = Boxes(paths)
        self.outbox = Outbox(boxes, partial(known_like, catalogue), tasks, catalogue)
        self.drafts = Drafts(boxes, tasks, catalogue)
        self.duplicates = DuplicateFinder(catalogue, tasks, catalogue)
        catalogue.list_ended.connect(self.outbox.settle)

    def open(self, service_id: ServiceId | None) -> None:
        """Add to another place from now on; None lets go of every file."""
        self.drafts.open(service_id)
        self.outbox.open(service_id)

    def connect_to(self, gateway: Gateway | None) -> None:
        """Send to this service from now on, or to none for the moment."""
        self.outbox.connect_to(gateway)


def known_like(catalogue: Catalogue, pet: NewPet) -> Known:
    """What is known now of animals like one that is to be added."""
    facts = catalogue.facts
    is_listed = facts.completeness.of(pet.status).is_settled
    is_whole = facts.state is LoadState.READY and is_listed
    return Known(tuple(sorted(catalogue.ids_like(pet))), is_whole)
