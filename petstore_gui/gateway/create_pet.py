"""Adding an animal: what each outcome means, and whether the request may be sent again.

A request is sent again only if the first was certainly not acted on, or if the service honours
`Idempotency-Key` and so adds the animal once.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from http import HTTPStatus
from itertools import count

import msgspec

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import (
    DatabaseAway,
    DatabaseBusy,
    Declined,
    ServiceFailed,
    StorageFull,
    TooBusy,
    WriteNotAllowed,
)
from petstore_gui.domain.errors import (
    AnsweredOddly,
    KeyMissing,
    Moved,
    NotUnderstood,
    OutcomeUnknown,
    RefusedAgain,
    RequestError,
    SentOn,
)
from petstore_gui.domain.pets import NewPet, is_like
from petstore_gui.gateway.decoding import decode_pet
from petstore_gui.gateway.protocol import Added, Wait
from petstore_gui.gateway.request_response import PETS_PATH, Request
from petstore_gui.gateway.retry import is_worth_retry
from petstore_gui.gateway.retrying_client import RetryingClient, decoding

WAITS_UNDER_WAY = (1.0, 2.0, 4.0)
"""Seconds before each further attempt while the service still processes an earlier one (409)."""

_NOT_ACTED_ON = frozenset({408, 429})


class Outcome(Enum):
    """What the error of one attempt says about the animal."""

    NOT_SENT = "no connection"
    NOT_ACTED_ON = "the service asks to try again later"
    REFUSED = "the service will not add it"
    UNDER_WAY = "the service still processes an earlier attempt with this key"
    UNKNOWN = "sent, but nothing shows whether it was added"


class CreatePet:
    """One add, from its first attempt to its last.

    `idempotency_key` is None for a service not known to honour it. `is_repeated`: an earlier call
    may have been acted on. `on_wait` is called when a wait before a retry begins.
    """

    def __init__(
        self,
        client: RetryingClient,
        idempotency_key: str | None,
        *,
        is_repeated: bool,
        on_wait: Callable[[Wait], object],
    ) -> None:
        self._client = client
        self._on_wait = on_wait
        self._headers = {"Content-Type": "application/json"}
        if idempotency_key is not None:
            self._headers["Idempotency-Key"] = f'"{idempotency_key}"'
        self._honours_key = idempotency_key is not None
        self._waits_under_way = iter(WAITS_UNDER_WAY)
        self._retries = 0
        self._is_repeated = is_repeated
        self._may_be_added = False

    async def run(self, pet: NewPet) -> Added:
        """Add the animal. Raises `OutcomeUnknown` if any attempt may have been acted on."""
        request = Request("POST", PETS_PATH, body=msgspec.json.encode(pet), headers=self._headers)
        attempts = count(1)
        while True:
            try:
                response = await self._client.post_once(request, next(attempts))
                with decoding(response):
                    added = decode_pet(response.body)
                shown = self._client.hide_key((added,))[0]
                return Added(shown, differs=not is_like(added, pet))
            except RequestError as failed:
                error = nothing_added(failed) if self._honours_key else failed
                outcome = self._outcome_of(error)
                if not await self._wait_to_retry(outcome, error):
                    self._fail(outcome, error)

    def _outcome_of(self, error: RequestError) -> Outcome:
        if isinstance(error, NotReached | KeyMissing):
            return Outcome.NOT_SENT
        if isinstance(error, StorageFull):
            return Outcome.REFUSED
        if isinstance(error, DatabaseBusy):
            return Outcome.NOT_ACTED_ON
        if not isinstance(error, Declined) or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return Outcome.UNKNOWN
        if error.status == HTTPStatus.CONFLICT and self._honours_key:
            return Outcome.UNDER_WAY
        return Outcome.NOT_ACTED_ON if error.status in _NOT_ACTED_ON else Outcome.REFUSED

    async def _wait_to_retry(self, outcome: Outcome, error: RequestError) -> bool:
        """Wait before the request is sent again; return False at once if it must not be."""
        if outcome in (Outcome.UNKNOWN, Outcome.UNDER_WAY):
            self._may_be_added = True
        if outcome is Outcome.REFUSED or (self._may_be_added and not self._honours_key):
            return False
        if outcome is Outcome.UNDER_WAY:
            wait = next(self._waits_under_way, None)
            if wait is not None:
                self._on_wait(Wait(error, wait))
                await self._client.clock.sleep(wait)
            return wait is not None
        if outcome is Outcome.NOT_SENT and not is_worth_retry(error):
            return False
        self._retries += 1
        seconds = self._client.deadlines.post_wait
        told = self._on_wait
        return await self._client.pause(self._retries - 1, error, seconds, told)

    def _fail(self, outcome: Outcome, error: RequestError) -> None:
        """Raise the error, or `OutcomeUnknown`: no refusal says anything of an earlier attempt."""
        is_refused = outcome is Outcome.REFUSED
        if not (self._may_be_added or (self._is_repeated and is_refused)):
            raise error
        is_full = isinstance(error, StorageFull)  # for now: a replay may be stored later
        if is_refused and isinstance(error, Declined) and not is_full:
            raise RefusedAgain(error.status, error.said) from error
        if isinstance(error, Moved):
            raise SentOn(str(error)) from error
        if isinstance(error, NotUnderstood):
            raise AnsweredOddly(str(error)) from error
        unknown = OutcomeUnknown(str(error), error.wait if isinstance(error, TooBusy) else None)
        unknown.said = error.said
        raise unknown from error


def nothing_added(error: RequestError) -> RequestError:
    """The error of a service that honours keys, refined by what it says about its database.

    A status of 500 or above proves nothing: a proxy may have sent it, or a service that found a
    full disk only when it committed. These codes of this program's own service prove that
    nothing was added.
    """
    told = (error.status, error.said.code) if isinstance(error, Declined) else None
    if isinstance(error, TooBusy) and told == (503, "database_busy"):
        return DatabaseBusy(error.status, error.said, error.wait)
    if isinstance(error, TooBusy) and told == (503, "database_away"):
        return DatabaseAway(error.status, error.said, error.wait)
    if isinstance(error, ServiceFailed) and told == (507, "not_written"):
        return StorageFull(error.status, error.said)
    if isinstance(error, ServiceFailed) and told == (500, "write_not_allowed"):
        return WriteNotAllowed(error.status, error.said)
    return error
