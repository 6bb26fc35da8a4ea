"""The program in a window on Windows' desktop.

`make test-windows` runs it. No file here has a name by which pytest finds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e import tour
from tests.support.hands import Hands
from tests.windows.place import PICTURES
from tests.windows.window import Desktop
from tests.windows.wine import wine_on_a_screen


@pytest.fixture(scope="session")
def desktop() -> Iterator[Desktop]:
    with wine_on_a_screen() as wine:
        wine.end()  # what was left on another screen
        yield Desktop(wine)


@pytest.fixture
def hands(desktop: Desktop) -> Hands:
    return Hands(desktop.screen)


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "profile"


@pytest.fixture(autouse=True)
def pictures(desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of pictures. The tour takes its own there."""
    for name, value in desktop.screen.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(tour, "PICTURES", PICTURES)
    return PICTURES
