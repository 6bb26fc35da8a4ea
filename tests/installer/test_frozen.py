"""The frozen program that the installers pack: it is complete, and works in any folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

sys.path[:0] = [str(ROOT / "resources" / "installer")]

import needs  # noqa: E402
from build import freeze  # noqa: E402
from product import Product  # noqa: E402

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(600),
    pytest.mark.skipif(shutil.which("objdump") is None, reason="binutils are not there"),
]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, frozen and copied to another folder."""
    place = tmp_path_factory.mktemp("installed") / "Petstore"
    shutil.copytree(freeze(Product()), place, symlinks=True)
    return place / "petstore-gui"


def run(program: Path, *arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Run it in an environment without traces of this Python."""
    leading = ("PYTHON", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "QT_PLUGIN_PATH")
    around = {name: value for name, value in os.environ.items() if not name.startswith(leading)}
    return subprocess.run(
        [program, *arguments],
        env=around,
        input=said,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_it_checks_itself(program: Path) -> None:
    done = run(program, "--self-test")
    assert done.returncode == 0, done.stdout + done.stderr
    for part in (
        "SQLite 3.",
        "way to the key store",
        "TLS",
        "translations",
        "fonts",
        "spreadsheets",
        "printing",
        "steps to upgrade",
        "a process of",
    ):
        assert part in done.stdout
    assert (done.stdout.splitlines()[-1], done.stderr) == ("everything works", "")


def test_it_says_that_postgresql_needs_another_package(program: Path) -> None:
    arguments = ("serve", "--key-stdin", "--port", "0", "--database", "postgresql://u@127.0.0.1/x")
    done = run(program, *arguments, said="a-key-for-this-test\n")
    assert done.returncode == 1
    [line] = done.stderr.splitlines()
    assert "PostgreSQL needs" in line


def test_every_library_that_it_needs_has_a_package(program: Path) -> None:
    packages = needs.depends(program.parent)
    assert {"libxcb-cursor0", "libwayland-client0", "libegl1"} <= set(packages)
    assert any(package.startswith("libc6 (>= 2.") for package in packages)


def test_no_link_is_broken_and_no_excluded_package_is_shipped(program: Path) -> None:
    inside = list(program.parent.rglob("*"))
    assert [path for path in inside if path.is_symlink() and not path.exists()] == []
    names = {path.relative_to(program.parent).as_posix() for path in inside}
    left_out = (
        "cacert.pem",
        "psycopg",
        "prometheus",
        "tkinter",
        "QtQuick",
        "libQt6Qml",
        "plugins/tls",
    )
    assert [name for name in names if any(part in name for part in left_out)] == []
