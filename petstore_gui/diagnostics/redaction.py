"""Takes keys, names of people and paths of addresses out of text that others may read."""

from __future__ import annotations

import re
from collections.abc import Iterable

HIDDEN = "(hidden)"

_KEY_LEAST = 4
"""Characters. A shorter key is part of too many words to be taken out of all of them."""

# Not "://": the credentials of an address are removed with its path.
_AUTHORIZATION = re.compile(r"(?i)\b(authorization['\"]?\s*[:=,]|bearer\b)[^\S\n]*\S.*")
# A name, a sign that gives it a value, and the value to the end of the line.
_NAMED_KEY = re.compile(r"(?i)\b(api[ _-]?key|password|secret|token)(['\"]?\s*[:=])\s*\S.*")
_LONG_TOKEN = re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}")
_ADDRESS = re.compile(
    r"\b([a-z][a-z0-9+.-]{0,30}://)(?:[^\s/?#'\"<>]*@)?(\[[0-9a-f:.]*\]|[^\s/?#'\"<>@:\[\]]*)"
    r"[^\s'\"<>]*",
    re.IGNORECASE,
)
_SOMEBODYS_HOME = re.compile(r"(?i)(?:/home/|/Users/|\b[a-z]:[\\/]+Users[\\/]+)[^\\/\s:'\"<>]+")


def hide_tokens(text: str, keys: Iterable[str] = ()) -> str:
    """`text` without `keys`, however Python quotes them, and without what looks like a key.

    After "Bearer", "Authorization:" or a name for a secret, the rest of the line is hidden.
    """
    for key in sorted(set(_forms_of(keys)), key=len, reverse=True):
        text = text.replace(key, HIDDEN)
    text = _AUTHORIZATION.sub(rf"\1 {HIDDEN}", text)
    text = _NAMED_KEY.sub(rf"\1\2 {HIDDEN}", text)
    return _LONG_TOKEN.sub(HIDDEN, text)


def redact(text: str, *, home: str, keys: Iterable[str] = ()) -> str:
    """`text` for others to read: as `hide_tokens`, ~ for homes, addresses cut after the host."""
    text = _ADDRESS.sub(r"\1\2", hide_tokens(text, keys))
    for form in (home, home.replace("\\", "\\\\")):
        if len(form) > 1:
            text = re.sub(rf"{re.escape(form)}(?![\w-])", "~", text)
    return _SOMEBODYS_HOME.sub("~", text)


def _forms_of(keys: Iterable[str]) -> Iterable[str]:
    for key in keys:
        for form in (key, key.strip(), *key.split()):
            if len(form) >= _KEY_LEAST:
                yield from (form, repr(form)[1:-1], ascii(form)[1:-1])
