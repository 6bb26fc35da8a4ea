"""The outbox file: damaged, of an earlier version, of a newer one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from petstore_gui.domain.add import Add, Phase
from petstore_gui.domain.deployment import Deployment, ServiceId
from petstore_gui.domain.pets import NewPet
from petstore_gui.storage import outbox_file
from petstore_gui.storage.databases import StorageError, WrittenByNewer
from petstore_gui.storage.outbox_file import VERSION, Opened, OutboxFile, write_adds

NOW = datetime(2026, 11, 28, 12, 0, 5, tzinfo=UTC)
HERE = ServiceId(Deployment.PRODUCTION, "https://pets.example")
OLD = """
    CREATE TABLE adds (
        number INTEGER PRIMARY KEY, key TEXT, body BLOB, deployment TEXT, origin TEXT,
        created_at INTEGER, state TEXT
    );
    CREATE TABLE import_rows (
        number INTEGER PRIMARY KEY, import TEXT, key TEXT, body BLOB, deployment TEXT, origin TEXT,
        created_at INTEGER, state TEXT
    );
    CREATE TABLE imports (key TEXT, state TEXT);
    PRAGMA user_version = 2;
"""


def new(name: str) -> Add:
    return Add(name, NewPet(name, 1), HERE, NOW)


# ruff: noqa: ASYNC240, S608 - small files and fixed names of the tests


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "outbox.sqlite"


async def fill(path: Path, *adds: Add) -> None:
    file = OutboxFile(path)
    await file.open(NOW)
    await file.write(*adds)
    await file.close()


async def opened_at(path: Path) -> Opened:
    file = OutboxFile(path)
    found = await file.open(NOW)
    await file.close()
    return found


async def test_a_file_keeps_the_order_in_which_animals_were_added(path: Path) -> None:
    adds = tuple(new(name) for name in ("Rex", "Ada", "Bo"))
    await fill(path, *adds)
    file = OutboxFile(path)
    await file.open(NOW)
    await file.update(msgspec.structs.replace(adds[0], phase=Phase.REFUSED), new("Gone"))
    await file.close()
    found = (await opened_at(path)).adds
    assert [add.key for add in found] == ["Rex", "Ada", "Bo"]
    assert found[0].phase is Phase.REFUSED


async def test_a_damaged_file_is_renamed_and_what_can_be_read_is_unsure(path: Path) -> None:
    await fill(path, *(new(f"Animal {n} " + "x" * 500) for n in range(100)))
    content = path.read_bytes()
    middle = len(content) // 2
    path.write_bytes(content[:middle] + b"\xff" * 8_192 + content[middle + 8_192 :])
    opened = await opened_at(path)
    assert opened.damaged == path.with_name("outbox.damaged-2026-11-28-120005.sqlite")
    assert opened.damaged.is_file()
    assert 0 < opened.taken_over < 100
    assert len(opened.adds) == opened.taken_over
    assert {add.phase for add in opened.adds} == {Phase.UNSURE}


async def test_the_adds_of_a_damaged_file_are_read_again_if_that_was_interrupted(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(path, *(new(f"Animal {n}") for n in range(9)))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE imports")
        connection.execute("PRAGMA user_version = 1")

    def write_some(connection: sqlite3.Connection, adds: Sequence[Add]) -> None:
        write_adds(connection, adds[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr(outbox_file, "write_adds", write_some)
    with pytest.raises(KeyboardInterrupt):
        OutboxFile(path)._open(NOW)  # noqa: SLF001 - not in a thread, where nothing interrupts it
    monkeypatch.undo()
    opened = await opened_at(path)
    assert (len(opened.adds), opened.taken_over) == (9, 9)
    assert opened.damaged == path.with_name("outbox.damaged-2026-11-28-120005.sqlite")
    assert opened.damaged.is_file()


async def test_a_file_without_a_database_in_it_is_renamed(path: Path) -> None:
    path.write_bytes(b"no database at all, but longer than the header of one" * 50)
    earlier = path.with_name("outbox.damaged-2026-11-28-120005.sqlite")
    earlier.write_bytes(b"of the same second")
    file = OutboxFile(path)
    opened = await file.open(NOW)
    await file.write(new("Rex"))
    await file.close()
    assert (opened.adds, opened.taken_over) == ((), 0)
    assert opened.damaged == path.with_name("outbox.damaged-2026-11-28-120005-2.sqlite")
    assert earlier.read_bytes() == b"of the same second"


async def test_a_newer_file_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    file = OutboxFile(path)
    with pytest.raises(WrittenByNewer):
        await file.open(NOW)
    with pytest.raises(StorageError):
        await file.write(new("Rex"))
    assert path.read_bytes() == before


async def test_the_animals_of_earlier_versions_are_read_once_as_unsure(path: Path) -> None:
    old = path.with_name("outbox-production.sqlite")
    body = msgspec.json.encode(NewPet("Rex", 2**63 - 1))
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(OLD)
        row = (body, "production", HERE.origin, 1_795_000_000_000)
        columns = "(key, body, deployment, origin, created_at, state"
        adds = f"INSERT INTO adds {columns}) VALUES (?, ?, ?, ?, ?, ?)"
        rows = f"INSERT INTO import_rows {columns}, import) VALUES (?, ?, ?, ?, ?, ?, 'one')"
        connection.executemany(adds, [("a", *row, "waiting"), ("b", *row, "added")])
        connection.executemany(rows, [("c", *row, "ready"), ("d", *row, "added")])
        connection.execute(adds, ("e", b"no animal", *row[1:], "waiting"))
        connection.execute("INSERT INTO imports VALUES ('one', 'open')")
        connection.commit()
    opened = await opened_at(path)
    assert [(add.key, add.pet.category_id) for add in opened.adds] == [
        ("a", 2**63 - 1),
        ("c", 2**63 - 1),
    ]
    assert {(add.phase, add.service_id) for add in opened.adds} == {(Phase.UNSURE, HERE)}
    assert (opened.taken_over, opened.damaged, old.exists()) == (2, None, False)
    assert (await opened_at(path)).taken_over == 0
