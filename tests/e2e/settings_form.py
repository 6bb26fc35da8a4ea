"""Fills in, tests and saves the settings through the accessibility interface."""

from __future__ import annotations

import re

from tests.support.accessibility import Accessible
from tests.support.hands import Hands
from tests.support.processes import until


def filled_in_settings(shop: Accessible, hands: Hands, address: str, key: str) -> Accessible:
    """The settings dialog with Staging chosen, and its address and key filled in."""
    shop.find("push button", "Settings").press()
    dialog = shop.find("dialog", "Settings")
    deployment = dialog.find("combo box", "Deployment")
    hands.press("Down", "Down")
    until(lambda: deployment.name == "Staging")
    dialog.find("text", "Staging address").write(address)
    dialog.find("text", "API key").write(key)
    return dialog


def save(shop: Accessible, dialog: Accessible) -> None:
    dialog.find("push button", "Save").press()
    until(lambda: shop.look_for("dialog") is None)


def connection_test(dialog: Accessible) -> list[str]:
    """Test the connection; returns the result, one line for each step."""
    button = dialog.find("push button", "Test connection")
    button.press()
    return until(lambda: finished_lines(button))


def finished_lines(button: Accessible) -> list[str]:
    """The lines without their times, once the last one is there."""
    lines = [re.sub(r" \([0-9,]+ ms\)$", "", line) for line in button.description.splitlines()]
    is_done = lines and (lines[-1][0] == "✗" or lines[-1] == "✓ The answer is a list of animals.")
    return lines if is_done else []
