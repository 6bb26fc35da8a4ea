"""What of all that PyInstaller finds is shipped: Qt brings more than a window of tables needs."""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from pathlib import PurePath

PLUGINS = {
    "iconengines": ("*svgicon*",),
    "imageformats": ("*svg*",),
    "platforminputcontexts": ("*compose*", "*ibus*"),
    "platforms": ("*offscreen*", "*xcb*", "*wayland*", "qwindows*", "*cocoa*"),
    "platformthemes": ("*xdgdesktopportal*",),
    "styles": (),
    "wayland-decoration-client": ("*",),
    "wayland-graphics-integration-client": ("*wayland-egl*",),
    "wayland-shell-integration": ("*xdg-shell*",),
}
"""Qt's plugins by folder. Folders that are not named here are left out: TLS, printing, SQL, QML."""

SYSTEM = ("/lib", "/usr/lib", "/lib64", "/usr/lib64")

OF_PYTHON = ("libpython", "libssl", "libcrypto", "libffi", "libsqlite3", "libz.", "libbz2",
             "liblzma", "libexpat", "libuuid", "libmpdec")  # fmt: skip
"""Libraries of the system that are shipped, since other versions of them may be elsewhere. What
draws and speaks to the desktop comes from the system that the program runs on."""

NOT_SHIPPED = (
    "certifi/*.pem",  # httpx imports its module; the system's certificates hold, and no others
    "*/qml/*",
    "*libQt6Qml*",
    "*libQt6Quick*",
    "*libQt6VirtualKeyboard*",
    "*libQt6EglF*",
    "*libQt6WlShell*",
    "*libQt6Pdf*",
    "*Qt6Qml*",
    "*Qt6Quick*",
    "*Qt6Pdf*",
    "*opengl32sw*",
    "*d3dcompiler*",
)


def is_used(target: str, source: str) -> bool:
    """Whether a file that PyInstaller found is to be shipped; `target` is where it would lie."""
    path = PurePath(target).as_posix()
    if any(fnmatch(path, pattern) for pattern in NOT_SHIPPED):
        return False
    if "/plugins/" in path:
        return _is_used_plugin(*path.rpartition("/plugins/")[2].split("/", 1))
    if "/translations/" in path and path.startswith("PySide6"):
        return fnmatch(path, "*/qtbase_*")
    return not _is_of_the_system(path, source)


def _is_used_plugin(folder: str, name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in PLUGINS.get(folder, ()))


def _is_of_the_system(path: str, source: str) -> bool:
    name = PurePath(path).name
    return (
        sys.platform == "linux"
        and source.startswith(SYSTEM)
        and not name.startswith(OF_PYTHON)
        and ".cpython-" not in name
    )
