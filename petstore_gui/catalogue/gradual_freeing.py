"""Frees what a list of animals leaves behind, without holding up the window."""

from __future__ import annotations

import asyncio
from contextlib import suppress

NAMES_A_TURN = 5_000
"""How many names are freed in one turn of the loop."""


def free_gradually(names: list[str], strays: list[dict[int, int]]) -> None:
    """Free unused names and ids, some in each turn of the loop: a million at once take long.

    Without a running loop, all are freed at once.
    """
    del names[-NAMES_A_TURN:]
    del strays[-1:]
    if names or strays:
        with suppress(RuntimeError):
            asyncio.get_running_loop().call_soon(free_gradually, names, strays)
