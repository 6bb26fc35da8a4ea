"""Opens a store in many processes at once. Prints a line for each that has opened it."""

from __future__ import annotations

import os
import sys

from petstore_gui.domain.pets import NewPet
from petstore_gui.service.store.samples import Samples
from petstore_gui.service.store.store import open_store
from petstore_gui.service.store.upgrade import upgrade  # noqa: F401 - imported once, for all


def main(url: str, processes: int) -> None:
    """Fork them, and let them go when all are there."""
    waiting, go = os.pipe()
    children = [_start(url, waiting, go) for _ in range(processes)]
    os.close(go)
    for child in children:
        _, status = os.waitpid(child, 0)
        if status == 0:
            sys.stdout.write("started\n")


def _start(url: str, waiting: int, go: int) -> int:
    if child := os.fork():
        return child
    os.close(go)
    os.read(waiting, 1)
    open_store(url, first=lambda: Samples([NewPet("First", 1)])).close()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
