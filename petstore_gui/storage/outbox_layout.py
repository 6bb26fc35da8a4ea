"""The tables of the outbox file."""

from __future__ import annotations

from petstore_gui.storage.recoverable_db import Layout

ADDS, DRAFTS, IMPORTS, IMPORT_ROWS = "adds", "drafts", "imports", "import_rows"

_ADD = """
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    body BLOB NOT NULL,
    deployment TEXT NOT NULL,
    origin TEXT NOT NULL,
    seen BLOB NOT NULL,
    state TEXT NOT NULL
        CHECK (state IN ('ready', 'sending', 'added', 'refused', 'unknown'{more})),
    attempts INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    waits_for INTEGER,
    pet_id INTEGER,
    key_was_sent INTEGER NOT NULL
"""

LAYOUT = Layout(
    version=2,  # 1 had no imports
    script=f"""
        CREATE TABLE IF NOT EXISTS {ADDS} ({_ADD.format(more="")}) STRICT;
        CREATE TABLE IF NOT EXISTS {DRAFTS} (
            origin TEXT PRIMARY KEY,
            fields BLOB NOT NULL
        ) STRICT;
        CREATE TABLE IF NOT EXISTS {IMPORTS} (
            key TEXT PRIMARY KEY,
            origin TEXT NOT NULL,
            about BLOB NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('open', 'over')),
            created_at INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE IF NOT EXISTS {IMPORT_ROWS} (
            {_ADD.format(more=", 'left'")},
            import TEXT NOT NULL
        ) STRICT
    """,
    tables=(ADDS, DRAFTS, IMPORTS, IMPORT_ROWS),
    synchronous="FULL",
    journal="PERSIST",
    is_kept=True,
)
