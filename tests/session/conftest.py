"""A profile for each test."""

from __future__ import annotations

from pathlib import Path

import pytest

from petstore_gui.settings.profile import Profile, open_profile


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    profile = open_profile(tmp_path / "profile")
    profile.logs.mkdir(parents=True, exist_ok=True)
    return profile
