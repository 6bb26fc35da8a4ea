"""The edition of the list, and the triggers that change it. See `edition.py`.

A step stays as it was: what `edition.py` creates for a new store may change in a later one.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_NEW_EDITION = "UPDATE edition SET word = lower(hex(randomblob(12))), number = number + 1"
_SQLITE = [
    f"CREATE TRIGGER edition_after_{event} AFTER {event} ON pets BEGIN {_NEW_EDITION}; END"
    for event in ("insert", "update", "delete")
]
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


def upgrade() -> None:
    """Let the database keep its edition, unless a version before Alembic did."""
    connection = op.get_bind()
    if sa.inspect(connection).has_table("edition"):
        return
    edition = op.create_table(
        "edition",
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("word", sa.Text, nullable=False),
    )
    connection.execute(edition.insert().values(number=0, word=secrets.token_hex(12)))
    for statement in _SQLITE if connection.dialect.name == "sqlite" else _POSTGRESQL:
        connection.exec_driver_sql(statement)
