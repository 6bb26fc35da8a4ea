"""Messages about libraries that the system lacks."""

from __future__ import annotations

import ctypes

import pytest

from petstore_gui.support.system_libraries import PACKAGES, missing_library, no_window

NOT_OPENED = "{}: cannot open shared object file: No such file or directory"


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The only libraries that the loader does not find."""
    names: set[str] = set()

    def load(name: str) -> None:
        if name in names:
            raise OSError(NOT_OPENED.format(name))

    monkeypatch.setattr(ctypes, "CDLL", load)
    return names


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_a_missing_library_is_named_with_its_package() -> None:
    line = missing_library(ImportError(NOT_OPENED.format("libEGL.so.1")))
    assert line == "this system has no libEGL.so.1. On Debian: sudo apt install libegl1"


@pytest.mark.parametrize("text", ["No module named 'petstore_gui.odd'", "", "cannot import name x"])
def test_any_other_import_error_is_not_explained(text: str) -> None:
    assert missing_library(ImportError(text)) is None


def test_without_a_screen_no_library_is_blamed(
    screens: pytest.MonkeyPatch, missing: set[str]
) -> None:
    missing.update(PACKAGES)
    assert no_window() == "there is no screen to open a window on"


@pytest.mark.parametrize(
    ("variable", "library", "package"),
    [
        ("DISPLAY", "libxcb-cursor.so.0", "libxcb-cursor0"),
        ("DISPLAY", "libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("WAYLAND_DISPLAY", "libwayland-cursor.so.0", "libwayland-cursor0"),
    ],
)
def test_the_library_that_a_screen_needs_is_named(
    screens: pytest.MonkeyPatch, missing: set[str], variable: str, library: str, package: str
) -> None:
    screens.setenv(variable, ":0")
    missing.add(library)
    assert no_window() == f"this system has no {library}. On Debian: sudo apt install {package}"
