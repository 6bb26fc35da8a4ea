"""Whether a text is an ini file that is safe for QSettings to read.

QSettings rebuilds any object written as `@Variant(...)`, and PySide unpickles Python's: a planted
settings file could run code in the program that opens it. So every value must be plain text, or of
a kind that holds no object.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_SIGN = re.compile(r"\\.?|[^\\]", re.DOTALL)

# A value must not start with another kind of value, or with an escape that could hide its "@".
_HOLDS_OBJECT = re.compile(
    r"@(?!@|ByteArray\(|Invalid\(|String\(|Rect\(|Size\(|Point\()|\\(?![abfnrtv\"?'\\])"
)


def is_plain_ini(text: str) -> bool:
    """Whether each line is a section, a comment or a setting, and no value holds an object."""
    return "\0" not in text and all(map(_is_plain, text.removeprefix("\ufeff").split("\n")))


def _is_plain(line: str) -> bool:
    line = line.strip()
    if line.startswith("["):
        is_ini = line.endswith("]")
    else:
        is_ini = not line or line.startswith((";", "#")) or "=" in line
    # Comments are checked as well: QSettings may take one for a setting.
    return is_ini and _ends_here(line) and not any(map(_HOLDS_OBJECT.match, _parts(line)))


def _ends_here(line: str) -> bool:
    """Whether the line is complete for QSettings: no open quote or escape."""
    signs = _SIGN.findall(line)
    return signs.count('"') % 2 == 0 and signs[-1:] != ["\\"]


def _parts(line: str) -> Iterator[str]:
    """The texts between = and commas outside quotes, without the quotes: values begin there."""
    part, is_quoted = "", False
    for sign in _SIGN.findall(line):
        if sign == '"':
            is_quoted = not is_quoted
        elif sign in "=," and not is_quoted:
            yield part.strip()
            part = ""
        else:
            part += sign
    yield part.strip()
