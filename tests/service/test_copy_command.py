"""`petstore-gui copy`: a shop moves to another database, and nothing of it is lost or doubled."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect

from petstore_gui.domain.category import Category
from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.domain.pets import NewPet
from petstore_gui.main.command_line import main
from petstore_gui.service.store import copy_store, sqlite_file
from petstore_gui.service.store.insert import KeyReused
from petstore_gui.service.store.named_keys import open_keys
from petstore_gui.service.store.samples import made_up
from petstore_gui.service.store.store import open_store
from tests.service.conftest import UrlOf, usage_error
from tests.service.postgres import connected
from tests.service.stores import change, everything

ADDED = [
    NewPet("Zoë 犬 \U0001f99c", INT64_MAX, PetStatus.SOLD),
    NewPet("{NULL}, \"', \\N", INT64_MIN, None),
    NewPet("Rex", 0, PetStatus.AVAILABLE),
]
DOGS = Category(1, "Dogs")
KEYS = ["é", "a b", "B"]
KINDS = ["sqlite", "postgresql"]

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("server_or_none", "signals_kept")]


def copy(source: str, target: str) -> int:
    return main(["copy", "--from", source, "--to", target])


@pytest.mark.parametrize("of_target", KINDS)
@pytest.mark.parametrize("of_source", KINDS)
async def test_a_shop_that_moves_keeps_what_it_has(
    url_of: UrlOf, of_source: str, of_target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = url_of(of_source, "source"), url_of(of_target, "target")
    lists = set()  # what a window may have from either service
    with closing(open_store(target)) as store:
        lists.add(await store.edition())
    with closing(open_store(source)) as store:
        store.fill(made_up(1_000))
        for pet, key in zip(ADDED, KEYS, strict=True):
            await store.add(pet, key, key.encode())
            lists.add(await store.edition())
        await store.replace_categories([DOGS], lambda _stored: True)
        removed = await store.add(NewPet("Sold long ago", 1), None, b"")
        change(store, "DELETE FROM pets WHERE name = 'Sold long ago' OR id = 7")
        before = await everything(store)
        lists.add(state := await store.edition())
    with closing(open_keys(source)) as keys:
        keys.add("till-1")
        all_keys = keys.all()
    capsys.readouterr()

    assert copy(source, target) == 0
    words = capsys.readouterr().out
    assert f"the same. Animals: 1,002. Idempotency-Keys: 3. Highest ID: {removed.id}." in words

    with closing(open_keys(target)) as keys:
        assert keys.all() == all_keys
    with closing(open_store(source)) as store:
        assert await store.edition() == state
        assert await everything(store) == before
    with closing(open_store(target)) as store:
        lists.add(await store.edition())
        assert await everything(store) == before
        assert await store.categories() == {1: DOGS}
        for pet, key in zip(ADDED, KEYS, strict=True):
            again = await store.add(pet, key, key.encode())
            assert again in before
            with pytest.raises(KeyReused):
                await store.add(pet, key, b"another")
        new = await store.add(ADDED[0], None, b"")
        assert new.id > removed.id
        lists.add(await store.edition())
    assert len(lists) == 1 + 4 + 2, "none became true again"

    assert copy(source, target) == 1
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert "the second database is not empty" in said.err
    with closing(open_store(target)) as store:
        assert await everything(store) == [*before, new]


UNUSABLE = [
    ("missing", "new", "there is no such database"),
    ("text", "new", "file is not a database"),
    ("empty", "new", "no store of this version"),
    ("whole", "text", "file is not a database"),
    ("whole", "gone/new", "No such file or directory"),
    ("whole", "whole", "is in use by another process"),
    ("torn", "new", "torn.sqlite"),
]


@pytest.mark.parametrize(("source", "target", "told"), UNUSABLE)
def test_what_cannot_be_copied_is_told_in_one_line(
    tmp_path: Path,
    source: str,
    target: str,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sqlite_file, "LOCK_SECONDS", 0.1)
    (tmp_path / "text.sqlite").write_text("animals" * 200)
    (tmp_path / "empty.sqlite").touch()
    for name in ("whole", "torn"):
        with closing(open_store(str(tmp_path / f"{name}.sqlite"))) as store:
            store.fill(made_up(5_000))
    with (tmp_path / "torn.sqlite").open("r+b") as torn:
        torn.seek(40_960)
        torn.write(bytes(40_960))
    assert copy(f"{tmp_path}/{source}.sqlite", f"sqlite:///{tmp_path}/{target}.sqlite") == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert told in said.err


@pytest.mark.parametrize("of_target", KINDS)
async def test_a_copy_that_fails_leaves_nothing_and_can_be_repeated(
    url_of: UrlOf, of_target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = url_of("sqlite", "source"), url_of(of_target, "target")
    with closing(open_store(source)) as store:
        store.fill(made_up(25_000))
    with closing(open_keys(source)) as keys:
        keys.add("till")
        all_keys = keys.all()
    with monkeypatch.context() as patch:
        patch.setattr(copy_store, "go_on_after", lambda *_: None)  # the highest ID differs
        with closing(open_store(source)) as store:
            change(store, "DELETE FROM pets WHERE id = 25000")
        assert copy(source, target) == 1
    with connected(target) as connection:
        assert inspect(connection).get_table_names() == []
    assert copy(source, target) == 0
    with closing(open_store(target)) as store, closing(open_keys(target)) as keys:
        assert len(await everything(store)) == 24_999
        assert keys.all() == all_keys


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--from", "a.sqlite"], "--to"),
        (["--to", "a.sqlite"], "--from"),
        (["--from", "mysql://a", "--to", "a.sqlite"], "write a path"),
        (["--from", "a.sqlite", "--to", "a.sqlite"], "--from and --to are the same"),
        (["--from", "postgresql://a/b", "--to", "postgresql://a/b"], "are the same"),
    ],
)
def test_a_usage_error_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in usage_error(capsys, "copy", *arguments)
