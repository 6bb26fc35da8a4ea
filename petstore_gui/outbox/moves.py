"""From which phase an add may move to which, and who or what causes it."""

from __future__ import annotations

from collections.abc import Mapping

from petstore_gui.domain.pending_add import Cause, Phase

P, C = Phase, Cause

MOVES: Mapping[Phase, Mapping[Cause, tuple[Phase, ...]]] = {
    P.SAVING: {C.FILE: (P.HELD, P.WAITING, P.QUEUED, P.PAUSED, P.DISCARDED)},
    P.HELD: {C.TIME: (P.QUEUED,), C.LEFT: (P.PAUSED,), C.PERSON: (P.QUEUED, P.DECIDING)},
    P.WAITING: {C.ORIGINAL: (P.QUEUED, P.PAUSED), C.LEFT: (P.PAUSED,), C.PERSON: (P.DECIDING,)},
    P.PAUSED: {C.PERSON: (P.QUEUED, P.DECIDING)},
    P.QUEUED: {C.TURN: (P.SENDING, P.PAUSED, P.UNKNOWN, P.REFUSED)},
    P.SENDING: {C.ANSWER: (P.ADDED, P.REFUSED, P.UNKNOWN)},
    P.UNKNOWN: {C.KEY: (P.QUEUED,), C.PERSON: (P.QUEUED, P.DECIDING)},
    P.REFUSED: {C.PERSON: (P.QUEUED, P.DECIDING)},
    P.DECIDING: {C.FILE: (P.ADDED, P.DISCARDED, P.PAUSED, P.UNKNOWN, P.REFUSED)},
    P.ADDED: {},
    P.DISCARDED: {},
}
"""For each phase, what each cause may lead to; docs/decisions/06-outbox.md explains it.

QUEUED and DECIDING lead back to the phase before where the add is not sent, or the file does not
take the decision.
"""


class NotAMove(Exception):
    """A bug: an add was to move in a way that `MOVES` does not have."""


def check_move(start: Phase, end: Phase, cause: Cause) -> None:
    """Raise `NotAMove` where no such move exists."""
    if end not in MOVES[start].get(cause, ()):
        raise NotAMove(f"{start.name} -> {end.name} by {cause.name}")
