"""A catalogue as the outbox sees it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.add import Known
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.gateway.completeness import Completeness, Extent


class FakeCatalogue(QObject):
    """Returns `known`, and records what the outbox does to it."""

    facts_changed = Signal(object)
    list_ended = Signal()
    list_failed = Signal(object)
    list_stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rows = Rows()
        self.facts = Facts(LoadState.READY, completeness=Completeness(whole=Extent.ALL))
        self.known = Known()
        self.when_asked: Callable[[], object] = lambda: None
        self.taken: list[Pet] = []

    def known_like(self, new: NewPet) -> Known:  # noqa: ARG002 - as the catalogue has it
        self.when_asked()
        return self.known

    def take(self, pet: Pet, *, pin: bool = False, is_one_of_many: bool = False) -> None:  # noqa: ARG002 - as above
        self.taken.append(pet)

    def refresh(self) -> None:
        """Load nothing."""
