"""Serves any ASGI application with the same server as the program's own service."""

from __future__ import annotations

from starlette.types import ASGIApp

from petstore_gui.service.server import Server, config, listen


def serve(app: ASGIApp) -> None:
    """Print the address, and serve until the process is terminated."""
    with listen("127.0.0.1", 0) as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
        server = Server(config(app, grace=1), lambda: print(url, flush=True))
        server.run(sockets=[listener])
