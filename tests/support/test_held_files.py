"""Files that another program holds open for a moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from petstore_gui.support import files
from petstore_gui.support.files import when_free


@pytest.fixture
def forbidden(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Callable[[], str]]:
    """Something to do that Windows forbids a number of times."""
    monkeypatch.setattr(files, "CAN_BE_HELD", True)

    def of(times: int) -> Callable[[], str]:
        left = [PermissionError()] * times

        def act() -> str:
            if left:
                raise left.pop()
            return "done"

        return act

    return of


def test_what_is_forbidden_for_a_moment_is_done_again(
    forbidden: Callable[[int], Callable[[], str]],
) -> None:
    assert when_free(forbidden(3)) == "done"


def test_what_stays_forbidden_is_given_up(
    forbidden: Callable[[int], Callable[[], str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "HELD_SECONDS", 0.1)
    with pytest.raises(PermissionError):
        when_free(forbidden(1_000))
