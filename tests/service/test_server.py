from __future__ import annotations

from contextlib import closing

import pytest

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.server import (
    NotListening,
    authority,
    is_loopback,
    listen,
)


@pytest.mark.parametrize(
    "host", ["256.0.0.1", "no.such.host.invalid", "a" * 300, "\u00fc" * 70, "", "a b"]
)
def test_an_impossible_host_is_reported(host: str) -> None:
    with pytest.raises(NotListening, match="cannot listen on") as failed:
        listen(host, 0)
    assert failed.value.reason is StartFailure.PORT
    assert "\n" not in str(failed.value)


@pytest.mark.parametrize(
    ("host", "is_here"),
    [("127.0.0.1", True), ("0.0.0.0", False)],  # noqa: S104
)
def test_only_a_loopback_address_cannot_be_reached_from_the_network(
    host: str, *, is_here: bool
) -> None:
    with closing(listen(host, 0)) as listener:
        assert is_loopback(listener) is is_here
        assert authority(host, listener) == f"{host}:{listener.getsockname()[1]}"
