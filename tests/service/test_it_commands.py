"""The commands of docs/for-it.md for PostgreSQL. The account owns its database, and no more."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing

import pytest

from petstore_gui.domain.pets import NewPet
from petstore_gui.service.store.named_keys import open_keys
from petstore_gui.service.store.store import open_store
from tests.service.postgres import Programs, programs, server_in
from tests.service.running import ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        sys.platform == "win32", reason="the tests have no PostgreSQL server for Windows"
    ),
]

PAGE = (ROOT / "docs/for-it.md").read_text("utf-8")
COMMAND = re.compile(r"^    ((?:psql|createdb|pg_dump|pg_restore) (?:.*\\\n)?.*)$", re.MULTILINE)
PASSWORD = r"-c '\password petstore' "
"""Asks for one at the terminal."""


@pytest.fixture
def server() -> Iterator[Programs]:
    with programs() as of_server, server_in(of_server):
        yield of_server


def here(text: str, server: Programs) -> str:
    """A command or address of the page. `petstore` is the administrator of these tests."""
    text = text.replace("petstore", "shop").replace("postgres@", "petstore@")
    place = rf"postgresql://\1@/\2?host={server.folder}"
    return re.sub(r"postgresql://(\w+)@db\.shop\.example/(\w+)", place, text)


async def test_a_database_is_made_saved_and_put_back(server: Programs) -> None:
    address = "postgresql://petstore@db.shop.example/"
    pets, pets_back = here(f"{address}pets", server), here(f"{address}pets_back", server)

    def run(command: str) -> None:
        done = subprocess.run(
            server.as_user("sh", "-c", here(command.replace(PASSWORD, ""), server)),
            cwd=server.folder,
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr

    create, *others = COMMAND.findall(PAGE)
    run(create)
    with closing(open_store(pets)) as store, closing(open_keys(pets)) as keys:
        rex = await store.add(NewPet("Rex", 1), None, b"")
        keys.add("till-1")
        for command in others:
            run(command)
    with closing(open_store(pets_back)) as store, closing(open_keys(pets_back)) as keys:
        assert (await store.list(10, None, None)).pets == [rex]
        assert (await store.add(NewPet("Tom", 1), None, b"")).id == 21_000
        assert [key.name for key in keys.all()] == ["till-1"]
