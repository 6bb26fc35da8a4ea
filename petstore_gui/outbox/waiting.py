"""What an add on its way waits for."""

from __future__ import annotations

import msgspec

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.gateway.protocol import Wait
from petstore_gui.outbox.pending import Pending
from petstore_gui.outbox.sender import Sender


class Waiting(msgspec.Struct, frozen=True):
    """`phase` is the add's, `behind` the add sent before it, `wait` its wait for a retry."""

    phase: Phase | None = None
    behind: PendingAdd | None = None
    wait: Wait | None = None


def waiting_of(add: PendingAdd | None, pending: Pending, sender: Sender) -> Waiting:
    """What this add waits for."""
    if add is None:
        return Waiting()
    sending = (one for one in pending.here if one.phase is Phase.SENDING)
    behind = next(sending, None) if add.phase is Phase.QUEUED else None
    return Waiting(add.phase, behind, sender.wait_of(add))
