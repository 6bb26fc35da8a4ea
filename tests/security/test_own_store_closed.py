"""Only this window can use its own service. Linux only."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from petstore_gui.session.local_process import Listening, LocalProcess
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc/net")

LISTENS = "0A"
LOOPBACK = "0100007F"


@pytest.fixture
def service(tmp_path: Path) -> Iterator[LocalProcess]:
    started = LocalProcess.start(tmp_path / "animals.sqlite")
    yield started
    started.stop(PATIENCE)


@pytest.fixture
def listening(service: LocalProcess) -> Listening:
    return service.wait_listening(PATIENCE)


def listeners_on(port: int) -> list[str]:
    """The addresses, as the kernel writes them, on which any process listens on a port."""
    tables = (Path("/proc/net/tcp"), Path("/proc/net/tcp6"))
    lines = [line.split() for table in tables for line in table.read_text().splitlines()[1:]]
    places = [line[1].split(":") for line in lines if line[3] == LISTENS]
    return [address for address, its_port in places if int(its_port, 16) == port]


def test_no_other_computer_can_reach_it(listening: Listening) -> None:
    port = urlsplit(listening.url).port
    assert port
    assert listeners_on(port) == [LOOPBACK]
