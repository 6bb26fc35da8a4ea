"""What staff are told when a deployment cannot be opened."""

from __future__ import annotations

import pytest

from petstore_gui.domain.connection import ConnectionProblem, ProblemKind
from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.settings.addresses import AddressProblem
from petstore_gui.ui.text.connection_text import connection_sentence


@pytest.mark.parametrize("problem", AddressProblem)
def test_a_wrong_address_can_be_changed_in_settings_unless_it_is_locked(
    problem: AddressProblem,
) -> None:
    own = ConnectionProblem(ProblemKind.ADDRESS, problem.value)
    told = connection_sentence(own)
    assert "in Settings" in told
    assert told.count(":") - told.count("://") == 1
    locked = ConnectionProblem(ProblemKind.ADDRESS, problem.value, is_locked=True)
    assert connection_sentence(locked).endswith("Tell IT.")
    assert "Settings" not in connection_sentence(locked)


@pytest.mark.parametrize(
    ("cause", "says"),
    [
        (StartFailure.MISSING, "The message above the list says how to go on."),
        (StartFailure.OTHER_VERSION, "Another version of Petstore wrote it."),
    ],
)
def test_why_this_computers_catalogue_did_not_start(cause: StartFailure, says: str) -> None:
    assert says in connection_sentence(ConnectionProblem(ProblemKind.STORE, "detail", cause))


def test_staff_are_not_blamed_for_a_wrong_address_from_it() -> None:
    of_it = ConnectionProblem(ProblemKind.ADDRESS, AddressProblem.NO_VERSION.value, is_preset=True)
    assert connection_sentence(of_it) == (
        "Not connected: the address that IT set is not valid. Tell IT, or enter the right one in"
        " Settings."
    )
