"""On Windows: a process that ends with another one, or that has a limit of memory.

Written from Microsoft's documentation of job objects, and run under Wine alone. It is a fallback:
the child's standard input may close late there.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_EXTENDED_LIMITS = 9
_KILL_ON_CLOSE = 0x2000
_PROCESS_MEMORY = 0x0100
_SET_QUOTA_AND_TERMINATE = 0x0100 | 0x0001


class BasicLimits(ctypes.Structure):
    """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

    _fields_ = (
        ("per_process_user_time", ctypes.c_int64),
        ("per_job_user_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("working_set_least", ctypes.c_size_t),
        ("working_set_most", ctypes.c_size_t),
        ("active_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority", ctypes.c_uint32),
        ("scheduling", ctypes.c_uint32),
    )


class ExtendedLimits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = (
        ("basic", BasicLimits),
        ("io_counters", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("peak_process_memory", ctypes.c_size_t),
        ("peak_job_memory", ctypes.c_size_t),
    )


if sys.platform == "win32":

    @contextmanager
    def tied(pid: int) -> Iterator[None]:
        """End the process `pid` when this is left, or when this process ends. Raises `OSError`."""
        with _job_of(pid, _KILL_ON_CLOSE):
            yield

    def limit_process(pid: int, memory_max: int) -> None:
        """Give the process `pid` at most so many bytes, until it ends. Raises `OSError`."""
        with _job_of(pid, _PROCESS_MEMORY, memory_max):
            pass

    @contextmanager
    def _job_of(pid: int, flags: int, memory_max: int = 0) -> Iterator[None]:
        kernel = _kernel()
        job = _handle(kernel.CreateJobObjectW(None, None))
        try:
            limits = ExtendedLimits()
            limits.basic.flags, limits.process_memory = flags, memory_max
            size = ctypes.sizeof(limits)
            _check(
                kernel.SetInformationJobObject(job, _EXTENDED_LIMITS, ctypes.byref(limits), size)
            )
            process = _handle(kernel.OpenProcess(_SET_QUOTA_AND_TERMINATE, 0, pid))
            try:
                _check(kernel.AssignProcessToJobObject(job, process))
            finally:
                kernel.CloseHandle(process)
            yield
        finally:
            kernel.CloseHandle(job)

    def _kernel() -> ctypes.WinDLL:
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateJobObjectW.restype = ctypes.c_void_p
        kernel.OpenProcess.restype = ctypes.c_void_p
        return kernel

    def _handle(number: int | None) -> ctypes.c_void_p:
        _check(number or 0)
        return ctypes.c_void_p(number)

    def _check(result: int) -> None:
        if not result:
            raise ctypes.WinError(ctypes.get_last_error())
