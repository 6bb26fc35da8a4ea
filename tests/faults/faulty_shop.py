"""A shop whose service can be made to fail, and somebody who works there."""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import trustme

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.domain.pets import Pet
from petstore_gui.gateway.dates import Clock
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.ui.look.theme import Theme
from tests.doubles.fake_clock import HastyClock
from tests.doubles.fault_service import FaultService
from tests.doubles.faults import FAULTS
from tests.doubles.scripted_service import ScriptedService, reply
from tests.faults.modes import Mode
from tests.faults.staff import NAME, AddEnd, Staff
from tests.support.waiting import in_time
from tests.ui.conftest import shop_in

SHOP = ServiceId(Deployment.PRODUCTION, "https://127.0.0.1")
STOCK = [Pet(1, "Ada", 3, "sold"), Pet(2, "Bo", 3, "pending"), Pet(3, "Cleo", -1, "available")]
IDS = {"1", "2", "3"}


@dataclass(frozen=True)
class FaultyShop:
    """`elsewhere` is another service, which must get no request; `tls` trusts `service`."""

    staff: Staff
    service: FaultService
    elsewhere: ScriptedService
    tls: ssl.SSLContext
    gateways: list[HttpGateway] = field(default_factory=list)

    def gateway(
        self,
        deadlines: Deadlines,
        *,
        clock: Clock | None = None,
        base_url: str = "",
        key: str | None = "",
        honours_key: bool = False,
    ) -> HttpGateway:
        """A gateway to the service that does not wait between attempts; closed at the end.

        `key` is the service's own by default; None is no key.
        """
        if key is not None:
            key = key or self.service.key
        gateway = HttpGateway(
            Endpoint(base_url or self.service.base_url, honours_idempotency_key=honours_key),
            None if key is None else ApiKey(key),
            deadlines=deadlines,
            clock=clock or HastyClock(),
            tls=self.tls,
        )
        self.gateways.append(gateway)
        return gateway

    async def open(self, gateway: HttpGateway) -> None:
        """Load the list before anything fails."""
        await self.staff.open(gateway, SHOP)
        assert set(self.staff.ids) == IDS

    async def check_list(self, mode: Mode, deadlines: Deadlines) -> None:
        """A refresh ends as the mode says, and every row stays."""
        self.service.fail(FAULTS[mode.fault])
        assert await self.staff.refresh(deadlines.get_total) is mode.list
        assert mode.list_says in self.staff.told, self.staff.told
        await self.staff.wait_until_idle(deadlines.get_total)
        self.check_nothing_is_lost()

    async def check_add(self, mode: Mode, deadlines: Deadlines) -> None:
        """An add ends as the mode says, which is true at the service."""
        staff, service = self.staff, self.service
        service.fail(FAULTS[mode.fault], frozenset({"POST"}))
        assert await staff.add(deadlines.post_attempt) is mode.add
        assert mode.add_says in staff.told_of_add, staff.told_of_add
        acted_on = [pet for pet in service.pets if pet.name == NAME]
        if mode.add is AddEnd.UNKNOWN:
            assert sum(heard.method == "POST" for heard in service.heard) <= 1
            if not mode.spoils_all:
                said = await staff.wait_for_search(deadlines.get_total)
                assert ("one like it is new in the list, 4." in said) is bool(acted_on)
        else:
            assert len(acted_on) == (mode.add is AddEnd.ADDED)
        await staff.wait_until_idle(deadlines.get_total)
        assert staff.sees_unconfirmed_add is (mode.add is not AddEnd.ADDED)
        self.check_nothing_is_lost()

    async def check_retried_add(self, mode: Mode, deadlines: Deadlines) -> None:
        """An add whose outcome is unknown is retried with its key, and stored once."""
        self.service.fail(FAULTS[mode.fault], frozenset({"POST"}), times=1)
        assert await self.staff.add(deadlines.post_attempt) is AddEnd.UNKNOWN
        await in_time(lambda: self.staff.has_settled_all, deadlines.post_attempt)
        assert len([pet for pet in self.service.pets if pet.name == NAME]) == 1
        assert sum(heard.method == "POST" for heard in self.service.heard) == 2
        await self.staff.wait_until_idle(deadlines.get_total)
        self.check_nothing_is_lost()

    def check_nothing_is_lost(self) -> None:
        """All rows are still there, and no other service got a request."""
        assert set(self.staff.ids) >= IDS
        assert self.elsewhere.connections == 0


@asynccontextmanager
async def faulty_shop_in(theme: Theme, authority: trustme.CA) -> AsyncIterator[FaultyShop]:
    """A shop whose service works."""
    tls = ssl.create_default_context(cadata=authority.cert_pem.bytes().decode())
    async with (
        shop_in(theme) as shop,
        ScriptedService(reply(200, [])) as elsewhere,
        FaultService(STOCK, authority, elsewhere.base_url) as service,
    ):
        faulty_shop = FaultyShop(Staff(shop), service, elsewhere, tls)
        try:
            yield faulty_shop
        finally:
            for gateway in faulty_shop.gateways:
                await gateway.aclose()
