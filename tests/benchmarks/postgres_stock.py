"""Many animals on a server of PostgreSQL that keeps them as it would in a shop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg

from petstore_gui.service.store.store import open_store
from tests.service.postgres import new_database, postgres

ON_THE_DISK = ("-c", "fsync=on")

_FILL = """
    INSERT INTO pets (name, category_id, status)
    SELECT 'Animal ' || n, n % 50, (ARRAY['available', 'pending', 'sold'])[n % 4 + 1]
    FROM generate_series(1, {}) AS n
"""


@contextmanager
def server() -> Iterator[str]:
    """A server whose commits are on the disk; yields its address."""
    with postgres(*ON_THE_DISK) as url:
        yield url


def filled(server: str, count: int) -> str:
    """The address of a new database with so many made-up animals."""
    url = new_database(server)
    open_store(url).close()
    with closing(psycopg.connect(url, autocommit=True)) as connection:
        connection.execute(_FILL.format(count).encode())
        connection.execute(b"VACUUM (ANALYZE) pets")
        connection.execute(b"CHECKPOINT")  # else it would come during a measurement
    return url
