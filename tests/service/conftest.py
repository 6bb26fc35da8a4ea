"""A store in its own folder, and clients of the service over it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import Store, open_store
from tests.service.clients import OnSocket, client_of
from tests.service.running import KEY


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(str(tmp_path / "pets.sqlite"))
    yield store
    store.close()


@pytest.fixture
async def client(store: Store) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(make_app(store, KEY)) as client:
        yield client


@pytest.fixture
def served(store: Store) -> Iterator[OnSocket]:
    with OnSocket(make_app(store, KEY)) as served:
        yield served
