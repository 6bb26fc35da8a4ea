"""Seconds to read the whole list with asyncio's streams, one page after another.

python -m tests.benchmarks.floors.streams_reader URL KEY
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
from urllib.parse import urlsplit

import msgspec

from petstore_gui.domain.interface_limits import LIMIT_MAX
from petstore_gui.domain.pets import Pet

NEXT = re.compile(rb'\r\nlink: <\?([^>]*)>; rel="next"', re.IGNORECASE)
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
DECODER = msgspec.json.Decoder(list[Pet])


async def read_all(url: str, key: str) -> list[Pet]:
    """Every animal of the list, over one connection."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    pets: list[Pet] = []
    query: str | None = f"limit={LIMIT_MAX}"
    while query is not None:
        writer.write(
            f"GET {parts.path}/pets?{query} HTTP/1.1\r\n"
            f"Host: {parts.netloc}\r\nAuthorization: Bearer {key}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        assert head.startswith(b"HTTP/1.1 200 "), head
        assert length, head
        pets += DECODER.decode(await reader.readexactly(int(length[1])))
        following = NEXT.search(head)
        query = following[1].decode() if following else None
    writer.close()
    return pets


def main() -> None:
    """Read all once for each line on standard input."""
    url, key = sys.argv[1:]
    for _ in sys.stdin:
        started = time.perf_counter()
        asyncio.run(read_all(url, key))
        print(time.perf_counter() - started, flush=True)


if __name__ == "__main__":
    main()
