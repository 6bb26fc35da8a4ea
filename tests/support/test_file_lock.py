from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from petstore_gui.support.file_lock import lock_file

HOLDER = """
import sys
from pathlib import Path
from petstore_gui.support.file_lock import lock_file
print(lock_file(Path(sys.argv[1])) is not None, flush=True)
sys.stdin.read()
"""


def test_a_file_is_locked_once_at_a_time(tmp_path: Path) -> None:
    held = lock_file(tmp_path / "lock")
    assert held is not None
    assert lock_file(tmp_path / "lock") is None
    held.release()
    held.release()
    again = lock_file(tmp_path / "lock")
    assert again is not None
    again.release()


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "lock")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout
        assert holder.stdout.readline().strip() == b"True"
        assert lock_file(tmp_path / "lock") is None
        holder.kill()
    held = lock_file(tmp_path / "lock")
    assert held is not None
    held.release()


def test_a_child_process_does_not_inherit_a_lock(tmp_path: Path) -> None:
    held = lock_file(tmp_path / "lock")
    assert held is not None
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        held.release()
        again = lock_file(tmp_path / "lock")
        assert again is not None
        again.release()
        child.communicate(b"\n")


def test_only_its_owner_can_read_a_lock_file(tmp_path: Path) -> None:
    held = lock_file(tmp_path / "lock")
    assert held is not None
    assert (tmp_path / "lock").stat().st_mode & 0o077 == 0
    held.release()


def test_a_file_that_cannot_be_locked_raises(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"directory|denied"):
        lock_file(tmp_path)
