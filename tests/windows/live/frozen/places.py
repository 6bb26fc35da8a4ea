"""The frozen program with a profile in a folder of any name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.windows.freeze import PRODUCT, TESTED
from tests.windows.live.files import LONG
from tests.windows.window import Desktop


@pytest.mark.parametrize("folder", ["Профиль of Jörg Müller 店 (1)", LONG], ids=["letters", "long"])
def test_the_frozen_program_has_its_profile_anywhere(
    desktop: Desktop, tmp_path: Path, folder: str
) -> None:
    profile = tmp_path / folder
    program = str(TESTED / f"{PRODUCT.title}.exe")
    with desktop.running(profile, program, "--profile", f"Z:{profile}") as window:
        window.shop.find("label", "All 146 animals")
        window.check_log()
