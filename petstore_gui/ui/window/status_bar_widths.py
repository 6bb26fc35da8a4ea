"""How the contents of the status bar share its width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

_ADDRESS_SHARE = 0.35
"""The share of the room that the address can count on, before the rest is shared."""

_MESSAGE_SHARE, _FACTS_SHARE = 0.6, 0.4
"""The shares of that rest that the message and the facts get, if they need them."""


class Shares(NamedTuple):
    """The least widths of message, facts and address in pixels, and which other contents fit.

    `is_cut`: message, facts or address need more than they get. Facts of width 0 have no room.
    """

    message: int
    facts: int
    address: int
    fitting: tuple[bool, ...]
    is_cut: bool


def share(
    room: int,
    message: int,
    facts: int,
    others: Sequence[int],
    address: int = 0,
    *,
    readable: int = 0,
) -> Shares:
    """Share `room` pixels among a message, facts, an address, and other contents of these widths.

    The first of the others are the most important; those of width 0 are not shown. Facts leave
    their room to the message if they would get fewer than `readable` pixels beside it.
    """
    whole = max(0, room)
    kept = min(address, max(int(whole * _ADDRESS_SHARE), whole - message - facts))
    whole -= kept
    least = min(message, round(whole * _MESSAGE_SHARE)), min(facts, int(whole * _FACTS_SHARE))
    if message and max(least[1], whole - message) < min(facts, readable):
        least = min(message, whole), 0
    left = whole - sum(least)
    fitting = []
    for needed in others:
        fits = 0 < needed <= left
        fitting.append(fits)
        left -= needed if fits else 0
    return Shares(
        *least, kept, tuple(fitting), kept < address or message + facts - sum(least) > left
    )
