"""Which connections are open, and which one is closed when there are too many."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterator
from enum import Enum, auto
from itertools import chain
from typing import Protocol

CONNECTIONS_MAX = 800
"""Open at once, from the moment they are accepted: a TLS handshake counts."""

OF_ADDRESS_MAX = 400
"""Open at once from one address."""

UNREAD_MAX = 32
"""How many large responses may wait at once for their clients to read them. Each may take 6 MiB,
until the last byte is read."""

TELL_AGAIN_SECONDS = 60.0
"""How often the log says that connections are closed because there are too many."""

_log = logging.getLogger(__name__)


class Trust(Enum):
    """What the requests of a connection have shown so far."""

    NEW = auto()
    """None has been answered."""

    REFUSED = auto()
    """None had the key."""

    KNOWN = auto()
    """One had the key."""


class Connection(Protocol):
    """A connection that can be closed."""

    trust: Trust

    def end(self) -> None:
        """Close it at once, whatever it is doing."""
        ...


class OpenConnections:
    """Limits the connections, in all and from each address.

    Over a limit, the oldest connection that has shown no key is closed, or else the one that has
    waited longest for a request. Clients without the key cannot keep out those with it: of theirs,
    only the first request of a connection is protected, and it is refused at once. A request of a
    client with the key is never interrupted; the new connection is closed instead. Only of large
    responses that wait until they are read, the oldest is cut off where there are too many.
    """

    def __init__(self, most: int = CONNECTIONS_MAX, of_address: int = OF_ADDRESS_MAX) -> None:
        self._most = most
        self._most_of_address = of_address
        self._addresses: dict[Connection, str] = {}
        self._counts: Counter[str] = Counter()
        # Dictionaries, for their order: from the oldest to the newest.
        self._strangers: dict[Connection, None] = {}
        self._idle: dict[Connection, None] = {}
        self._unread: dict[Connection, None] = {}
        self._told_at = -TELL_AGAIN_SECONDS

    def __len__(self) -> int:
        return len(self._addresses)

    def add(self, connection: Connection, address: str) -> None:
        """Count a connection that was just accepted, and close one if there are too many."""
        self._addresses[connection] = address
        self._counts[address] += 1
        others = self._expendable()
        if self._counts[address] > self._most_of_address:
            self._tell("from one address")
            its_own = (each for each in others if self._addresses[each] == address)
            self._end_first(chain(its_own, [connection]))
        elif len(self._addresses) > self._most:
            self._tell("in all")
            self._end_first(chain(others, [connection]))
        self.mark_idle(connection)

    def mark_busy(self, connection: Connection) -> None:
        """Note that a request has come."""
        if connection.trust is Trust.KNOWN:
            self._idle.pop(connection, None)
        elif connection.trust is Trust.NEW:
            self._strangers.pop(connection, None)

    def mark_idle(self, connection: Connection) -> None:
        """Note that every request so far is answered."""
        if connection in self._addresses:
            place = self._idle if connection.trust is Trust.KNOWN else self._strangers
            place.setdefault(connection)

    def mark_unread(self, connection: Connection) -> None:
        """Note that a large response waits for its client. Closes the oldest if there are many."""
        if connection in self._addresses:
            self._unread.setdefault(connection)
        if len(self._unread) > UNREAD_MAX:
            self._tell("their responses are not read")
            self._end_first(iter(self._unread))

    def mark_read(self, connection: Connection) -> None:
        """Note that its client has read it."""
        self._unread.pop(connection, None)

    def discard(self, connection: Connection) -> None:
        """Forget a connection that is closed."""
        address = self._addresses.pop(connection, None)
        if address is None:
            return
        self._strangers.pop(connection, None)
        self._idle.pop(connection, None)
        self._unread.pop(connection, None)
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def end_one(self, why: str) -> bool:
        """Close the connection that is needed least, and log why. Returns whether there was one."""
        self._tell(why)
        return self._end_first(self._expendable())

    def _expendable(self) -> Iterator[Connection]:
        return chain(self._strangers, self._idle)

    def _end_first(self, connections: Iterator[Connection]) -> bool:
        for connection in connections:
            self.discard(connection)
            connection.end()
            return True
        return False

    def _tell(self, why: str) -> None:
        now = time.monotonic()
        if now - self._told_at < TELL_AGAIN_SECONDS:
            return
        self._told_at = now
        most = ", ".join(f"{count} from {each}" for each, count in self._counts.most_common(3))
        _log.warning("too many connections (%s), the oldest unused ones are closed: %s", why, most)
