"""Looking in a service's list for an animal that may have been added."""

from __future__ import annotations

from contextlib import aclosing

import msgspec

from petstore_gui.errors import RequestError
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.pets import is_like
from petstore_gui.records.outbox_file import Entry


class Looked(msgspec.Struct, frozen=True):
    """Where an outcome was unknown: the animals like it in the list that were not known before it.

    `were_not_there`: they are new; else they may only have been out of sight. `error` is what was
    said instead of an answer.
    """

    entry: Entry
    error: RequestError
    ids: tuple[int, ...]
    were_not_there: bool


async def look_for(entry: Entry, gateway: Gateway, error: RequestError) -> Looked | None:
    """What the list tells about an add; None where the list cannot be read."""
    pet, known = entry.pet, entry.known
    found: set[int] = set()
    try:
        async with aclosing(gateway.list(pet.status)) as pages:
            async for page in pages:
                found |= {one.id for one in page.pets if is_like(one, pet)}
    except RequestError:
        return None  # the walk of the whole list tells what is wrong
    return Looked(
        entry, error, tuple(sorted(found - set(known.ids))), were_not_there=known.is_whole
    )
