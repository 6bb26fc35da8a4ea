"""API keys: how they are checked (section 5 of the interface), and kept out of every log."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from enum import Enum
from urllib.parse import quote

import msgspec

from petstore_gui.domain.errors import QT_TR_NOOP
from petstore_gui.domain.pets import Pet

KEY_LENGTH_MAX = 1024
"""Characters. The Windows Credential Manager stores little more in one secret."""

HIDDEN = "(API key)"

FORM_LENGTH_MIN = 8
"""Characters. A shorter key is part of too many texts."""

_VISIBLE_ASCII = re.compile(r"[\x21-\x7e]+")


class KeyProblem(Enum):
    """Why a text cannot be an API key. The value is a sentence for staff, without the text.

    Not a `StrEnum`: a problem must not be mistaken for a key.
    """

    MISSING = QT_TR_NOOP("Enter the API key.")
    TOO_LONG = QT_TR_NOOP(
        "This is too long for an API key, which has at most 1,024 characters. Copy it again.",
    )
    NOT_VISIBLE_ASCII = QT_TR_NOOP(
        "An API key has only plain letters, digits and symbols, and no spaces. Copy it again.",
    )


def check_key(text: str) -> str | KeyProblem:
    """The key in `text`, without surrounding whitespace, or what is wrong with it.

    A key is 1 to `KEY_LENGTH_MAX` visible ASCII characters (0x21 to 0x7e).
    """
    key = text.strip()
    if not key:
        return KeyProblem.MISSING
    if len(key) > KEY_LENGTH_MAX:
        return KeyProblem.TOO_LONG
    return key if _VISIBLE_ASCII.fullmatch(key) else KeyProblem.NOT_VISIBLE_ASCII


class ApiKey:
    """A key that passed `check_key` (section 5 of the interface).

    Raises `ValueError` otherwise, without quoting the text.
    """

    __slots__ = ("_forms", "_text")

    def __init__(self, text: str) -> None:
        key = check_key(text)
        if isinstance(key, KeyProblem):
            raise ValueError(f"not an API key: {key.name}")  # noqa: TRY004 - it is a text
        self._text = key
        self._forms = sorted({form.lower() for form in _forms(key)}, key=len, reverse=True)

    def __repr__(self) -> str:
        return HIDDEN

    def __reduce__(self) -> str | tuple[object, ...]:
        raise TypeError("an API key cannot be pickled or copied")

    @property
    def authorization(self) -> str:
        """The value of the `Authorization` header."""
        return f"Bearer {self._text}"

    def hide_in(self, text: str) -> str:
        """`text` from a service, with `HIDDEN` in place of each form of the key, in any case.

        A key shorter than `FORM_LENGTH_MIN` is replaced only where it stands alone: it is part of
        too many words.
        """
        if len(self._text) >= FORM_LENGTH_MIN:
            return re.sub("|".join(map(re.escape, self._forms)), HIDDEN, text, flags=re.IGNORECASE)
        return re.sub(rf"(?<!\w){re.escape(self._text)}(?!\w)", HIDDEN, text)

    def hide_in_pets(self, pets: tuple[Pet, ...]) -> tuple[Pet, ...]:
        """Animals from a service, without the key in their names and unknown statuses.

        A short key stays: it may well be the name of an animal.
        """
        texts = "\n".join(
            [pet.name for pet in pets] + [*{pet.status or "" for pet in pets}]
        ).lower()
        if len(self._text) < FORM_LENGTH_MIN or not any(form in texts for form in self._forms):
            return pets
        return tuple(
            msgspec.structs.replace(
                pet, name=self.hide_in(pet.name), status=pet.status and self.hide_in(pet.status)
            )
            for pet in pets
        )


def _forms(key: str) -> Iterator[str]:
    """The forms in which a service or a proxy may repeat a key: as it is, escaped, or in base64.

    Whoever has the key and wants to disclose it finds other ones.
    """
    import html  # noqa: PLC0415 - not before the first rows

    yield from (key, quote(key, safe=""), html.escape(key))
    yield key.replace("\\", "\\\\").replace('"', '\\"')  # as JSON has it
    for before in range(3):  # without the characters that its neighbours change
        coded = base64.b64encode(b"\0" * before + key.encode()).decode()
        known = coded[(0, 2, 3)[before] : (before + len(key)) * 8 // 6]
        yield from (known, known.translate(str.maketrans("+/", "-_")))
