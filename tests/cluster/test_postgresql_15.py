"""The store and two services on the older PostgreSQL that is supported: Debian 12's."""

from __future__ import annotations

import pytest

from tests.cluster.packages import LIBRARIES, POSTGRESQL_15, unpack
from tests.cluster.store_tests import assert_all_pass
from tests.service.postgres import OTHER_PROGRAMS

TESTS = ("tests/service/store", "tests/service/test_two_services.py")


@pytest.mark.timeout(900)  # these are many tests, each with its own limit
def test_the_store_does_on_postgresql_15_what_it_does_on_18() -> None:
    unpack()
    with_15 = {OTHER_PROGRAMS: str(POSTGRESQL_15), "LD_LIBRARY_PATH": LIBRARIES}
    assert_all_pass(*TESTS, environment=with_15)
