"""Simulates a distant service: a relay that delays every response.

    python -m tests.benchmarks.far_away PORT MILLISECONDS

Listens on a port of 127.0.0.1, which it prints, and forwards connections to PORT.
"""

from __future__ import annotations

import asyncio
import sys

CHUNK = 65_536


async def hand_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, late: float) -> None:
    """Forward every byte in order, `late` seconds after it arrived."""
    loop = asyncio.get_running_loop()
    held: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def take() -> None:
        while chunk := await reader.read(CHUNK):
            held.put_nowait((loop.time() + late, chunk))
        held.put_nowait((loop.time() + late, b""))

    taking = asyncio.create_task(take())
    while True:
        due, chunk = await held.get()
        await asyncio.sleep(max(0.0, due - loop.time()))
        if not chunk:
            break
        writer.write(chunk)
        await writer.drain()
    writer.close()
    await taking


async def main() -> None:
    """Relay until the process is terminated."""
    port, late = int(sys.argv[1]), int(sys.argv[2]) / 1000

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_service, to_service = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(hand_on(reader, to_service, 0), hand_on(from_service, writer, late))

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
