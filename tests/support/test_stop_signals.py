"""A signal to end comes in any line, also in one where an exception would be lost."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signals")

IN_A_CALLBACK = """
import os, signal, weakref
from petstore_gui.support.process import end_at_stop_signals

class Object: pass

def callback(_reference):
    os.kill(os.getpid(), signal.SIGTERM)

end_at_stop_signals()
thing = Object()
reference = weakref.ref(thing, callback)
del thing
print("it goes on")
"""


def test_a_signal_ends_a_start_even_where_an_exception_would_be_lost() -> None:
    command = [sys.executable, "-c", IN_A_CALLBACK]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
