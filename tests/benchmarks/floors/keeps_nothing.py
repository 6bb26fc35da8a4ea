"""The program's own service over a store that gives ids and keeps nothing.

    python -m tests.benchmarks.floors.keeps_nothing

Prints its address, and answers until the process is ended.
"""

from __future__ import annotations

from itertools import count
from typing import cast

from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.service.asgi_app import make_app
from petstore_gui.service.store import Edition, Page, Store
from tests.benchmarks.floors.serving import serve
from tests.service.running import KEY


class KeepsNothing:
    """A `Store` that is as quick as one can be."""

    def __init__(self) -> None:
        self._ids = count(1)

    async def list(self, *_asked: object, **_also: object) -> Page:
        """There is no animal."""
        return Page([], None)

    async def edition(self) -> Edition:
        """There is but one."""
        return Edition("nothing", 0)

    async def add(self, pet: NewPet, _key: str | None, _fingerprint: bytes) -> Pet:
        """An id, at once."""
        return Pet(next(self._ids), pet.name, pet.category_id, pet.status)

    async def get(self, _pet_id: int) -> Pet | None:
        """There is no animal."""
        return None

    def close(self) -> None:
        """Nothing is held."""


if __name__ == "__main__":
    serve(make_app(cast("Store", KeepsNothing()), KEY))
