"""Waiting for a newer list before animals of a file are added."""

from __future__ import annotations

import asyncio

from petstore_gui.catalogue.list_facts import Facts, LoadState
from petstore_gui.outbox.known_pets import KnownPets

LOOK_SECONDS = 15.0
"""How long adding waits for a newer list, at most; then a person decides."""


async def read_newer_list(catalogue: KnownPets) -> bool:
    """Ask for the whole list again, or let it come; return `is_read_through` then."""
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def look(facts: Facts) -> None:
        if facts.state is not LoadState.LOADING and not ended.done():
            ended.set_result(None)

    if catalogue.facts.state is not LoadState.LOADING:
        catalogue.refresh()
    watching = catalogue.facts_changed.connect(look)
    look(catalogue.facts)
    await asyncio.wait([ended], timeout=LOOK_SECONDS)
    catalogue.facts_changed.disconnect(watching)
    return catalogue.is_read_through
