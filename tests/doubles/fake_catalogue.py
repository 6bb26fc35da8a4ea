"""A catalogue as the outbox sees it."""

from __future__ import annotations

from petstore_gui.catalogue.catalogue import Catalogue
from petstore_gui.domain.add import Known
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.support.tasks import Tasks


class FakeCatalogue(Catalogue):
    """Returns `known`, and records what the outbox does to it."""

    def __init__(self) -> None:
        super().__init__(Tasks())
        self.known = Known()
        self.taken: list[Pet] = []

    def known_like(self, new: NewPet) -> Known:  # noqa: ARG002 - as the catalogue has it
        return self.known

    def take(self, pet: Pet, *_where: object, **_how: object) -> None:
        self.taken.append(pet)

    def refresh(self) -> None:
        """Load nothing."""
