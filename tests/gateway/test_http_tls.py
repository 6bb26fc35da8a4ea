"""TLS with real certificates."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta

import pytest
import trustme

from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.pets import NewPet
from tests.doubles.scripted_service import (
    ScriptedService,
    reply,
    served_with,
)
from tests.gateway.conftest import Gateways

GOOD = reply(200, [])
YESTERDAY = datetime.now(UTC) - timedelta(days=1)


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
        with pytest.raises(NotReached, check=lambda error: error.kind == Why.NOT_TRUSTED):
            await gateway.probe()
        with pytest.raises(NotReached, check=lambda error: error.kind == Why.NOT_TRUSTED):
            await gateway.create_pet(NewPet("Rex", 7), "key")
        assert service.heard == []
        assert service.connections == 0


async def test_the_systems_trust_store_is_used(gateways: Gateways, authority: trustme.CA) -> None:
    tls = served_with(authority.issue_cert("127.0.0.1"))
    async with ScriptedService(GOOD, tls=tls) as service:
        with pytest.raises(NotReached, check=lambda error: error.kind == Why.NOT_TRUSTED):
            await gateways.to(service.base_url).probe()
