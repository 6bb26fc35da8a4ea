"""A new database of each kind."""

from __future__ import annotations

import pytest

from tests.service.conftest import UrlOf


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, url_of: UrlOf) -> str:
    """The address of a new database."""
    return url_of(request.param, "pets")


@pytest.fixture
def new_url(url: str, url_of: UrlOf) -> str:
    """The address of another new database of the same kind."""
    return url_of(url.partition(":")[0], "new")
