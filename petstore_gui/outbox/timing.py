"""How long an add waits."""

from __future__ import annotations

import msgspec

from petstore_gui.gateway.retry import Deadlines


class Timing(msgspec.Struct, frozen=True):
    """Seconds."""

    connect: float = 3.0
    """The longest wait for a service that is being started."""
    replay_pause: float = 300.0
    """The longest pause between two replays."""
    settle: float = Deadlines().post_attempt
    """How long after a lost answer the service may still be adding the animal."""
    rest: float = 0.3
    """How long a search result is shown before a press can send an add again: a double click is
    no decision."""
    look: float = 0.5
    """How long, at least, somebody who asked for a search sees that it is running."""


DEFAULT_TIMING = Timing()
