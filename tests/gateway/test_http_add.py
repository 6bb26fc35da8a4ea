"""The result of an add for every outcome of its request."""

from __future__ import annotations

import asyncio
import json

import pytest

from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.declined import (
    Declined,
    KeyNotAccepted,
    NotFound,
    TooBusy,
)
from petstore_gui.domain.errors import (
    OutcomeUnknown,
    RequestError,
)
from petstore_gui.domain.failure import failure_of
from petstore_gui.domain.interface_limits import INT64_MAX
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet, is_like
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.endpoint import Endpoint
from tests.doubles.scripted_service import (
    Move,
    ScriptedService,
    close,
    cut,
    drip,
    error,
    reply,
    reset,
    silence,
)
from tests.gateway.conftest import Gateways
from tests.support.waiting import eventually

NEW = NewPet("Rex", 7)
BODY = {"id": 9, "name": "Rex", "categoryId": 7}
REX = Pet(9, "Rex", 7)
CREATED = reply(201, BODY)
GARBAGE = b"HTTP/1.1 ok fine\r\n\r\n"
UUID = "0b5f6c3e-9d1d-4a1e-8f5e-0f5b8f0f9a11"

UNKNOWN: dict[str, Move] = {
    "closed": close,
    "reset": reset,
    "silence": silence,
    "garbage": GARBAGE,
    "cut": cut(CREATED),
    "dripping": drip(CREATED, every=0.1),
    "200": reply(200, BODY),
    "202": reply(202),
    "204": reply(204),
    "201 without a Pet": reply(201, b"thanks"),
    "201 with half a Pet": reply(201, {"id": 9}),
    "201 with nothing": reply(201),
    "303": reply(303, headers={"Location": "/v1/pets/9"}),
    "307": reply(307, headers={"Location": "/v1/pets"}),
    "500": error(500),
    "501": error(501),
    "502": error(502),
    "503": error(503, headers={"Retry-After": "0"}),
    "504": error(504),
    "507": error(507),
    "507 of a service that found a full disk when it committed": error(507, code="cannot_write"),
}
"""Moves after which it is not known whether the animal was added."""


async def added(
    gateways: Gateways,
    service: ScriptedService,
    *,
    honours_key: bool = False,
    pet: NewPet = NEW,
) -> Pet:
    endpoint = Endpoint(service.base_url, honours_idempotency_key=honours_key)
    return await gateways.to(endpoint).create_pet(pet, UUID)


async def test_a_201_with_a_pet_is_an_accepted_add(gateways: Gateways) -> None:
    async with ScriptedService(CREATED) as service:
        assert await added(gateways, service) == REX
        (heard,) = service.heard
    assert (heard.method, heard.target) == ("POST", "/v1/pets")
    assert heard.headers["content-type"] == "application/json"
    assert "idempotency-key" not in heard.headers


@pytest.mark.parametrize(
    ("pet", "body"),
    [
        (NEW, {"name": "Rex", "categoryId": 7}),
        (NewPet("Ré\n", -1), {"name": "Ré\n", "categoryId": -1}),
        (
            NewPet("Rex", INT64_MAX, PetStatus.SOLD),
            {"name": "Rex", "categoryId": INT64_MAX, "status": "sold"},
        ),
    ],
)
async def test_a_status_of_none_is_not_sent(
    gateways: Gateways, pet: NewPet, body: dict[str, object]
) -> None:
    async with ScriptedService(reply(201, {"id": 9, **body})) as service:
        await added(gateways, service, pet=pet)
        assert json.loads(service.heard[0].body) == body


@pytest.mark.parametrize(
    "change",
    [
        {"name": "R E X", "categoryId": 8},
        {"name": "Luna"},
        {"categoryId": 8},
        {"status": "sold"},
        {"status": "lost"},
    ],
)
async def test_an_animal_that_the_service_changed_is_returned_as_it_is_there(
    gateways: Gateways, change: dict[str, object]
) -> None:
    async with ScriptedService(reply(201, BODY | change)) as service:
        assert not is_like(await added(gateways, service), NEW)


FULL = error(507, code="not_written")
NOT_ALLOWED = error(500, code="write_not_allowed")
AWAY = error(503, headers={"Retry-After": "2"}, code="database_away")
BUSY = error(503, headers={"Retry-After": "2"}, code="database_busy")
"""From a service that honours keys, these mean that nothing was added."""


@pytest.mark.parametrize(
    ("outcome", "honours_key"),
    [
        *((name, honours_key) for name in UNKNOWN for honours_key in (False, True)),
        *((says, False) for says in (FULL, NOT_ALLOWED, BUSY)),
        (error(409), True),
    ],
)
async def test_after_one_attempt_of_unknown_outcome_nothing_is_known(
    gateways: Gateways, outcome: str | bytes, honours_key: bool
) -> None:
    move = UNKNOWN[outcome] if isinstance(outcome, str) else outcome
    async with ScriptedService(move) as service:
        with pytest.raises(OutcomeUnknown):
            await added(gateways, service, honours_key=honours_key)
        (heard,) = service.heard
    assert heard.headers.get("idempotency-key") == (f'"{UUID}"' if honours_key else None)


REFUSALS = {
    **dict.fromkeys((400, 403, 405, 413, 415, 418, 422, 451), Declined),
    401: KeyNotAccepted,
    404: NotFound,
}


@pytest.mark.parametrize(
    ("says", "honours_key", "kind"),
    [
        *((error(status), False, kind) for status, kind in REFUSALS.items()),
        *((error(status), True, kind) for status, kind in REFUSALS.items()),
        (FULL, True, Declined),
        (NOT_ALLOWED, True, Declined),
        (BUSY, True, TooBusy),
        (AWAY, True, TooBusy),
    ],
)
async def test_after_a_refusal_or_a_database_that_takes_nothing_nothing_was_added(
    gateways: Gateways, says: bytes, honours_key: bool, kind: type[Declined]
) -> None:
    async with ScriptedService(says) as service:
        with pytest.raises(Declined) as raised:
            await added(gateways, service, honours_key=honours_key)
        assert len(service.heard) == 1
    assert type(raised.value) is kind


@pytest.mark.parametrize(
    ("status", "kind", "honours_key"),
    [
        (408, TooBusy, True),
        (429, TooBusy, False),
        (503, OutcomeUnknown, False),
        (503, OutcomeUnknown, True),
    ],
)
async def test_the_wait_that_a_service_asks_for_is_told(
    gateways: Gateways, status: int, kind: type[RequestError], honours_key: bool
) -> None:
    async with ScriptedService(error(status, headers={"Retry-After": "120"})) as service:
        with pytest.raises(kind) as raised:
            await added(gateways, service, honours_key=honours_key)
        assert len(service.heard) == 1
    assert failure_of(raised.value).wait == 120


@pytest.mark.parametrize("key", ["a\nb", "a\r\nX: b"])
async def test_an_add_that_no_head_can_carry_is_certainly_not_sent(
    gateways: Gateways, key: str
) -> None:
    async with ScriptedService(CREATED) as service:
        gateway = gateways.to(Endpoint(service.base_url, honours_idempotency_key=True))
        with pytest.raises(NotReached, check=lambda error: error.kind == Why.NOT_SENT):
            await gateway.create_pet(NEW, key)
        assert not service.heard


async def test_every_add_uses_a_new_connection(gateways: Gateways) -> None:
    async with ScriptedService(reply(200, [BODY]), CREATED) as service:
        gateway = gateways.to(service.base_url)
        await gateway.probe()
        await gateway.create_pet(NEW, UUID)
        await gateway.create_pet(NEW, UUID)
        assert [heard.connection for heard in service.heard] == [1, 2, 3]


async def test_closing_during_an_add_leaves_its_outcome_unknown(
    gateways: Gateways,
) -> None:
    async with ScriptedService(silence) as service:
        gateway = gateways.to(service.base_url, deadlines=Deadlines())
        adding = asyncio.create_task(gateway.create_pet(NEW, UUID))
        await eventually(lambda: service.heard)
        await gateway.aclose()
        with pytest.raises(OutcomeUnknown):
            await adding
