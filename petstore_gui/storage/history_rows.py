"""What a history remembers, converted to and from rows of its file."""

from __future__ import annotations

import msgspec

from petstore_gui.domain.pets import Pet

IN_PART = 2
"""Stored as `was_whole` after a rescue: animals may be missing from the file."""


class Head(msgspec.Struct, frozen=True):
    """The newest completed list: when it ended (seconds since 1970), and whether it was whole.

    `is_in_part`: some of its animals have since been lost from the file.
    """

    as_of: int
    was_whole: bool
    is_in_part: bool = False


class HistoryRow(msgspec.Struct, frozen=True, gc=False):
    """An animal that is shown. `last_seen` is None while it is in the newest list.

    `part` is the part of the list that it was seen in: a status, another word, or None for all.
    """

    pet: Pet
    last_seen: int | None = None
    part: str | None = None


class UnreadChange(msgspec.Struct, frozen=True):
    """An animal as it was when staff last read the changes; the catalogue defines `was`."""

    pet_id: int
    was: str
    pet: Pet | None = None


def pet_columns(pet: Pet) -> tuple[int, str | None, int, str | None]:
    """The id, name, category and status of an animal as the file stores them."""
    return pet.id, _storable(pet.name), pet.category_id, _storable(pet.status)


def head_row(head: Head) -> tuple[int, int]:
    """The values of `as_of` and `was_whole`."""
    return head.as_of, IN_PART if head.is_in_part else int(head.was_whole)


def head_of(as_of: int, was_whole: int) -> Head:
    """The newest list in the row of `head`."""
    return Head(as_of, was_whole=was_whole == 1, is_in_part=was_whole == IN_PART)


def unread_row(change: UnreadChange) -> tuple[object, ...]:
    """The values of a row of `unlooked`."""
    if change.pet is None:
        return change.pet_id, change.was, None, None, None
    return change.pet_id, change.was, *pet_columns(change.pet)[1:]


def unread_of(
    pet_id: int, was: str, name: str | None, category_id: int | None, status: str | None
) -> UnreadChange:
    """The change in a row of `unlooked`."""
    if name is None or category_id is None:
        return UnreadChange(pet_id, was)
    return UnreadChange(pet_id, was, Pet(pet_id, name, category_id, status))


def _storable(text: str | None) -> str | None:
    """`text` without lone surrogates, which SQLite rejects."""
    if text is None or text.isascii():
        return text
    return text.encode("utf-8", "replace").decode()
