"""A crash leaves no core file, and other programs cannot read the memory of this one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.service.running import ROOT, running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux what a process may")

IS_DUMPABLE = """
import ctypes
from petstore_gui.support.process import close_memory
print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))
close_memory()
print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))
"""


def test_the_service_may_leave_no_core_file(tmp_path: Path) -> None:
    with running("--database", tmp_path / "animals.sqlite") as service:
        limits = Path(f"/proc/{service.process.pid}/limits").read_text("ascii")
    assert re.search(r"^Max core file size +0 +0 ", limits, re.MULTILINE)


def test_other_programs_cannot_read_the_memory() -> None:
    asked = [sys.executable, "-c", IS_DUMPABLE]
    told = subprocess.run(asked, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    assert told.split() == ["1", "0"]
