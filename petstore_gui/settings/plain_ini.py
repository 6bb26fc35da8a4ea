"""Whether an ini file is safe for QSettings to read.

QSettings restores any object written as `@Variant(...)`, and PySide unpickles Python objects, so a
planted settings file could run code. Every value must therefore be plain text, or of a type that
contains no object.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_CHARACTER = re.compile(r"\\.?|[^\\]", re.DOTALL)

# What no value may start with: any other type, or an escape that could disguise its "@".
_HOLDS_OBJECT = re.compile(
    r"@(?!@|ByteArray\(|Invalid\(|String\(|Rect\(|Size\(|Point\()|\\(?![abfnrtv\"?'\\])"
)


def is_plain_ini(text: str) -> bool:
    """Whether each line is a section, a comment or a setting, and no value contains an object."""
    return "\0" not in text and all(map(_is_plain, text.removeprefix("\ufeff").split("\n")))


def _is_plain(line: str) -> bool:
    line = line.strip()
    if line.startswith("["):
        is_ini = line.endswith("]")
    else:
        is_ini = not line or line.startswith((";", "#")) or "=" in line
    # Comments are checked, too: QSettings may read one as a setting.
    return is_ini and _ends_here(line) and not any(map(_HOLDS_OBJECT.match, _parts(line)))


def _ends_here(line: str) -> bool:
    """Whether QSettings would not continue on the next line: no open quote or escape."""
    characters = _CHARACTER.findall(line)
    return characters.count('"') % 2 == 0 and characters[-1:] != ["\\"]


def _parts(line: str) -> Iterator[str]:
    """The line split at each = and comma outside quotes, without the quotes."""
    part, is_quoted = "", False
    for character in _CHARACTER.findall(line):
        if character == '"':
            is_quoted = not is_quoted
        elif character in "=," and not is_quoted:
            yield part.strip()
            part = ""
        else:
            part += character
    yield part.strip()
