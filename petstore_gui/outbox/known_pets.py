"""The part of the catalogue that the outbox uses."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from petstore_gui.catalogue.list_facts import Facts
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.pending_add import Known
from petstore_gui.domain.pets import NewPet, Pet


class KnownPets(Protocol):
    """The catalogue, as the outbox sees it."""

    facts_changed: SignalInstance
    list_ended: SignalInstance
    list_failed: SignalInstance
    list_stopped: SignalInstance

    @property
    def facts(self) -> Facts:
        """What is known about the list now."""
        ...

    @property
    def is_read_through(self) -> bool:
        """Whether the newest list was read to its end, and nothing says that it lacks animals."""
        ...

    @property
    def rows(self) -> Rows:
        """The known animals, a live view."""
        ...

    def known_like(self, new: NewPet) -> Known:
        """The listed animals like a new one."""
        ...

    def take(self, pet: Pet, *, pin: bool = False, is_one_of_many: bool = False) -> None:
        """Show an animal that was added."""
        ...

    def refresh(self) -> None:
        """Load the list again."""
        ...
