"""The odd rows of pages, counted as the catalogue counts them."""

from __future__ import annotations

from collections.abc import Iterable

from petstore_gui.gateway.odd_rows import Oddities, OddRows, count
from petstore_gui.gateway.protocol import Page


def oddities(pages: Iterable[Page]) -> Oddities:
    """What was odd about a walk."""
    tally = OddRows()
    for page in pages:
        tally.add(page.odd)
    return count([tally])
