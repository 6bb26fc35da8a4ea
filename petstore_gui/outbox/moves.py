"""From which phase an add may move to which, and who causes it."""

from __future__ import annotations

from collections.abc import Mapping

from petstore_gui.domain.pending_add import Cause, Phase

SAVING, HELD, WAITING, PAUSED, QUEUED = (
    Phase.SAVING,
    Phase.HELD,
    Phase.WAITING,
    Phase.PAUSED,
    Phase.QUEUED,
)
SENDING, UNKNOWN, REFUSED = Phase.SENDING, Phase.UNKNOWN, Phase.REFUSED
DECIDING, ADDED, DISCARDED = Phase.DECIDING, Phase.ADDED, Phase.DISCARDED

MOVES: Mapping[Phase, Mapping[Phase, frozenset[Cause]]] = {
    SAVING: {
        HELD: frozenset({Cause.FILE}),
        WAITING: frozenset({Cause.FILE}),
        QUEUED: frozenset({Cause.FILE}),
        PAUSED: frozenset({Cause.FILE}),
        DISCARDED: frozenset({Cause.FILE}),
    },
    HELD: {
        QUEUED: frozenset({Cause.TIME, Cause.PERSON}),
        PAUSED: frozenset({Cause.LEFT}),
        DECIDING: frozenset({Cause.PERSON}),
    },
    WAITING: {
        QUEUED: frozenset({Cause.ORIGINAL}),
        PAUSED: frozenset({Cause.ORIGINAL, Cause.LEFT}),
        DECIDING: frozenset({Cause.PERSON}),
    },
    PAUSED: {
        QUEUED: frozenset({Cause.PERSON}),
        DECIDING: frozenset({Cause.PERSON}),
    },
    QUEUED: {
        SENDING: frozenset({Cause.TURN}),
        PAUSED: frozenset({Cause.TURN}),
        UNKNOWN: frozenset({Cause.TURN}),
        REFUSED: frozenset({Cause.TURN}),
    },
    SENDING: {
        ADDED: frozenset({Cause.ANSWER}),
        REFUSED: frozenset({Cause.ANSWER}),
        UNKNOWN: frozenset({Cause.ANSWER}),
    },
    UNKNOWN: {
        QUEUED: frozenset({Cause.PERSON, Cause.KEY}),
        DECIDING: frozenset({Cause.PERSON}),
    },
    REFUSED: {
        QUEUED: frozenset({Cause.PERSON}),
        DECIDING: frozenset({Cause.PERSON}),
    },
    DECIDING: {
        ADDED: frozenset({Cause.FILE}),
        DISCARDED: frozenset({Cause.FILE}),
        PAUSED: frozenset({Cause.FILE}),
        UNKNOWN: frozenset({Cause.FILE}),
        REFUSED: frozenset({Cause.FILE}),
    },
}
"""For each phase, the phases that may follow and what may cause each. `ADDED` and `DISCARDED` are
the end. QUEUED and DECIDING lead back to the phase before where the add is not sent, or the file
does not take the decision; docs/decisions/06-outbox.md explains them."""


class NotAMove(Exception):
    """A bug: an add was to move in a way that `MOVES` does not have."""


def check_move(start: Phase, end: Phase, cause: Cause) -> None:
    """Raise `NotAMove` where no such move exists."""
    if cause not in MOVES.get(start, {}).get(end, frozenset()):
        raise NotAMove(f"{start.name} -> {end.name} by {cause.name}")
