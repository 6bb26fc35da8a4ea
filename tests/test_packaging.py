"""The wheel contains what the program needs, and works by itself."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import petstore_gui

ROOT = Path(__file__).parents[1]
NOT_SHIPPED = ("setup", "installer", "cluster")
"""Folders of resources/ that only a checkout needs."""

SOURCES = (".py", ".pyc", ".ts")
"""Files of resources/ that others are generated from."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(
        [*build, "--directory", str(folder)], cwd=ROOT, check=True, stdout=subprocess.PIPE
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, installed in an environment with our dependencies but without our checkout."""
    place = tmp_path_factory.mktemp("elsewhere")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    site = sysconfig.get_path("purelib", "venv", {"base": str(place)})
    ours = sysconfig.get_path("purelib")
    (Path(site) / "packages.pth").write_text(ours, encoding="utf-8")
    programs = Path(sysconfig.get_path("scripts", "venv", {"base": str(place)}))
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install"]
    command = [*pip, "--no-index", "--no-deps", "--ignore-installed", str(wheel)]
    subprocess.run(command, check=True, stdout=subprocess.PIPE)
    return programs / "petstore-gui"


def run(program: Path, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run the program in another folder, without a PYTHONPATH to the checkout."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [program, *arguments],
        cwd=cwd,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_the_wheel_has_every_resource_and_no_tools(wheel: Path) -> None:
    resources = ROOT / "resources"
    shipped = {
        f"petstore_gui/resources/{path.relative_to(resources).as_posix()}"
        for path in resources.rglob("*")
        if path.is_file() and path.relative_to(resources).parts[0] not in NOT_SHIPPED
        if path.suffix not in SOURCES
    }
    carried = {
        name
        for name in zipfile.ZipFile(wheel).namelist()
        if name.startswith("petstore_gui/resources/")
    }
    assert carried == shipped
    assert shipped


def test_the_wheel_has_every_step_of_the_schema(wheel: Path) -> None:
    steps = ROOT.glob("petstore_gui/service/store/migrations/**/*.py")
    carried = set(zipfile.ZipFile(wheel).namelist())
    assert {path.relative_to(ROOT).as_posix() for path in steps} <= carried


def test_the_wheel_has_nothing_but_the_package(wheel: Path) -> None:
    folders = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert folders == {"petstore_gui", f"petstore_gui-{petstore_gui.__version__}.dist-info"}


def test_the_installed_program_passes_its_self_test(installed: Path, tmp_path: Path) -> None:
    said = run(installed, "--self-test", cwd=tmp_path)
    assert said.returncode == 0, said.stdout + said.stderr
