"""Turns Windows' apps light or dark, as its settings do while programs run.

python -m tests.windows.set_look light | dark
"""

from __future__ import annotations

import ctypes
import sys

assert sys.platform == "win32"

import winreg  # noqa: E402 - Windows only

PERSONALIZE = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
EVERY_WINDOW, SETTING_CHANGED, ABORT_IF_HUNG, MILLISECONDS = 0xFFFF, 0x1A, 2, 5_000

with winreg.CreateKey(winreg.HKEY_CURRENT_USER, PERSONALIZE) as key:
    is_light = sys.argv[1] == "light"
    winreg.SetValueEx(key, "AppsUseLightTheme", 0, winreg.REG_DWORD, is_light)
ctypes.windll.user32.SendMessageTimeoutW(
    *(EVERY_WINDOW, SETTING_CHANGED, 0, "ImmersiveColorSet", ABORT_IF_HUNG, MILLISECONDS, None)
)
