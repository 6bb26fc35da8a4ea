"""The time limits of requests, in seconds."""

from __future__ import annotations

import msgspec


class Deadlines(msgspec.Struct, frozen=True):
    """Seconds. `get_total` covers a GET with its retries and waits, `post_attempt` one POST."""

    connect: float = 5.0
    connect_here: float = 1.0
    between_bytes: float = 10.0
    get_total: float = 20.0
    post_attempt: float = 30.0
