"""The local service ends with the window's process, even if that crashes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from petstore_gui.service.own_process import GRACE_SECONDS
from tests.service.running import ROOT
from tests.support.processes import is_running, until
from tests.support.waiting import kept

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

    def kill(self) -> None:
        """Kill it as the system does when memory runs out."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()


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


@pytest.mark.parametrize("milliseconds", [0, 150, 450])
def test_the_service_ends_when_the_window_is_killed_during_its_start(
    tmp_path: Path, milliseconds: int
) -> None:
    window = Window(STARTS + WAITS, tmp_path / "animals.sqlite")
    time.sleep(milliseconds / 1_000)  # so that each is killed at another moment of its start
    window.kill()
    assert ends_in_time(window.service)
