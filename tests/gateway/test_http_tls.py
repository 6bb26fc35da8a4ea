"""TLS with real certificates."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta

import pytest
import trustme

from petstore_gui.domain.connection_errors import NotReached, NotSecured, NotTrusted
from petstore_gui.domain.pets import NewPet
from petstore_gui.gateway.retry import Deadlines
from tests.doubles.scripted_service import (
    Move,
    ScriptedService,
    error,
    reply,
    reset,
    served_with,
    silence,
)
from tests.gateway.conftest import KEY, Deaf, Gateways

GOOD = reply(200, [])
YESTERDAY = datetime.now(UTC) - timedelta(days=1)


async def test_a_certificate_of_a_trusted_authority_is_accepted(
    gateways: Gateways, authority: trustme.CA, trusting: ssl.SSLContext
) -> None:
    tls = served_with(authority.issue_cert("127.0.0.1"))
    async with ScriptedService(GOOD, tls=tls) as service:
        await gateways.to(service.base_url, tls=trusting).probe()
        assert len(service.heard) == 1


@pytest.mark.parametrize("fault", ["wrong host", "expired", "unknown authority"])
async def test_nothing_is_sent_to_a_service_with_an_invalid_certificate(
    gateways: Gateways, authority: trustme.CA, trusting: ssl.SSLContext, fault: str
) -> None:
    certificates = {
        "wrong host": lambda: authority.issue_cert("shop.example"),
        "expired": lambda: authority.issue_cert("127.0.0.1", not_after=YESTERDAY),
        "unknown authority": lambda: trustme.CA().issue_cert("127.0.0.1"),
    }
    async with ScriptedService(GOOD, tls=served_with(certificates[fault]())) as service:
        gateway = gateways.to(service.base_url, tls=trusting)
        with pytest.raises(NotTrusted):
            await gateway.probe()
        with pytest.raises(NotTrusted):
            await gateway.create_pet(NewPet("Rex", 7), "key")
        assert service.heard == []
        assert service.connections == 0


async def test_the_systems_trust_store_is_used(gateways: Gateways, authority: trustme.CA) -> None:
    tls = served_with(authority.issue_cert("127.0.0.1"))
    async with ScriptedService(GOOD, tls=tls) as service:
        with pytest.raises(NotTrusted):
            await gateways.to(service.base_url).probe()


async def test_a_service_that_speaks_no_tls_is_not_secured(gateways: Gateways) -> None:
    async with Deaf(error(400)) as service:
        with pytest.raises(NotSecured):
            await gateways.to(service.base_url.replace("http:", "https:")).probe()
        assert service.connections == 1
        assert KEY.encode() not in service.heard[0].body


@pytest.mark.parametrize("move", [reset, silence], ids=["reset", "silence"])
async def test_a_handshake_that_breaks_or_stalls_is_a_network_error(
    gateways: Gateways, move: Move
) -> None:
    async with Deaf(move) as service:
        gateway = gateways.to(
            service.base_url.replace("http:", "https:"), deadlines=Deadlines(connect_here=0.2)
        )
        with pytest.raises(NotReached) as raised:
            await gateway.probe()
        assert not isinstance(raised.value, NotTrusted | NotSecured)
        assert service.connections == 3
