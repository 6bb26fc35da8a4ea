"""Milliseconds of a durable commit of ROWS animals with SQLite alone.

python -m tests.benchmarks.floors.sqlite_alone DATABASE ROWS
"""

from __future__ import annotations

import sqlite3
import sys
import time

COMMITS = 200
TABLE = "CREATE TABLE pets (id INTEGER PRIMARY KEY, name TEXT, category_id INTEGER, status TEXT)"
INSERT = "INSERT INTO pets (name, category_id, status) VALUES ('Rex', 7, 'available')"


def main() -> None:
    """For each line on standard input, commit `COMMITS` times and print the mean."""
    writer = sqlite3.connect(sys.argv[1], isolation_level=None)
    writer.execute("PRAGMA journal_mode = WAL")
    writer.execute("PRAGMA synchronous = FULL")
    writer.execute(TABLE)
    rows = int(sys.argv[2])
    for _ in sys.stdin:
        started = time.perf_counter()
        for _ in range(COMMITS):
            writer.execute("BEGIN IMMEDIATE")
            for _ in range(rows):
                writer.execute(INSERT)
            writer.execute("COMMIT")
        print((time.perf_counter() - started) / COMMITS * 1000, flush=True)


if __name__ == "__main__":
    main()
