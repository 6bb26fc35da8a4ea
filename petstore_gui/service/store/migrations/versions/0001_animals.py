"""The animals, the adds that had a key, and facts about the store.

The versions before Alembic made these tables. So does `tables.py` for a new store.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_INT64 = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create the tables."""
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
    op.create_table(
        "meta",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
