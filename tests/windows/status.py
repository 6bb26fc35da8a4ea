"""Runs a program to its end, and prints its exit status.

python -m tests.windows.status PROGRAM [ARGUMENT ...]
"""

from __future__ import annotations

import subprocess
import sys

print(subprocess.call(sys.argv[1:]))
