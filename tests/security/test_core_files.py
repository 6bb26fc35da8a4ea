"""A crash leaves no core file, and other programs cannot read the memory of this one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.service.running import ROOT
from tests.support.processes import COMMAND

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="asks Linux whether a core file was written"
)

WITH_CORE_FILES = ["sh", "-c", 'ulimit -c unlimited; exec "$@"', "sh"]
WAITS = "print('waits', flush=True); import time; time.sleep(60)"
IS_DUMPABLE = """
import ctypes
from petstore_gui.support.process import close_memory
print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))
close_memory()
print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))
"""


def leaves_core(folder: Path, command: list[str]) -> bool:
    """Whether this command leaves a core file when it crashes after its first line."""
    with subprocess.Popen(
        [*WITH_CORE_FILES, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"a-key-for-this-test\n")
        process.stdin.close()
        assert process.stdout.readline()
        process.send_signal(signal.SIGABRT)
        _, status = os.waitpid(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == -signal.SIGABRT
    return os.WCOREDUMP(status)


def test_a_crash_of_the_service_leaves_no_core_file(tmp_path: Path) -> None:
    if not leaves_core(tmp_path, [sys.executable, "-c", WAITS]):
        pytest.skip("no program leaves a core file here")
    serve = [*COMMAND, "serve", "--key-stdin", "--port", "0", "--database", "animals.sqlite"]
    assert not leaves_core(tmp_path, serve)


def test_other_programs_cannot_read_the_memory() -> None:
    asked = [sys.executable, "-c", IS_DUMPABLE]
    told = subprocess.run(asked, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    assert told.split() == ["1", "0"]
