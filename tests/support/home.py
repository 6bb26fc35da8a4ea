"""A separate home for everything that a test starts."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator, MutableMapping
from pathlib import Path

PLACES = {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_DIRS": "etc/xdg",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_RUNTIME_DIR": "run",
    "XDG_STATE_HOME": ".local/state",
}
REMOVED = {
    *("ALL_PROXY", "FTP_PROXY", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"),
    "DBUS_SESSION_BUS_ADDRESS",
}
"""Ways out of the test, to a network or a desktop."""


def home_of_its_own(environment: MutableMapping[str, str], home: Path) -> None:
    """Move all folders for a program's files under `home`; close ways out, hide the screen."""
    for name, place in PLACES.items():
        folder = home / place
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        environment[name] = str(folder)
    for name in [name for name in environment if name.upper() in REMOVED]:
        del environment[name]
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")


@contextlib.contextmanager
def temporary_home(prefix: str) -> Iterator[None]:
    """Give this process and its children a home that is removed at the end."""
    with tempfile.TemporaryDirectory(prefix=prefix, ignore_cleanup_errors=True) as home:
        home_of_its_own(os.environ, Path(home))
        os.environ["TMPDIR"] = home
        # The offscreen platform warns about every window with a minimum size.
        os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
        yield
