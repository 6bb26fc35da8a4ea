"""A new profile, and valid addresses."""

from __future__ import annotations

from pathlib import Path

import pytest

from petstore_gui.settings.addresses import Address, parse_address
from petstore_gui.settings.profile import Profile, open_profile


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    return open_profile(tmp_path / "profile")


def address(url: str) -> Address:
    """The address that somebody entered, even without encryption."""
    found = parse_address(url, unencrypted_allowed=True)
    assert isinstance(found, Address)
    return found
