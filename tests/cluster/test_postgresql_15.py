"""The store and two services on the older PostgreSQL that is supported: Debian 12's."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.cluster.packages import LIBRARIES, POSTGRESQL_15, unpack
from tests.service.postgres import OTHER_PROGRAMS
from tests.service.running import ROOT

TESTS = ("tests/service/store", "tests/service/test_two_services.py")


@pytest.mark.timeout(900)  # these are many tests, each with its own limit
def test_the_store_does_on_postgresql_15_what_it_does_on_18() -> None:
    unpack()
    with_15 = {OTHER_PROGRAMS: str(POSTGRESQL_15), "LD_LIBRARY_PATH": LIBRARIES}
    command = [sys.executable, "-m", "pytest", "-q", *TESTS]
    ended = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **with_15},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout
    assert " passed" in ended.stdout
    assert "skipped" not in ended.stdout
