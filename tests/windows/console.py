"""Runs a program in a console of its own, until a file is there: then Ctrl+C is pressed.

python -m tests.windows.console FILE PROGRAM [ARGUMENT ...]
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

from tests.support.processes import until

assert sys.platform == "win32"

CTRL_C, EVERY_PROGRAM = 0, 0

kernel = ctypes.WinDLL("kernel32", use_last_error=True)
kernel.FreeConsole()  # Wine's is no window
kernel.AllocConsole()
kernel.SetConsoleCtrlHandler(None, False)
with subprocess.Popen(sys.argv[2:]) as program:
    until(Path(sys.argv[1]).exists, within=300)
    kernel.SetConsoleCtrlHandler(None, True)  # this program goes on
    if not kernel.GenerateConsoleCtrlEvent(CTRL_C, EVERY_PROGRAM):
        raise ctypes.WinError(ctypes.get_last_error())
sys.exit(program.returncode)
