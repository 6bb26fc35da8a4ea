"""The tables of a store, and the statements over them. The same for every database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
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
    select,
)

from petstore_gui.domain.pet_status import PetStatus

SCHEMA_VERSION = 1
"""Raised with every change that an older program could not read."""

metadata = MetaData()

_INT64 = BigInteger().with_variant(Integer, "sqlite")
"""An id that SQLite counts has to be called INTEGER there; it holds an int64 all the same."""

pets = Table(
    "pets",
    metadata,
    Column("id", _INT64, primary_key=True),
    Column("name", Text, nullable=False),
    Column("category_id", BigInteger, nullable=False),
    Column("status", Text),
    sqlite_autoincrement=True,  # an id never returns, also when its row is gone
)
Index("pets_by_status", pets.c.status, pets.c.id)

adds = Table(
    "adds",
    metadata,
    Column("key", Text, primary_key=True),
    Column("fingerprint", LargeBinary, nullable=False),
    Column("pet_id", ForeignKey(pets.c.id), nullable=False),
)
"""The adds that came with an `Idempotency-Key`."""

meta = Table(
    "meta",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What is known of the store itself."""


def _page(status: PetStatus | None) -> Select[Any]:
    """A page by its key: it costs the same at every depth, which OFFSET does not."""
    statement = select(pets).where(pets.c.id > bindparam("after"))
    if status is not None:
        statement = statement.where(pets.c.status == bindparam("status"))
    return statement.order_by(pets.c.id).limit(bindparam("limit"))


PAGES = {status: _page(status) for status in (None, *PetStatus)}
ONE = select(pets).where(pets.c.id == bindparam("id"))
HIGHEST_ID = select(func.max(pets.c.id))
