"""Connections on which text that is not UTF-8 is damage.

SQLite stores any bytes as text. Python raises an `sqlite3.OperationalError` without a code when it
reads such text, and a `UnicodeDecodeError` when SQLite quotes some, from the schema, in an error.
"""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from petstore_gui.support.put_aside import with_log

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class Connection(sqlite3.Connection):
    """Its cursors raise `sqlite3.DatabaseError`, with the code of damage, for text not in UTF-8."""

    def cursor(self, *_factory: object) -> _Cursor:  # type: ignore[override]
        """A new cursor."""
        return super().cursor(_Cursor)

    def execute(self, *args: Any) -> _Cursor:
        """Execute in a new cursor of this class, which Python's own method would not create."""
        return self.cursor().execute(*args)

    def executemany(self, *args: Any) -> _Cursor:
        """As `execute`."""
        return self.cursor().executemany(*args)

    def executescript(self, *args: Any) -> _Cursor:
        """As `execute`."""
        return self.cursor().executescript(*args)


class _Cursor(sqlite3.Cursor):
    def execute(self, *args: Any) -> _Cursor:
        _or_damage(self, super().execute, *args)
        return self

    def executemany(self, *args: Any) -> _Cursor:
        _or_damage(self, super().executemany, *args)
        return self

    def executescript(self, *args: Any) -> _Cursor:
        _or_damage(self, super().executescript, *args)
        return self

    def fetchone(self) -> Any:
        return _or_damage(self, super().fetchone)

    def fetchmany(self, *args: Any) -> list[Any]:
        return _or_damage(self, super().fetchmany, *args)

    def fetchall(self) -> list[Any]:
        return _or_damage(self, super().fetchall)

    def __next__(self) -> Any:
        return _or_damage(self, super().__next__)


def refuse_odd_files(file: Path) -> None:
    """Raise `sqlite3.OperationalError` if a database or one of SQLite's files beside it is no file.

    SQLite would wait for a pipe without end, and read a device.
    """
    for one in with_log(file):
        try:
            is_odd = not stat.S_ISREG(one.stat().st_mode)
        except OSError:  # missing, or SQLite cannot open it either, and says so
            continue
        if is_odd:
            error = sqlite3.OperationalError(f"{one} is no file")
            error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
            raise error


def _or_damage(
    cursor: sqlite3.Cursor,
    call: Callable[_Given, _Result],
    *args: _Given.args,
    **named: _Given.kwargs,
) -> _Result:
    """Make the call; if it fails on text that is not UTF-8, close the cursor and raise damage.

    A cursor left open would keep the file open after its connection is closed, and Windows cannot
    rename an open file, as when a damaged one is put aside.
    """
    try:
        return call(*args, **named)
    except UnicodeDecodeError as error:
        cursor.close()
        raise _not_utf8() from error
    except sqlite3.OperationalError as error:
        if hasattr(error, "sqlite_errorcode"):
            raise
        cursor.close()
        raise _not_utf8() from None  # it quotes what staff have typed


def _not_utf8() -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError("a text is not UTF-8")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error
