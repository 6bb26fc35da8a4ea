"""Requests and their connections."""

from __future__ import annotations

import asyncio

import pytest

from petstore_gui.domain.connection_errors import NotReached, Why
from petstore_gui.domain.errors import KeyMissing, RequestError
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.endpoint import Endpoint
from tests.doubles.scripted_service import ScriptedService, reply, silence
from tests.gateway.conftest import KEY, Gateways
from tests.support.waiting import PATIENCE, eventually

REX = {"id": 1, "name": "Rex", "categoryId": 7}
GOOD = reply(200, [REX])


async def test_a_request_survives_a_stale_connection(gateways: Gateways) -> None:
    async def answer_and_close(writer: asyncio.StreamWriter) -> None:
        writer.write(GOOD)
        writer.close()

    async with ScriptedService(answer_and_close) as service:
        gateway = gateways.to(service.base_url)
        await gateway.probe()
        await gateway.probe()
        assert service.connections == 2


async def test_a_request_is_what_the_interface_describes(gateways: Gateways) -> None:
    async with ScriptedService(GOOD) as service:
        await gateways.to(service.base_url).probe()
        heard = service.heard[0]
    assert (heard.method, heard.target, heard.body) == ("GET", "/v1/pets?limit=1", b"")
    assert heard.headers["authorization"] == f"Bearer {KEY}"
    assert heard.headers["accept"] == "application/json"
    assert heard.headers["accept-encoding"] == "identity"


async def test_without_an_api_key_nothing_is_sent(gateways: Gateways) -> None:
    async with ScriptedService(GOOD) as service:
        with pytest.raises(KeyMissing):
            await gateways.to(service.base_url, key=None).probe()
        assert service.connections == 0


async def test_closing_ends_requests(gateways: Gateways) -> None:
    async with ScriptedService(silence) as service:
        patient = Deadlines(between_bytes=2 * PATIENCE, get_total=2 * PATIENCE)
        gateway = gateways.to(service.base_url, deadlines=patient)
        under_way = asyncio.create_task(gateway.probe())
        await eventually(lambda: service.heard)
        async with asyncio.timeout(PATIENCE):
            await gateway.aclose()
            with pytest.raises(RequestError):
                await under_way


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("NO_PROXY", "http://[::1"),
        ("ALL_PROXY", "socks5://127.0.0.1:1"),
        ("HTTPS_PROXY", "ftp://x"),
        ("HTTP_PROXY", "http://proxy:port"),
    ],
)
async def test_invalid_proxy_settings_are_reported(
    gateways: Gateways, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(NotReached, check=lambda error: error.kind == Why.PROXY_NOT_USABLE):
        await gateways.to("https://shop.invalid/v1").probe()


async def test_requests_to_other_computers_use_the_systems_proxy(
    gateways: Gateways, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ScriptedService(GOOD) as proxy:
        monkeypatch.setenv("HTTP_PROXY", proxy.base_url.removesuffix("/v1"))
        endpoint = Endpoint("http://shop.invalid/v1", may_be_unencrypted=True)
        await gateways.to(endpoint).probe()
        assert proxy.heard[0].target == "http://shop.invalid/v1/pets?limit=1"


@pytest.mark.parametrize(
    "base_url", ["http://shop.example/v1", "http://127.0.0.2/v1", "ftp://h/v1"]
)
def test_an_unencrypted_address_needs_permission(base_url: str) -> None:
    with pytest.raises(ValueError, match="not encrypted"):
        Endpoint(base_url)


@pytest.mark.parametrize(
    "base_url", ["https://shop.example/v1", "http://127.0.0.1:8080/v1", "http://[::1]:8080/v1"]
)
def test_encrypted_addresses_and_this_computer_need_no_permission(base_url: str) -> None:
    assert Endpoint(base_url).base_url == base_url
