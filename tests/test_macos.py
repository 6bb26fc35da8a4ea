"""What can be held of macOS without one: the program calls nothing that macOS lacks."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "petstore_gui"

LINUX_ONLY = re.compile(r"/(proc|sys|run|dev/shm)/|prctl|inotify|fallocate|.*\.so(\.[0-9]+)*")
"""Paths, and functions of libraries, which the types do not show."""

KNOWN = {
    "support/process.py": "prctl, if the platform is Linux",
    "support/system_libraries.py": "names of Debian's libraries, asked for on Linux alone",
    "ui/runtime/startup_trace.py": "/proc; without it, the clock since the import",
}

LACKING = """\
import os, resource, select, signal, socket
os.sched_getaffinity(0)
os.posix_fallocate(0, 0, 1)
os.pipe2(0)
os.memfd_create("")
os.eventfd(0)
os.getresuid()
os.listxattr("")
select.epoll()
signal.sigtimedwait([], 0)
resource.prlimit(0, 0)
socket.AF_NETLINK
"""


def names_in(file: Path) -> Iterator[str]:
    """Every text and every attribute of a module, but not what its docstrings say."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    prose = {id(each.value) for each in ast.walk(tree) if isinstance(each, ast.Expr)}
    for each in ast.walk(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and id(each) not in prose:
            yield each.value
        elif isinstance(each, ast.Attribute):
            yield each.attr


def test_what_only_linux_has_is_named_where_it_is_known_to_be_guarded() -> None:
    found = {
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        if any(map(LINUX_ONLY.match, names_in(file)))
    }
    assert found == KNOWN.keys()


def checked_for_macos(*what: str, cache: Path) -> list[str]:
    """The errors that mypy finds, if sys.platform is darwin."""
    command = [sys.executable, "-m", "mypy", "--platform", "darwin", "--no-warn-unreachable"]
    done = subprocess.run(
        [*command, "--cache-dir", str(cache), *what],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    return [line for line in done.stdout.splitlines() if "error:" in line]


@pytest.mark.slow
def test_macos_has_every_function_that_the_program_calls(tmp_path: Path) -> None:
    assert checked_for_macos("petstore_gui", cache=tmp_path) == []


@pytest.mark.slow
def test_a_function_that_macos_lacks_would_be_found(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(LACKING, encoding="utf-8")
    found = checked_for_macos(str(program), cache=tmp_path)
    lines = [int(line.split(":")[1]) for line in found]
    assert lines == [*range(2, LACKING.count("\n") + 1)]
