"""Calls in threads that do not keep the program running."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, Timer

import pytest

from petstore_gui.support import threads as support_threads
from petstore_gui.support.threads import DaemonThreads
from tests.support.waiting import PATIENCE

HANGS = """
import asyncio, threading
from PySide6.QtCore import QCoreApplication
import qasync
from petstore_gui.support.threads import DaemonThreads

loop = qasync.QEventLoop(QCoreApplication([]))
loop.set_default_executor(DaemonThreads())

async def main():
    asyncio.ensure_future(asyncio.to_thread(threading.Event().wait))
    await asyncio.sleep(0)

with loop:
    loop.run_until_complete(main())
print("ended", flush=True)
"""


def test_a_program_ends_while_a_call_hangs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HANGS], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.stdout == "ended\n"


def test_shutdown_waits_for_a_call_that_is_about_to_return(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A thread that is still inside Qt when Python ends would crash the process."""
    monkeypatch.setattr(support_threads, "END_SECONDS", PATIENCE)
    go = Event()
    threads = DaemonThreads()
    ending = threads.submit(go.wait)
    Timer(0.05, go.set).start()
    threads.shutdown()
    assert ending.done()
