"""The steps of a connection test: the start and the result of each."""

from __future__ import annotations

from enum import Enum

import msgspec

from petstore_gui.domain.errors import RequestError


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
