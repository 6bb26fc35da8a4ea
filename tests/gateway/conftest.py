"""Gateways to scripted services, closed when the test ends."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator

import pytest
import trustme

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.gateway.dates import Clock
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.gateway.retry import RetryBudgets
from tests.doubles.fake_clock import FakeClock
from tests.doubles.scripted_service import Heard, ScriptedService

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
        """A gateway to a service, by default on the fake clock."""
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

    async def aclose(self) -> None:
        """Close all gateways."""
        for gateway in self.made:
            await gateway.aclose()


class Deaf(ScriptedService):
    """A service without TLS: it takes any bytes as a request."""

    async def hear(self, reader: asyncio.StreamReader, connection: int) -> Heard:
        """The first bytes received."""
        return Heard("", "", {}, await reader.read(65536), connection)


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    """The issuer of the services' certificates."""
    return trustme.CA(organization_name="Shop Authority")


@pytest.fixture
def trusting(authority: trustme.CA) -> ssl.SSLContext:
    """A trust store that has the authority."""
    context = ssl.create_default_context()
    authority.configure_trust(context)
    return context


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def gateways(clock: FakeClock) -> AsyncIterator[Gateways]:
    gateways = Gateways(clock)
    yield gateways
    await gateways.aclose()
