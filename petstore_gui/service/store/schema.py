"""The revision of the schema, which stands in the database itself, in a table of Alembic's.

Alembic is imported only if a database is not at the newest one (docs/decisions/15-schema.md).
"""

from __future__ import annotations

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
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.tables import add_edition, metadata

NEWEST = "0003"
"""The last revision in `migrations/versions`."""

_table = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def is_newest(connection: Connection) -> bool:
    """Whether the database has the tables of this version."""
    return _revision(connection) == NEWEST


def prepare(connection: Connection) -> bool:
    """Create the tables, or bring them up to date; returns whether they are new.

    In the transaction of the connection. Raises `StoreError` for another program's database.
    """
    revision = _revision(connection)
    if revision is None:
        if inspect(connection).get_table_names():
            detail = "the database has the tables of another program, or of another version"
            raise StoreError(StartFailure.OTHER_VERSION, detail)
        metadata.create_all(connection)
        add_edition(connection)
        _table.create(connection)
        connection.execute(insert(_table), {"version_num": NEWEST})
    elif revision != NEWEST:
        from petstore_gui.service.store.upgrade import upgrade  # noqa: PLC0415 - needs Alembic

        upgrade(connection)
    return revision is None


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(_table.name):
        return None
    return connection.scalar(select(_table.c.version_num))
