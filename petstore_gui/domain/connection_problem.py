"""Why a deployment could not be opened."""

from __future__ import annotations

from enum import Enum

import msgspec

from petstore_gui.domain.start_failure import StartFailure


class ProblemKind(Enum):
    """Why a deployment could not be opened, or what happened to this computer's store."""

    ADDRESS = "the address is missing or wrong"
    KEY_STORE_SLOW = "the system's key store has not answered yet"
    KEY_STORE_LOCKED = "the system's key store has to be unlocked"
    KEY_STORE_SILENT = "the system's key store declined, or did not answer"
    STORE = "this computer's store does not start"
    STORE_ENDED = "this computer's store ended and is being restarted"


class ConnectionProblem(msgspec.Struct, frozen=True):
    """One such problem. `detail` is a path, or a sentence of the translation context `settings`.

    `is_locked`: only IT can do something about it. `is_preset`: the wrong value is IT's.
    """

    kind: ProblemKind
    detail: str = ""
    cause: StartFailure | None = None
    is_locked: bool = False
    is_preset: bool = False
