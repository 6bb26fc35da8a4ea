"""Stores in a folder or on a server of PostgreSQL, and clients of the service over them."""

from __future__ import annotations

import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from petstore_gui.main.command_line import main
from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import Store, open_store
from tests.service.clients import OnSocket, client_of
from tests.service.postgres import new_database, postgres
from tests.service.running import KEY

UrlOf = Callable[[str, str], str]


@pytest.fixture
def signals_kept() -> Iterator[None]:
    """The command is for a process of its own: it takes what ends it."""
    kept = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, kept)


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


@pytest.fixture(scope="module")
def server_or_none() -> Iterator[str | None]:
    """A server of PostgreSQL, if there is one for this system.

    A module asks for it by `usefixtures`: what is started during a test must end in it. One server
    for all modules would leave so many databases that deleting them waits for the disk.
    """
    if sys.platform == "win32":
        yield None
    else:
        with postgres() as url:
            yield url


@pytest.fixture
def server(server_or_none: str | None) -> str:
    return server_or_none or pytest.skip("the tests have no PostgreSQL server for Windows")


@pytest.fixture
def server_url(server: str) -> str:
    """The address of a new database on a server."""
    return new_database(server)


@pytest.fixture
def url_of(tmp_path: Path, request: pytest.FixtureRequest) -> UrlOf:
    """Makes the address of a new database: of its kind, "sqlite" or "postgresql", and a name."""

    def new(kind: str, name: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / name}.sqlite"
        return new_database(str(request.getfixturevalue("server")))

    return new


def usage_error(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that the program writes before it exits with status 2."""
    with pytest.raises(SystemExit) as ended:
        main([*arguments])
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err
