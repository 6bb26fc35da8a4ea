"""The default button of a dialog."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QPushButton


def make_default(chosen: QPushButton, buttons: Iterable[QPushButton]) -> None:
    """Make one of these buttons the default, and show it as such."""
    for button in buttons:
        button.setProperty("kind", "primary" if button is chosen else "")
        button.setAutoDefault(button is chosen)
        button.style().polish(button)
    chosen.setDefault(True)
