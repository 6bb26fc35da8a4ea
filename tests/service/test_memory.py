"""What clients without the key can make the service keep in memory."""

from __future__ import annotations

import socket
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from tests.service.running import running
from tests.support.waiting import PATIENCE

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")]

REQUEST = b"GET /v1/pets HTTP/1.1\r\nHost: x\r\n\r\n"
HALF_A_HEAD = b"GET /v1/pets HTTP/1.1\r\nX-Long: " + b"x" * 15_000
MIB = 2**20


@pytest.mark.parametrize("sent", [REQUEST * 30_000, HALF_A_HEAD], ids=["pipelined", "half"])
def test_a_hundred_clients_without_the_key_take_little_memory(tmp_path: Path, sent: bytes) -> None:
    with running("--database", tmp_path / "animals.sqlite", "--sample", "20") as service:
        url = httpx.URL(service.url)
        address = (url.host, url.port or 0)
        service.pets()
        before = peak(service.process.pid)
        with ExitStack() as opened:
            for _ in range(100):
                peer = opened.enter_context(socket.create_connection(address, PATIENCE))
                with suppress(ConnectionError):
                    peer.sendall(sent)
            assert len(service.pets()) == 20
        assert peak(service.process.pid) - before < 16 * MIB


def peak(process: int) -> int:
    """The most memory that a process has had so far, in bytes."""
    status = Path(f"/proc/{process}/status").read_text("ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) * 1024
