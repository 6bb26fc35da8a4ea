"""The program's own service with a store that assigns IDs and stores nothing.

    python -m tests.benchmarks.floors.keeps_nothing

Prints its address, and serves until the process is terminated.
"""

from __future__ import annotations

from itertools import count
from typing import cast

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import Page, Store
from tests.benchmarks.floors.serving import serve
from tests.service.running import KEY


class KeepsNothing:
    """The fastest possible `Store`."""

    def __init__(self) -> None:
        self._ids = count(1)

    async def list(self, *_args: object, **_kwargs: object) -> Page:
        """An empty page."""
        return Page([], None)

    async def edition(self) -> str:
        """Always the same edition."""
        return "nothing"

    async def add(self, pet: NewPet, _key: str | None, _fingerprint: bytes) -> Pet:
        """The animal with the next ID."""
        return Pet(next(self._ids), pet.name, pet.category_id, pet.status)

    async def get(self, _pet_id: int) -> Pet | None:
        """No animal."""
        return None

    def close(self) -> None:
        """Do nothing."""


if __name__ == "__main__":
    serve(make_app(cast("Store", KeepsNothing()), KEY))
