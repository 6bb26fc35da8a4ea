"""Which of several servers that write took over last.

A former primary that was only cut off, and not stopped, still says that it writes. Its timeline is
the lower one: PostgreSQL counts it up with each promotion.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

TIMELINE = "left(pg_walfile_name(pg_current_wal_lsn()), 8)"
"""In SQL: eight hexadecimal digits."""

Server = tuple[str, str]
"""Host and port."""

_STILL_WRITES = (
    "%s:%s still writes, but another server took over: stop it; or, if the other one is given up,"
    " restart this service"
)

_log = logging.getLogger(__name__)


class Timelines:
    """The timelines of the servers that wrote when they were connected to."""

    def __init__(self) -> None:
        self._of: dict[Server, str] = {}
        self._told: set[tuple[Server, str]] = set()

    @property
    def newest(self) -> str:
        """That of the server that took over last; "" before the first connection."""
        return max(self._of.values(), default="")

    def note(self, server: Server, timeline: str) -> bool:
        """Note the timeline of a server; returns whether it is the newest."""
        self._of[server] = timeline
        if timeline >= self.newest:
            return True
        if (server, self.newest) not in self._told:
            self._told.add((server, self.newest))
            _log.warning(_STILL_WRITES, *server)
        return False

    def in_order(self, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """The parameters of a connection: last come former primaries, and who never answered."""
        newest = self.newest
        found = sorted(servers(parameters), key=lambda one: self._of.get(one, "") < newest)
        return {**parameters, **to_servers(found)} if len(found) > 1 else dict(parameters)


def servers(parameters: Mapping[str, Any]) -> list[Server]:
    """The servers that the parameters of a connection name."""
    hosts, ports = (str(parameters.get(name, "")).split(",") for name in ("host", "port"))
    return list(zip(hosts, ports * (len(hosts) // len(ports)), strict=True))


def to_servers(chosen: Sequence[Server]) -> dict[str, str]:
    """The parameters for these servers, to be tried in this order."""
    hosts, ports = zip(*chosen, strict=True)
    return {"host": ",".join(hosts), "port": ",".join(ports)}
