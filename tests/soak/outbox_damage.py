"""Damage to the file of unfinished adds, every few bytes, and what saving an add costs."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from petstore_gui.storage.outbox_db import open_outbox
from tests.soak.outcome import Outcome, at_least, at_most, none_of
from tests.soak.progress import say
from tests.support.damage import each_damage
from tests.support.kept_adds import NAME, NOW, Found, an_add, found_in, leave_adds

STEP = 7
STEP_SHORT = 199
"""How many bytes lie between two damages."""

WHOLE_PERCENT = 90
"""How many of the damages may at least cost nothing at all."""

SAVES = 200
SAVE_MS = 50
"""How long saving an add may take; it is done in a thread."""


def run(*, short: bool) -> Iterator[Outcome]:
    """Unfinished adds and a draft are there after damage, or staff hear that something is not."""
    found: dict[str, Found] = {}
    for is_killed in (True, False):
        with tempfile.TemporaryDirectory(prefix="petstore-outbox-") as folder:
            files = leave_adds(Path(folder), is_killed=is_killed)
        for name, damaged in each_damage(files, STEP_SHORT if short else STEP):
            found[f"killed: {is_killed}, {name}"] = found_in(damaged)
            if len(found) % 1_000 == 0:
                say(f"{len(found)} damages")
    silent = [name for name, what in found.items() if what is Found.SILENT]
    yield none_of(silent, "outbox_damage_silent", n=len(found))
    whole = sum(what is Found.WHOLE for what in found.values())
    yield at_least(
        WHOLE_PERCENT,
        "outbox_damage_whole_percent",
        100 * whole / len(found),
        n=len(found),
        why=lambda: "too much is lost, though it is told",
    )
    yield at_most(
        SAVE_MS, "outbox_save_ms", _save_ms(), n=SAVES, why=lambda: "Add waits for the disk"
    )


def _save_ms() -> float:
    """The median of saving adds, durable on the disk, one after the other."""
    took = []
    with tempfile.TemporaryDirectory(prefix="petstore-outbox-") as folder:
        outbox, _ = open_outbox(Path(folder) / NAME, NOW)
        for number in range(SAVES):
            add = msgspec.structs.replace(an_add(0), key=str(number))
            began = time.perf_counter()
            outbox.insert(add)
            took.append(1_000 * (time.perf_counter() - began))
        outbox.close()
    return statistics.median(took)
