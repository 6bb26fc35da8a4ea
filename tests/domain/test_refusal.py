"""Which field a refusal is about."""

from __future__ import annotations

import pytest

from petstore_gui.domain.declined import (
    Declined,
    NotFound,
)
from petstore_gui.domain.errors import ServiceError
from petstore_gui.domain.failure import PetField, Refusal, refusal_of


@pytest.mark.parametrize(
    ("message", "refusal"),
    [
        ("name: is too long", Refusal(PetField.NAME, "name: is too long")),
        ("name must not be empty", Refusal(PetField.NAME, "name must not be empty")),
        ('"name" is required', Refusal(PetField.NAME, '"name" is required')),
        (
            "categoryId: there is no category 7",
            Refusal(PetField.CATEGORY, "categoryId: there is no category 7"),
        ),
        ("category.id: unknown", Refusal(PetField.CATEGORY, "category.id: unknown")),
        ("Category: unknown: 7", Refusal(PetField.CATEGORY, "Category: unknown: 7")),
        (
            "category.id must be positive",
            Refusal(PetField.CATEGORY, "category.id must be positive"),
        ),
        ("status", Refusal(PetField.STATUS, "")),
        ("status: <b>no</b>\n", Refusal(PetField.STATUS, "status: <b>no</b>")),
        ("names are scarce", None),
        ("Name service failed", None),
        ("the name: is too long", None),
        ("status_code: 4", None),
        ("", None),
        (None, None),
    ],
)
def test_a_refusal_is_about_the_field_that_its_message_begins_with(
    message: str | None, refusal: Refusal | None
) -> None:
    assert refusal_of(Declined(400, ServiceError("invalid", message))) == refusal


def test_only_a_refused_value_is_about_a_field() -> None:
    assert refusal_of(NotFound(404, ServiceError(None, "name: unknown"))) is None
    assert refusal_of(None) is None
