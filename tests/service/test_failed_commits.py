"""What a service says about an add while its disk fails, and what is true after a crash."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.service.clients import error_of
from tests.service.running import KEY, Serving, bearer, running
from tests.support.broken_disk import failing, needs_strace
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.slow

SYNC = "fdatasync,fsync"
UNKNOWN = (500, "outcome_unknown")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "pets.sqlite"


def post(service: Serving, name: str, key: str | None = None) -> httpx.Response:
    headers = bearer(KEY) | ({"Idempotency-Key": f'"{key or name}"'})
    pet = {"name": name, "categoryId": 1}
    url = f"{service.url}/pets"
    return httpx.post(url, json=pet, headers=headers, trust_env=False, timeout=PATIENCE)


def names(service: Serving) -> list[str]:
    return [pet["name"] for pet in service.pets(limit=100)]


def log_after_kill(service: Serving) -> list[str]:
    service.process.kill()
    assert service.process.stderr
    return service.process.stderr.read().splitlines()


@needs_strace
@pytest.mark.parametrize("error", ["EIO", "ENOSPC", "EDQUOT"])
def test_after_a_failed_sync_nobody_is_told_that_nothing_was_added(
    database: Path, error: str
) -> None:
    with running("--database", database) as service:
        assert post(service, "Ada").status_code == 201
        with failing(service.process.pid, SYNC, error):
            assert error_of(post(service, "Bo")) == UNKNOWN
            (line,) = log_after_kill(service)
    logged = json.loads(line)
    assert "outcome_unknown: " in logged["message"]
    assert logged["request_id"]
    with running("--database", database) as service:
        assert names(service) == ["Ada", "Bo"], "this is why it was not known"
        assert post(service, "Bo").json()["id"] == 2
        assert names(service) == ["Ada", "Bo"]


@needs_strace
@pytest.mark.parametrize(
    ("calls", "error"), [(SYNC, "EIO"), ("pwrite64", "ENOSPC"), ("pwrite64", "EDQUOT")]
)
def test_the_service_survives_a_failed_commit(database: Path, calls: str, error: str) -> None:
    with running("--database", database) as service:
        assert post(service, "Ada").status_code == 201
        with failing(service.process.pid, calls, error):
            assert error_of(post(service, "Bo")) == UNKNOWN
            assert names(service) == ["Ada"]
        assert post(service, "Cleo").status_code == 201
        assert post(service, "Bo").status_code == 201
        service.process.kill()
    with running("--database", database) as service:
        assert names(service) == ["Ada", "Cleo", "Bo"]


def names_in(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [name for (name,) in connection.execute("SELECT name FROM pets ORDER BY id")]


@needs_strace
def test_what_a_crash_left_is_on_the_disk_before_it_is_acknowledged(database: Path) -> None:
    """The system may keep what was written in memory, and lose it when the power fails."""
    with running("--database", database) as service:
        assert post(service, "Ada").status_code == 201
        with failing(service.process.pid, SYNC, "EIO"):
            assert error_of(post(service, "Bo")) == UNKNOWN
            log_after_kill(service)
    with running("--database", database) as service:
        assert post(service, "Bo").status_code == 201
        with closing(sqlite3.connect(f"{database.as_uri()}?immutable=1", uri=True)) as file:
            assert file.execute("SELECT name FROM pets").fetchall() == [("Ada",), ("Bo",)]
        assert names(service) == ["Ada", "Bo"]


@contextmanager
def another_program(script: str, file: Path) -> Iterator[None]:
    """Another process, which has run this script, and ends afterwards."""
    script += "; print('begun', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", script, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdin
        assert other.stdout
        assert other.stdout.readline().strip() == b"begun"
        yield
        other.stdin.close()


def writing(database: Path) -> AbstractContextManager[None]:
    script = (
        "import sqlite3, sys; other = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "other.execute('BEGIN IMMEDIATE')"
    )
    return another_program(script, database)


def test_while_another_program_writes_an_add_can_be_sent_again_later(database: Path) -> None:
    """What that program adds, and copies into the file, costs nobody an animal or an ID."""
    with running("--database", database) as service:
        with writing(database):
            told = post(service, "Ada")
            assert error_of(told) == (503, "database_busy")
            assert int(told.headers["retry-after"]) > 0
            assert names(service) == []
        assert post(service, "Ada").status_code == 201
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("INSERT INTO pets (name, category_id) VALUES ('Bo', 1)")
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert post(service, "Cleo").json()["id"] == 3
        (line,) = log_after_kill(service)
    assert "database_busy: " in line
    assert names_in(database) == ["Ada", "Bo", "Cleo"]
