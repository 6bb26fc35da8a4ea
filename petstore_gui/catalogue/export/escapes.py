r"""Escapes in files: `\u{a}` stands for a line break, in a name as in any other text.

A text that has `\u{a}` itself is written with `\u{5c}` in place of that backslash.
"""

from __future__ import annotations

import re
import sys

_LOOKS_LIKE_ONE = r"u\{[0-9a-f]{1,6}\}"
_BACKSLASH = re.compile(rf"\\(?={_LOOKS_LIKE_ONE})")
_ESCAPE = re.compile(rf"\\u\{{(?:5c\}}(?={_LOOKS_LIKE_ONE})|([0-9a-f]{{1,6}})\}})")


def keep_escapes(text: str) -> str:
    r"""`text`, which may look as if it had escapes, so that `unescaped` returns it as it is.

    What is to be an escape is written after that.
    """
    return _BACKSLASH.sub(r"\\u{5c}", text) if "\\u{" in text else text


def unescaped(text: str) -> str:
    """`text` with the characters that its escapes stand for."""
    return _ESCAPE.sub(_character, text)


def _character(escape: re.Match[str]) -> str:
    """What an escape stands for, if an export writes it so.

    Half a character, which no file takes, stays an escape, as does what can be read as it is.
    """
    if escape[1] is None:
        return "\\"
    code = int(escape[1], 16)
    is_half = 0xD800 <= code <= 0xDFFF  # noqa: PLR2004 - surrogates
    if is_half or code > sys.maxunicode or (chr(code).isascii() and chr(code).isprintable()):
        return escape[0]
    return chr(code)
