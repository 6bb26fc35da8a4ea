"""Crowds without a key at the service, while a client with the key asks it again and again.

- crowd_requests_*: 16 MiB of pipelined requests, over 100 and over 900 connections, over and over
- crowd_silent_*: 1,100 connections that send nothing, with and without TLS
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.service.crowded import CROWDS, MEMORY_MIB_MAX, Crowd, Seen, crowded
from tests.soak.outcome import Outcome, at_most
from tests.soak.progress import say

SECONDS = 60.0
SECONDS_SHORT = 3.0

ANSWERED_SECONDS = 1.0
ANSWERED_SECONDS_SHORT = 10.0
"""A short run shares the computer with other tests."""


def run(*, short: bool) -> Iterator[Outcome]:
    """Every request with the key is answered within a second, in little memory."""
    sending = [crowd for crowd in CROWDS if crowd.bytes]
    silent = [crowd for crowd in CROWDS if not crowd.bytes]
    for name, crowds in (("requests", sending), ("silent", silent)):
        yield from _outcomes(name, crowds, short=short)


def _outcomes(name: str, crowds: Sequence[Crowd], *, short: bool) -> Iterator[Outcome]:
    seen = [_told(crowd, SECONDS_SHORT if short else SECONDS) for crowd in crowds]
    waits = {crowd.name: max(each.seconds) for crowd, each in zip(crowds, seen, strict=True)}
    memory = {crowd.name: each.memory for crowd, each in zip(crowds, seen, strict=True)}
    unanswered = sum(each.unanswered for each in seen)
    asked = sum(len(each.seconds) for each in seen)
    goal = ANSWERED_SECONDS_SHORT if short else ANSWERED_SECONDS
    for figure, most, value in (
        ("unanswered", 0, unanswered),
        ("longest_s", goal, max(waits.values())),
        ("memory_mib", MEMORY_MIB_MAX, max(memory.values())),
    ):
        yield at_most(
            most, f"crowd_{name}_{figure}", value, n=asked, why=lambda: f"{waits}, {memory}"
        )


def _told(crowd: Crowd, seconds: float) -> Seen:
    say(crowd.name)
    return crowded(crowd, seconds)
