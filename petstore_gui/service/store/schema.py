"""The revision of the schema, which stands in the database itself, in a table of Alembic's.

Alembic is imported only if a database is not at the newest one (docs/decisions/15-schema.md).
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    insert,
    inspect,
    select,
)

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import Database, StoreError
from petstore_gui.service.store.tables import SCHEMA_VERSION
from petstore_gui.support.sqlite_read_only import connect_read_only

REVISIONS = ("0001", "0002")
"""Those of `migrations/versions`, in their order. Any other one is of a newer program."""

FIRST, NEWEST = REVISIONS[0], REVISIONS[-1]
KNOWN = f"this version knows revisions up to {NEWEST}"
"""Who goes back to this version needs to know."""

_table = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
_HAS_REVISION = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
_REVISION = "SELECT version_num FROM alembic_version"


def stamp(connection: Connection, revision: str) -> None:
    """Record the revision of a database that has none."""
    _table.create(connection, checkfirst=True)
    connection.execute(insert(_table), {"version_num": revision})


def bring_up_to_date(database: Database, connection: Connection) -> None:
    """Run the steps that a store lacks, in the transaction of the connection.

    Raises `StoreError` for a newer one.
    """
    revision = known_revision(connection)
    if revision == NEWEST:
        return
    with database.upgrading(connection):
        from petstore_gui.service.store.upgrade import upgrade  # noqa: PLC0415 - needs Alembic

        if revision is None:  # the versions before Alembic wrote it
            stamp(connection, FIRST)
        upgrade(connection)


def known_revision(connection: Connection) -> str | None:
    """The revision of a store, None for one of before Alembic. Raises `StoreError` for a newer."""
    if not inspect(connection).has_table(_table.name):
        return None
    revision = connection.scalar(select(_table.c.version_num))
    if revision not in (None, *REVISIONS):
        detail = (
            f"a newer version of this program wrote the database: it has revision {revision},"
            f" and {KNOWN}"
        )
        raise StoreError(StartFailure.NEWER, detail)
    return revision


def is_newer(file: Path) -> bool:
    """Whether a newer version has written a SQLite file. Raises `sqlite3.Error`."""
    with closing(connect_read_only(file)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA_VERSION or not connection.execute(_HAS_REVISION).fetchone():
            return bool(version > SCHEMA_VERSION)
        return any(revision not in REVISIONS for (revision,) in connection.execute(_REVISION))
