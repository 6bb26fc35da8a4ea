"""Which logs have lost commits: damage, and not what failed commits leave behind."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from petstore_gui.service.store.log_check import has_lost_commits
from tests.support.lost_database import PAGE, log_of, write_at

LOG_HEADER, FRAME_HEADER = 32, 24
FRAME = FRAME_HEADER + PAGE
SALTS, SUMS = 8, 16
"""Where they are in the header of a frame."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    database = tmp_path / "animals.sqlite"
    with closing(connected(database)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE pets (name TEXT)")
    return database


def connected(database: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    return connection


def commit(database: Path, *lengths: int) -> None:
    """Commit a name of each length, and leave the log as a kill does."""
    kept = database.with_name("kept")
    with closing(connected(database)) as connection:
        for length in lengths:
            connection.execute("INSERT INTO pets VALUES (?)", (length * "x",))
        shutil.copy(log_of(database), log_of(kept))
        shutil.copy(database, kept)
    log_of(kept).replace(log_of(database))
    kept.replace(database)


def fail(database: Path, lengths: Sequence[int]) -> None:
    """Leave what commits whose syncs failed leave: each is written over the one before."""
    before, left = log_of(database).read_bytes(), b""
    file = database.read_bytes()
    for length in lengths:
        commit(database, length)
        now = log_of(database).read_bytes()
        left = now + left[len(now) :]
        log_of(database).write_bytes(before)
        database.write_bytes(file)
    log_of(database).write_bytes(left)


def then_commit(database: Path, failed: Sequence[int], *lengths: int) -> None:
    """Commit after failed commits, whose ends stay behind."""
    good = log_of(database).read_bytes()
    fail(database, failed)
    left = log_of(database).read_bytes()
    log_of(database).write_bytes(good)
    commit(database, *lengths)
    now = log_of(database).read_bytes()
    log_of(database).write_bytes(now + left[len(now) :])


def commits_in(database: Path) -> list[int]:
    """Where each commit in the log ends, in frames."""
    log = log_of(database).read_bytes()
    starts = range(LOG_HEADER, len(log), FRAME)
    return [at for at, start in enumerate(starts) if log[start + 4 : start + 8] != bytes(4)]


FAILED = [
    [60_000],
    [60_000, 40_000],
    [60_000, 40_000, 20_000],
    [60_000, 40_000, 20_000, 9_000, 5_000],
    [40_000, 60_000, 30_000],
    list(range(80_000, 0, -4_100)),
]


@pytest.mark.parametrize("failed", FAILED)
@pytest.mark.parametrize("then", [[], [1], [1, 1], [12_000], [1, 30_000, 1]])
def test_what_failed_commits_leave_behind_is_no_damage(
    database: Path, failed: list[int], then: list[int]
) -> None:
    commit(database, 1, 1, 1)
    if then:
        then_commit(database, failed, *then)
    else:
        fail(database, failed)
    assert not has_lost_commits(log_of(database))


@pytest.mark.parametrize("failed", [[], *FAILED])
@pytest.mark.parametrize(
    ("place", "wrong"),
    [
        pytest.param(FRAME_HEADER + 200, b"\xff\xfe\xfd", id="page"),
        pytest.param(SUMS, b"\xff\xfe\xfd", id="sums"),
        pytest.param(SALTS, b"\xff\xfe\xfd", id="salts"),
        pytest.param(0, bytes(FRAME_HEADER), id="header"),
    ],
)
def test_damage_before_two_commits_is_found_wherever_it_is(
    database: Path, failed: list[int], place: int, wrong: bytes
) -> None:
    commit(database, 1, 9_000)
    then_commit(database, failed, 1, 20_000, 1, 1)
    whole = log_of(database).read_bytes()
    before_two = commits_in(database)[3]
    for frame in range(before_two + 1):
        write_at(log_of(database), LOG_HEADER + frame * FRAME + place, wrong)
        assert has_lost_commits(log_of(database)), frame
        log_of(database).write_bytes(whole)


@pytest.mark.parametrize("failed", [[], *FAILED])
def test_damage_in_a_page_is_found_where_one_commit_follows(
    database: Path, failed: list[int]
) -> None:
    commit(database, 1, 1)
    then_commit(database, failed, 9_000, 1)
    end = commits_in(database)[2]
    write_at(log_of(database), LOG_HEADER + end * FRAME + FRAME_HEADER + 200, b"\xff\xfe\xfd")
    assert has_lost_commits(log_of(database))


@pytest.mark.parametrize("failed", [[], *FAILED])
def test_a_torn_last_commit_is_no_damage(database: Path, failed: list[int]) -> None:
    commit(database, 1, 1)
    end = commits_in(database)[-1]
    then_commit(database, failed, 12_000)
    for frame in range(end + 1, commits_in(database)[2] + 1):
        whole = log_of(database).read_bytes()
        write_at(log_of(database), LOG_HEADER + frame * FRAME, bytes(512))
        assert not has_lost_commits(log_of(database)), frame
        log_of(database).write_bytes(whole)
