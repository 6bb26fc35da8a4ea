"""A home of its own for everything that a test starts."""

from __future__ import annotations

from collections.abc import MutableMapping
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
PROXIES = {"ALL_PROXY", "FTP_PROXY", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"}


def home_of_its_own(environment: MutableMapping[str, str], home: Path) -> None:
    """Point every place that a program keeps files in under `home`; forget proxies and screens."""
    for name, place in PLACES.items():
        folder = home / place
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        environment[name] = str(folder)
    for name in [name for name in environment if name.upper() in PROXIES]:
        del environment[name]
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
