"""The program's icon in the formats of Windows and macOS: several pictures in one file."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

_ICO_HEADER = struct.Struct("<HHH")
_ICO_ENTRY = struct.Struct("<BBBBHHII")
_ICON = 1
_BITS = 32
ICO_MAX = 256
"""Pixels. The format writes this size as 0."""

_ICNS_HEADER = struct.Struct(">4sI")
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def write_ico(pictures: Mapping[int, Path], file: Path) -> Path:
    """Write a Windows icon from PNG files by size; those over 256 pixels are left out."""
    fitting = {size: path.read_bytes() for size, path in pictures.items() if size <= ICO_MAX}
    place = _ICO_HEADER.size + _ICO_ENTRY.size * len(fitting)
    head, body = _ICO_HEADER.pack(0, _ICON, len(fitting)), b""
    for size, png in sorted(fitting.items()):
        edge = size % ICO_MAX
        head += _ICO_ENTRY.pack(edge, edge, 0, 0, 1, _BITS, len(png), place + len(body))
        body += png
    file.write_bytes(head + body)
    return file


def write_icns(pictures: Mapping[int, Path], file: Path) -> Path:
    """Write a macOS icon from PNG files by size; sizes that the format lacks are left out."""
    body = b""
    for size, kind in ICNS_TYPES.items():
        if size in pictures:
            png = pictures[size].read_bytes()
            body += _ICNS_HEADER.pack(kind, _ICNS_HEADER.size + len(png)) + png
    file.write_bytes(_ICNS_HEADER.pack(b"icns", _ICNS_HEADER.size + len(body)) + body)
    return file
