"""Gateways to scripted services, closed when the test ends."""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator

import pytest
import trustme

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.gateway.dates import Clock
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.gateway.retry import Deadlines, RetryBudgets
from tests.doubles.fake_clock import FakeClock

KEY = "canary-Zq7-key"
SHORT = Deadlines(between_bytes=0.2, get_total=20.0, post_attempt=0.6)


class Gateways:
    """Makes gateways with a key, and with short deadlines.

    `by_network`: services on this computer are reached with httpx's own transport, as those on
    other computers are.
    """

    def __init__(self, clock: FakeClock, *, by_network: bool = False) -> None:
        self.clock = clock
        self._by_network = by_network
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
            self.endpoint(service) if isinstance(service, str) else service,
            None if key is None else ApiKey(key),
            deadlines=deadlines,
            budgets=budgets,
            clock=clock or self.clock,
            tls=tls,
        )
        self.made.append(gateway)
        return gateway

    def endpoint(self, url: str, *, honours_key: bool = False) -> Endpoint:
        """The endpoint of a service on this computer."""
        if not self._by_network:
            return Endpoint(url, honours_idempotency_key=honours_key)
        # The same address, not recognised as this computer's, and without a name look-up.
        url = url.replace("//127.0.0.1:", "//127.1:")
        return Endpoint(url, may_be_unencrypted=True, honours_idempotency_key=honours_key)

    async def aclose(self) -> None:
        """Close all gateways."""
        for gateway in self.made:
            await gateway.aclose()


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


@pytest.fixture(params=[False, True], ids=["near", "by network"])
async def gateways_near_and_far(
    request: pytest.FixtureRequest, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Gateways]:
    """Gateways over each transport in turn."""
    monkeypatch.setenv("NO_PROXY", "127.1")
    gateways = Gateways(clock, by_network=request.param)
    yield gateways
    await gateways.aclose()
