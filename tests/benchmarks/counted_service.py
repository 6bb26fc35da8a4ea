"""The program's own service over a SQLite file, with its commits counted.

    python -m tests.benchmarks.counted_service DATABASE

Prints its address, serves until a signal ends it, and then prints how many commits there were.
"""

from __future__ import annotations

import sys
from contextlib import closing

from sqlalchemy import Engine, event

from petstore_gui.service.http.asgi_app import make_app
from petstore_gui.service.store.store import open_store
from tests.benchmarks.floors.serving import serve
from tests.service.running import KEY


class Commits:
    """Counts commits."""

    count = 0

    def __call__(self, *_connection: object) -> None:
        self.count += 1


def main() -> None:
    """Serve until a signal ends the process."""
    with closing(open_store(sys.argv[1])) as store:
        commits = Commits()
        event.listen(Engine, "commit", commits)
        serve(make_app(store, KEY))
    print(commits.count, flush=True)


if __name__ == "__main__":
    main()
