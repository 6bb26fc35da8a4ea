"""Files that another program holds open for a moment."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from petstore_gui.support import files
from petstore_gui.support.file_lock import lock_file
from petstore_gui.support.files import make_private, rename, replace, unlink, when_free
from tests.support.waiting import PATIENCE

HOLDER = """
import ctypes, sys, time
open_file = ctypes.windll.kernel32.CreateFileW
open_file.restype = ctypes.c_void_p
READ, NOT_SHARED, EXISTING, FAILED = 0x80000000, 0, 3, ctypes.c_void_p(-1).value
assert open_file(sys.argv[1], READ, NOT_SHARED, None, EXISTING, 0, None) != FAILED
print("held", flush=True)
sys.stdin.readline()
time.sleep(1)
"""
"""Opens a file as a virus scanner does, and ends a second after it was told to."""

WAYS: dict[str, Callable[[Path], object]] = {
    "rename": lambda file: rename(file, file.with_name("renamed")),
    "replace": lambda file: replace(file, file.with_name("other")),
    "be replaced": lambda file: replace(file.with_name("other"), file),
    "delete": unlink,
    "open": make_private,
    "lock": lambda file: lock_file(file).release(),  # type: ignore[union-attr]
}


@pytest.fixture
def forbidden(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Callable[[], str]]:
    """Something to do that Windows forbids a number of times."""
    monkeypatch.setattr(files, "CAN_BE_HELD", True)

    def of(times: int) -> Callable[[], str]:
        left = [PermissionError()] * times

        def act() -> str:
            if left:
                raise left.pop()
            return "done"

        return act

    return of


def test_what_is_forbidden_for_a_moment_is_done_again(
    forbidden: Callable[[int], Callable[[], str]],
) -> None:
    assert when_free(forbidden(3)) == "done"


def test_what_stays_forbidden_is_given_up(
    forbidden: Callable[[int], Callable[[], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "HELD_SECONDS", 0.1)
    with pytest.raises(PermissionError):
        when_free(forbidden(1_000))


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows forbids it")
@pytest.mark.parametrize("way", WAYS)
def test_a_file_that_a_scanner_holds_is_waited_for(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("content")
    (tmp_path / "other").write_text("other")
    command = [sys.executable, "-c", HOLDER, str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdin
        assert holder.stdout
        assert holder.stdout.readline().strip() == b"held"
        monkeypatch.setattr(files, "HELD_SECONDS", 0.0)
        with pytest.raises(PermissionError):
            WAYS[way](file)
        monkeypatch.setattr(files, "HELD_SECONDS", PATIENCE)
        holder.stdin.write(b"\n")
        holder.stdin.flush()
        WAYS[way](file)
