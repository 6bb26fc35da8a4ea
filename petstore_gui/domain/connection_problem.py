"""What can stand in the way of opening a deployment."""

from __future__ import annotations

from enum import Enum

import msgspec

from petstore_gui.domain.start_failure import StartFailure


class ProblemKind(Enum):
    """Why a deployment could not be opened, or what happened to this computer's store."""

    ADDRESS = "there is no address, or it is wrong"
    STORE = "this computer's store does not start"
    STORE_DAMAGED = "this computer's store was damaged and put aside"
    ADDS_DAMAGED = "and so was the list of what is to be sent to it"
    STORE_EMPTIED = "this computer's store was put aside because a person asked for it"
    STORE_ENDED = "this computer's store ended and is started again"


class ConnectionProblem(msgspec.Struct, frozen=True):
    """What stands in the way. `detail` is a path, or a sentence to translate with the settings'."""

    kind: ProblemKind
    detail: str = ""
    cause: StartFailure | None = None
