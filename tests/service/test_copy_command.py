"""`petstore-gui copy`: a shop moves to another database, and nothing of it is lost or doubled."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from fnmatch import fnmatch
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from petstore_gui.__main__ import main
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet, Pet
from petstore_gui.service import copy_command
from petstore_gui.service.store import copy_source, database_lock
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.insert import KeyReused
from petstore_gui.service.store.named_keys import open_keys
from petstore_gui.service.store.samples import made_up
from petstore_gui.service.store.store import Store, open_store
from tests.service.conftest import UrlOf, usage_error
from tests.service.store.first_revision import connected

ADDED = [
    NewPet("Zoë 犬 \U0001f99c", INT64_MAX, PetStatus.SOLD),
    NewPet("{NULL}, \"', \\N", INT64_MIN, None),
    NewPet("Rex", 0, PetStatus.AVAILABLE),
]
KEYS = ["é", "a b", "B"]
KINDS = ["sqlite", "postgresql"]

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("server_or_none", "signals_kept")]


@pytest.fixture
def signals_kept() -> Iterator[None]:
    """The command is for a process of its own: it takes what ends it."""
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)


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
    url_of: UrlOf, of_source: str, of_target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = url_of(of_source, "source"), url_of(of_target, "target")
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
    ("newer", "new", "source: a newer version has written *"),
    ("newest", "new", "source: a newer version has written *: this version knows *"),
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
    url_of: UrlOf,
    kind: str,
    side: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source, target = url_of(kind, "source"), url_of(kind, "target")
    with closing(open_store(source)) as store:
        store.fill(made_up(3))
    with closing(open_store(source if side == "source" else target)) as served:
        before = await everything(served)
        with monkeypatch.context() as patch:
            patch.setattr(database_lock, "LOCK_SECONDS", 0.1)
            patch.setattr(copy_source, "ENDING_SECONDS", 0.1)
            assert copy(source, target) == 1
        assert await everything(served) == before
    said = capsys.readouterr().err
    why = "is in use by another process" if kind == "sqlite" else "others are connected"
    assert said.startswith(f"petstore-gui copy: {side}: ")
    assert why in said
    assert said.count("\n") == 1
    assert copy(source, target) == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_source_that_others_come_to_meanwhile_is_not_called_the_same(
    url_of: UrlOf,
    kind: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source, target = url_of(kind, "source"), url_of("sqlite", "target")
    with closing(open_store(source)) as store:
        store.fill(made_up(3))
    capsys.readouterr()
    with ExitStack() as others, monkeypatch.context() as patch:

        def come(copied: int, _total: int) -> None:
            if copied == 3 and kind == "sqlite":
                with connected(source) as other:
                    other.execute(text("UPDATE pets SET name = 'by hand' WHERE id = 2"))
            elif copied == 3:
                others.enter_context(connected(source))  # as a service that waits for its turn

        patch.setattr(copy_command, "_Progress", lambda: come)
        patch.setattr(copy_source, "ENDING_SECONDS", 0.1)
        assert copy(source, target) == 1
    said = capsys.readouterr()
    assert said.out == ""
    why = "another program has written to it" if kind == "sqlite" else "others are connected"
    assert why in said.err
    assert "source: " in said.err
    with pytest.raises(StoreError, match="not all animals were copied"):
        open_store(target)
    assert copy(source, target) == (1 if kind == "sqlite" else 0)


def test_a_key_that_was_withdrawn_after_a_first_copy_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = str(tmp_path / "source.sqlite"), str(tmp_path / "target.sqlite")
    open_store(source).close()
    with closing(open_keys(source)) as keys:
        for name in ("till-1", "till-2", "till-3"):
            keys.add(name)
        assert copy(source, target) == 0
        assert "also accepts" not in capsys.readouterr().err
        for name in ("till-1", "till-3"):
            keys.withdraw(name)
    assert copy(source, target) == 0
    said = capsys.readouterr()
    assert "the second one also accepts API keys that the first one does not: till-1, till-3" in (
        said.err
    )
    assert "API keys with names: 1." in said.out


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
        (["--from", "a.sqlite", "--to", "postgresql://a/b?pgbouncer=true"], "PostgreSQL itself"),
        (["--from", "postgresql://a/b?x=y&pgbouncer=true", "--to", "a"], "PostgreSQL itself"),
    ],
)
def test_a_usage_error_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in usage_error(capsys, "copy", *arguments)
