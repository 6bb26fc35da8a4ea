"""The forms in which a secret may come back in a text: as it is, escaped, or encoded."""

from __future__ import annotations

import base64
import re
import unicodedata
from collections.abc import Iterator
from urllib.parse import quote, unquote

FORM_LENGTH_MIN = 8
"""Characters. A shorter form is part of too many texts."""

_SPACES = bytes(range(0x21)) + b"\x7f"
_BETWEEN = r"[\x00-\x20\x7f]*"
_NOT_IN_CODES = bytes(one for one in range(0x80) if not chr(one).isalnum())
_BETWEEN_CODES = "[^a-z0-9]*"
_ESCAPES = re.compile(r"[%&\\=]")
_CODE = re.compile(
    r"\\u([0-9a-f]{4})|\\u\{([0-9a-f]{1,5})\}|(?:\\x|=)([0-9a-f]{2})|\\([0-3][0-7]{2})",
    re.IGNORECASE,
)
_CODE_FORMATS = (
    *("{:02x}", "x{:02x}", "0x{:02x}", "u{:04x}", "u{:x}"),  # %63 and =63 are as 63, &#x63; as x63
    *("{}", "{:03}", "{:03o}", "{:08b}"),
)
# Found only: each more to hide by itself makes the pattern of a long key slower to build.
_RARE_CODE_FORMATS = ("{:o}", "0{:o}", "0o{:o}", "0o{:03o}", "{:b}", "0b{:b}", "0b{:08b}")

_AT_ONCE = 256
"""Characters. Sorting their accents takes time in proportion to the square of their number."""


class SecretForms:
    """Finds a secret in any case, with other shapes of its letters, and escaped or encoded.

    Between its letters may be spaces and all that is not ASCII, such as accents and invisible
    characters; between the codes of its letters anything but letters and digits. The encodings:
    percent-encoding, HTML and JSON escapes, lists of codes, UTF-16, and base64 with anything before
    and after it. A form shorter than `FORM_LENGTH_MIN` is not looked for. If only some of its
    characters are escaped, or some are no ASCII, or in a rare list of codes, it is found, but not
    where it begins and ends.
    """

    def __init__(self, secret: str) -> None:
        self._forms = _long_enough(_forms(secret))
        self._codes = _long_enough(_codes(secret.encode(), _CODE_FORMATS))
        self._encoded_forms = [one.encode() for one in self._forms]
        rare = _long_enough(_codes(secret.encode(), _RARE_CODE_FORMATS))
        self._encoded_codes = [one.encode() for one in self._codes + rare]

    def are_in(self, text: str) -> bool:
        """Whether the text has any of them. Fast: called for each page of a list."""
        return self._have(text) or (_ESCAPES.search(text) is not None and self._have(_plain(text)))

    def hide_in(self, text: str, hidden: str) -> str:
        """The text with `hidden` in place of each of them, or in place of the whole text."""
        shown = self._hide_whole_forms(text, hidden) if self._have(text) else text
        return hidden if self._have(shown) or self._have(_plain(shown)) else shown

    def _have(self, text: str) -> bool:
        squeezed = _ascii(text).translate(None, _SPACES).lower()
        if any(form in squeezed for form in self._encoded_forms):
            return True
        codes = squeezed.translate(None, _NOT_IN_CODES)
        return any(form in codes for form in self._encoded_codes)

    def _hide_whole_forms(self, text: str, hidden: str) -> str:
        spaced = [_BETWEEN.join(map(re.escape, form)) for form in self._forms]
        coded = [_BETWEEN_CODES.join(form) for form in self._codes]
        pattern = re.compile("|".join(coded + spaced), re.IGNORECASE | re.ASCII)
        return pattern.sub(lambda _found: hidden, text)


def _long_enough(forms: Iterator[str]) -> list[str]:
    """Those that are long enough, in lower case, the longest first."""
    found = {form.lower() for form in forms if len(form) >= FORM_LENGTH_MIN}
    return sorted(found, key=len, reverse=True)


def _ascii(text: str) -> bytes:
    """What of a text is ASCII, with letters of other shapes as plain ones."""
    if text.isascii():
        return text.encode()
    parts = (text[start : start + _AT_ONCE] for start in range(0, len(text), _AT_ONCE))
    return "".join(unicodedata.normalize("NFKD", part) for part in parts).encode("ascii", "ignore")


def _plain(text: str) -> str:
    """The text without escapes."""
    import html  # noqa: PLC0415 - not before the first rows

    text = _CODE.sub(_coded, text).replace("\\", "")
    return html.unescape(unquote(text))


def _coded(found: re.Match[str]) -> str:
    *hexadecimal, octal = found.groups()
    return chr(int(octal, 8) if octal else int("".join(filter(None, hexadecimal)), 16))


def _codes(raw: bytes, formats: tuple[str, ...]) -> Iterator[str]:
    """The codes of all characters, without what may stand between them and around them."""
    for each in formats:
        yield "".join(each.format(byte) for byte in raw)
    yield "00".join(f"{byte:02x}" for byte in raw)  # of UTF-16, in either order


def _forms(secret: str) -> Iterator[str]:
    import html  # noqa: PLC0415 - not before the first rows

    raw = secret.encode()
    yield secret
    yield quote(secret, safe="")
    yield html.escape(secret)
    for before in range(3):  # without the characters that its neighbours change
        coded = base64.b64encode(b"\0" * before + raw).decode()
        known = coded[(0, 2, 3)[before] : (before + len(raw)) * 8 // 6]
        yield known
        yield known.translate(str.maketrans("+/", "-_"))
