"""A window over a service that can be told to go wrong, and over nothing in between."""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator

import pytest
import trustme

from petstore_gui.gateway.dates import Clock
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.gateway.key import ApiKey
from petstore_gui.gateway.retry import Deadlines
from petstore_gui.pets import Pet
from tests.doubles.fake_clock import HastyClock
from tests.doubles.fault_service import FaultService
from tests.doubles.scripted_service import ScriptedService, reply
from tests.faults.staff import Staff
from tests.ui.conftest import Shop, as_the_system, look, shop

__all__ = ["as_the_system", "look", "shop"]

STOCK = [Pet(1, "Ada", 3, "sold"), Pet(2, "Bo", 3, "pending"), Pet(3, "Cleo", -1, "available")]


@pytest.fixture(scope="session")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
async def elsewhere() -> AsyncIterator[ScriptedService]:
    async with ScriptedService(reply(200, [])) as service:
        yield service


@pytest.fixture
async def service(authority: trustme.CA, elsewhere: ScriptedService) -> AsyncIterator[FaultService]:
    async with FaultService(STOCK, authority, elsewhere.base_url) as service:
        yield service


class Gateways:
    """Makes gateways to one service, and closes them."""

    def __init__(self, service: FaultService) -> None:
        self._endpoint = Endpoint(service.base_url)
        self._key = ApiKey(service.key)
        self._tls = ssl.create_default_context()
        service.authority.configure_trust(self._tls)
        self._made: list[HttpGateway] = []

    def make(self, deadlines: Deadlines, clock: Clock | None = None) -> HttpGateway:
        """One with these deadlines, in whose time waits between attempts take none."""
        gateway = HttpGateway(
            self._endpoint,
            self._key,
            deadlines=deadlines,
            clock=clock or HastyClock(),
            tls=self._tls,
        )
        self._made.append(gateway)
        return gateway

    async def close(self) -> None:
        """Close them all."""
        for gateway in self._made:
            await gateway.aclose()


@pytest.fixture
async def gateways(service: FaultService) -> AsyncIterator[Gateways]:
    gateways = Gateways(service)
    yield gateways
    await gateways.close()


@pytest.fixture
def staff(shop: Shop) -> Staff:
    return Staff(shop)
