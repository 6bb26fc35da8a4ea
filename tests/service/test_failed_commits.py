"""What a service says about an add while its disk fails, and what is true after a crash."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

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


def failures_before_kill(service: Serving) -> list[dict[str, Any]]:
    service.process.kill()
    service.process.wait(PATIENCE)
    return service.failures()


@needs_strace
@pytest.mark.parametrize("error", ["EIO", "ENOSPC"])
def test_after_a_failed_sync_nobody_is_told_that_nothing_was_added(
    database: Path, error: str
) -> None:
    with running("--database", database) as service:
        assert post(service, "Ada").status_code == 201
        with failing(service.process.pid, SYNC, error):
            assert error_of(post(service, "Bo")) == UNKNOWN
            (logged,) = failures_before_kill(service)
    assert "outcome_unknown: " in logged["message"]
    assert logged["request_id"]
    with running("--database", database) as service:
        assert names(service) == ["Ada", "Bo"], "this is why it was not known"
        assert post(service, "Bo").json()["id"] == 2
        assert names(service) == ["Ada", "Bo"]


@needs_strace
@pytest.mark.parametrize(("calls", "error"), [(SYNC, "EIO"), ("pwrite64", "EDQUOT")])
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


@needs_strace
def test_what_a_crash_left_is_on_the_disk_before_it_is_acknowledged(database: Path) -> None:
    """The system may keep what was written in memory, and lose it when the power fails."""
    with running("--database", database) as service:
        assert post(service, "Ada").status_code == 201
        with failing(service.process.pid, SYNC, "EIO"):
            assert error_of(post(service, "Bo")) == UNKNOWN
            service.process.kill()
            service.process.wait(PATIENCE)
    with running("--database", database) as service:
        assert post(service, "Bo").status_code == 201
        with closing(sqlite3.connect(f"{database.as_uri()}?immutable=1", uri=True)) as file:
            assert file.execute("SELECT name FROM pets").fetchall() == [("Ada",), ("Bo",)]
        assert names(service) == ["Ada", "Bo"]
