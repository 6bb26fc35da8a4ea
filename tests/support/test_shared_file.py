"""A file that several programs replace: one wins, and a crash keeps nobody out for ever."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from petstore_gui.support import held_files, shared_file
from petstore_gui.support.shared_file import OtherContent, read_file, replace_if
from tests.support.waiting import PATIENCE

pytestmark = pytest.mark.slow

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


def test_a_lock_of_another_user_that_cannot_be_opened_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path_open = Path.open

    def refused(path: Path, *args: Any) -> Any:
        if path.name == ".file.lock":
            raise PermissionError(errno.EACCES, "no")
        return path_open(path, *args)

    monkeypatch.setattr(shared_file, "LEFT_SECONDS", 0.2)
    monkeypatch.setattr(held_files, "HELD_SECONDS", 0)
    monkeypatch.setattr(Path, "open", refused)
    (tmp_path / ".file.lock").touch()
    replace_if(tmp_path / "file", None, b"one", is_private=False)
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


def test_of_two_that_find_the_same_left_lock_only_one_removes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The slower is about to remove it when the faster has it removed and holds a new one."""
    file = tmp_path / "file"
    file.write_bytes(b"before")
    (tmp_path / ".file.lock").touch()
    monkeypatch.setattr(shared_file, "LEFT_SECONDS", 2.0)
    monkeypatch.setattr(shared_file, "_HOLD_SECONDS", 1.0)
    unlink, replace = held_files.unlink, held_files.replace

    def slow_unlink(path: Path) -> None:
        if path.name == ".file.lock":
            time.sleep(0.3)
        unlink(path)

    def slow_replace(path: Path, other: Path) -> None:
        time.sleep(0.3)
        replace(path, other)

    def outcome(delay: float) -> str:
        time.sleep(delay)
        try:
            replace_if(file, b"before", b"after", is_private=False)
        except (OtherContent, TimeoutError):  # too late, on a busy computer
            return "lost"
        return "won"

    monkeypatch.setattr(shared_file, "unlink", slow_unlink)
    monkeypatch.setattr(shared_file, "replace", slow_replace)
    with ThreadPoolExecutor(2) as pool:
        assert [*pool.map(outcome, (0, 0.15))].count("won") < 2
    assert file.read_bytes() == b"after"


@pytest.mark.skipif(sys.platform == "win32", reason="modes of POSIX")
@pytest.mark.parametrize("mode", [0o660, 0o644])
def test_a_group_that_has_more_rights_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    file, asked = tmp_path / "file", list[tuple[int, int]]()
    file.write_bytes(b"one")
    file.chmod(mode)
    group = file.stat().st_gid

    def refuse(_path: Path, owner: int, to: int) -> None:
        asked.append((owner, to))
        raise PermissionError(errno.EPERM, "not in this group")

    def replace_it() -> None:
        replace_if(file, b"one", b"two", is_private=False)

    monkeypatch.setattr(os, "chown", refuse)
    monkeypatch.setattr(shared_file, "_stat", lambda path: _as_of_group(path, group + 1))
    if mode == 0o644:
        replace_it()
    else:
        with pytest.raises(PermissionError, match="group"):
            replace_it()
        assert file.read_bytes() == b"one"
    assert (-1, group + 1) in asked
    assert list(tmp_path.iterdir()) == [file]


def _as_of_group(path: Path, group: int) -> os.stat_result:
    found = list(path.stat())
    found[stat.ST_GID] = group
    return os.stat_result(found)


def test_nothing_is_written_that_is_not_wanted_any_more(tmp_path: Path) -> None:
    lock = tmp_path / ".file.lock"
    for is_locked in (False, True):
        if is_locked:
            lock.touch()
        with pytest.raises(TimeoutError):
            replace_if(tmp_path / "file", None, b"one", is_private=False, is_wanted=lambda: False)
        assert list(tmp_path.iterdir()) == [lock] * is_locked


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
