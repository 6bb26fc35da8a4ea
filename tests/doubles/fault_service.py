"""A petstore service on a real socket that works until one of its faults is switched on."""

from __future__ import annotations

import asyncio
import math
import ssl
from collections.abc import Callable, Iterable
from functools import partial

import trustme

from petstore_gui.domain.pets import Pet
from tests.doubles.plain_service import PlainService
from tests.doubles.scripted_service import Heard, Move, reset_now
from tests.doubles.silent_port import SilentPort

BOTH = frozenset({"GET", "POST"})

Good = Callable[[], bytes]
"""Acts on a request as a service should, and returns the answer."""


class Asked:
    """A request that meets a fault.

    `good()` acts on it as a service should, and returns the answer. `is_kept_alive`: its
    connection was opened before the fault. `elsewhere` is its address at another service.
    """

    def __init__(self, good: Good, elsewhere: str, *, is_kept_alive: bool) -> None:
        self.good = good
        self.elsewhere = elsewhere
        self.is_kept_alive = is_kept_alive


Answer = Callable[[Asked], Move]
"""What to do about a request."""


class FaultService(PlainService):
    """Serves from a list in memory over TLS, with a certificate from `authority`.

    `elsewhere` is the base address of another service. A fault is a function that turns a switch.
    An `Idempotency-Key` is honoured.
    """

    def __init__(self, pets: Iterable[Pet], authority: trustme.CA, elsewhere: str) -> None:
        self._certificate = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        super().__init__(pets, tls=self._certificate)
        self.authority = authority
        self._elsewhere = elsewhere
        self._methods = BOTH
        self._times = math.inf
        self._by_key: dict[str, bytes] = {}
        self._answer: Answer | None = None
        self._hangs_up = False
        self._connections_before = 0
        self._silent_port: SilentPort | None = None
        self.prove_by(authority.issue_cert("127.0.0.1"))

    def fail(
        self,
        fault: Callable[[FaultService], None],
        methods: frozenset[str] = BOTH,
        *,
        times: float = math.inf,
    ) -> None:
        """Switch a fault on.

        A fault in requests affects only the first `times` of those with one of `methods`.
        """
        self._methods = methods
        self._times = times
        self._connections_before = self.connections
        fault(self)

    def answer_by(self, answer: Answer) -> None:
        """Let `answer` handle each request."""
        self._answer = answer

    def hang_up(self) -> None:
        """Reset each connection before reading a request."""
        self._hangs_up = True
        self.drop_connections()

    def leave(self) -> None:
        """Refuse every connection."""
        self.stop_listening()
        self.drop_connections()

    def swallow(self) -> None:
        """Neither accept nor refuse connections."""
        self._fall_silent(is_full=True)

    def stare(self) -> None:
        """Accept connections, but send nothing in the handshake."""
        self._fall_silent(is_full=False)

    def prove_by(self, certificate: trustme.LeafCert) -> None:
        """Show another certificate from now on."""
        certificate.configure_cert(self._certificate)
        self.drop_connections()

    def answering(self, heard: Heard) -> Move:
        """A good answer, or the one that the fault gives."""
        if not self._is_met_by(heard):
            return self._good(heard)
        self._times -= 1
        if self._answer is None:
            return self._good(heard)
        is_kept_alive = heard.connection <= self._connections_before
        good = partial(self._good, heard)
        elsewhere = self._elsewhere + heard.target.removeprefix("/v1")
        return self._answer(Asked(good, elsewhere, is_kept_alive=is_kept_alive))

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a new connection, or hang up."""
        if self._hangs_up:
            reset_now(writer)
        else:
            super().accept(reader, writer)

    async def __aexit__(self, *exception: object) -> None:
        if self._silent_port:
            self._silent_port.close()
        await super().__aexit__(*exception)

    def _is_met_by(self, heard: Heard) -> bool:
        return heard.method in self._methods and self._times > 0

    def _good(self, heard: Heard) -> bytes:
        key = heard.headers.get("idempotency-key", "")
        if key in self._by_key:
            return self._by_key[key]
        answer = super().answering(heard)
        assert isinstance(answer, bytes)
        if key:
            self._by_key[key] = answer
        return answer

    def _fall_silent(self, *, is_full: bool) -> None:
        port = self.port
        self.leave()
        self._silent_port = SilentPort(port, is_full=is_full)
