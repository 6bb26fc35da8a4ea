"""Opening a deployment: its problems, and the steps of a connection test."""

from __future__ import annotations

from enum import Enum

import msgspec

from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.support.process import CommandFailed


class ProblemKind(Enum):
    """Why a deployment could not be opened, or what happened to this computer's store."""

    ADDRESS = "the address is missing or wrong"
    KEY_STORE_SLOW = "the system's key store has not answered yet"
    KEY_STORE_LOCKED = "the system's key store has to be unlocked"
    KEY_STORE_SILENT = "the system's key store declined, or did not answer"
    KEY_FILE = "the file with IT's key cannot be used"
    STORE = "this computer's store does not start"
    STORE_ENDED = "this computer's store ended and is being restarted"


class ConnectionProblem(msgspec.Struct, frozen=True):
    """One such problem. `detail` is a path, or a sentence to translate.

    `is_locked`: only IT can do something about it. `is_preset`: the wrong value is IT's.
    """

    kind: ProblemKind
    detail: str = ""
    cause: StartFailure | None = None
    is_locked: bool = False
    is_preset: bool = False


class Step(Enum):
    """The steps of a request, in their order. Not every address needs each of them."""

    NAME = "name"
    CONNECT = "connect"
    TLS = "TLS"
    ANSWER = "answer"


class StepBegan(msgspec.Struct, frozen=True):
    """A step is under way, for at most `seconds_max`."""

    step: Step
    seconds_max: float


class StepResult(msgspec.Struct, frozen=True):
    """How one step ended, after `seconds`. `error`: why it failed; no step follows then.

    `detail` is for IT, in English: what was found.
    """

    step: Step
    seconds: float
    detail: str = ""
    error: RequestError | None = None


class NotUsable(CommandFailed):
    """A command found that a service cannot be used. `step`: what was looked at."""

    def __init__(self, step: str, why: str) -> None:
        super().__init__(why)
        self.step = step
