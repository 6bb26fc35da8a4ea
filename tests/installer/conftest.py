"""The installers, built from this checkout. Tests that take minutes need `make test-installer`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.installer.bare import STAFF, Bare, bare_debian, booted

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "resources/installer")]

from product import Product  # noqa: E402

OLDER = "0.0.9"

if not os.environ.get("PETSTORE_TEST_INSTALLER"):
    collect_ignore_glob = ["test_deb*.py", "test_rollout*.py"]


@pytest.fixture(scope="session")
def debs() -> list[Path]:
    """The packages of this checkout: of the window, and for servers."""
    return built_in(ROOT)


@pytest.fixture(scope="session")
def deb(debs: list[Path]) -> Path:
    """The package of the window."""
    return debs[0]


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this checkout in another folder."""
    place = tmp_path_factory.mktemp("elsewhere") / "checkout"
    leave = shutil.ignore_patterns(".*", "build", "dist", "__pycache__", "tests")
    shutil.copytree(ROOT, place, ignore=leave)
    return place


@pytest.fixture(scope="session")
def debs_again(copy: Path) -> list[Path]:
    """The packages, built again from the copy."""
    return [Path(shutil.move(deb, copy.parent)) for deb in built_in(copy)]


@pytest.fixture(scope="session")
def older_debs(copy: Path, debs_again: list[Path]) -> list[Path]:
    """The packages of an older version, to which this changes the copy."""
    module = copy / "petstore_gui/__init__.py"
    text = module.read_text(encoding="utf-8")
    before, _, _ = text.partition("__version__")
    module.write_text(f'{before}__version__ = "{OLDER}"\n', encoding="utf-8")
    return built_in(copy)


@pytest.fixture(scope="session")
def older_deb(older_debs: list[Path]) -> Path:
    """The older package of the window."""
    return older_debs[0]


def built_in(place: Path) -> list[Path]:
    """Build the packages in a checkout, with date and commit of this one; returns the files."""
    product = Product()
    shutil.rmtree(place / "build/installer/work", ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "resources/installer/build.py", "--only", "deb"],
        cwd=place,
        env={
            **os.environ,
            "SOURCE_DATE_EPOCH": str(product.made),
            "PETSTORE_COMMIT": product.commit,
        },
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    return [place / line for line in done.stdout.splitlines()]


@pytest.fixture(scope="session")
def base(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A bare Debian with only the dependencies of the package."""
    wanted = subprocess.run(
        ["dpkg-deb", "--field", deb, "Depends"], check=True, capture_output=True, text=True
    ).stdout
    names = [each.split("|")[0].split("(")[0].strip() for each in wanted.split(",")]
    prepared = tmp_path_factory.mktemp("base") / "root"
    pristine = bare_debian(ROOT / "build/installer/bare-debian-12")
    with booted(pristine, prepared.with_name("first")) as bare:
        bare.must("apt-get", "update", "--quiet")
        bare.must("apt-get", "install", "--yes", "--no-install-recommends", *names)
        bare.must("apt-get", "clean")
        subprocess.run(["cp", "--archive", "--reflink=auto", bare.root, prepared], check=True)
    shutil.rmtree(prepared / "proc")
    (prepared / "proc").mkdir()
    yield prepared
    shutil.rmtree(prepared)


@pytest.fixture
def bare(base: Path, tmp_path: Path) -> Iterator[Bare]:
    """A new copy of that system for each test."""
    with booted(base, tmp_path / "root") as system:
        yield system


@pytest.fixture
def till(bare: Bare) -> Iterator[Bare]:
    """That system with a screen and a session of the user at the till."""
    from tests.installer.till import session  # noqa: PLC0415 - it needs the bus of screen readers

    with session() as variables:
        folder = Path(variables["XDG_RUNTIME_DIR"])
        place = bare.root / folder.relative_to("/")
        place.mkdir(parents=True)
        bare.mount("--bind", str(folder), str(place))
        os.chown(bare.root / "home/till", STAFF, STAFF)
        yield replace(bare, variables=variables)
