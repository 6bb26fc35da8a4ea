"""The log has one line for each failed request, without key, query or body."""

from __future__ import annotations

import logging
import re

import pytest

from tests.doubles.scripted_service import ScriptedService, close, error, reply
from tests.gateway.conftest import Gateways


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
        "GET /pets: HTTP 503, N ms, attempt 1: too busy HTTP 503",
        "GET /pets: no response, N ms, attempt 2: not answered RemoteProtocolError",
    ]
