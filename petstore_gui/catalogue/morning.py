"""What a morning sheet says: read and counted without stalling the window."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from petstore_gui.catalogue.changes import Change
from petstore_gui.catalogue.rows import Rows
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import Pet
from petstore_gui.storage.seen_since import SeenSince, seen_since
from petstore_gui.support.time_slices import run_in_slices

MOST = 500
"""How many changes, and how many pending animals, a sheet lists."""

_ROWS_AT_ONCE = 2_048


class Morning(msgspec.Struct):
    """`since`: in seconds since 1970. `changes`: those that staff have not marked as seen.

    `seen`: what came and went since then, None if the history cannot be read. `counts`: known
    animals by category and status. `pending`: the first of the animals with that status.
    """

    since: int
    changes: tuple[Change, ...]
    seen: SeenSince | None
    counts: Mapping[int, Mapping[str | None, int]]
    pending: tuple[Pet, ...]


async def read_morning(
    rows: Rows, changes: tuple[Change, ...], file: Path | None, since: int
) -> Morning:
    """Read and count; the history in a thread, the rows in slices of the event loop."""
    seen = None if file is None else await asyncio.to_thread(seen_since, file, since, MOST)
    counts: dict[int, Mapping[str | None, int]] = {}
    pending: list[Pet] = []
    await run_in_slices(_count(rows, counts, pending))
    return Morning(since, changes, seen, counts, tuple(pending[:MOST]))


def _count(
    rows: Rows, counts: dict[int, Mapping[str | None, int]], pending: list[Pet]
) -> Iterator[None]:
    pairs, wanted = Counter[tuple[int, int]](), rows.code_of(PetStatus.PENDING)
    for start in range(0, len(rows), _ROWS_AT_ONCE):
        known, codes = rows.known(start, start + _ROWS_AT_ONCE), rows.status_codes()
        pairs.update((rows.categories[row], codes[row]) for row in known)
        if len(pending) < MOST:
            pending += [rows.pet(row) for row in known if codes[row] == wanted]
        yield
    by_category = defaultdict[int, dict[int, int]](dict)
    for (category, code), count in pairs.items():
        by_category[category][code] = count
        yield
    for category, by_code in by_category.items():
        counts[category] = rows.by_status(by_code)
        yield
