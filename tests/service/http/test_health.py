"""What a balancer learns without a key, and how the service stops."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.http import health as health_module
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.http.health import Health
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.store import Store
from petstore_gui.support.own_program import version
from tests.service.clients import client_of, error_of
from tests.service.running import KEY, bearer
from tests.support.waiting import PATIENCE


class Ping:
    """A database that can be made to fail. Counts how often it is asked."""

    def __init__(self) -> None:
        self.count = 0
        self.is_away = False

    async def __call__(self) -> None:
        self.count += 1
        await asyncio.sleep(0)
        if self.is_away:
            raise StoreError(StartFailure.AWAY, "secret.host: no")


def balancer(store: Store, health: Health | None) -> httpx.AsyncClient:
    client = client_of(make_app(store, KEY, health=health), key=None)
    client.base_url = httpx.URL("http://pets.test")
    return client


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
async def test_a_balancer_needs_no_key_and_learns_little(store: Store, path: str) -> None:
    async with balancer(store, Health(Ping())) as client:
        for method in ("GET", "HEAD"):
            answer = await client.request(method, path)
            assert answer.status_code == 200
        assert (await client.get("/healthz")).text == "ok\n"
        assert (await client.get("/readyz")).text == f"ok\n{version()}\n"
        assert error_of(await client.post(path)) == (405, "method_not_allowed")
        assert (await client.get(f"{path}/x")).status_code == 401
    async with balancer(store, None) as client:  # as the window's own service
        assert (await client.get(path)).status_code == 401


@pytest.mark.expects_log("not ready: secret.host: no")
async def test_it_is_ready_while_its_database_answers(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ping = Ping()
    monkeypatch.setattr(health_module, "READY_SECONDS", PATIENCE)
    async with balancer(store, Health(ping)) as client:
        await asyncio.gather(*(client.get("/readyz") for _ in range(9)))
        assert ping.count == 1  # however many ask
    monkeypatch.setattr(health_module, "READY_SECONDS", 0)
    async with balancer(store, Health(ping)) as client:
        ping.is_away = True
        for _ in range(3):
            answer = await client.get("/readyz")
            assert error_of(answer) == (503, "not_ready")
            assert answer.headers["retry-after"] == "2"
            assert "secret" not in answer.text
        assert len(caplog.records) == 1
        assert (await client.get("/healthz")).status_code == 200
        ping.is_away = False
        assert (await client.get("/readyz")).status_code == 200


async def test_a_balancer_is_told_before_the_service_ends(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health_module, "LEAVING_SECONDS", PATIENCE)
    health = Health(Ping())
    async with balancer(store, health) as client:
        assert (await client.get("/readyz")).status_code == 200
        leaving = asyncio.create_task(health.leave())
        await asyncio.sleep(0)
        assert error_of(await client.get("/readyz")) == (503, "not_ready")
        assert (await client.get("/healthz")).status_code == 200
        assert (await client.get("/v1/pets", headers=bearer(KEY))).status_code == 200
        leaving.cancel()
