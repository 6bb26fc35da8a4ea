"""How the schema of a store is made, brought up to date and refused, on every database."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text

from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.domain.store_loss import Recovery
from petstore_gui.service.store import upgrade
from petstore_gui.service.store.daily_copies import copies_folder
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.insert import KeyReused
from petstore_gui.service.store.kept_copies import find_copies
from petstore_gui.service.store.lost_file import open_unless_lost
from petstore_gui.service.store.postgresql import PostgresqlServer
from petstore_gui.service.store.postgresql_session import Limits
from petstore_gui.service.store.recovery import recover
from petstore_gui.service.store.schema import NEWEST, REVISIONS
from petstore_gui.service.store.store import Store, open_store, sqlite_path
from tests.service.store import first_revision
from tests.service.store.first_revision import connected
from tests.support.newer import lying_in

pytestmark = pytest.mark.usefixtures("server_or_none")

ROOT = Path(__file__).parents[3]
UNSTAMPED = "DROP TABLE alembic_version"
SET_BACK = "UPDATE alembic_version SET version_num = '0001'"
OF_NEWER = "UPDATE alembic_version SET version_num = '9999'"

_SCHEMA = {
    "sqlite": "SELECT type, name, tbl_name, sql FROM sqlite_master",
    "postgresql": """
        SELECT table_name, column_name, ordinal_position, column_default, is_nullable, data_type
            FROM information_schema.columns WHERE table_schema = 'public';
        SELECT indexdef FROM pg_indexes WHERE schemaname = 'public';
        SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
            WHERE connamespace = 'public'::regnamespace;
        SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal;
        SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace;
        SELECT sequencename, start_value, data_type::text FROM pg_sequences""",
}


def schema(url: str) -> list[str]:
    """The whole schema of a database, and its revision."""
    with connected(url) as connection:
        rows: list[Sequence[object]] = []
        for query in _SCHEMA[connection.dialect.name].split(";"):
            rows += connection.exec_driver_sql(query).all()
        rows += connection.execute(text("SELECT * FROM alembic_version")).all()
    return sorted(re.sub(r"\s+", " ", repr(tuple(row))).replace("\\n", "") for row in rows)


def ran(program: str, *arguments: str) -> list[str]:
    """The lines that a program of these tests has printed."""
    command = [sys.executable, "-m", f"tests.service.store.{program}", *arguments]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


def execute(url: str, statement: str) -> None:
    with connected(url) as connection:
        connection.exec_driver_sql(statement)


def tables(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}


def test_every_step_is_known_and_follows_the_one_before() -> None:
    scripts = ScriptDirectory(str(Path(upgrade.__file__).with_name("migrations")))
    steps = [step.revision for step in scripts.walk_revisions()][::-1]
    assert steps == list(REVISIONS)


@pytest.mark.parametrize("before", [None, UNSTAMPED, SET_BACK])
async def test_an_older_store_gets_the_schema_of_a_new_one(
    url: str, before: str | None, new_url: str
) -> None:
    """One of before Alembic, one that had its edition then, and one that was set back."""
    first_revision.create(url)
    first_revision.work(url, "key")
    if before:
        open_store(url).close()
        execute(url, before)
    open_store(new_url).close()
    for _ in range(2):
        with closing(open_store(url)) as store:
            assert store.mark == "sample"
            assert [pet.name for pet in (await store.list(10, None, None)).pets] == ["Rex", "Rex"]
            assert (await store.add(NewPet("Rex", 1), "key", b"rex")).id == 2
            with pytest.raises(KeyReused):
                await store.add(NewPet("Max", 1), "key", b"max")
            state = (await store.edition()).state
            first_revision.work(url, state)
            assert (await store.edition()).state != state
            execute(url, "DELETE FROM adds WHERE pet_id > 2")
            execute(url, "DELETE FROM pets WHERE id > 2")
        assert schema(url) == schema(new_url)


def test_alembic_makes_the_same_schema_from_nothing(url: str, new_url: str) -> None:
    with connected(url) as connection:
        upgrade.upgrade(connection)
    open_store(new_url).close()
    assert schema(url) == schema(new_url)


async def test_an_earlier_version_goes_on_beside_this_one(url: str) -> None:
    """As in a rolling upgrade: each reads what the other added."""
    first_revision.create(url)
    with closing(open_store(url)) as store:
        for number in range(3):
            page = first_revision.work(url, f"key {number}")
            assert await store.add(NewPet("Rex", 1), f"key {number}", b"rex") == (
                await store.get(page[-1][0])
            )
            await store.add(NewPet("Max", 1), None, b"")
        names = [pet.name for pet in (await store.list(10, None, None)).pets]
    assert names == ["Rex", *["Rex", "Max"] * 3]


def test_a_newer_store_is_refused_and_unchanged(url: str) -> None:
    open_store(url).close()
    execute(url, OF_NEWER)
    file = sqlite_path(url)
    before = file and lying_in(file.parent)
    with pytest.raises(StoreError) as failed:
        open_store(url)
    assert failed.value.reason is StartFailure.NEWER
    assert "newer version" in str(failed.value)
    assert str(failed.value).endswith(f"this version knows revisions up to {NEWEST}")
    assert (file and lying_in(file.parent)) == before


def test_a_start_imports_alembic_only_for_an_older_store(tmp_path: Path) -> None:
    code = (
        "import sys; from petstore_gui.service.store.store import open_store\n"
        "for _ in range(2): open_store(sys.argv[1]).close(); print('alembic' in sys.modules)\n"
        "open_store(sys.argv[2]).close(); print('alembic' in sys.modules)"
    )
    new, old = f"sqlite:///{tmp_path / 'new.sqlite'}", f"sqlite:///{tmp_path / '50% old.sqlite'}"
    first_revision.create(old)
    command = [sys.executable, "-c", code, new, old]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    assert done.stdout.split() == ["False", "False", "True"]
    [copy] = copies_folder(tmp_path / "new.sqlite").iterdir()
    assert copy.name.startswith("50% old-")


class TestSqlite:
    """The file is copied first, and a kill leaves it at one revision or the other."""

    @pytest.fixture
    def old(self, tmp_path: Path) -> Path:
        file = tmp_path / "animals.sqlite"
        first_revision.create(f"sqlite:///{file}")
        return file

    def test_a_copy_is_kept_as_the_store_was(self, old: Path) -> None:
        before = tables(old)
        copies_folder(old).mkdir()
        (copies_folder(old) / "animals.half.sqlite.part").write_bytes(b"left by a kill")
        opening = partial(open_store, str(old))
        for _ in range(2):  # as the window's own service does
            open_unless_lost(old, 1, opening, looks=True, checks=True).close()
        [copy] = copies_folder(old).iterdir()
        assert re.fullmatch(r"animals-[\d-]{10}\.upgraded-[\d-]{17}\.sqlite", copy.name)
        assert tables(copy) == before < tables(old)
        [found] = find_copies(old).copies
        assert (found.name, found.animals) == (copy.name, 1)

    def test_an_older_copy_is_brought_up_to_date_when_it_comes_back(self, old: Path) -> None:
        open_store(str(old)).close()
        upgraded = schema(f"sqlite:///{old}")
        old.unlink()
        recover(old, Recovery.COPY, 1)
        assert schema(f"sqlite:///{old}") == upgraded
        assert len(list(copies_folder(old).iterdir())) == 1, "it has been kept before"

    def test_without_a_copy_nothing_changes(self, old: Path) -> None:
        copies_folder(old).write_bytes(b"in the way")
        before = tables(old)
        with pytest.raises(StoreError) as failed:
            open_store(str(old))
        assert failed.value.reason is StartFailure.CANNOT_WRITE
        assert "cannot keep a copy" in str(failed.value)
        assert tables(old) == before

    def test_a_failed_step_changes_nothing_and_leaves_no_copy(self, old: Path) -> None:
        """There is a trigger of that name."""
        execute(
            f"sqlite:///{old}",
            "CREATE TRIGGER edition_after_delete AFTER DELETE ON pets BEGIN SELECT 1; END",
        )
        before = tables(old)
        with pytest.raises(StoreError) as failed:
            open_store(str(old))
        assert "edition_after_delete" in str(failed.value)
        assert tables(old) == before
        assert list(copies_folder(old).iterdir()) == []

    @pytest.mark.skipif(sys.platform == "win32", reason="forks")
    def test_a_kill_before_any_statement_leaves_one_revision_or_the_other(
        self, old: Path, tmp_path: Path
    ) -> None:
        new = tmp_path / "new.sqlite"
        open_store(str(new)).close()
        killed = [Path(line) for line in ran("killed_upgrades", str(old))]
        found = [tables(file) for file in killed]
        allowed = [tables(old), tables(new)]
        assert all(one in allowed for one in found)
        assert found[0] == tables(old)
        assert len(killed) > len(tables(new) - tables(old))
        for file in killed[-2:]:
            with closing(open_store(str(file))) as store:
                assert asyncio.run(store.get(1)) is not None
            assert schema(f"sqlite:///{file}") == schema(f"sqlite:///{new}")


class TestPostgresql:
    """Services that start at once take turns."""

    @pytest.mark.parametrize("is_new", [True, False])
    def test_ten_processes_start_at_once(self, server_url: str, *, is_new: bool) -> None:
        if not is_new:
            first_revision.create(server_url)
        assert ran("starts_at_once", server_url, "10") == ["started"] * 10
        with connected(server_url) as connection:
            names = connection.execute(text("SELECT name FROM pets")).scalars().all()
            assert names == (["First"] if is_new else ["Rex"])
            revision = connection.execute(text("SELECT version_num FROM alembic_version"))
            assert revision.scalars().all() == [NEWEST]

    def test_a_turn_that_never_comes_is_told(self, server_url: str) -> None:
        execute(server_url, IMPATIENT)
        database = PostgresqlServer(server_url, Limits(start=0.5))
        with connected(server_url) as other, closing(database):
            other.execute(text("SELECT pg_advisory_xact_lock(hashtext('petstore'))"))
            with pytest.raises(StoreError) as failed:
                Store(database, None, None)
        assert failed.value.reason is StartFailure.IN_USE
        assert "have kept it for 0.5 s: start again later" in str(failed.value)

    def test_a_step_may_take_longer_than_an_answer(self, server_url: str) -> None:
        first_revision.create(server_url)
        execute(server_url, SLOW_STEPS)
        with closing(Store(PostgresqlServer(server_url, Limits(answer=0.4)), None, None)):
            assert NEWEST in str(schema(server_url))

    def test_a_crash_during_a_step_changes_nothing(self, server_url: str) -> None:
        first_revision.create(server_url)
        before = columns(server_url)
        execute(server_url, ENDED_BY_A_STEP)
        with pytest.raises(StoreError) as failed:
            open_store(server_url)
        assert failed.value.reason is StartFailure.AWAY
        assert columns(server_url) == before
        execute(server_url, "DROP EVENT TRIGGER at_step")
        open_store(server_url).close()
        assert NEWEST in str(schema(server_url))


def columns(server_url: str) -> set[str]:
    with connected(server_url) as connection:
        found = connection.execute(text(_SCHEMA["postgresql"].partition(";")[0]))
        return {repr(row) for row in found}


IMPATIENT = """
    DO $$ BEGIN
        EXECUTE 'ALTER DATABASE ' || current_database() || ' SET statement_timeout = 200';
    END $$
"""
_AT_A_STEP = """
    CREATE FUNCTION at_step() RETURNS event_trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM {}; END';
    CREATE EVENT TRIGGER at_step ON ddl_command_end WHEN TAG IN ('CREATE TRIGGER')
        EXECUTE FUNCTION at_step()
"""
SLOW_STEPS = _AT_A_STEP.format("pg_sleep(0.8)")
ENDED_BY_A_STEP = _AT_A_STEP.format("pg_terminate_backend(pg_backend_pid())")
