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
    dialog.find("text", "Address").write(address)
    dialog.find("text", "API key").write(key)
    return dialog


def save(shop: Accessible, dialog: Accessible) -> None:
    dialog.find("push button", "Save").press()
    until(lambda: shop.look_for("dialog") is None)


def connection_test(dialog: Accessible) -> str:
    """Test the connection; returns the result, without its times."""
    button = dialog.find("push button", "Test connection")
    button.press()
    return until(lambda: finished(button))


def finished(button: Accessible) -> str:
    """The result once it is there: that of the last step, or why one failed."""
    told = re.sub(r" \([0-9,]+ ms\)", "", button.description)
    is_waiting = told.startswith("…") or (told.startswith("✓") and "received" not in told)
    return "" if is_waiting else told
