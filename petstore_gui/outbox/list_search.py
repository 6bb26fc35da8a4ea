"""Searches the list of a service for an animal that may have been added."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence

from petstore_gui.domain.pets import NewPet, Pet, is_like
from petstore_gui.gateway.protocol import Gateway, Wait


class Listed:
    """The ids of the listed animals like a new one, and all that came since it was sent."""

    def __init__(self) -> None:
        self.ids = set[int]()
        self.new: list[Pet] = []
        self.is_empty = True


async def search_list(
    pet: NewPet,
    gateway: Gateway,
    on_wait: Callable[[Wait], object],
    came_since: Callable[[Sequence[Pet]], list[Pet]],
) -> Listed:
    """Read the list of the animal's status to its end. Raises `RequestError`.

    `came_since`: those of the animals of a page that came since it was sent.
    """
    found = Listed()
    async with contextlib.aclosing(gateway.list_pets(pet.status, on_wait=on_wait)) as pages:
        async for page in pages:
            found.is_empty = found.is_empty and not page.pets
            found.ids |= {one.id for one in page.pets if is_like(one, pet)}
            found.new += came_since(page.pets)
    return found
