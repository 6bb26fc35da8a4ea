"""The local service ends with the window's process, even if that crashes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from petstore_gui.service.own_process import GRACE_SECONDS
from tests.service.running import ROOT
from tests.support.processes import until
from tests.support.waiting import PATIENCE, kept

WITHIN = GRACE_SECONDS + 0.5
"""Seconds after which no service may be left."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and kill -9")

STARTS = """
import sys, time
from pathlib import Path
from petstore_gui.session.local_process import LocalProcess
service = LocalProcess.start(Path(sys.argv[1]), samples=True)
print(service.pid, flush=True)
"""
LISTENS = """
print(service.wait_listening(20).url, flush=True)
"""
WAITS = """
time.sleep(60)
"""
HOLDS_THE_PIPE_IN_ANOTHER_CHILD = """
import subprocess
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(20)"], close_fds=False)
"""


class Window:
    """A process that starts the service as the window does, and can be killed."""

    def __init__(self, code: str, database: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, str(database)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.service = int(self.line())

    def line(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def kill(self) -> float:
        """Kill it as the system does when memory runs out; returns when."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()
        return time.monotonic()


def is_running(pid: int) -> bool:
    """Whether a process still runs; a zombie, whose exit status was not read, does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def ends_in_time(pid: int) -> bool:
    killed = time.monotonic()
    try:
        until(lambda: not is_running(pid))
    except AssertionError:
        os.kill(pid, signal.SIGKILL)
        return False
    return kept(WITHIN, time.monotonic() - killed)


def test_the_service_ends_when_the_window_is_killed(tmp_path: Path) -> None:
    window = Window(STARTS + LISTENS + WAITS, tmp_path / "animals.sqlite")
    url = window.line()
    assert httpx.get(f"{url}/pets", trust_env=False).status_code == 401
    window.kill()
    assert ends_in_time(window.service)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{url}/pets", trust_env=False)


@pytest.mark.parametrize("milliseconds", [0, 50, 150, 300, 450])
def test_the_service_ends_when_the_window_is_killed_during_its_start(
    tmp_path: Path, milliseconds: int
) -> None:
    window = Window(STARTS + WAITS, tmp_path / "animals.sqlite")
    time.sleep(milliseconds / 1_000)  # so that each is killed at another moment of its start
    window.kill()
    assert ends_in_time(window.service)


def test_the_service_ends_when_the_window_ends_without_stopping_it(tmp_path: Path) -> None:
    window = Window(STARTS + LISTENS, tmp_path / "animals.sqlite")
    window.line()
    window.process.wait(PATIENCE)
    window.kill()
    assert ends_in_time(window.service)


def test_the_service_ends_even_if_another_child_of_the_window_keeps_running(tmp_path: Path) -> None:
    code = STARTS + LISTENS + HOLDS_THE_PIPE_IN_ANOTHER_CHILD + LISTENS + WAITS
    window = Window(code, tmp_path / "animals.sqlite")
    window.line()
    window.line()
    group = window.process.pid
    window.kill()
    try:
        assert ends_in_time(window.service)
    finally:
        os.killpg(group, signal.SIGKILL)


def test_the_service_ends_with_the_window_even_if_a_client_hangs(tmp_path: Path) -> None:
    window = Window(STARTS + LISTENS + WAITS, tmp_path / "animals.sqlite")
    address = httpx.URL(window.line())
    with socket.create_connection((address.host, address.port or 0)) as client:
        client.sendall(b"POST /v1/pets HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        window.kill()
        assert ends_in_time(window.service)


HANGS_IN_ITS_END = """
import os, signal, sys, time
from petstore_gui.service import own_process as lifeline
signal.signal(signal.SIGTERM, lambda *_: time.sleep(60))
lifeline.end_with(0)
print("ready", flush=True)
while True:
    time.sleep(60)
"""


def test_a_service_that_does_not_end_with_the_window_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HANGS_IN_ITS_END],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stdin
        assert process.stdout.readline() == b"ready\n"
        process.stdin.write(b"more than was to be said")
        process.stdin.flush()
        assert process.poll() is None
        process.stdin.close()
        assert process.wait(PATIENCE) == 1
