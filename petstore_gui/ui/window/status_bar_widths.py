"""How the contents of the status bar share its width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

_MESSAGE_SHARE, _FACTS_SHARE = 0.6, 0.4
"""The shares of the room that the message and the facts get, if they need them."""


class Shares(NamedTuple):
    """The least widths of message and facts in pixels, and which of the other contents fit.

    `is_cut`: the message or the facts need more than they get.
    """

    message: int
    facts: int
    fitting: tuple[bool, ...]
    is_cut: bool


def share(room: int, message: int, facts: int, others: Sequence[int]) -> Shares:
    """Share `room` pixels among a message, facts, and other contents of these widths.

    The first of the others are the most important; those of width 0 are not shown.
    """
    whole = max(0, room)
    least = min(message, round(whole * _MESSAGE_SHARE)), min(facts, int(whole * _FACTS_SHARE))
    left = whole - sum(least)
    fitting = []
    for needed in others:
        fits = 0 < needed <= left
        fitting.append(fits)
        left -= needed if fits else 0
    return Shares(*least, tuple(fitting), message + facts - sum(least) > left)
