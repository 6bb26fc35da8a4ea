"""What is said where PostgreSQL does not take the service, and what to do about it."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.store.database import StoreError
from petstore_gui.service.store.store import open_store
from tests.service.postgres import USER, connected

pytestmark = pytest.mark.usefixtures("server_or_none")


def test_an_account_that_does_not_own_the_database_is_told_so(server_url: str) -> None:
    with connected(server_url) as connection:
        connection.execute(text("CREATE ROLE stranger LOGIN"))
    with pytest.raises(StoreError, match="the service's account must own the database") as failed:
        open_store(server_url.replace(USER, "stranger", 1))
    assert failed.value.reason is StartFailure.NOT_ALLOWED


def test_a_password_with_an_at_sign_is_not_quoted() -> None:
    for server in ("localhost:1/pets", "one:1,two:1/pets"):
        with pytest.raises(StoreError, match="write %40") as failed:
            open_store(f"postgresql://petstore:se@cret@{server}")
        assert "cret" not in str(failed.value)
