"""Two starts of one profile, in two processes."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from petstore_gui.settings.profile import open_profile
from petstore_gui.ui.runtime.single_instance import ask_to_raise, listen
from tests.support.waiting import PATIENCE, PATIENCE_MS

SECOND_START = """
import sys
from petstore_gui.ui.runtime.single_instance import ask_to_raise
print("asking", flush=True)
print(ask_to_raise(sys.argv[1], int(sys.argv[2])))
"""

CRASHING_FIRST_START = """
import os, sys
from PySide6.QtCore import QCoreApplication
from petstore_gui.ui.runtime.single_instance import listen
app = QCoreApplication([])
first = listen(sys.argv[1], print)
os._exit(1)
"""


@contextmanager
def second_start(name: str, timeout_ms: int = PATIENCE_MS) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", SECOND_START, name, str(timeout_ms)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def last_line(process: subprocess.Popen[str]) -> str:
    """The last line of output of a second start."""
    return process.communicate(timeout=PATIENCE)[0].split()[-1]


@pytest.fixture
def name(tmp_path: Path) -> str:
    return open_profile(tmp_path).name


def test_a_second_start_waits_until_the_first_instance_listens(qtbot: QtBot, name: str) -> None:
    with second_start(name) as second:
        assert second.stdout is not None
        assert second.stdout.readline() == "asking\n"
        stop = listen(name, lambda: None)
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=PATIENCE_MS)
        assert last_line(second) == "True"
    stop()


def test_a_second_start_times_out_without_a_first_instance(name: str) -> None:
    assert not ask_to_raise(name, 50)


def test_a_socket_left_by_a_crash_is_replaced(qtbot: QtBot, name: str) -> None:
    crashed = subprocess.run([sys.executable, "-c", CRASHING_FIRST_START, name], check=False)
    assert crashed.returncode == 1
    if sys.platform == "linux":
        assert Path(tempfile.gettempdir(), f"petstore-{name}").is_socket()
    heard: list[None] = []
    stop = listen(name, lambda: heard.append(None))
    with second_start(name) as second:
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=PATIENCE_MS)
        assert last_line(second) == "True"
    assert heard == [None]
    stop()


@pytest.mark.skipif(sys.platform != "linux", reason="the socket is a file on Linux alone")
def test_only_the_same_user_can_raise_the_window(qtbot: QtBot, name: str) -> None:
    stop = listen(name, lambda: None)
    socket = Path(tempfile.gettempdir(), f"petstore-{name}")
    assert socket.stat().st_mode & 0o077 == 0
    stop()
    assert not socket.exists()
