"""A computer where IT switches off adding while an add is pending."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from tests.support.accessibility import Bus, State, add_animal, program
from tests.support.processes import processes_of, started, until

POLICY = """[list]
animals_per_request=40

[policy]
add_allowed=false
locked=list/animals_per_request
"""


def test_a_pending_add_waits_and_locked_settings_are_shown(
    screen: Mapping[str, str], reader: Bus, profile: Path, tmp_path: Path
) -> None:
    profile.mkdir()
    own = "[add]\nundo_seconds=60\n\n[list]\nanimals_per_request=7\n"
    (profile / "settings.ini").write_text(own, encoding="utf-8")
    with started(screen, profile) as before:
        shop = program(reader, before.process.pid)
        shop.find("table", "Animals")
        add_animal(shop, "Rex")
        shop.find("status bar", re.compile("Rex will be added in .*"))
        before.process.kill()
        until(lambda: not processes_of(profile))

    preset = tmp_path / "xdg/Petstore/Petstore Catalogue.conf"
    preset.parent.mkdir(parents=True)
    preset.write_text(POLICY, encoding="utf-8")
    with started({**screen, "XDG_CONFIG_DIRS": str(tmp_path / "xdg")}, profile) as after:
        shop = program(reader, after.process.pid)
        shop.find("push button", "Unfinished adds").press()
        adds = shop.find("dialog", "Unfinished adds")
        adds.find("label", re.compile("Not sent yet.* It cannot be sent: IT has made .*"))
        assert State.ENABLED not in adds.find("push button", "Send").states
        adds.find("push button", "Close").press()
        add = shop.find("push button", "Add animal")
        assert State.ENABLED not in add.states
        assert add.description == "IT has made this catalogue read-only."
        shop.find("push button", "Settings").press()
        number = shop.find("dialog", "Settings").find("spin box", "Animals per request")
        assert number.description == "Locked by IT."
        assert number.text == "40"
        shop.find("dialog", "Settings").find("push button", "Cancel").press()
