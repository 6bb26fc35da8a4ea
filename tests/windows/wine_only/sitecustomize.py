"""What Wine 8 lacks or does otherwise than Windows. Only tests run with it."""

import errno
import sys

assert sys.platform == "win32"

import _winapi  # noqa: E402
import msvcrt  # noqa: E402

# It calls a function that Wine lacks; shutil copies without it.
if hasattr(_winapi, "CopyFile2"):
    del _winapi.CopyFile2

_locking = msvcrt.locking


def locking(descriptor: int, mode: int, size: int) -> None:
    """As Windows': a taken lock is EACCES. Wine leaves errno as an earlier call set it."""
    try:
        _locking(descriptor, mode, size)
    except OSError:
        raise PermissionError(errno.EACCES, "Permission denied") from None


msvcrt.locking = locking
