"""Bugs of dependencies that a careless update of the lock file would bring back."""

from __future__ import annotations

import sqlite3
import sys
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

CALLS = 1_000
SLACK = 100
"""References that the rest of the process may take or drop in the meantime."""

ID = 2**40 + 7


class Emitter(QObject):
    """An object that is called through Qt."""

    fact = Signal(object)


def rename(emitter: Emitter) -> None:
    emitter.setObjectName("renamed")


def read(emitter: Emitter) -> None:
    emitter.parent()


def emit(emitter: Emitter) -> None:
    emitter.fact.emit(ID)


@pytest.mark.parametrize("call", [rename, read, emit])
@pytest.mark.parametrize("constant", [None, True])
def test_calls_into_qt_leak_no_references(call: Any, constant: object) -> None:
    emitter = Emitter()
    before = sys.getrefcount(constant)
    for _ in range(CALLS):
        call(emitter)
    assert abs(sys.getrefcount(constant) - before) < SLACK


@pytest.mark.parametrize("number", [-(2**63), -1, ID, 2**31, 2**63 - 1])
def test_ids_pass_a_signal_unchanged(number: int) -> None:
    emitter = Emitter()
    seen: list[int] = []
    emitter.fact.connect(seen.append)
    emitter.fact.emit(number)
    assert seen == [number]


def test_sqlite_is_recent_enough_for_strict_tables() -> None:
    """Before 3.51.3 (but for 3.50.7, 3.44.6) WAL loses rows to two writers: the store has one."""
    assert sqlite3.sqlite_version_info >= (3, 37), sqlite3.sqlite_version
