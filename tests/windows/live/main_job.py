"""The main job with real clicks and keys, by the same visitor as on Linux."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.tour import Tour
from tests.support.hands import Hands
from tests.support.processes import until
from tests.windows.window import Desktop


def test_the_main_job_settings_and_close(desktop: Desktop, profile: Path, hands: Hands) -> None:
    with desktop.opened(profile) as window:
        tour = Tour(window.shop, hands)
        tour.take()
        hands.click(window.shop.find("push button", "Settings"))
        dialog = window.shop.find("dialog", "Settings")
        desktop.picture("settings")
        hands.click(dialog.find("push button", "Cancel"))
        until(lambda: window.shop.look_for("dialog") is None)
        assert {font.partition(": ")[2] for font in window.fonts} == {"Inter 10"}
        assert len(window.processes) == 2  # the window's and its service's
        tour.leave()
        assert window.exit_status() == 0
        until(lambda: not window.processes)
        window.check_log()
