"""The rule that an API key obeys (section 5 of the interface) before it goes anywhere."""

from __future__ import annotations

import re
from enum import Enum

from petstore_gui.domain.errors import QT_TRANSLATE_NOOP

KEY_LENGTH_MAX = 1024
"""Characters. The Windows Credential Manager holds little more in one secret."""

_VISIBLE_ASCII = re.compile(r"[\x21-\x7e]+")


class KeyProblem(Enum):
    """Why a text cannot be an API key. The value is a sentence for staff; it never quotes the text.

    No `StrEnum`: a problem must not pass for a key.
    """

    MISSING = QT_TRANSLATE_NOOP("keys", "Enter the API key.")
    TOO_LONG = QT_TRANSLATE_NOOP(
        "keys", "This is too long for an API key: it has at most 1,024 characters."
    )
    NOT_VISIBLE_ASCII = QT_TRANSLATE_NOOP(
        "keys",
        "An API key has letters without accents, digits and signs only,"
        " with no blank or line break inside. Copy it again.",
    )


def check_key(text: str) -> str | KeyProblem:
    """The key in a text that a person pasted or a file held, without the blanks around it.

    1 to `KEY_LENGTH_MAX` visible ASCII characters (0x21 to 0x7e), or what is wrong with it.
    """
    key = text.strip()
    if not key:
        return KeyProblem.MISSING
    if len(key) > KEY_LENGTH_MAX:
        return KeyProblem.TOO_LONG
    return key if _VISIBLE_ASCII.fullmatch(key) else KeyProblem.NOT_VISIBLE_ASCII
