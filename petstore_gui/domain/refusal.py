"""Which field of a new animal a refusal is about (section 7 of the interface)."""

from __future__ import annotations

import re
from enum import Enum, auto

import msgspec

from petstore_gui.domain.declined import NotValid
from petstore_gui.domain.errors import RequestError


class PetField(Enum):
    """A field of the interface's NewPet."""

    NAME = auto()
    CATEGORY = auto()
    STATUS = auto()


class Refusal(msgspec.Struct, frozen=True):
    """A field that the service did not accept, and what it said: untrusted.

    `reason` is the whole message, as it is quoted; empty if it only names the field.
    """

    field: PetField
    reason: str


_FIELDS = {
    "name": PetField.NAME,
    "categoryid": PetField.CATEGORY,
    "category.id": PetField.CATEGORY,
    "category": PetField.CATEGORY,
    "status": PetField.STATUS,
}

# The field; then a colon and the reason, or nothing, or a phrase such as "is too long".
_ABOUT_FIELD = re.compile(
    r"""\s*["'`]?(name|category(?:\.?id)?|status)["'`]?"""
    r"""(?:\s*:\s*|\s*\.?$|\s+(?=(?:is|must|may|has|can|cannot|should|not|too)\b))(.*)""",
    re.IGNORECASE | re.DOTALL,
)


def refusal_of(error: RequestError | None) -> Refusal | None:
    """The field that the service's message begins with, if it did not accept a value."""
    if not isinstance(error, NotValid) or not error.said.message:
        return None
    found = _ABOUT_FIELD.match(error.said.message)
    if found is None:
        return None
    reason = error.said.message.strip() if found[2].strip() else ""
    return Refusal(_FIELDS[found[1].lower()], reason)
