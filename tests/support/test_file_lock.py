from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from petstore_gui.support.file_lock import lock_file

HOLDER = """
import sys
from pathlib import Path
from petstore_gui.support.file_lock import lock_file
held = lock_file(Path(sys.argv[1]))
print(held is not None, flush=True)
sys.stdin.read()
"""


def test_a_file_is_locked_once_at_a_time(tmp_path: Path) -> None:
    held = lock_file(tmp_path / "lock")
    assert held is not None
    assert lock_file(tmp_path / "lock") is None
    held.close()
    held.close()
    again = lock_file(tmp_path / "lock")
    assert again is not None
    again.close()


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "lock")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout
        assert holder.stdout.readline().strip() == b"True"
        assert lock_file(tmp_path / "lock") is None
        holder.kill()
    held = lock_file(tmp_path / "lock")
    assert held is not None
    held.close()
