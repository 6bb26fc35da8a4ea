"""Adding an animal in one attempt, and what its error says about the animal.

Whether and when it is sent again is the outbox's to decide.
"""

from __future__ import annotations

from http import HTTPStatus

import msgspec

from petstore_gui.domain.connection_errors import NotReached
from petstore_gui.domain.declined import Declined, Forbidden, KeyNotAccepted, StorageFull
from petstore_gui.domain.errors import KeyMissing, OutcomeUnknown, RefusedAgain, RequestError
from petstore_gui.domain.pets import NewPet, is_like
from petstore_gui.gateway.decoding import decode_pet
from petstore_gui.gateway.protocol import Added
from petstore_gui.gateway.request_response import PETS_PATH, Request
from petstore_gui.gateway.retrying_client import RetryingClient, decoding

_BUSY = ((503, "database_busy"), (503, "database_away"))
_FULL = ((507, "not_written"), (500, "write_not_allowed"))
"""What services that honour keys say of their database if nothing was added. A status of 500 or
above alone proves nothing: it may be from a proxy, or from a commit."""


async def create_pet(
    client: RetryingClient, pet: NewPet, key: str | None, *, is_repeated: bool
) -> Added:
    """Add an animal (section 4.2), with an Idempotency-Key if there is one.

    `is_repeated`: an earlier attempt may have been acted on. Raises what `error_of_add` returns.
    """
    headers = {"Content-Type": "application/json"}
    if key is not None:
        headers["Idempotency-Key"] = f'"{key}"'
    request = Request("POST", PETS_PATH, body=msgspec.json.encode(pet), headers=headers)
    try:
        response = await client.post_once(request)
        with decoding(response):
            added = decode_pet(response.body)
    except RequestError as error:
        raise error_of_add(error, is_keyed=key is not None, is_repeated=is_repeated) from error
    return Added(client.hide_key((added,))[0], differs=not is_like(added, pet))


def error_of_add(error: RequestError, *, is_keyed: bool, is_repeated: bool) -> RequestError:
    """What an error says about the animal: `OutcomeUnknown` unless it was certainly not added.

    A refusal says nothing about an earlier attempt: it is `RefusedAgain` then.
    """
    if isinstance(error, NotReached | KeyMissing | KeyNotAccepted | Forbidden):
        return error
    told = error.status, error.said.code
    if error.status in (408, 429) or (is_keyed and told in _BUSY):
        return error
    if is_keyed and told in _FULL:
        return StorageFull(error.status, error.said)
    is_under_way = is_keyed and error.status == HTTPStatus.CONFLICT
    is_refused = isinstance(error, Declined) and error.status < HTTPStatus.INTERNAL_SERVER_ERROR
    if is_refused and not is_under_way:
        return RefusedAgain(error.status, error.said) if is_repeated else error
    unknown = OutcomeUnknown(str(error), error.wait)
    unknown.said = error.said
    return unknown
