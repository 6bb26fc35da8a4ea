"""A file that several programs replace: one wins, and a crash keeps nobody out for ever."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from petstore_gui.support import shared_file
from petstore_gui.support.shared_file import OtherContent, read_file, replace_if
from tests.support.waiting import PATIENCE

COUNTER = """
import sys, time
from pathlib import Path
from petstore_gui.support.shared_file import OtherContent, read_file, replace_if
file, won = Path(sys.argv[1]), 0
print("ready", flush=True)
sys.stdin.readline()
while won < 40:
    before = read_file(file, 99)
    try:
        replace_if(file, before, b"%d" % (int(before) + 1), is_private=False)
        won += 1
    except OtherContent:
        pass
"""


def test_of_two_programs_that_replace_it_at_once_one_wins(tmp_path: Path) -> None:
    """Each adds one 40 times: had both ever won, one of their numbers would be lost."""
    file = tmp_path / "count"
    file.write_bytes(b"0")
    command = [sys.executable, "-c", COUNTER, str(file)]
    pipe = subprocess.PIPE
    tills = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(2)]
    try:
        for till in tills:
            assert till.stdout
            assert till.stdout.readline() == "ready\n"
        for till in tills:
            assert till.stdin
            till.stdin.write("\n")
            till.stdin.flush()
        assert [till.wait(PATIENCE) for till in tills] == [0, 0]
    finally:
        for till in tills:
            till.kill()
            till.communicate()
    assert file.read_bytes() == b"80"
    assert list(tmp_path.iterdir()) == [file]


def test_only_the_content_that_was_read_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "file"
    replace_if(file, None, b"one", is_private=False)
    for other in (None, b"", b"on", b"one more"):
        with pytest.raises(OtherContent):
            replace_if(file, other, b"two", is_private=False)
    replace_if(file, b"one", b"", is_private=False)
    replace_if(file, b"", b"three", is_private=False)
    assert read_file(file, 3) == b"thr"
    assert list(tmp_path.iterdir()) == [file]


def test_a_lock_that_a_crashed_program_left_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_file, "LEFT_SECONDS", 0.2)
    (tmp_path / ".file.lock").touch()
    replace_if(tmp_path / "file", None, b"one", is_private=False)
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


def test_who_was_held_up_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_file, "_HOLD_SECONDS", -1)
    with pytest.raises(TimeoutError):
        replace_if(tmp_path / "file", None, b"one", is_private=False)
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="modes of POSIX")
def test_other_tills_can_read_what_one_has_written(tmp_path: Path) -> None:
    file, own = tmp_path / "shop.json", tmp_path / "own.json"
    file.write_bytes(b"one")
    file.chmod(0o664)
    replace_if(file, b"one", b"two", is_private=False)
    assert stat.S_IMODE(file.stat().st_mode) == 0o664
    replace_if(own, None, b"one", is_private=True)
    assert stat.S_IMODE(own.stat().st_mode) == 0o600


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"one")
    try:
        link.symlink_to(file)
    except OSError:
        pytest.skip("no links here")
    replace_if(link, b"one", b"two", is_private=False)
    assert link.is_symlink()
    assert file.read_bytes() == b"two"
