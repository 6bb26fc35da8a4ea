"""How the schema of a store is made and refused, on every database."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from sqlalchemy import text

from petstore_gui.domain.pets import NewPet
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store import upgrade
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.samples import Samples
from petstore_gui.service.store.store import open_store
from tests.service.postgres import connected

pytestmark = pytest.mark.usefixtures("server_or_none")

UNSTAMPED = "DROP TABLE alembic_version"
OF_ANOTHER = "UPDATE alembic_version SET version_num = '9999'"

_SCHEMA = {
    "sqlite": "SELECT type, name, tbl_name, sql FROM sqlite_master",
    "postgresql": """
        SELECT table_name, column_name, ordinal_position, column_default, is_nullable, data_type
            FROM information_schema.columns WHERE table_schema = 'public';
        SELECT indexdef FROM pg_indexes WHERE schemaname = 'public';
        SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
            WHERE connamespace = 'public'::regnamespace;
        SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal;
        SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace;
        SELECT sequencename, start_value, data_type::text FROM pg_sequences""",
}


def schema(url: str) -> list[str]:
    """The whole schema of a database, and its revision."""
    with connected(url) as connection:
        rows: list[Sequence[object]] = []
        for query in _SCHEMA[connection.dialect.name].split(";"):
            rows += connection.exec_driver_sql(query).all()
        rows += connection.execute(text("SELECT * FROM alembic_version")).all()
    return sorted(re.sub(r"\s+", " ", repr(tuple(row))).replace("\\n", "") for row in rows)


def test_alembic_makes_the_same_schema_as_a_start(url: str, new_url: str) -> None:
    with connected(url) as connection:
        upgrade.upgrade(connection)
    open_store(new_url).close()
    assert schema(url) == schema(new_url)
    open_store(url).close()


@pytest.mark.parametrize("change", [UNSTAMPED, OF_ANOTHER])
async def test_the_store_of_another_version_is_refused_in_one_line(url: str, change: str) -> None:
    with closing(open_store(url)) as store:
        await store.add(NewPet("Rex", 1), None, b"")
    with connected(url) as connection:
        connection.exec_driver_sql(change)
    with pytest.raises(StoreError, match="another version") as refused:
        await asyncio.to_thread(open_store, url)
    assert refused.value.reason is StartFailure.OTHER_VERSION
    assert "\n" not in str(refused.value)
    with connected(url) as connection:
        assert connection.exec_driver_sql("SELECT name FROM pets").scalars().all() == ["Rex"]


def test_services_that_start_at_once_make_one_store(server_url: str) -> None:
    def start(_: int) -> None:
        open_store(server_url, first=lambda: Samples([NewPet("First", 1)])).close()

    with ThreadPoolExecutor(8) as services:
        assert len(list(services.map(start, range(8)))) == 8
    with connected(server_url) as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM pets").scalar_one() == 1
