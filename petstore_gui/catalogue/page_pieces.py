"""Very long pages in pieces: a service may send 100,000 animals at once, whatever the limit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator

import msgspec

from petstore_gui.gateway.completeness import Completeness, Extent
from petstore_gui.gateway.odd_rows import OddRows
from petstore_gui.gateway.protocol import Page

PIECE = 1_000
"""Animals in a piece: storing this many changed ones takes 5 ms."""


async def in_pieces(pages: AsyncIterator[Page]) -> AsyncGenerator[Page]:
    """The pages; a long one in pieces of at most `PIECE` animals, one in each turn of the loop.

    Only the last piece of a page says what the page does about the list.
    """
    async for page in pages:
        start = 0
        while len(page.pets) - start > PIECE:
            pets = page.pets[start : start + PIECE]
            loading = Completeness(whole=Extent.LOADING)
            yield msgspec.structs.replace(page, pets=pets, odd=OddRows(), completeness=loading)
            await asyncio.sleep(0)
            start += PIECE
        yield msgspec.structs.replace(page, pets=page.pets[start:]) if start else page
