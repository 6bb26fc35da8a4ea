"""Lets requests begin a few at a time, so that many at once do not hold the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from enum import Enum

A_TURN = 16
"""How many of each kind begin in one turn of the loop: each takes a millisecond or less."""

RECENT_SECONDS = 0.5
"""A connection that has had an answer within this time lets others go first."""


class Kind(Enum):
    """What connection a request comes on."""

    RESTED = "it has shown the key, and had no answer recently"
    NEW = "it has had no answer"
    FREQUENT = "it had an answer recently"


class FairTurns:
    """Begins requests, those of each kind in their order.

    No kind can keep out another: however many requests some clients send one after the other, the
    first one of another client waits for a few of them.
    """

    def __init__(self) -> None:
        self._waiting: dict[Kind, deque[Callable[[], object]]] = {kind: deque() for kind in Kind}
        self._is_due = False

    def begin(self, start: Callable[[], object], kind: Kind) -> None:
        """Call `start` in its turn, at the earliest in the next one."""
        self._waiting[kind].append(start)
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._take_turn)

    def _take_turn(self) -> None:
        for waiting in self._waiting.values():
            for _ in range(min(A_TURN, len(waiting))):
                waiting.popleft()()
        self._is_due = any(self._waiting.values())
        if self._is_due:
            asyncio.get_running_loop().call_soon(self._take_turn)
