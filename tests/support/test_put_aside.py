"""Renaming a file that is damaged or unwanted."""

from __future__ import annotations

import os
import signal
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

from petstore_gui.session.local_process import LocalProcess
from petstore_gui.support.put_aside import put_file_aside
from tests.service.running import bearer
from tests.support.waiting import PATIENCE

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)


def names_in(database: Path) -> list[str]:
    connection = sqlite3.connect(database)
    try:
        return [name for (name,) in connection.execute("SELECT name FROM pets ORDER BY id")]
    finally:
        connection.close()


@pytest.mark.skipif(os.name != "posix", reason="kill -9")
def test_the_commits_of_a_killed_service_are_put_aside_with_its_database(tmp_path: Path) -> None:
    database = tmp_path / "animals.sqlite"
    service = LocalProcess.start(database)
    listening = service.wait_listening(PATIENCE)
    pet, key = {"name": "Bella", "categoryId": 1}, bearer(listening.key)
    answer = httpx.post(f"{listening.url}/pets", json=pet, headers=key, trust_env=False)
    assert answer.status_code == 201
    os.kill(service.pid, signal.SIGKILL)
    service.stop(PATIENCE)
    assert (tmp_path / "animals.sqlite-wal").stat().st_size > 0

    aside = put_file_aside(database, "samples", NOW)
    assert aside is not None
    assert [file.name for file in tmp_path.glob("animals.sqlite*")] == ["animals.sqlite.lock"]
    assert names_in(aside) == ["Bella"]


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
def test_every_database_put_aside_gets_a_new_name(tmp_path: Path, suffix: str) -> None:
    database = tmp_path / "animals.sqlite"
    (tmp_path / f"animals.samples-2030-01-01-120000.sqlite{suffix}").write_text("the first")
    kept: list[Path] = []
    for content in ("the second", "the third"):
        database.write_text(content)
        kept.append(put_file_aside(database, "samples", NOW) or database)
    assert [aside.name for aside in kept] == [
        "animals.samples-2030-01-01-120000-2.sqlite",
        "animals.samples-2030-01-01-120000-3.sqlite",
    ]
    assert [aside.read_text() for aside in kept] == ["the second", "the third"]
    first = tmp_path / f"animals.samples-2030-01-01-120000.sqlite{suffix}"
    assert first.read_text() == "the first"
