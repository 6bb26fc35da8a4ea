"""What is left of a lost database: the rows that can be read, and traces of it in other files."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from petstore_gui.domain.interface_limits import INT64_MAX, INT64_MIN
from petstore_gui.domain.pet_status import PetStatus
from petstore_gui.service.store.daily_copies import all_copies
from petstore_gui.service.store.tables import SCHEMA_VERSION, metadata
from petstore_gui.support.held_files import unlink
from petstore_gui.support.private_files import make_private
from petstore_gui.support.put_aside import SAVED, found_aside, with_log
from petstore_gui.support.readable_rows import readable_rows
from petstore_gui.support.sqlite_read_only import connect_read_only, user_version

TABLES = ("pets", "adds", "meta")
"""In this order, no row refers to a table that comes later."""

ID_BELIEVED = 2**53
"""No store assigns an ID this high: it is damage, and nothing may continue after it."""

_LAST_ID = (
    "SELECT max(coalesce((SELECT max(id) FROM pets WHERE id < ?1), 0),"
    " coalesce((SELECT max(seq) FROM sqlite_sequence WHERE name = 'pets' AND seq < ?1), 0))"
)
_PAGE_BYTES = 4_096
_VERSION_MAX = 0xFFFF
"""A higher number is not a newer version, but damage."""

_STATUSES = {None, *(status.value for status in PetStatus)}


def has_traces(database: Path) -> bool:
    """Whether there are copies of a database, or files that were put aside in its place."""
    return bool(_put_aside(database, "(-shm|-journal|-wal)?") or _copies(database))


def recovered(database: Path) -> Path:
    """The name of a complete new database until it takes the place of a lost one."""
    return database.with_name(f"{database.stem}.recovered{database.suffix}")


def last_id(database: Path) -> int | None:
    """The highest ID that a database has ever assigned; None if it has no tables yet.

    Neither the file nor its log is changed. Raises `OSError` and `sqlite3.Error`.
    """
    if not has_tables(database):
        return None
    with closing(connect_read_only(database)) as connection:
        return int(connection.execute(_LAST_ID, (ID_BELIEVED,)).fetchone()[0])


def has_tables(database: Path) -> bool:
    """Whether there is anything in a database. Raises `OSError` and `sqlite3.Error`."""
    if not database.stat().st_size:  # even to read it, SQLite would delete its log
        return False
    with closing(connect_read_only(database)) as connection:
        return bool(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])


def is_of_a_store(database: Path) -> bool:
    """Whether a database with tables has the version and the columns that a store has.

    A newer version may have others. Raises `sqlite3.Error`.
    """
    version = user_version(database)
    if not 0 < version <= _VERSION_MAX:
        return False
    if version > SCHEMA_VERSION:
        return True
    with closing(connect_read_only(database)) as connection:
        return all(
            {column.name for column in table.columns}
            <= {name for _, name, *_ in connection.execute(f"PRAGMA table_info({table.name})")}
            for table in metadata.sorted_tables
        )


def last_id_anywhere(database: Path) -> int:
    """The highest ID in a database, its copies, and what was put aside in its place."""
    others = recovered(database), *_put_aside(database), *_copies(database)
    highest = 0
    for file in (database, *others):
        with suppress(OSError, sqlite3.Error):
            highest = max(highest, last_id(file) or 0)
    return highest


def saved_beside(database: Path, last: int) -> list[Path]:
    """What was saved beside a database while it was replaced, and goes on after its `last` ID."""
    found = []
    with suppress(OSError):
        for saved in found_aside(database, SAVED):
            with suppress(OSError, sqlite3.Error):
                if (last_id(saved) or 0) > last:
                    found.append(saved)
    return found


def _put_aside(database: Path, ending: str = "") -> list[Path]:
    """What was put aside in place of a database, and nothing of its neighbours."""
    with suppress(OSError):
        return found_aside(database, ending=ending)
    return []


def _copies(database: Path) -> list[Path]:
    with suppress(OSError):
        return all_copies(database)
    return []


def readable(database: Path) -> Iterator[tuple[str, tuple[object, ...]]]:
    """The rows of a database that can be read, each once, with the name of its table.

    It may be damaged, a folder, or gone except for its log; it is not changed. Raises `OSError`.
    """
    animals: set[object] = set()
    others: set[tuple[str, object]] = set()
    with _duplicate(database) as duplicate:
        for table, row in readable_rows(duplicate, TABLES):
            if table == "pets" and row[0] not in animals and _is_animal(row):
                animals.add(row[0])
                yield table, row
            elif (
                table != "pets" and (table, row[0]) not in others and _is_other(table, row, animals)
            ):
                others.add((table, row[0]))
                yield table, row


def animals_among(rows: Iterable[tuple[str, tuple[object, ...]]]) -> int:
    """How many of these rows are animals."""
    return sum(table == "pets" for table, _row in rows)


@contextmanager
def _duplicate(database: Path) -> Iterator[Path]:
    """A copy of a database and its log for SQLite to open: it would change the damaged one."""
    duplicate = database.with_name(f"{database.stem}.reading{database.suffix}")
    remove(duplicate)
    try:
        for source, target in zip(with_log(database), with_log(duplicate), strict=True):
            if source.is_file() and not source.name.endswith("-shm"):
                make_private(target)
                shutil.copyfile(source, target)
        make_private(duplicate)
        if not duplicate.stat().st_size:  # SQLite would delete the log of an empty file
            duplicate.write_bytes(bytes(_PAGE_BYTES))
        yield duplicate
    finally:
        remove(duplicate)


def remove(database: Path) -> None:
    """Remove a file that this program made, and SQLite's files beside it."""
    for file in with_log(database):
        unlink(file)


def _is_animal(row: tuple[object, ...]) -> bool:
    """Whether the row is still one that a store may hold."""
    if len(row) != 4:  # noqa: PLR2004 - the columns of the table
        return False
    pet_id, name, category_id, status = row
    return (
        isinstance(pet_id, int)
        and 0 < pet_id < ID_BELIEVED
        and isinstance(name, str)
        and bool(name.strip())
        and isinstance(category_id, int)
        and INT64_MIN <= category_id <= INT64_MAX
        and status in _STATUSES
    )


def _is_other(table: str, row: tuple[object, ...], animals: set[object]) -> bool:
    if table == "adds":
        return (
            len(row) == 3  # noqa: PLR2004 - the columns of the table
            and isinstance(row[0], str)
            and isinstance(row[1], bytes)
            and row[2] in animals
        )
    return len(row) == 2 and all(isinstance(value, str) for value in row)  # noqa: PLR2004
