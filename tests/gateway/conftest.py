"""Gateways to services that the tests script, closed when the test ends."""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator

import pytest

from petstore_gui.gateway.dates import Clock
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.gateway.key import ApiKey
from petstore_gui.gateway.retry import Deadlines, RetryBudgets
from tests.doubles.fake_clock import FakeClock

KEY = "canary-Zq7-key"
SHORT = Deadlines(between_bytes=0.2, get_total=20.0, post_attempt=0.6)


class Gateways:
    """Makes gateways with a key, and with short deadlines."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.made: list[HttpGateway] = []

    def to(
        self,
        service: str | Endpoint,
        *,
        key: str | None = KEY,
        deadlines: Deadlines = SHORT,
        budgets: RetryBudgets | None = None,
        clock: Clock | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> HttpGateway:
        """A gateway to a service. Time passes for it only while it waits, but for the deadlines."""
        gateway = HttpGateway(
            Endpoint(service) if isinstance(service, str) else service,
            None if key is None else ApiKey(key),
            deadlines=deadlines,
            budgets=budgets,
            clock=clock or self.clock,
            tls=tls,
        )
        self.made.append(gateway)
        return gateway


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def gateways(clock: FakeClock) -> AsyncIterator[Gateways]:
    gateways = Gateways(clock)
    yield gateways
    for gateway in gateways.made:
        await gateway.aclose()
