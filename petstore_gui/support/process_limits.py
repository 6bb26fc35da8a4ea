"""Limits that a process gives itself before it reads what a stranger made."""

from __future__ import annotations

import os
import sys

CPU_SECONDS_MAX = 60
"""An orphan ends by itself; whoever waits for it gives up earlier."""


def limit_memory(most: int) -> None:
    """End this process, or let an allocation fail, if it takes more bytes than that."""
    if sys.platform == "win32":
        from petstore_gui.support.windows_job import limit_process  # noqa: PLC0415 - Windows only

        limit_process(os.getpid(), most)
    else:
        import resource  # noqa: PLC0415 - not on Windows

        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS_MAX, CPU_SECONDS_MAX))
