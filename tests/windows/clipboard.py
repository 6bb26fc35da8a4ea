"""Prints the text on Windows' clipboard, as Python writes it.

python -m tests.windows.clipboard
"""

from __future__ import annotations

import ctypes
import sys

assert sys.platform == "win32"

UNICODE_TEXT = 13

user, kernel = ctypes.windll.user32, ctypes.windll.kernel32
user.GetClipboardData.restype = kernel.GlobalLock.restype = ctypes.c_void_p
kernel.GlobalLock.argtypes = [ctypes.c_void_p]
assert user.OpenClipboard(None)
print(ascii(ctypes.wstring_at(kernel.GlobalLock(user.GetClipboardData(UNICODE_TEXT)))))
user.CloseClipboard()
