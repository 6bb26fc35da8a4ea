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
from petstore_gui.domain.declined import Declined, StorageFull
from petstore_gui.domain.errors import KeyMissing, OutcomeUnknown, RefusedAgain, RequestError
from petstore_gui.domain.pets import NewPet, is_like
from petstore_gui.gateway.decoding import decode_pet
from petstore_gui.gateway.protocol import Added, Wait
from petstore_gui.gateway.request_response import PETS_PATH, Request
from petstore_gui.gateway.retry import is_worth_retry
from petstore_gui.gateway.retrying_client import RetryingClient, decoding

WAITS_UNDER_WAY = (1.0, 2.0, 4.0)
"""Seconds before each further attempt while the service still processes an earlier one (409)."""

_BUSY = ((503, "database_busy"), (503, "database_away"))
_FULL = ((507, "not_written"), (500, "write_not_allowed"))
"""What services that honour keys say of their database if nothing was added. A status of 500 or
above alone proves nothing: it may be from a proxy, or from a commit."""


class Outcome(Enum):
    """What the error of one attempt says about the animal."""

    NOT_ACTED_ON = "not sent, or the service asks to try again later"
    REFUSED = "the service will not add it"
    UNDER_WAY = "the service still processes an earlier attempt with this key"
    UNKNOWN = "sent, but nothing shows whether it was added"


def outcome_of(error: RequestError, *, honours_key: bool) -> Outcome:
    """What an error says about the animal, at a service that honours keys or not."""
    if not isinstance(error, Declined):
        is_sent = not isinstance(error, NotReached | KeyMissing)
        return Outcome.UNKNOWN if is_sent else Outcome.NOT_ACTED_ON
    if error.status == HTTPStatus.CONFLICT and honours_key:
        return Outcome.UNDER_WAY
    if error.status in (408, 429) or (honours_key and _said(error) in _BUSY):
        return Outcome.NOT_ACTED_ON
    is_failed = error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return Outcome.UNKNOWN if is_failed and not isinstance(error, StorageFull) else Outcome.REFUSED


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
        self._honours_key = idempotency_key is not None
        if self._honours_key:
            self._headers["Idempotency-Key"] = f'"{idempotency_key}"'
        self._waits_under_way = iter(WAITS_UNDER_WAY)
        self._retries = count()
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
            except RequestError as failed:
                is_full = self._honours_key and _said(failed) in _FULL
                error = StorageFull(failed.status, failed.said) if is_full else failed
                outcome = outcome_of(error, honours_key=self._honours_key)
                if not await self._wait_to_retry(outcome, error):
                    raise self._final(outcome, error) from failed
            else:
                shown = self._client.hide_key((added,))[0]
                return Added(shown, differs=not is_like(added, pet))

    async def _wait_to_retry(self, outcome: Outcome, error: RequestError) -> bool:
        """Wait before the request is sent again; return False at once if it must not be."""
        if outcome in (Outcome.UNKNOWN, Outcome.UNDER_WAY):
            self._may_be_added = True
        if outcome is Outcome.REFUSED or (self._may_be_added and not self._honours_key):
            return False
        if outcome is Outcome.UNDER_WAY:
            if wait := next(self._waits_under_way, None):
                self._on_wait(Wait(error, wait))
                await self._client.clock.sleep(wait)
            return wait is not None
        if isinstance(error, NotReached | KeyMissing) and not is_worth_retry(error):
            return False
        seconds = self._client.deadlines.post_wait
        return await self._client.pause(next(self._retries), error, seconds, self._on_wait)

    def _final(self, outcome: Outcome, error: RequestError) -> RequestError:
        """The error, or `OutcomeUnknown`: no refusal says anything of an earlier attempt."""
        is_refused = outcome is Outcome.REFUSED
        if not (self._may_be_added or (self._is_repeated and is_refused)):
            return error
        is_full = isinstance(error, StorageFull)  # for now: a replay may be stored later
        if is_refused and isinstance(error, Declined) and not is_full:
            return RefusedAgain(error.status, error.said)
        unknown = OutcomeUnknown(str(error), error.wait)
        unknown.said = error.said
        return unknown


def _said(error: RequestError) -> tuple[int, str | None]:
    return error.status, error.said.code
