"""The forms in which a secret may come back in a text: as it is, escaped, or encoded."""

from __future__ import annotations

import base64
import re
import unicodedata
from collections.abc import Iterator
from urllib.parse import quote, unquote

FORM_LENGTH_MIN = 8
"""Characters. A shorter form is part of too many texts."""

_SPACES = b" \t\n\r\f\v"
_ESCAPES = re.compile(r"[%&\\]")
_CODE = re.compile(r"\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))", re.IGNORECASE)
_INVISIBLE = "Cf"


class SecretForms:
    """Finds a secret in any case, with spaces inside, and escaped or encoded as a whole.

    The encodings: percent-encoding, HTML and JSON escapes, hexadecimal digits, and base64 with
    anything before and after it. A form shorter than `FORM_LENGTH_MIN` is not looked for. If only
    some of its characters are escaped, the secret is found, but not where it begins and ends.
    """

    def __init__(self, secret: str) -> None:
        forms = {form.lower() for form in _forms(secret) if len(form) >= FORM_LENGTH_MIN}
        self._longest_first = sorted(forms, key=len, reverse=True)
        self._encoded = [form.encode() for form in self._longest_first]

    def are_in(self, text: str) -> bool:
        """Whether the text has any of them. Fast: called for each page of a list."""
        return self._have(text) or (_ESCAPES.search(text) is not None and self._have(_plain(text)))

    def hide_in(self, text: str, hidden: str) -> str:
        """The text with `hidden` in place of each of them, or in place of the whole text."""
        shown = self._hide_whole_forms(text, hidden) if self._have(text) else text
        return hidden if self._have(_plain(shown)) else shown

    def _have(self, text: str) -> bool:
        squeezed = text.encode(errors="surrogatepass").translate(None, _SPACES).lower()
        return any(form in squeezed for form in self._encoded)

    def _hide_whole_forms(self, text: str, hidden: str) -> str:
        spaced = (r"\s*".join(map(re.escape, form)) for form in self._longest_first)
        pattern = re.compile("|".join(spaced), re.IGNORECASE | re.ASCII)
        return pattern.sub(lambda _found: hidden, text)


def _plain(text: str) -> str:
    """The text without escapes, invisible characters and other shapes of the same letters."""
    import html  # noqa: PLC0415 - not before the first rows

    text = _CODE.sub(lambda found: chr(int(found[1] or found[2], 16)), text).replace("\\", "")
    text = unicodedata.normalize("NFKC", html.unescape(unquote(text)))
    return "".join(one for one in text if unicodedata.category(one) != _INVISIBLE)


def _forms(secret: str) -> Iterator[str]:
    import html  # noqa: PLC0415 - not before the first rows

    raw = secret.encode()
    yield secret
    yield quote(secret, safe="")
    yield html.escape(secret)
    yield "".join(f"%{byte:02x}" for byte in raw)
    for each in ("&#{};", "&#x{:x};", "\\u{:04x}", "\\x{:02x}"):
        yield "".join(each.format(byte) for byte in raw)
    yield raw.hex()
    yield raw.hex(":")
    for before in range(3):  # without the characters that its neighbours change
        coded = base64.b64encode(b"\0" * before + raw).decode()
        known = coded[(0, 2, 3)[before] : (before + len(raw)) * 8 // 6]
        yield known
        yield known.translate(str.maketrans("+/", "-_"))
