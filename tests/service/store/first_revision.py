"""What the versions before Alembic did: their tables, and every statement they make.

When a step is added, the statements of the versions before it go here, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, text

from tests.service.postgres import engine_of

_TABLES = """
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE pets (
	id {id}, 
	name TEXT NOT NULL, 
	category_id BIGINT NOT NULL, 
	status TEXT{primary_key}
);
CREATE INDEX pets_by_status ON pets (status, id);
CREATE TABLE adds (
	"key" TEXT NOT NULL, 
	fingerprint {bytes} NOT NULL, 
	pet_id {reference} NOT NULL, 
	PRIMARY KEY ("key"), 
	FOREIGN KEY(pet_id) REFERENCES pets (id)
);
{version}
"""  # noqa: W291 - as SQLAlchemy wrote it
_IN_SQLITE = {
    "id": "INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT",
    "primary_key": "",
    "bytes": "BLOB",
    "reference": "INTEGER",
    "version": "PRAGMA user_version = 1",
}
_IN_POSTGRESQL = {
    "id": "BIGSERIAL NOT NULL",
    "primary_key": ", \n\tPRIMARY KEY (id)",
    "bytes": "BYTEA",
    "reference": "BIGINT",
    "version": "INSERT INTO meta (name, value) VALUES ('version', '1')",
}
_HAS_VERSION = {
    "sqlite": "PRAGMA user_version",
    "postgresql": "SELECT meta.value FROM meta WHERE meta.name = 'version'",
}
_NEW_ID = {
    "sqlite": "SELECT max(seq) + 1 FROM sqlite_sequence WHERE name = 'pets'",
    "postgresql": "SELECT nextval(pg_get_serial_sequence('pets', 'id'))"
    " FROM generate_series(1, 1) ORDER BY 1",
}
_FILL = "INSERT INTO pets (name, category_id, status) VALUES (:name, :category_id, :status)"
_MARK = "INSERT INTO meta (name, value) VALUES ('mark', 'sample')"
_KNOWN = (
    "SELECT adds.key, adds.fingerprint, pets.id, pets.name, pets.category_id, pets.status"
    " FROM adds JOIN pets ON pets.id = adds.pet_id WHERE adds.key IN (:key)"
)
_ADD = "INSERT INTO pets (id, name, category_id, status) VALUES (:id, :name, :category_id, :status)"
_KEY = "INSERT INTO adds (key, fingerprint, pet_id) VALUES (:key, :fingerprint, :id)"
_PAGE = (
    "SELECT pets.id, pets.name, pets.category_id, pets.status FROM pets"
    " WHERE pets.id > :after AND pets.status = :status ORDER BY pets.id LIMIT :limit"
)
_ONE = "SELECT pets.id, pets.name, pets.category_id, pets.status FROM pets WHERE pets.id = :id"
_HIGHEST_ID = "SELECT max(pets.id) AS max_1 FROM pets"
_MARKED = "SELECT meta.value FROM meta WHERE meta.name = 'mark'"

REX = {"name": "Rex", "category_id": 1, "status": "sold"}


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """A transaction of another program."""
    engine = engine_of(url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def create(url: str) -> None:
    """Make a store as the first version does, with the animal Rex that it adds with a key."""
    with connected(url) as connection:
        name = connection.dialect.name
        tables = _TABLES.format(**(_IN_SQLITE if name == "sqlite" else _IN_POSTGRESQL))
        for statement in tables.split(";\n"):
            connection.exec_driver_sql(statement.strip())
        connection.execute(text(_FILL), REX)
        connection.execute(text(_MARK))


def work(url: str, key: str) -> Sequence[Sequence[Any]]:
    """Start, add Rex with a key and list, as the first version does; returns what it reads."""
    with connected(url) as connection:
        name = connection.dialect.name
        version = connection.exec_driver_sql(_HAS_VERSION[name]).scalar_one()
        mark = connection.execute(text(_MARKED)).scalar_one()
        pet_id = connection.exec_driver_sql(_NEW_ID[name]).scalar_one()
        values = {"id": pet_id, "key": key, "fingerprint": b"rex", **REX}
        known = connection.execute(text(_KNOWN), values).all()
        connection.execute(text(_ADD), values)
        connection.execute(text(_KEY), values)
        again = connection.execute(text(_KNOWN), values).one()
        page = connection.execute(text(_PAGE), {"after": 0, "status": "sold", "limit": 101}).all()
        one = connection.execute(text(_ONE), values).one()
        highest = connection.execute(text(_HIGHEST_ID)).scalar_one()
    rex = (pet_id, *REX.values())
    assert (int(version), mark, known, highest) == (1, "sample", [], pet_id)
    assert (tuple(one), again[2:], page[-1]) == (rex, rex, rex)
    return page
