"""The log has one line for each failed request, without key, query or body."""

from __future__ import annotations

import logging
import re

import pytest

from petstore_gui.domain.errors import OutcomeUnknown, RequestError
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from tests.doubles.scripted_service import ScriptedService, close, error, reply
from tests.gateway.conftest import KEY, Gateways

NAME = "Bella-canary"


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "petstore_gui.gateway")
    return caplog


def lines(log: pytest.LogCaptureFixture) -> list[str]:
    """The lines about requests, with their milliseconds as N."""
    found = [record.getMessage() for record in log.records if record.levelno == logging.INFO]
    return [re.sub(r"\d+ ms", "N ms", line) for line in found]


async def test_each_failed_attempt_is_one_line(
    gateways: Gateways, log: pytest.LogCaptureFixture
) -> None:
    async with ScriptedService(error(503), close, reply(200, [])) as service:
        await gateways.to(service.base_url).probe()
    assert lines(log) == [
        "GET /pets: HTTP 503, N ms, attempt 1: TooBusy HTTP 503",
        "GET /pets: no response, N ms, attempt 2: NotAnswered RemoteProtocolError",
    ]


@pytest.mark.parametrize("said", [f"no {NAME}, and no {KEY}", f"<title>{NAME} {KEY}</title>"])
async def test_no_line_has_a_key_or_a_name(
    gateways: Gateways, log: pytest.LogCaptureFixture, said: str
) -> None:
    odd = reply(201, {"id": 1, "name": NAME, "categoryId": KEY})
    async with ScriptedService(error(400, said), odd) as service:
        gateway = gateways.to(service.base_url)
        with pytest.raises(RequestError):
            await gateway.create_pet(NewPet(NAME, 7, PetStatus.SOLD), "key")
        with pytest.raises(OutcomeUnknown):
            await gateway.create_pet(NewPet(NAME, 7, PetStatus.SOLD), "key")
    assert len(lines(log)) == 2
    assert NAME not in log.text
    assert KEY not in log.text
    assert "POST /pets: HTTP 201, N ms, attempt 1: NotUnderstood" in lines(log)[1]
