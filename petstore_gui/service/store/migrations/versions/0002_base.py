"""The animals, the adds that had a key, and the edition of the list with its triggers.

The base of what comes: 0001 was never released. `tables.py` and `edition.py` make the same for a
new store; a step stays as it was.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = None

_INT64 = sa.BigInteger().with_variant(sa.Integer, "sqlite")
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
    """Create the tables and the triggers."""
    op.create_table(
        "pets",
        sa.Column("id", _INT64, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("category_id", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text),
        sqlite_autoincrement=True,
    )
    op.create_index("pets_by_status", "pets", ["status", "id"])
    op.create_table(
        "adds",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("fingerprint", sa.LargeBinary, nullable=False),
        sa.Column("pet_id", _INT64, sa.ForeignKey("pets.id"), nullable=False),
    )
    edition = op.create_table(
        "edition",
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("word", sa.Text, nullable=False),
    )
    connection = op.get_bind()
    connection.execute(edition.insert().values(number=0, word=secrets.token_hex(12)))
    for statement in _SQLITE if connection.dialect.name == "sqlite" else _POSTGRESQL:
        connection.exec_driver_sql(statement)
