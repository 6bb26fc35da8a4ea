"""A service under a crowd without a key, as another client with the key sees it."""

from __future__ import annotations

import contextlib
import socket
import ssl
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from tests.service.certificates import certificate_in, trusting
from tests.service.running import KEY, Serving, running
from tests.support.screen import announcing
from tests.support.waiting import PATIENCE

if sys.platform == "linux":
    import resource

MIB = 2**20
MEMORY_MIB_MAX = 160
"""The most memory that the service may take; without a crowd it takes 50 MiB."""

WAITS = (0.25, 0.5)
"""Seconds before another attempt, on average, where the window is cut off: see `wait_before`."""

_GET = b"GET /v1/pets HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %b\r\nConnection: close\r\n\r\n"


@dataclass(frozen=True)
class Crowd:
    """Some `connections`, which send `bytes` in all; for `kind` see `crowd.py`.

    `files` is how many the service may open: by default what many systems allow. `room` is how many
    more than it has open at the beginning. Linux only.
    """

    name: str
    connections: int
    bytes: int = 0
    kind: str = "requests"
    tls: bool = False
    files: int = 1_024
    room: int | None = None


CROWDS = (
    Crowd("pipelines", 100, 16 * MIB),
    Crowd("many_pipelines", 900, 16 * MIB),
    Crowd("short_pipelines", 900, 8 * MIB),
    Crowd("bodies_tls", 390, 100 * MIB, "bodies", tls=True),
    Crowd("chunks", 390, 24 * MIB, "chunks"),
    Crowd("silent", 1_100),
    Crowd("silent_tls", 1_100, tls=True),
)
"""Crowds that took 1.3 GB and made others wait for 11 s, and some that took all its files."""


@dataclass
class Seen:
    """What the other client saw, in seconds of each attempt, and the service's memory in MiB."""

    seconds: list[float]
    unanswered: int = 0
    memory: float = 0.0
    log: str = ""


def crowded(crowd: Crowd, seconds: float) -> Seen:
    """Send a crowd to a new service for some time, while another client keeps asking it."""
    with tempfile.TemporaryDirectory(prefix="petstore-crowd-") as name:
        folder = Path(name)
        arguments = certificate_in(folder) if crowd.tls else []
        database = folder / "animals.sqlite"
        with running(
            "--database", database, "--sample", "20", *arguments, files=crowd.files
        ) as service:
            seen = _seen(service, crowd, seconds)
            service.process.terminate()
            assert service.process.stderr
            seen.log = service.process.stderr.read()
    return seen


def _seen(service: Serving, crowd: Crowd, seconds: float) -> Seen:
    where = urlsplit(service.url)
    address = (where.hostname or "", where.port or 0)
    tls = trusting() if crowd.tls else None
    seen = Seen([])
    assert _is_answered(address, tls)
    if sys.platform == "linux" and crowd.room is not None:
        limit = len([*Path(f"/proc/{service.process.pid}/fd").iterdir()]) + crowd.room
        resource.prlimit(service.process.pid, resource.RLIMIT_NOFILE, (limit, limit))
    with _at(address, crowd):
        give_up = time.monotonic() + seconds
        while time.monotonic() < give_up:
            seen.unanswered += not any(_attempts(address, tls, seen))
            time.sleep(0.02)  # like a client that has other things to do
    seen.memory = _peak(service.process.pid)
    return seen


@contextlib.contextmanager
def _at(address: tuple[str, int], crowd: Crowd) -> Iterator[None]:
    numbers = map(str, (address[1], crowd.connections, crowd.bytes))
    with announcing(sys.executable, "-m", "tests.service.crowd", address[0], *numbers, crowd.kind):
        yield


def _attempts(address: tuple[str, int], tls: ssl.SSLContext | None, seen: Seen) -> Iterator[bool]:
    """Whether each attempt was answered."""
    for wait in (*WAITS, 0.0):
        began = time.monotonic()
        is_answered = _is_answered(address, tls)
        seen.seconds.append(time.monotonic() - began)
        yield is_answered
        time.sleep(wait)


def _is_answered(address: tuple[str, int], tls: ssl.SSLContext | None) -> bool:
    answer = b""
    with (
        contextlib.suppress(ConnectionError, ssl.SSLError),
        socket.create_connection(address, timeout=PATIENCE) as plain,
        tls.wrap_socket(plain, server_hostname=address[0]) if tls else plain as peer,
    ):
        peer.sendall(_GET % KEY.encode())
        while read := peer.recv(2**16):
            answer += read
    return answer.startswith(b"HTTP/1.1 200 ") and answer.endswith(b"]")


def _peak(process: int) -> float:
    """The most memory that a process has had so far, in MiB. Linux only."""
    status = Path(f"/proc/{process}/status").read_text("ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) / 1024
