"""The virtual screen of the tests works with Qt, and has a bus for screen readers."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping

import pytest

from tests.support.screen import announcing
from tests.support.waiting import PATIENCE

SHOW = """
from PySide6.QtWidgets import QApplication, QLabel

application = QApplication([])
label = QLabel("An animal")
label.show()
application.processEvents()
size = label.screen().size()
print(application.platformName(), size.width(), size.height())
"""
FIND_BUS = ["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus"]


def output_of(command: list[str], screen: Mapping[str, str]) -> str:
    return subprocess.run(
        command, env=screen, check=True, capture_output=True, text=True, timeout=PATIENCE
    ).stdout


def test_qt_opens_a_window_on_the_virtual_screen(screen: Mapping[str, str]) -> None:
    assert output_of([sys.executable, "-c", SHOW], screen).split() == ["xcb", "1280", "800"]


def test_screen_readers_find_the_accessibility_bus(screen: Mapping[str, str]) -> None:
    assert "unix:" in output_of([*FIND_BUS, "org.a11y.Bus.GetAddress"], screen)


def test_a_program_that_does_not_start_raises_an_error() -> None:
    with pytest.raises(RuntimeError, match="false did not start"), announcing("false"):
        pass
