"""The counter of a shop whose service can be told to go wrong, and somebody who works there."""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import trustme

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.deployment import Deployment
from petstore_gui.domain.pets import Pet
from petstore_gui.domain.service_id import ServiceId
from petstore_gui.gateway.dates import Clock
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.gateway.retry import ATTEMPTS_MAX, Deadlines
from petstore_gui.ui.style.theme import Theme
from tests.doubles.fake_clock import HastyClock
from tests.doubles.fault_service import FaultService
from tests.doubles.faults import FAULTS
from tests.doubles.scripted_service import ScriptedService, reply
from tests.faults.modes import Mode
from tests.faults.staff import NAME, AddEnd, Staff
from tests.ui.conftest import shop_in

SHOP = ServiceId(Deployment.PRODUCTION, "https://127.0.0.1")
STOCK = [Pet(1, "Ada", 3, "sold"), Pet(2, "Bo", 3, "pending"), Pet(3, "Cleo", -1, "available")]
IDS = {"1", "2", "3"}


@dataclass(frozen=True)
class Counter:
    """`elsewhere` is another service, which nobody may ask; `tls` trusts `service`."""

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
        """To the service, in whose time waits between attempts take none; closed at the end.

        `key` is that of the service where no other is given; None stands for none.
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
        """See the list while all is well."""
        await self.staff.open(gateway, SHOP)
        assert set(self.staff.ids) == IDS

    async def list_in(self, mode: Mode, deadlines: Deadlines) -> None:
        """A list that is asked for again ends as the mode says, and every row stays."""
        self.service.fail(FAULTS[mode.fault])
        assert await self.staff.refresh(deadlines.get_total) is mode.list
        assert mode.list_says in self.staff.told, self.staff.told
        await self.staff.rests(deadlines.get_total)
        self.nothing_is_spoiled()

    async def add_in(self, mode: Mode, deadlines: Deadlines) -> None:
        """An add ends as the mode says, and that is what became of it at the service."""
        staff, service = self.staff, self.service
        service.fail(FAULTS[mode.fault], frozenset({"POST"}))
        assert await staff.add(ATTEMPTS_MAX * deadlines.post_attempt) is mode.add
        assert mode.add_says in staff.message, staff.message
        acted_on = [pet for pet in service.pets if pet.name == NAME]
        if mode.add is AddEnd.UNKNOWN:
            assert sum(heard.method == "POST" for heard in service.heard) <= 1
            if not mode.spoils_all:
                said = await staff.hears_what_the_list_says(deadlines.get_total)
                assert ("Very likely it was added as 4." in said) is bool(acted_on)
        else:
            assert len(acted_on) == (mode.add is AddEnd.ADDED)
        await staff.rests(deadlines.get_total)
        assert staff.sees_an_add_not_confirmed is (mode.add is AddEnd.UNKNOWN)
        self.nothing_is_spoiled()

    async def add_again_in(self, mode: Mode, deadlines: Deadlines) -> None:
        """An add whose outcome is unknown is sent again with its key, and is there once."""
        self.service.fail(FAULTS[mode.fault], frozenset({"POST"}), times=1)
        assert await self.staff.add(ATTEMPTS_MAX * deadlines.post_attempt) is AddEnd.ADDED
        assert len([pet for pet in self.service.pets if pet.name == NAME]) == 1
        assert sum(heard.method == "POST" for heard in self.service.heard) == 2
        await self.staff.rests(deadlines.get_total)
        assert not self.staff.sees_an_add_not_confirmed
        self.nothing_is_spoiled()

    def nothing_is_spoiled(self) -> None:
        """What was there is there, and no other service was asked."""
        assert set(self.staff.ids) >= IDS
        assert self.elsewhere.connections == 0


@asynccontextmanager
async def counter_in(theme: Theme, authority: trustme.CA) -> AsyncIterator[Counter]:
    """A counter whose service works well."""
    tls = ssl.create_default_context()
    authority.configure_trust(tls)
    async with (
        shop_in(theme) as shop,
        ScriptedService(reply(200, [])) as elsewhere,
        FaultService(STOCK, authority, elsewhere.base_url) as service,
    ):
        counter = Counter(Staff(shop), service, elsewhere, tls)
        try:
            yield counter
        finally:
            for gateway in counter.gateways:
                await gateway.aclose()
