"""One database has one service, whatever its file is called."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import pytest

from tests.service.running import KEY, bearer, run_failing, running
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.slow

REX = {"name": "Rex", "categoryId": 1}


@pytest.mark.parametrize("folder", ["", "elsewhere"])
def test_a_hard_link_is_the_same_database(tmp_path: Path, folder: str) -> None:
    """SQLite would keep one log for each name, and lose what is in the other."""
    first, second = tmp_path / "animals.sqlite", tmp_path / folder / "link.sqlite"
    second.parent.mkdir(exist_ok=True)
    with running("--database", first) as service:
        os.link(first, second)
        refused = run_failing("--key-stdin", "--port", "0", "--database", second)
        assert refused.returncode == 1
        assert b"link.sqlite is in use by another process" in refused.stderr
        assert refused.stderr.count(b"\n") == 1
        added = httpx.post(
            f"{service.url}/pets", json=REX, headers=bearer(KEY), trust_env=False, timeout=PATIENCE
        )
        assert added.status_code == 201
        service.process.terminate()
        assert service.process.wait(PATIENCE) == (os.name != "posix")
    if os.name != "posix":  # it was killed: the animal is in the log that has the first name
        return
    first.unlink()
    with running("--database", second) as service:
        assert [pet["name"] for pet in service.pets()] == ["Rex"]


def test_a_hard_link_stops_no_other_database(tmp_path: Path) -> None:
    with running("--database", tmp_path / "animals.sqlite"):
        os.link(tmp_path / "animals.sqlite", tmp_path / "link.sqlite")
        with running("--database", tmp_path / "other.sqlite") as service:
            assert service.pets() == []


def test_a_name_without_the_log_is_refused(tmp_path: Path) -> None:
    """After a kill the log is beside the other name: there the animals are, and the last ID."""
    first, second = tmp_path / "animals.sqlite", tmp_path / "link.sqlite"
    with running("--database", first, "--sample", "3") as service:
        os.link(first, second)
        service.process.kill()
    refused = run_failing("--key-stdin", "--port", "0", "--database", second)
    assert refused.returncode == 1
    assert b"link.sqlite has another name, too (a hard link): start" in refused.stderr
    assert refused.stderr.count(b"\n") == 1
    with running("--database", first) as service:
        assert len(service.pets()) == 3
