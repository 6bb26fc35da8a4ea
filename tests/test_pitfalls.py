"""Faults of the stack that would come back with a careless update of the lock file."""

from __future__ import annotations

import sqlite3
import sys
from typing import Any

import pytest
import sqlalchemy
from PySide6.QtCore import QObject, Signal

CALLS = 1_000
SLACK = 100
"""References that the rest of the process may take or give meanwhile."""

ID = 2**40 + 7


class Emitter(QObject):
    fact = Signal(object)


def rename(emitter: Emitter) -> None:
    emitter.setObjectName("renamed")


def read(emitter: Emitter) -> None:
    emitter.parent()


def emit(emitter: Emitter) -> None:
    emitter.fact.emit(ID)


@pytest.mark.parametrize("call", [rename, read, emit])
@pytest.mark.parametrize("constant", [None, True])
def test_calls_into_qt_lose_no_reference(call: Any, constant: object) -> None:
    emitter = Emitter()
    before = sys.getrefcount(constant)
    for _ in range(CALLS):
        call(emitter)
    assert abs(sys.getrefcount(constant) - before) < SLACK


@pytest.mark.parametrize("number", [-(2**63), -1, ID, 2**31, 2**63 - 1])
def test_ids_pass_a_signal_unchanged(number: int) -> None:
    emitter, seen = Emitter(), []
    emitter.fact.connect(seen.append)
    emitter.fact.emit(number)
    assert seen == [number]


def test_sqlite_is_told_and_new_enough_for_what_the_store_uses(
    record_property: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    version = sqlalchemy.create_engine("sqlite://").dialect.dbapi.sqlite_version_info
    with capsys.disabled():
        print(f"SQLite {sqlite3.sqlite_version}", end=" ")
    assert version == sqlite3.sqlite_version_info
    assert version >= (3, 37, 0)
