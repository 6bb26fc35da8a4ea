"""Which of the files that PyInstaller finds are shipped: the window needs only parts of Qt."""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from pathlib import PurePath

PLUGINS = {
    "iconengines": ("*svgicon*",),
    "imageformats": ("*svg*",),
    "platforminputcontexts": ("*compose*", "*ibus*"),
    "platforms": ("*offscreen*", "*xcb*", "*wayland*", "qwindows*", "*cocoa*"),
    "printsupport": ("*",),
    "platformthemes": ("*xdgdesktopportal*",),
    "styles": (),
    "wayland-decoration-client": ("*",),
    "wayland-graphics-integration-client": ("*wayland-egl*",),
    "wayland-shell-integration": ("*xdg-shell*",),
}
"""Qt's plugins by folder. All other folders are left out: TLS, SQL, QML."""

SYSTEM = ("/lib", "/usr/lib", "/lib64", "/usr/lib64")

OF_PYTHON = ("libpython", "libssl", "libcrypto", "libffi", "libsqlite3", "libz.", "libbz2",
             "liblzma", "libexpat", "libuuid", "libmpdec")  # fmt: skip
"""System libraries that are shipped, since another system may have other versions. Libraries for
drawing and the desktop come from the system that the program runs on."""

NOT_SHIPPED = (
    "certifi/*.pem",  # httpx imports it, but the program uses only the system's certificates
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
    """Whether to ship a file that PyInstaller found; `target` is its path in the package."""
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
