"""`petstore-gui copy`: a shop moves to another database, and nothing of it is lost or doubled."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from fnmatch import fnmatch
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from sqlalchemy import Connection, create_engine, text

from petstore_gui.__main__ import main
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store import copy_source, copy_store, database_lock
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.insert import KeyReused
from petstore_gui.service.store.named_keys import open_keys
from petstore_gui.service.store.samples import made_up
from petstore_gui.service.store.store import Store, open_store
from tests.service.postgres import new_database, postgres
from tests.support.processes import COMMAND
from tests.support.waiting import PATIENCE

ADDED = [
    NewPet("Zoë 犬 \U0001f99c", INT64_MAX, PetStatus.SOLD),
    NewPet("{NULL}, \"', \\N", INT64_MIN, None),
    NewPet("Rex", 0, PetStatus.AVAILABLE),
]
KEYS = ["é", "a b", "B"]
"""PostgreSQL sorts them as no SQLite does."""

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(scope="module", autouse=True)
def server_or_none() -> Iterator[str | None]:
    if sys.platform == "win32":
        yield None
    else:
        with postgres() as url:
            yield url


@pytest.fixture(autouse=True)
def _waits_for_no_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_lock, "LOCK_SECONDS", 0.5)
    monkeypatch.setattr(copy_source, "LOCK_SECONDS", 0.5)


class Databases:
    """Makes the addresses of new databases, of the kind that a test is about."""

    def __init__(self, folder: Path, server: str | None) -> None:
        self._folder = folder
        self._server = server

    def new(self, kind: str, name: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{self._folder / name}.sqlite"
        return new_database(self._server or pytest.skip("no PostgreSQL server for Windows"))


@pytest.fixture
def databases(tmp_path: Path, server_or_none: str | None) -> Databases:
    return Databases(tmp_path, server_or_none)


def copy(source: str, target: str) -> int:
    return main(["copy", "--from", source, "--to", target])


def change(store: Store, statement: str) -> None:
    def execute(connection: Connection) -> None:
        connection.execute(text(statement))

    store.write(execute)


async def everything(store: Store) -> list[Pet]:
    return (await store.list(1_000_000, None, None)).pets


@pytest.mark.parametrize("of_target", KINDS)
@pytest.mark.parametrize("of_source", KINDS)
async def test_a_shop_that_moves_keeps_what_it_has(
    databases: Databases, of_source: str, of_target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = databases.new(of_source, "source"), databases.new(of_target, "target")
    lists = set()  # what a window may have from either service
    with closing(open_store(target)) as store:
        lists.add((await store.edition()).state)
    with closing(open_store(source, mark="sample")) as store:
        store.fill(made_up(1_000))
        for pet, key in zip(ADDED, KEYS, strict=True):
            await store.add(pet, key, key.encode())
            lists.add((await store.edition()).state)
        removed = await store.add(NewPet("Sold long ago", 1), None, b"")
        change(store, "DELETE FROM pets WHERE name = 'Sold long ago' OR id = 7")
        before = await everything(store)
        lists.add(state := (await store.edition()).state)
    with closing(open_keys(source)) as keys:
        keys.add("till-1")
        digests = keys.digests()
    capsys.readouterr()

    assert copy(source, target) == 0
    said = capsys.readouterr()
    assert "1,002 of 1,002 animals are copied" in said.err
    words = said.out
    assert "the same. Animals: 1,002. Idempotency-Keys: 3. API keys with names: 1." in words
    assert copy(source, target) == 0, "a second time"
    assert capsys.readouterr().out == words

    with closing(open_keys(target)) as keys:
        assert keys.digests() == digests
    with closing(open_store(source)) as store:
        assert (await store.edition()).state == state
        assert await everything(store) == before
    with closing(open_store(target)) as store:
        lists.add((await store.edition()).state)
        assert store.mark == "sample"
        assert await everything(store) == before
        for pet, key in zip(ADDED, KEYS, strict=True):
            again = await store.add(pet, key, key.encode())
            assert again in before
            with pytest.raises(KeyReused):
                await store.add(pet, key, b"another")
        new = await store.add(ADDED[0], None, b"")
        assert new.id > removed.id
        lists.add((await store.edition()).state)
    assert len(lists) == 1 + 4 + 2, "none became true again"

    assert copy(source, target) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "target: it holds other animals than the source" in said.err
    with closing(open_store(target)) as store:
        assert await everything(store) == [*before, new]


@pytest.mark.slow
def test_a_copy_that_is_stopped_or_killed_goes_on(databases: Databases) -> None:
    is_posix = os.name == "posix"
    source = databases.new("sqlite", "source")
    target = databases.new("postgresql" if is_posix else "sqlite", "target")
    with closing(open_store(source)) as store:
        store.fill(made_up(25_000))
        change(store, "INSERT INTO adds SELECT hex(randomblob(9)), randomblob(9), id FROM pets")
        before = store.write(copy_store.contents)
    command = [*COMMAND, "copy", "--from", source, "--to", target]
    for stop in (Popen.kill, Popen.terminate, _interrupt):
        with Popen(command, stdout=PIPE, stderr=PIPE, text=True) as process:
            assert process.stderr
            process.stderr.readline()  # it has begun
            stop(process)
            said = process.stderr.read()
        if process.returncode == 0:  # it was faster
            assert "serve only the second one" in said
            continue
        if process.returncode > 0 and is_posix:
            assert process.returncode in (128 + signal.SIGINT, 128 + signal.SIGTERM)
            assert "stopped: run the same command again" in said
        with pytest.raises(StoreError, match="not all animals were copied"):
            open_store(target)
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "Animals: 25,000. Idempotency-Keys: 25,000." in ended.stdout
    with closing(open_store(target)) as store:
        assert store.write(copy_store.contents) == before


def _interrupt(process: Popen[str]) -> None:
    if os.name == "posix":
        process.send_signal(signal.SIGINT)
    else:
        process.kill()


@pytest.mark.parametrize("of_target", KINDS)
async def test_what_is_half_copied_is_not_served_and_is_completed(
    databases: Databases, of_target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = databases.new("sqlite", "source"), databases.new(of_target, "target")
    with closing(open_store(source)) as store:
        store.fill(made_up(10_001))
        await store.add(ADDED[0], "key", b"")
        before = await everything(store)

    def interrupted(copied: int, _total: int) -> None:
        if copied:
            raise KeyboardInterrupt

    with (
        pytest.raises(KeyboardInterrupt),
        copy_source.source(source) as animals,
        copy_store.target(target) as store,
    ):
        copy_store.copy_animals(animals, store, interrupted)
    with pytest.raises(StoreError, match="not all animals were copied"):
        open_store(target)
    assert copy(target, databases.new("sqlite", "third")) == 1
    assert "source: not all animals were copied" in capsys.readouterr().err
    assert copy(source, target) == 0
    assert "10,000 of 10,002 animals are copied" in capsys.readouterr().err
    with closing(open_store(target)) as store:
        assert await everything(store) == before
        assert await store.add(ADDED[0], "key", b"") == before[-1]


@pytest.mark.parametrize("kind", KINDS)
def test_a_target_that_changes_what_it_is_given_is_not_served(
    databases: Databases, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = databases.new("sqlite", "source"), databases.new(kind, "target")
    with closing(open_store(source)) as store:
        store.fill(made_up(3))
    with closing(open_store(target)) as store:
        change(store, RENAMES[kind])
    assert copy(source, target) == 1
    assert "target: it does not hold what the source holds" in capsys.readouterr().err
    with pytest.raises(StoreError, match="not all animals were copied"):
        open_store(target)


RENAMES = {
    "sqlite": """
        CREATE TRIGGER renames AFTER INSERT ON pets
            BEGIN UPDATE pets SET name = upper(name) WHERE id = new.id; END
    """,
    "postgresql": """
        CREATE FUNCTION rename() RETURNS trigger LANGUAGE plpgsql AS
            'BEGIN NEW.name = upper(NEW.name); RETURN NEW; END';
        CREATE TRIGGER renames BEFORE INSERT ON pets FOR EACH ROW EXECUTE FUNCTION rename()
    """,
}


def test_what_another_program_adds_to_the_target_is_not_mixed_in(databases: Databases) -> None:
    source, target = databases.new("sqlite", "source"), databases.new("postgresql", "target")
    with closing(open_store(source)) as store:
        store.fill(made_up(10_001))
    engine = create_engine(target.replace("postgresql:", "postgresql+psycopg:"))

    def add(_copied: int, _total: int) -> None:
        with engine.begin() as other:
            other.execute(text("INSERT INTO pets (name, category_id) VALUES ('Rex', 1)"))

    with (
        copy_source.source(source) as animals,
        copy_store.target(target) as store,
        pytest.raises(StoreError, match="target: another program has added animals to it"),
    ):
        copy_store.copy_animals(animals, store, add)
    with engine.connect() as connection:
        added = connection.execute(text("SELECT id FROM pets")).all()
    engine.dispose()
    assert added == [(10_002,)], "under no ID of the source"


def _make_unusable(folder: Path) -> None:
    (folder / "text.sqlite").write_text("animals")
    (folder / "empty.sqlite").touch()
    (folder / "folder.sqlite").mkdir()
    stores = {"whole": 3, "others": 2, "more": 4, "newer": 1, "newest": 1, "torn": 5_000}
    for name, animals in stores.items():
        with closing(open_store(str(folder / f"{name}.sqlite"))) as store:
            store.fill(made_up(animals))
            if name == "others":
                change(store, "UPDATE pets SET status = 'sold'")
            if name == "newest":
                change(store, "UPDATE alembic_version SET version_num = '9999'")
    with closing(sqlite3.connect(folder / "newer.sqlite")) as newer:
        newer.execute("PRAGMA user_version = 99")
    with (folder / "torn.sqlite").open("r+b") as torn:
        torn.seek(40_960)
        torn.write(bytes(40_960))


UNUSABLE = [
    ("missing", "new", "source: * there is no such database"),
    ("folder", "new", "source: * there is no such database"),
    ("text", "new", "source: * file is not a database"),
    ("empty", "new", "source: * is no store of animals"),
    ("newer", "new", "source: a newer version of this program wrote the database"),
    ("newest", "new", "source: a newer version of this program wrote the database: * 9999,*"),
    ("torn", "new", "source: *torn.sqlite: database disk image is malformed"),
    ("whole", "text", "target: * file is not a database*"),
    ("whole", "folder", "target: * is a folder"),
    ("whole", "newer", "target: a newer version has written *"),
    ("whole", "others", "target: it holds other animals than the source: *"),
    ("whole", "more", "target: it holds other animals than the source: *"),
    ("whole", "torn", "target: *torn.sqlite: *"),
    ("whole", "gone/new", "target: * No such file or directory"),
]


def test_what_cannot_be_copied_is_told_in_one_line_and_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _make_unusable(tmp_path)
    before = _files(tmp_path)
    for source, target, told in UNUSABLE:
        assert copy(str(tmp_path / f"{source}.sqlite"), str(tmp_path / f"{target}.sqlite")) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert fnmatch(said.err, f"petstore-gui copy: {told}\n"), said.err
        after = _files(tmp_path)
        assert {name: after[name] for name in before} == before


def _files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


@pytest.mark.parametrize("side", ["source", "target"])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_database_that_is_served_is_not_copied(
    databases: Databases, kind: str, side: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = databases.new(kind, "source"), databases.new(kind, "target")
    with closing(open_store(source)) as store:
        store.fill(made_up(3))
    with closing(open_store(source if side == "source" else target)) as served:
        before = await everything(served)
        assert copy(source, target) == 1
        assert await everything(served) == before
    said = capsys.readouterr().err
    why = "is in use by another process" if kind == "sqlite" else "other connections"
    assert said.startswith(f"petstore-gui copy: {side}: ")
    assert why in said
    assert said.count("\n") == 1
    assert copy(source, target) == 0


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_adds_to_what_is_copied(databases: Databases, kind: str) -> None:
    url = databases.new(kind, "source")
    open_store(url).close()
    with copy_source.source(url):
        if kind == "postgresql":
            engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
            with engine.begin() as other:
                assert not other.scalar(text("SELECT pg_try_advisory_lock(hashtext('petstore'))"))
            engine.dispose()
            return
        with pytest.raises(StoreError) as failed:
            open_store(url)
        assert failed.value.reason is StartFailure.IN_USE


def test_an_api_key_is_not_replaced_by_another_of_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = str(tmp_path / "source.sqlite"), str(tmp_path / "target.sqlite")
    for url in (source, target):
        open_store(url).close()
        with closing(open_keys(url)) as keys:
            keys.add("till")
    assert copy(source, target) == 1
    assert "target: it has another API key named till: withdraw" in capsys.readouterr().err
    with pytest.raises(StoreError, match="not all animals were copied"):
        open_store(target)
    assert main(["keys", "withdraw", "till", "--database", target]) == 0
    assert copy(source, target) == 0
    with closing(open_keys(target)) as ours, closing(open_keys(source)) as theirs:
        assert ours.digests() == theirs.digests()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--from", "a.sqlite"], "--to"),
        (["--to", "a.sqlite"], "--from"),
        (["--from", "mysql://a", "--to", "a.sqlite"], "write a path"),
        (["--from", "a.sqlite", "--to", "sqlite:///a.sqlite"], "--from and --to are the same"),
        (["--from", "postgresql://a/b", "--to", "postgresql://a/b"], "are the same"),
    ],
)
def test_a_usage_error_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["copy", *arguments])
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert message in said.err
