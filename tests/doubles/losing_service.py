"""A petstore service that adds animals and loses its answers at once. It honours no key."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


class LosingService(ThreadingHTTPServer):
    """Lists `pets`, oldest first, and answers no add."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.pets: list[dict[str, object]] = []

    @property
    def base_url(self) -> str:
        """The base address."""
        return f"http://127.0.0.1:{self.server_port}/v1"

    def named(self, name: str) -> int:
        """How many animals of this name it has."""
        return sum(pet["name"] == name for pet in self.pets)


class _Handler(BaseHTTPRequestHandler):
    server: LosingService

    def do_GET(self) -> None:
        query = parse_qs(urlsplit(self.path).query)
        wanted = query.get("status")
        pets = [pet for pet in self.server.pets if not wanted or pet.get("status") in wanted]
        body = json.dumps(pets[: int(query["limit"][0])]).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.pets.append({"id": len(self.server.pets) + 1, **json.loads(body)})
        self.close_connection = True

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


@contextmanager
def losing() -> Iterator[LosingService]:
    """Serve from a thread."""
    with LosingService() as service:
        threading.Thread(target=service.serve_forever, daemon=True).start()
        yield service
        service.shutdown()
