"""The tables of a store, and its highest ID: none comes twice."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    Table,
    Text,
    bindparam,
    func,
    insert,
    select,
)

from petstore_gui.domain.pet_status import PetStatus

metadata = MetaData()

_INT64 = BigInteger().with_variant(Integer, "sqlite")
"""SQLite only generates IDs for a column declared INTEGER, which holds an int64 too."""

pets = Table(
    "pets",
    metadata,
    Column("id", _INT64, primary_key=True),
    Column("name", Text, nullable=False),
    Column("category_id", BigInteger, nullable=False),
    Column("status", Text),
    sqlite_autoincrement=True,  # an ID is never reused, even after its row was deleted
)
Index("pets_by_status", pets.c.status, pets.c.id)

adds = Table(
    "adds",
    metadata,
    Column("key", Text, primary_key=True),
    Column("fingerprint", LargeBinary, nullable=False),
    Column("pet_id", ForeignKey(pets.c.id), nullable=False),
)
"""The adds that had an `Idempotency-Key`."""

categories = Table(
    "categories",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("icon", Text, nullable=False),
)
"""The names of categories, with what marks them in a window."""


def _page(status: PetStatus | None) -> Select[Any]:
    """A page after an ID, which unlike OFFSET costs the same at every depth."""
    statement = select(pets).where(pets.c.id > bindparam("after"))
    if status is not None:
        statement = statement.where(pets.c.status == bindparam("status"))
    return statement.order_by(pets.c.id).limit(bindparam("limit"))


PAGES = {status: _page(status) for status in (None, *PetStatus)}
ONE = select(pets).where(pets.c.id == bindparam("id"))
CATEGORIES = select(categories).order_by(categories.c.id)


LAST_OF_SQLITE = "SELECT max(seq) FROM sqlite_sequence WHERE name = 'pets'"
_SEQUENCE = "pg_get_serial_sequence('pets', 'id')"
_LAST_OF_POSTGRESQL = f"SELECT pg_sequence_last_value({_SEQUENCE}::regclass)"


def highest_id_ever(connection: Connection) -> int:
    """The highest ID that an animal ever had, 0 if none had one."""
    given = LAST_OF_SQLITE if connection.dialect.name == "sqlite" else _LAST_OF_POSTGRESQL
    last = connection.exec_driver_sql(given).scalar_one()
    return max(0, last or 0, connection.scalar(select(func.max(pets.c.id))) or 0)


def go_on_after(last: int, connection: Connection) -> None:
    """Give new animals only IDs above this one, and above every one that was given."""
    if (last := max(last, highest_id_ever(connection))) == 0:
        return
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SELECT setval({_SEQUENCE}, {last:d})")
        return
    connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = 'pets'")
    connection.exec_driver_sql(f"INSERT INTO sqlite_sequence (name, seq) VALUES ('pets', {last:d})")  # noqa: S608 - a number


edition = Table(
    "edition",
    MetaData(),  # not the store's: older copies are whole without it
    Column("number", BigInteger, nullable=False),
    Column("word", Text, nullable=False),
)

NEW_WORD = "UPDATE edition SET word = lower(hex(randomblob(12)))"
"""For a copy of a SQLite database, which must never pass for the one that was copied."""

_EDITION_IN_SQLITE = [
    f"CREATE TRIGGER edition_after_{event} AFTER {event} ON pets"
    f" BEGIN {NEW_WORD}, number = number + 1; END"
    for event in ("insert", "update", "delete")
]

# Once in a transaction: each further version of the row would make the next one slower.
_EDITION_IN_POSTGRESQL = [
    """CREATE FUNCTION new_edition() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE edition SET number = number + 1, word = replace(gen_random_uuid()::text, '-', '')
            WHERE xmin <> pg_current_xact_id()::xid;
        RETURN NULL;
    END $$""",
    """CREATE TRIGGER new_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pets
    FOR EACH STATEMENT EXECUTE FUNCTION new_edition()""",
]


def add_edition(connection: Connection) -> None:
    """Let the database of a new store keep its edition, as `migrations/versions` does it later."""
    edition.create(connection)
    connection.execute(insert(edition), {"number": 0, "word": secrets.token_hex(12)})
    for statement in (
        _EDITION_IN_SQLITE if connection.dialect.name == "sqlite" else _EDITION_IN_POSTGRESQL
    ):
        connection.exec_driver_sql(statement)
