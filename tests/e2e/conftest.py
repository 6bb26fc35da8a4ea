"""The program from outside: real processes and a real window system, without test doubles."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

if sys.platform == "linux":
    from tests.support.accessibility import Accessible, Bus, program, screen_reader
    from tests.support.hands import Hands
    from tests.support.processes import Program, started
else:  # the bus of screen readers and /proc are Linux's
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def screen(screen: Mapping[str, str], tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A computer on which IT lets animals be sent at once."""
    xdg = tmp_path_factory.mktemp("xdg")
    preset = xdg / "Petstore" / "Petstore Catalogue.conf"
    preset.parent.mkdir()
    preset.write_text("[add]\nundo_seconds=0\n", encoding="utf-8")
    return {**screen, "XDG_CONFIG_DIRS": str(xdg)}


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "profile"


@pytest.fixture
def reader(screen: Mapping[str, str]) -> Iterator[Bus]:
    with screen_reader(screen) as bus:
        yield bus


@pytest.fixture
def hands(screen: Mapping[str, str]) -> Hands:
    return Hands(screen)


@pytest.fixture
def running(screen: Mapping[str, str], profile: Path) -> Iterator[Program]:
    """The program on a new profile, with this computer's own store."""
    with started(screen, profile) as started_program:
        yield started_program


@pytest.fixture
def shop(reader: Bus, running: Program) -> Accessible:
    """The program as a screen reader sees it, once the sample animals are visible."""
    found = program(reader, running.process.pid)
    found.find("table", "Animals")
    return found
