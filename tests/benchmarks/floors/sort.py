"""Seconds of only `sorted()` on the prepared keys of COUNT animals.

python -m tests.benchmarks.floors.sort COUNT
"""

from __future__ import annotations

import sys
import time

from petstore_gui.catalogue.rows import Rows
from petstore_gui.catalogue.text_folding import natural
from tests.benchmarks.stock import pets


def main() -> None:
    """Sort once for each line on standard input."""
    rows = Rows()
    for pet in pets(int(sys.argv[1])):
        rows.put([pet], walk=1)
    keys = [natural(rows.key(row)) for row in range(len(rows))]
    for _ in sys.stdin:
        started = time.perf_counter()
        sorted(keys)
        print(time.perf_counter() - started, flush=True)


if __name__ == "__main__":
    main()
