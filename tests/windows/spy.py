"""Prints what is visible in the windows of all programs on this desktop, one JSON object a line.

python -m tests.windows.spy
"""

from __future__ import annotations

import ctypes
import json
import sys

assert sys.platform == "win32"

from ctypes import wintypes  # noqa: E402

LENGTH = 500
WM_GETTEXT, SMTO_ABORTIFHUNG = 0x000D, 0x0002
MILLISECONDS = 5_000

user = ctypes.WinDLL("user32")
CALLBACK = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)


def tell(window: int) -> None:
    """Tell of one window, or of a part of one."""
    text = ctypes.create_unicode_buffer(LENGTH)
    kind = ctypes.create_unicode_buffer(LENGTH)
    box = wintypes.RECT()
    user.InternalGetWindowText(window, text, LENGTH)
    user.GetClassNameW(window, kind, LENGTH)
    if kind.value == "Edit":  # which alone knows what was typed in it
        how = (SMTO_ABORTIFHUNG, MILLISECONDS, None)
        user.SendMessageTimeoutW(window, WM_GETTEXT, LENGTH, text, *how)
    user.GetWindowRect(window, ctypes.byref(box))
    place = (box.left, box.top, box.right - box.left, box.bottom - box.top)
    told = {"text": text.value.replace("&", ""), "kind": kind.value, "place": place}
    sys.stdout.write(json.dumps(told) + "\n")


def see(window: int, is_part: int) -> bool:
    """Tell of a window and of its parts."""
    if user.IsWindowVisible(window):
        tell(window)
        if not is_part:
            user.EnumChildWindows(window, SEE, 1)
    return True


SEE = CALLBACK(see)
user.EnumWindows(SEE, 0)
