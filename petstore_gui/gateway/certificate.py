"""What a certificate says: whose it is, who issued it, and when it is valid.

Python reads certificates only once they are trusted; this also reads one that is not, to say why.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec

WORDS_MAX = 100
"""Characters of a name. It comes from the service, and may be anything."""

_COMMON_NAME, _ORGANISATION, _ALSO_NAMED = b"\x55\x04\x03", b"\x55\x04\x0a", b"\x55\x1d\x11"
_UTC_TIME, _EXPLICIT_VERSION, _EXTENSIONS, _DNS_NAME = 0x17, 0xA0, 0xA3, 0x82
_LONG_LENGTH = 0x80

Node = tuple[int, bytes]
"""A tag of DER, and its contents."""


class Certificate(msgspec.Struct, frozen=True):
    """One certificate. `names` are those that an address may have."""

    subject: str
    issuer: str
    names: tuple[str, ...]
    begins: datetime
    ends: datetime

    @property
    def whose(self) -> str:
        """Its names, or its subject if it has none."""
        return _clip(", ".join(self.names)) or self.subject

    def is_for(self, host: str) -> bool:
        """Whether one of its names is `host`; an asterisk stands for its first part."""
        rest = host.partition(".")[2]
        return any(name.lower() in (host, f"*.{rest}") for name in self.names)


def read_certificate(der: bytes) -> Certificate | None:
    """The certificate in `der`; None if it cannot be read."""
    try:
        return _read(der)
    except (ValueError, IndexError, UnicodeDecodeError, StopIteration):
        return None


def _read(der: bytes) -> Certificate:
    whole = next(_nodes(der))[1]
    fields = list(_nodes(next(_nodes(whole))[1]))
    if fields[0][0] == _EXPLICIT_VERSION:
        del fields[0]
    _serial, _algorithm, issuer, validity, subject = (content for _, content in fields[:5])
    begins, ends = map(_time, _nodes(validity))
    names = tuple(
        name for tag, content in fields[5:] if tag == _EXTENSIONS for name in _names(content)
    )
    return Certificate(_words(subject), _words(issuer), names, begins, ends)


def _nodes(der: bytes) -> Iterator[Node]:
    at = 0
    while at < len(der):
        tag, length = der[at], der[at + 1]
        at += 2
        if length >= _LONG_LENGTH:
            size = length - _LONG_LENGTH
            length = int.from_bytes(der[at : at + size], "big")
            at += size
        if at + length > len(der):
            raise ValueError("cut")
        yield tag, der[at : at + length]
        at += length


def _words(name: bytes) -> str:
    """The common name of a subject or issuer, or else its organisation."""
    parts = [part for _, entry in _nodes(name) for _, part in _nodes(entry)]
    by_kind = dict(map(_pair, parts))
    return by_kind.get(_COMMON_NAME) or by_kind.get(_ORGANISATION) or "?"


def _pair(part: bytes) -> tuple[bytes, str]:
    (_, kind), (_, text) = _nodes(part)
    return kind, _clip(text.decode("utf-8", "replace"))


def _names(extensions: bytes) -> Iterator[str]:
    for _, each in _nodes(next(_nodes(extensions))[1]):
        (_, kind), *_critical, (_, content) = _nodes(each)
        if kind == _ALSO_NAMED:
            for tag, name in _nodes(next(_nodes(content))[1]):
                if tag == _DNS_NAME:
                    yield _clip(name.decode("ascii", "replace"))
                elif len(name) == 4:  # noqa: PLR2004 - an IPv4 address
                    yield ".".join(map(str, name))


def _time(node: Node) -> datetime:
    tag, text = node
    digits = text.decode("ascii").rstrip("Z")
    shape = "%y%m%d%H%M%S" if tag == _UTC_TIME else "%Y%m%d%H%M%S"
    return datetime.strptime(digits, shape).replace(tzinfo=UTC)


def _clip(text: str) -> str:
    return "".join(one if one.isprintable() else "?" for one in text)[:WORDS_MAX]
