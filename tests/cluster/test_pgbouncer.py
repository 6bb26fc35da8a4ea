"""The store and two services through PgBouncer, and addresses that do not fit it."""

from __future__ import annotations

import pytest

from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.store import open_store
from tests.cluster.packages import unpack
from tests.cluster.pgbouncer import pgbouncer
from tests.cluster.store_tests import assert_all_pass
from tests.service.postgres import IN_BETWEEN, THROUGH_PGBOUNCER, programs, server_in

CONTRACT = "tests/service/store/test_store_contract.py"
SCHEMA = "tests/service/store/test_schema.py"
TWO_SERVICES = "tests/service/test_two_services.py"
OF_SESSIONS = ("cancels", "became_a_copy", "lock_does_not_exclude", "visitor")
"""These set something for a session, which no program between may do."""


@pytest.fixture(autouse=True)
def unpacked() -> None:
    unpack()


@pytest.mark.timeout(600)  # these are many tests, each with its own limit
def test_the_store_does_through_pgbouncer_what_it_does_on_every_database() -> None:
    chosen = " and ".join(f"not {word}" for word in ("sqlite", *OF_SESSIONS))
    tests = CONTRACT, SCHEMA, TWO_SERVICES
    assert_all_pass(*tests, "-k", chosen, environment={IN_BETWEEN: "1"})


@pytest.mark.parametrize(
    ("ignored", "query", "told"),
    [
        ("", "", "unsupported startup parameter: options: if it is PgBouncer, add pgbouncer=true"),
        ("options", "", "ignores the settings of the service's connections: if it is PgBouncer"),
        ("", "&pgbouncer=yes", "write pgbouncer=true"),
        ("", f"&{THROUGH_PGBOUNCER}&options=-cwork_mem%3D1MB", "ALTER ROLE"),
    ],
)
def test_an_address_that_does_not_fit_pgbouncer_is_refused(
    ignored: str, query: str, told: str
) -> None:
    with (
        programs() as of_server,
        server_in(of_server),
        pgbouncer(of_server, ignored=ignored) as url,
        pytest.raises(StoreError, match=told),
    ):
        open_store(url.replace(f"&{THROUGH_PGBOUNCER}", query))
