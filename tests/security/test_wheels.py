"""`make wheels`: whether macOS has a wheel of every package, asked of an index in a folder."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "resources/setup")]

import wheels  # noqa: E402

ASK = [sys.executable, str(ROOT / "resources/setup/wheels.py")]
ANY, ARM, BOTH = (
    "py3-none-any",
    "cp313-cp313-macosx_11_0_arm64",
    "cp311-abi3-macosx_13_0_universal2",
)
NEWER, INTEL, LINUX = (
    f"cp313-cp313-{system}"
    for system in ("macosx_15_0_arm64", "macosx_11_0_x86_64", "linux_x86_64")
)

pytestmark = pytest.mark.slow


def wheel(folder: Path, name: str, tag: str) -> str:
    """Put a wheel into the folder; returns its line of a lock file."""
    file = folder / f"{name}-1.0-{tag}.whl"
    with zipfile.ZipFile(file, "w") as packed:
        info = f"{name}-1.0.dist-info"
        packed.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        packed.writestr(f"{info}/WHEEL", f"Wheel-Version: 1.0\nTag: {tag}\n")
        packed.writestr(f"{info}/RECORD", "")
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return f"{name}==1.0{{marker}} \\\n    --hash=sha256:{digest}\n"


def ask(folder: Path, lock: str, **index: str) -> subprocess.CompletedProcess[str]:
    file = folder / "requirements.lock"
    file.write_text(lock, "utf-8")
    own = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    index = index or {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(folder)}
    environment = {**own, "PIP_CONFIG_FILE": os.devnull, **index}
    command = [*ASK, "--lock", str(file)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_wheel_of_every_package_exits_with_0(tmp_path: Path) -> None:
    lines = [wheel(tmp_path, name, tag) for name, tag in (("a", ANY), ("b", ARM), ("c", BOTH))]
    done = ask(tmp_path, "".join(line.format(marker="") for line in lines))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"a-1.0-{ANY}.whl", f"b-1.0-{ARM}.whl", f"c-1.0-{BOTH}.whl"]
    assert "3 wheels: 1 for arm64, 1 universal, 1 for any system." in done.stderr


@pytest.mark.parametrize("tag", [NEWER, INTEL, LINUX])
def test_a_package_without_a_wheel_exits_with_1(tmp_path: Path, tag: str) -> None:
    done = ask(tmp_path, wheel(tmp_path, "a", tag).format(marker=""))
    assert (done.returncode, done.stdout) == (1, "")
    assert "No matching distribution found for a==1.0" in done.stderr


@pytest.mark.parametrize(
    ("marker", "count"),
    [(" ; sys_platform == 'win32'", 1), (" ; sys_platform == 'darwin'", 2)],
)
def test_only_what_macos_needs_is_asked_for(tmp_path: Path, marker: str, count: int) -> None:
    lines = [wheel(tmp_path, "a", ANY).format(marker=""), wheel(tmp_path, "b", ANY)]
    done = ask(tmp_path, "".join(lines).format(marker=marker))
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == count


def test_the_workflow_builds_with_the_python_that_is_asked_for() -> None:
    workflow = (ROOT / ".github/workflows/installers.yml").read_text("utf-8")
    assert set(re.findall(r'python-version: "(.+)"', workflow)) == {wheels.PYTHON}


def test_every_package_of_the_lock_is_looked_at() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    elsewhere = re.findall(
        r"^\S+==\S+ ; (?:sys_platform == '(?:win32|linux)'|.*< '3\.12')", lock, re.MULTILINE
    )
    all_of_it = re.findall(r"^\S+==", lock, re.MULTILINE)
    assert len(list(wheels.entries(lock))) == len(all_of_it) - len(elsewhere) > 50
