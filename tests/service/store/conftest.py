"""A new database of each kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.service.postgres import new_database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'pets.sqlite'}"
    return str(request.getfixturevalue("server_url"))


@pytest.fixture
def new_url(url: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another new database of the same kind."""
    if url.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'new.sqlite'}"
    return new_database(str(request.getfixturevalue("server")))
