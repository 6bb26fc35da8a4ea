"""What is copied from store to store, what is not served, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest
from sqlalchemy import text

from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store import database_lock
from petstore_gui.service.store.copy_source import source
from petstore_gui.service.store.copy_store import (
    Contents,
    compared,
    contents,
    copy_animals,
    finish,
    target,
)
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.samples import made_up
from petstore_gui.service.store.store import open_store, sqlite_path
from tests.service.conftest import UrlOf
from tests.service.store import first_revision
from tests.service.store.first_revision import connected

KINDS = ["sqlite", "postgresql"]
UNFINISHED = "not all animals were copied"

pytestmark = pytest.mark.usefixtures("server_or_none")


def copy(from_url: str, to_url: str, told: Callable[[int, int], object] | None = None) -> Contents:
    with source(from_url) as (animals, _), target(to_url) as store:
        copy_animals(animals, store, told or (lambda _copied, _total: None))
        both = compared(animals, store)
        finish(animals, store)
    return both


def filled(url: str, count: int) -> Contents:
    with closing(open_store(url)) as store:
        store.fill(made_up(count))
        return store.write(contents)


def held(url: str) -> Contents:
    with closing(open_store(url)) as store:
        return store.write(contents)


@pytest.mark.parametrize("kind", KINDS)
async def test_what_is_half_copied_is_not_served_and_is_completed(url_of: UrlOf, kind: str) -> None:
    whole, half = url_of("sqlite", "whole"), url_of(kind, "half")
    with closing(open_store(whole)) as store:
        store.fill(made_up(10_001))
        rex = await store.add(NewPet("Rex", 1), "key", b"")
        before = store.write(contents)
    progress = []

    def interrupt(copied: int, total: int) -> None:
        progress.append((copied, total))
        if copied == 10_000 and len(progress) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy(whole, half, interrupt)
    with pytest.raises(StoreError, match=UNFINISHED):
        open_store(half)
    with pytest.raises(StoreError, match=f"source: {UNFINISHED}"):
        copy(half, url_of("sqlite", "third"))
    assert copy(whole, half, interrupt) == before
    assert progress == [(copied, 10_002) for copied in (0, 10_000, 10_000, 10_002)]
    with closing(open_store(half)) as store:
        assert store.write(contents) == before
        assert await store.add(NewPet("Rex", 1), "key", b"") == rex


@pytest.mark.parametrize("kind", KINDS)
def test_a_target_that_changes_what_it_is_given_is_not_served(url_of: UrlOf, kind: str) -> None:
    from_url, to_url = url_of("sqlite", "source"), url_of(kind, "target")
    filled(from_url, 3)
    open_store(to_url).close()
    with connected(to_url) as other:
        other.execute(text(RENAMES[kind]))
    with pytest.raises(StoreError, match="target: it does not hold what the source holds"):
        copy(from_url, to_url)
    with pytest.raises(StoreError, match=UNFINISHED):
        open_store(to_url)


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


def test_what_another_program_adds_to_the_target_is_not_mixed_in(url_of: UrlOf) -> None:
    from_url, to_url = url_of("sqlite", "source"), url_of("postgresql", "target")
    filled(from_url, 3)

    def add(_copied: int, _total: int) -> None:
        with connected(to_url) as other:
            other.execute(text("INSERT INTO pets (name, category_id) VALUES ('Rex', 1)"))

    with pytest.raises(StoreError, match="target: another program has added animals to it"):
        copy(from_url, to_url, add)
    with connected(to_url) as other:
        assert other.execute(text("SELECT id FROM pets")).all() == [(4,)], "no ID of the source"


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_adds_to_what_is_copied(
    url_of: UrlOf, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_lock, "LOCK_SECONDS", 0.1)
    url = url_of(kind, "source")
    open_store(url).close()
    with source(url):
        if kind == "postgresql":
            with connected(url) as other:
                turn = text("SELECT pg_try_advisory_xact_lock(hashtext('petstore'))")
                assert not other.scalar(turn)
        else:
            with pytest.raises(StoreError) as failed:
                open_store(url)
            assert failed.value.reason is StartFailure.IN_USE


@pytest.mark.parametrize("kind", KINDS)
def test_an_older_store_is_copied_as_it_is_and_a_newer_one_is_refused(
    url_of: UrlOf, kind: str
) -> None:
    older, new = url_of(kind, "older"), url_of(kind, "new")
    first_revision.create(older)
    first_revision.work(older, "key")
    file = sqlite_path(older)
    before = file and file.read_bytes()
    assert copy(older, new) == held(new)
    assert (file and file.read_bytes()) == before
    first_revision.work(older, "another key")
    with connected(new) as other:
        other.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="source: a newer version"):
        copy(new, url_of("sqlite", "third"))
    with pytest.raises(StoreError, match="target: a newer version"):
        copy(older, new)
