"""Removes keys, user names and the paths of addresses from text that others may read."""

from __future__ import annotations

import re
from collections.abc import Iterable

HIDDEN = "(hidden)"

_KEY_LENGTH_MIN = 4
"""Characters. A shorter key is part of too many words to be hidden everywhere."""

# Not "://": the credentials in an address are removed with its path.
_AUTHORIZATION = re.compile(r"(?i)\b(authorization['\"]?\s*[:=,]|bearer\b)[^\S\n]*\S.*")
# A name, a colon or equals sign, and the rest of the line as its value.
_NAMED_KEY = re.compile(r"(?i)\b(api[ _-]?key|password|secret|token)(['\"]?\s*[:=])\s*\S.*")
_LONG_TOKEN = re.compile(r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}")
_ADDRESS = re.compile(
    r"\b([a-z][a-z0-9+.-]{0,30}://)(?:[^\s/?#'\"<>]*@)?(\[[0-9a-f:.]*\]|[^\s/?#'\"<>@:\[\]]*)"
    r"[^\s'\"<>]*",
    re.IGNORECASE,
)
_ANY_HOME = re.compile(r"(?i)(?:/home/|/Users/|\b[a-z]:[\\/]+Users[\\/]+)[^\\/\s:'\"<>]+")


def hide_tokens(text: str, keys: Iterable[str] = ()) -> str:
    """Hide `keys` in `text`, even as Python quotes them, and anything that looks like a key.

    The rest of the line is hidden after "Bearer", "Authorization:" or the name of a secret.
    """
    for key in sorted(set(_forms_of(keys)), key=len, reverse=True):
        text = text.replace(key, HIDDEN)
    text = _AUTHORIZATION.sub(rf"\1 {HIDDEN}", text)
    text = _NAMED_KEY.sub(rf"\1\2 {HIDDEN}", text)
    return _LONG_TOKEN.sub(HIDDEN, text)


def redact(text: str, *, home: str, keys: Iterable[str] = ()) -> str:
    """Do the same as `hide_tokens`, write ~ for homes, and cut addresses after the host."""
    text = _ADDRESS.sub(r"\1\2", hide_tokens(text, keys))
    for form in (home, home.replace("\\", "\\\\")):
        if len(form) > 1:
            text = re.sub(rf"{re.escape(form)}(?![\w-])", "~", text)
    return _ANY_HOME.sub("~", text)


def _forms_of(keys: Iterable[str]) -> Iterable[str]:
    for key in keys:
        for form in (key, key.strip(), *key.split()):
            if len(form) >= _KEY_LENGTH_MIN:
                yield from (form, repr(form)[1:-1], ascii(form)[1:-1])
