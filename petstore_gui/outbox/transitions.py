"""The phases that an add may move between, and what causes each move."""

from __future__ import annotations

from collections.abc import Mapping

from petstore_gui.domain.pending_add import Cause, Phase

P, C = Phase, Cause

MOVES: Mapping[Phase, Mapping[Cause, tuple[Phase, ...]]] = {
    P.SAVING: {C.FILE: (P.HELD, P.WAITING, P.AWAY, P.QUEUED, P.PAUSED, P.DISCARDED)},
    P.HELD: {
        C.TIME: (P.QUEUED,),
        C.ORIGINAL: (P.PAUSED,),
        C.LEFT: (P.PAUSED,),
        C.PERSON: (P.QUEUED, P.DECIDING),
    },
    P.WAITING: {C.ORIGINAL: (P.QUEUED, P.PAUSED), C.LEFT: (P.PAUSED,), C.PERSON: (P.DECIDING,)},
    P.AWAY: {C.BACK: (P.QUEUED,), C.LEFT: (P.PAUSED,), C.PERSON: (P.QUEUED, P.DECIDING)},
    P.PAUSED: {C.PERSON: (P.QUEUED, P.AWAY, P.DECIDING)},
    P.QUEUED: {C.TURN: (P.SENDING, P.AWAY, P.PAUSED, P.UNKNOWN, P.REFUSED)},
    P.SENDING: {C.ANSWER: (P.ADDED, P.REFUSED, P.AWAY, P.UNKNOWN)},
    P.UNKNOWN: {C.KEY: (P.QUEUED,), C.PERSON: (P.QUEUED, P.DECIDING)},
    P.REFUSED: {C.PERSON: (P.QUEUED, P.AWAY, P.DECIDING)},
    P.DECIDING: {C.FILE: (P.ADDED, P.DISCARDED, P.PAUSED, P.UNKNOWN, P.REFUSED)},
    P.ADDED: {},
    P.DISCARDED: {},
}
"""For each phase and cause, the next phases; docs/decisions/06-outbox.md explains them.

QUEUED leads back if the add is not sent, DECIDING if the file does not take the decision.
"""


class NotAMove(Exception):
    """A bug: a move that is not in `MOVES`."""


def check_move(start: Phase, end: Phase, cause: Cause) -> None:
    """Raise `NotAMove` if `MOVES` has no such move."""
    if end not in MOVES[start].get(cause, ()):
        raise NotAMove(f"{start.name} -> {end.name} by {cause.name}")
