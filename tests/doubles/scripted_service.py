"""A service on a real socket of this computer that sends exactly the given answers."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import struct
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from http import HTTPStatus
from typing import Self

import msgspec
import trustme


class Heard(msgspec.Struct, frozen=True):
    """A received request. Header names are in lower case; `connection` counts from 1."""

    method: str
    target: str
    headers: Mapping[str, str]
    body: bytes
    connection: int


Move = bytes | Callable[[asyncio.StreamWriter], Awaitable[None]]
"""The response to a request: bytes, sent as they are, or a function of the connection."""


class ScriptedService:
    """Makes one move for each request, and repeats the last one for all further requests.

    A `Move` of bytes keeps the connection open. `answering(heard)` may be overridden instead.
    """

    def __init__(self, *moves: Move, tls: ssl.SSLContext | None = None, host: str = "") -> None:
        self.heard: list[Heard] = []
        self.connections = 0
        self._moves = list(moves)
        self._tls = tls
        self._host = host or "127.0.0.1"
        self._serving: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    @property
    def base_url(self) -> str:
        """The base address."""
        return f"{'https' if self._tls else 'http'}://{self._host}:{self.port}/v1"

    @property
    def port(self) -> int:
        """The port that it listens on."""
        assert self._server
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def stop_listening(self) -> None:
        """Accept no more connections."""
        assert self._server
        self._server.close()

    def drop_connections(self) -> None:
        """End every connection at once."""
        for task in self._serving:
            task.cancel()

    def answering(self, _heard: Heard) -> Move:
        """The next move."""
        return self._moves.pop(0) if len(self._moves) > 1 else self._moves[0]

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self.accept, "127.0.0.1", 0, ssl=self._tls)
        return self

    async def __aexit__(self, *_exception: object) -> None:
        assert self._server
        self.stop_listening()
        self.drop_connections()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await self._server.wait_closed()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a new connection."""
        self.connections += 1
        task = asyncio.create_task(self._serve(reader, writer, self.connections))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, connection: int
    ) -> None:
        try:
            while not writer.is_closing():
                heard = await self.hear(reader, connection)
                self.heard.append(heard)
                await _make(self.answering(heard), writer)
        except (asyncio.IncompleteReadError, OSError):
            pass
        finally:
            writer.transport.abort()

    async def hear(self, reader: asyncio.StreamReader, connection: int) -> Heard:
        """The next request."""
        method, target, _ = (await reader.readuntil(b"\r\n")).decode("latin-1").split(" ")
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = (line.split(":", 1) for line in head if line)
        headers = {name.lower(): value.strip() for name, value in pairs}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        return Heard(method, target, headers, body, connection)


async def _make(move: Move, writer: asyncio.StreamWriter) -> None:
    if isinstance(move, bytes):
        writer.write(move)
        await writer.drain()
    else:
        await move(writer)


def served_with(certificate: trustme.LeafCert) -> ssl.SSLContext:
    """The `tls` of a service with this certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    certificate.configure_cert(context)
    return context


def reply(
    status: int = 200,
    body: bytes | object = b"",
    headers: Mapping[str, str] | None = None,
    content_type: str = "application/json",
) -> bytes:
    """A complete HTTP response. A body that is not bytes is sent as JSON."""
    sent = body if isinstance(body, bytes) else json.dumps(body).encode()
    fields = {"Content-Type": content_type, "Content-Length": str(len(sent)), **(headers or {})}
    reason = HTTPStatus(status).phrase
    lines = [f"HTTP/1.1 {status} {reason}", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join([*lines, "", ""]).encode() + sent


def error(
    status: int, message: str = "no", headers: Mapping[str, str] | None = None, code: str = ""
) -> bytes:
    """A response with the interface's Error."""
    body = {"code": code or f"code-{status}", "message": message, "status": status}
    return reply(status, body, headers)


async def close(writer: asyncio.StreamWriter) -> None:
    """Close the connection without a response."""
    writer.close()


async def reset(writer: asyncio.StreamWriter) -> None:
    """Reset the connection, as a crash of the service does."""
    reset_now(writer)


def reset_now(writer: asyncio.StreamWriter) -> None:
    """Reset a connection."""
    at_once = struct.pack("ii", 1, 0)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, at_once)
    writer.transport.abort()


async def silence(_writer: asyncio.StreamWriter) -> None:
    """Never answer."""
    await asyncio.Event().wait()


def cut(answer: bytes) -> Move:
    """Send all but the last byte, and close."""

    async def move(writer: asyncio.StreamWriter) -> None:
        writer.write(answer[:-1])
        with suppress(OSError):
            await writer.drain()
        writer.close()

    return move


def endless(piece: bytes, head: bytes) -> Move:
    """Send `head`, then `piece` until the client closes."""

    async def move(writer: asyncio.StreamWriter) -> None:
        writer.write(head)
        while True:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)  # drain() gives others no turn once a client of TLS has gone

    return move


def begun_with(head: bytes, rest: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> Move:
    """Send `head` at once, and go on with another move."""

    async def move(writer: asyncio.StreamWriter) -> None:
        writer.write(head)
        await rest(writer)

    return move


def drip(answer: bytes, every: float) -> Callable[[asyncio.StreamWriter], Awaitable[None]]:
    """Send one byte at a time, one `every` so many seconds."""

    async def move(writer: asyncio.StreamWriter) -> None:
        for byte in answer:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(every)

    return move
