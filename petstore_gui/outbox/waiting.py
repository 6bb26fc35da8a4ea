"""What an add on its way waits for."""

from __future__ import annotations

import msgspec

from petstore_gui.domain.pending_add import PendingAdd, Phase
from petstore_gui.gateway.protocol import Wait


class Waiting(msgspec.Struct, frozen=True):
    """`phase` is the add's, `behind` the add sent before it, `wait` its wait for a retry."""

    phase: Phase | None = None
    behind: PendingAdd | None = None
    wait: Wait | None = None
