"""The edition of the list, which the database itself changes with every change of an animal.

Triggers see what people and programs of every version do. The number counts editions of one
history. The word is random: what is lost in a failover, or with a copy that is put back, leaves a
number that comes again, but no word does (docs/decisions/07-lists.md).
"""

from __future__ import annotations

import secrets

from sqlalchemy import BigInteger, Column, Connection, MetaData, Table, Text, insert

edition = Table(
    "edition",
    MetaData(),  # not the store's: older copies are whole without it
    Column("number", BigInteger, nullable=False),
    Column("word", Text, nullable=False),
)

NEW_WORD = "UPDATE edition SET word = lower(hex(randomblob(12)))"
"""For a copy of a SQLite database, which must never pass for the one that was copied."""

_SQLITE = [
    f"CREATE TRIGGER edition_after_{event} AFTER {event} ON pets"
    f" BEGIN {NEW_WORD}, number = number + 1; END"
    for event in ("insert", "update", "delete")
]

# Once in a transaction: each further version of the row would make the next one slower.
_POSTGRESQL = [
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
    for statement in _SQLITE if connection.dialect.name == "sqlite" else _POSTGRESQL:
        connection.exec_driver_sql(statement)
