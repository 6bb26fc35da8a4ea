"""Adding an animal: what each outcome means, and whether the request may be sent again.

A request is not sent twice unless it is certain that the first was not acted on, or the service
honours `Idempotency-Key` and so takes the second for the first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum
from http import HTTPStatus

from petstore_gui.domain.errors import (
    Declined,
    KeyMissing,
    NotReached,
    OutcomeUnknown,
    RequestError,
    StorageFull,
)
from petstore_gui.domain.pets import NewPet
from petstore_gui.gateway.decoding import decode_pet
from petstore_gui.gateway.exchange import Response
from petstore_gui.gateway.protocol import Added
from petstore_gui.gateway.retry import is_worth_retry

WAITS_UNDER_WAY = (1.0, 2.0, 4.0)
"""Seconds before each further attempt while the service still works on an earlier one (409)."""

_NOT_ACTED_ON = frozenset({408, 429})
_SETTLES = frozenset({400, 413, 415, 422})
"""Refusals of the body itself: had an earlier attempt been acted on, its replay gets none."""


class Outcome(Enum):
    """What a failed attempt to add an animal means."""

    NOT_SENT = "no connection"
    NOT_ACTED_ON = "the service put it off"
    REFUSED = "the service will not add it"
    UNDER_WAY = "the service still works on an earlier attempt with this key"
    UNKNOWN = "sent, and nobody can tell"


def outcome_of(error: RequestError, *, honours_key: bool) -> Outcome:
    """What the error of one attempt says about the animal."""
    if isinstance(error, NotReached | KeyMissing):
        return Outcome.NOT_SENT
    if isinstance(error, StorageFull) and honours_key:
        return Outcome.REFUSED  # one that keeps keys keeps the animal with its key, or neither
    if not isinstance(error, Declined) or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Outcome.UNKNOWN
    if error.status == HTTPStatus.CONFLICT and honours_key:
        return Outcome.UNDER_WAY
    return Outcome.NOT_ACTED_ON if error.status in _NOT_ACTED_ON else Outcome.REFUSED


def added_by(response: Response, sent: NewPet) -> Added:
    """The animal that a 201 brings. Raises `NotUnderstood` where it brings none."""
    pet = decode_pet(response.body)
    is_as_sent = (pet.name, pet.category_id, pet.status) == (
        sent.name,
        sent.category_id,
        sent.status,
    )
    return Added(pet, differs=not is_as_sent)


class CreatePet:
    """One add, from its first attempt to its end.

    `attempt` sends the request once. `pause(retry, error)` waits before another attempt and is
    true, or is false where there shall be none. `sleep` waits for seconds. `is_replay`: an earlier
    run may have been acted on.
    """

    def __init__(
        self,
        attempt: Callable[[], Awaitable[Response]],
        pause: Callable[[int, RequestError], Awaitable[bool]],
        sleep: Callable[[float], Awaitable[None]],
        *,
        honours_key: bool,
        is_replay: bool = False,
    ) -> None:
        self._attempt = attempt
        self._pause = pause
        self._sleep = sleep
        self._honours_key = honours_key
        self._waits_under_way = iter(WAITS_UNDER_WAY)
        self._retries = 0
        self._may_be_added = is_replay

    async def run(self, pet: NewPet) -> Added:
        """Add the animal. Raises `OutcomeUnknown` where any attempt may have been acted on."""
        while True:
            try:
                return added_by(await self._attempt(), pet)
            except RequestError as error:
                outcome = outcome_of(error, honours_key=self._honours_key)
                if not await self._may_go_again(outcome, error):
                    self._fail(outcome, error)

    async def _may_go_again(self, outcome: Outcome, error: RequestError) -> bool:
        if outcome in (Outcome.UNKNOWN, Outcome.UNDER_WAY):
            self._may_be_added = True
        if outcome is Outcome.REFUSED or (self._may_be_added and not self._honours_key):
            return False
        if outcome is Outcome.UNDER_WAY:
            wait = next(self._waits_under_way, None)
            if wait is not None:
                await self._sleep(wait)
            return wait is not None
        if outcome is Outcome.NOT_SENT and not is_worth_retry(error):
            return False
        self._retries += 1
        return await self._pause(self._retries - 1, error)

    def _fail(self, outcome: Outcome, error: RequestError) -> None:
        is_settled = isinstance(error, Declined) and error.status in _SETTLES
        if not self._may_be_added or (outcome is Outcome.REFUSED and is_settled):
            raise error
        unknown = OutcomeUnknown(str(error))
        unknown.said = error.said
        raise unknown from error
