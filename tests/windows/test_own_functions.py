"""Windows' own functions, asked as the program asks them. They are nowhere but on Windows."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from petstore_gui.catalogue.export.new_file import NotWritten, write_text
from petstore_gui.domain.api_key import KEY_LENGTH_MAX
from petstore_gui.domain.deployment import Deployment
from petstore_gui.service.store.store import open_store
from petstore_gui.session.local_process import LocalProcess
from petstore_gui.settings import places
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.places import APPLICATION, settings_of_it
from petstore_gui.settings.profile import lock_profile, open_profile
from petstore_gui.support.file_lock import lock_file
from petstore_gui.support.process import forbid_core_files
from petstore_gui.ui.look import theme
from tests.support.processes import until
from tests.support.waiting import PATIENCE

winreg = pytest.importorskip("winreg", reason="Windows alone has these functions")

KEY = "a-key-of-a-test"
ORIGIN = "https://shop.example"
PRODUCTION = Deployment.PRODUCTION

LOOKS = """
import asyncio, sys
from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings.key_store import KeyStore
print(asyncio.run(KeyStore(sys.argv[1]).get(Deployment.PRODUCTION, sys.argv[2], may_ask=False)).key)
"""
TIES_A_HOLDER = """
import subprocess, sys
from petstore_gui.support.windows_job import tied
command = [sys.executable, "-c", sys.argv[1], sys.argv[2]]
holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
holder.stdout.readline()
with tied(holder.pid):
    print("tied", flush=True)
    sys.stdin.readline()
print("left", flush=True)
sys.stdin.readline()
"""
HOLDS = """
import sys, time
from pathlib import Path
from petstore_gui.support.file_lock import lock_file
held = lock_file(Path(sys.argv[1]))
print(held is not None, flush=True)
time.sleep(600)
"""
LEAVES_ANOTHER = """
import subprocess, sys
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], close_fds=False)
sys.stdin.read()
"""
TELLS_ITS_AGE = """
import time
time.sleep(1)
from petstore_gui.ui.runtime.startup_trace import seconds_since_start
print(seconds_since_start() >= 1)
"""


def said_by(code: str, *arguments: str) -> str:
    """What another Python prints."""
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        command, check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True
    ).stdout.strip()


@pytest.fixture
def keys(tmp_path: Path) -> Iterator[KeyStore]:
    """Keys in the real key store, under a name of their own."""
    store = KeyStore(tmp_path.name)
    yield store
    asyncio.run(store.forget(PRODUCTION, ORIGIN))


@pytest.mark.parametrize("key", [KEY, "k" * KEY_LENGTH_MAX], ids=["short", "longest"])
def test_a_key_lies_in_the_systems_key_store(keys: KeyStore, tmp_path: Path, key: str) -> None:
    assert asyncio.run(keys.put(PRODUCTION, ORIGIN, key))
    assert said_by(LOOKS, tmp_path.name, ORIGIN) == key
    assert asyncio.run(keys.forget(PRODUCTION, ORIGIN))
    assert said_by(LOOKS, tmp_path.name, ORIGIN) == "None"


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """The key of a program without settings."""
    organisation = f"Petstore {tmp_path.name}"
    monkeypatch.setattr(places, "ORGANISATION", organisation)
    monkeypatch.setattr(places, "POLICY_KEY", f"Software\\{organisation}\\Policies")
    yield f"Software\\{organisation}\\{APPLICATION}"
    for key in (f"{organisation}\\{APPLICATION}", f"{organisation}\\Policies", organisation):
        with contextlib.suppress(FileNotFoundError):
            winreg.DeleteKey(winreg.HKEY_CURRENT_USER, f"Software\\{key}")


@pytest.mark.parametrize(
    ("kind", "value"), [(winreg.REG_DWORD, 60), (winreg.REG_SZ, "https://shop.example")]
)
def test_a_group_policy_is_read(registry: str, kind: int, value: object) -> None:
    with winreg.CreateKey(winreg.HKEY_CURRENT_USER, places.POLICY_KEY) as key:
        winreg.SetValueEx(key, "setting", 0, kind, value)
    assert value in [one.value("setting") for one in settings_of_it()]


@pytest.mark.parametrize("is_killed", [True, False])
def test_a_tied_process_ends_with_its_tie_and_with_its_parent(
    tmp_path: Path, *, is_killed: bool
) -> None:
    lock = tmp_path / "lock"
    command = [sys.executable, "-c", TIES_A_HOLDER, HOLDS, str(lock)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdin
        assert parent.stdout
        assert parent.stdout.readline().strip() == b"tied"
        assert lock_file(lock) is None
        if is_killed:
            parent.kill()
        else:
            parent.stdin.write(b"\n")
            parent.stdin.flush()
            assert parent.stdout.readline().strip() == b"left"
        until(lambda: lock_file(lock)).close()
        parent.kill()


def test_a_service_stops_though_what_it_has_started_holds_its_pipe() -> None:
    command = [sys.executable, "-c", LEAVES_ANOTHER]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    LocalProcess(process, KEY).stop(PATIENCE)
    assert process.poll() == 0


def test_the_age_of_a_process_is_known() -> None:
    assert said_by(TELLS_ITS_AGE) == "True"


def test_a_report_of_a_crash_is_told_to_leave_the_memory_out() -> None:
    forbid_core_files()


LONG = "a folder with a long name " * 8 + "1"


@pytest.mark.parametrize(
    "folder", ["Профиль of Jörg Müller 店 (1)", f"{LONG}/{LONG}"], ids=["letters", "long"]
)
def test_a_profile_lies_anywhere(tmp_path: Path, folder: str) -> None:
    profile = open_profile(tmp_path / folder)
    lock = lock_profile(profile)
    assert lock is not None
    assert lock_profile(profile) is None
    open_store(str(profile.store_file)).close()
    assert profile.store_file.is_file()
    lock.close()


@pytest.mark.parametrize("name", ["NUL", "CON", "aux.csv", "list.csv.", "list.csv:1", "a?.csv"])
def test_an_export_is_in_a_file_or_is_said_to_have_failed(tmp_path: Path, name: str) -> None:
    """Names that mean a device, or that Windows changes."""
    written = 0
    with contextlib.suppress(NotWritten):
        asyncio.run(write_text(tmp_path / name, "Rex"))
        written = 1
    assert ["Rex" in file.read_text("utf-8") for file in tmp_path.iterdir()] == [True] * written


CONTRAST_THEME = 0xFFFFFF, 0x202020, 0xF0E38E, 0x503B26, 0xA6A6A6
"""Those of "Aquatic", blue first: text, ground, selection with its text, grey."""


def test_the_colours_of_a_contrast_theme_are_those_of_windows() -> None:
    user, numbers = ctypes.WinDLL("user32"), (8, 5, 13, 14, 17)  # type: ignore[attr-defined]
    five = ctypes.c_ulong * len(numbers)
    before = [user.GetSysColor(one) for one in numbers]
    try:
        assert user.SetSysColors(len(numbers), five(*numbers), five(*CONTRAST_THEME))
        colours = vars(theme)["of_windows"]()
    finally:
        user.SetSysColors(len(numbers), five(*numbers), five(*before))
    assert (colours.text, colours.surface, colours.text_disabled) == (
        "#ffffff",
        "#202020",
        "#a6a6a6",
    )
    assert (colours.selection, colours.on_selection) == ("#8ee3f0", "#263b50")
