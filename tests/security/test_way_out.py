"""The key is sent only to its own service, and nobody on the way can read it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.errors import Moved, OutcomeUnknown, RequestError
from petstore_gui.domain.pets import NewPet
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from tests.doubles.scripted_service import ScriptedService, error, reply

KEY = "canary-7f3e"
GOOD = reply(200, b"[]")

SHORT = Deadlines(connect=1, get_total=3, post_attempt=3)


def gateway_to(base_url: str) -> HttpGateway:
    return HttpGateway(Endpoint(base_url), ApiKey(KEY), deadlines=SHORT)


@pytest.fixture
async def elsewhere() -> AsyncIterator[ScriptedService]:
    """A service that the key is not for."""
    async with ScriptedService(GOOD) as service:
        yield service


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize("operation", ["list", "add"])
async def test_no_redirect_is_followed(
    elsewhere: ScriptedService, status: int, operation: str
) -> None:
    moved = reply(status, headers={"Location": f"{elsewhere.base_url}/pets"})
    async with ScriptedService(moved) as service:
        gateway = gateway_to(service.base_url)
        with pytest.raises(Moved if operation == "list" else OutcomeUnknown):
            await (
                gateway.probe()
                if operation == "list"
                else gateway.create_pet(NewPet("Rex", 7), "k")
            )
        await gateway.aclose()
        assert len(service.heard) == 1
        assert elsewhere.connections == 0


async def test_a_proxy_of_an_encrypted_address_sees_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    async with ScriptedService(error(502)) as proxy:
        monkeypatch.setenv("HTTPS_PROXY", proxy.base_url.removesuffix("/v1"))
        gateway = gateway_to("https://shop.invalid/v1")
        with pytest.raises(RequestError):
            await gateway.probe()
        await gateway.aclose()
        assert {heard.method for heard in proxy.heard} == {"CONNECT"}
        assert KEY not in repr(proxy.heard)


@pytest.mark.parametrize("variable", ["ALL_PROXY", "HTTP_PROXY", "http_proxy", "all_proxy"])
async def test_requests_to_this_computer_use_no_proxy(
    elsewhere: ScriptedService, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setenv(variable, elsewhere.base_url.removesuffix("/v1"))
    async with ScriptedService(GOOD) as service:
        gateway = gateway_to(service.base_url)
        await gateway.probe()
        await gateway.aclose()
    assert elsewhere.connections == 0


async def test_no_environment_variable_makes_it_log_tls_secrets(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    secrets = tmp_path / "secrets"
    monkeypatch.setenv("SSLKEYLOGFILE", str(secrets))
    gateway = gateway_to("https://127.0.0.1:9/v1")
    with pytest.raises(RequestError):
        await gateway.probe()
    await gateway.aclose()
    assert not secrets.exists()
