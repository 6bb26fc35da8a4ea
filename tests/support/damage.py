"""What a power cut, a bad disk or another program may do to files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

Files = Mapping[str, bytes]
"""The content of a folder."""

WRONG_BYTES = 3
MASKS = (0x5A, 0x80, 0xFF)
"""The last two make text that is not UTF-8."""

SHARES = (0, 1, 10, 50, 90, 99)
"""How many hundredths of a file a truncated one keeps; 0 is empty."""


def each_damage(files: Files, step: int) -> Iterator[tuple[str, Files]]:
    """The files with each damage, and its name: one file gone, cut, or wrong every `step` bytes."""
    for name, content in files.items():
        yield f"{name} is missing", {other: files[other] for other in files if other != name}
        for share in SHARES:
            rest = content[: len(content) * share // 100]
            yield f"{name} has {len(rest)} bytes", {**files, name: rest}
        for at in range(0, len(content), step):
            for mask in MASKS:
                wrong = bytes(byte ^ mask for byte in content[at : at + WRONG_BYTES])
                spoilt = content[:at] + wrong + content[at + WRONG_BYTES :]
                yield f"{name} is wrong at {at} by {mask:#x}", {**files, name: spoilt}
        for at in range(0, len(content), 4096):
            blank = content[:at] + bytes(4096) + content[at + 4096 :]
            yield f"{name} is blank at {at}", {**files, name: blank[: len(content)]}
