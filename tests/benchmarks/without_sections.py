"""The program's own service on a SQLite file, without links to sections of a list.

    python -m tests.benchmarks.without_sections DATABASE

Fills an empty store with 100,000 made-up animals, prints its address, and answers until the
process is ended.
"""

from __future__ import annotations

import re
import sys
from contextlib import closing

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.samples import made_up
from petstore_gui.service.store.store import open_store
from tests.benchmarks.floors.serving import serve
from tests.service.running import KEY

COUNT = 100_000
SECTION = re.compile(rb', <[^>]*>; rel="section"')


def without_sections(app: ASGIApp) -> ASGIApp:
    """The same application without those links."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_without(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"]
                message["headers"] = [(name, SECTION.sub(b"", value)) for name, value in headers]
            await send(message)

        await app(scope, receive, send_without)

    return answer


if __name__ == "__main__":
    with closing(open_store(sys.argv[1])) as store:
        store.fill(made_up(COUNT))
        serve(without_sections(make_app(store, KEY)))
