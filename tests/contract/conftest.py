"""Every implementation of the gateway's protocol, each with an empty service behind it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import aclosing, closing
from pathlib import Path
from typing import Any

import pytest

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.category import Category
from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.gateway.protocol import Gateway
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import open_store
from tests.doubles.fake_gateway import FakeGateway
from tests.doubles.plain_service import PlainService
from tests.service.clients import OnSocket

KEY = "contract-key"


class Contract:
    """An empty service. `connect(page_size, key)` returns a gateway to it.

    `has_links`: its pages are linked, so a walk can prove that a list is complete.
    """

    def __init__(self, connect: Callable[[int, str], Gateway], *, has_links: bool) -> None:
        self._connect = connect
        self._gateways: list[Gateway] = []
        self.has_links = has_links

    def gateway(self, *, page_size: int = LIMIT_MAX, key: str = KEY) -> Gateway:
        """A gateway to the service, closed when the test ends."""
        self._gateways.append(self._connect(page_size, key))
        return self._gateways[-1]

    async def aclose(self) -> None:
        """Close the gateways."""
        for gateway in self._gateways:
            await gateway.aclose()


def over_http(base_url: str, **known: Any) -> Callable[[int, str], Gateway]:
    def connect(page_size: int, key: str) -> Gateway:
        return HttpGateway(Endpoint(base_url, page_size, **known), ApiKey(key))

    return connect


def in_memory(*, links: bool) -> Callable[[int, str], Gateway]:
    names: Mapping[int, Category] | None = {} if links else None
    return lambda page_size, _key: FakeGateway(page_size=page_size, links=links, names=names)


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[Contract]:
    with (
        closing(open_store(str(tmp_path / "pets.sqlite"))) as store,
        OnSocket(make_app(store, KEY)) as served,
    ):
        connect = over_http(served.url, is_own=True, honours_idempotency_key=True)
        async with aclosing(Contract(connect, has_links=True)) as contract:
            yield contract


@pytest.fixture
async def plain() -> AsyncIterator[Contract]:
    async with (
        PlainService(key=KEY) as service,
        aclosing(Contract(over_http(service.base_url), has_links=False)) as contract,
    ):
        yield contract


@pytest.fixture
async def fake() -> AsyncIterator[Contract]:
    async with aclosing(Contract(in_memory(links=True), has_links=True)) as contract:
        yield contract


@pytest.fixture
async def plain_fake() -> AsyncIterator[Contract]:
    async with aclosing(Contract(in_memory(links=False), has_links=False)) as contract:
        yield contract


@pytest.fixture(params=["own", "plain", "fake", "plain_fake"])
def contract(request: pytest.FixtureRequest) -> Contract:
    """Each implementation in turn."""
    return request.getfixturevalue(request.param)  # type: ignore[no-any-return]


@pytest.fixture(params=["own", "fake", "plain_fake"])
def contract_with_keys(request: pytest.FixtureRequest) -> Contract:
    """Each implementation that honours idempotency keys."""
    return request.getfixturevalue(request.param)  # type: ignore[no-any-return]


@pytest.fixture(params=["own", "plain"])
def contract_over_http(request: pytest.FixtureRequest) -> Contract:
    """Each implementation that sends an API key."""
    return request.getfixturevalue(request.param)  # type: ignore[no-any-return]
