"""The system libraries that the program needs, and the Debian packages that have them.

Linux only. A missing library is named in one line before Qt would abort the process.
"""

from __future__ import annotations

import os
import re

PACKAGES = {
    "ld-linux-x86-64.so.2": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libc.so.6": "libc6",
    "libcups.so.2": "libcups2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "libresolv.so.2": "libc6",
    "librt.so.1": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}
"""Shared libraries, each with its Debian package."""

SCREEN_LIBRARIES = {"DISPLAY": ("libxcb", "libX11", "libxkb"), "WAYLAND_DISPLAY": ("libwayland",)}
"""Variables that name a screen, each with the prefixes of the libraries that it needs."""

_CANNOT_OPEN = re.compile(r"^(\S+\.so\S*): cannot open shared object file")


def missing_library(error: ImportError) -> str | None:
    """One line about the library missing in an import; None if it failed for another reason."""
    found = _CANNOT_OPEN.match(str(error))
    return None if found is None else _how_to_install([found[1]])


def no_window() -> str:
    """One line that says why Qt cannot open a window."""
    import ctypes  # noqa: PLC0415 - only for a program that is about to end

    screens = [name for name in SCREEN_LIBRARIES if os.environ.get(name)]
    if not screens:
        return "there is no screen to open a window on"
    prefixes = tuple(prefix for name in screens for prefix in SCREEN_LIBRARIES[name])
    missing = []
    for library in PACKAGES:
        if library.startswith(prefixes):
            try:
                ctypes.CDLL(library)
            except OSError:
                missing.append(library)
    if missing:
        return _how_to_install(missing)
    return f"no window can be opened on {' and '.join(os.environ[name] for name in screens)}"


def _how_to_install(libraries: list[str]) -> str:
    packages = sorted({PACKAGES.get(library, library) for library in libraries})
    return (
        f"this system has no {', '.join(libraries)}. On Debian:"
        f" sudo apt install {' '.join(packages)}"
    )
