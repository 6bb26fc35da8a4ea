"""Tests a service step by step, to say what fails: name, connection, certificate, key, answer."""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
import time
from collections.abc import AsyncGenerator
from concurrent.futures import Executor
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection_errors import (
    ConnectTimedOut,
    HandshakeTimedOut,
    NameNotFound,
    NotTrusted,
)
from petstore_gui.domain.connection_step import Step, StepBegan, StepResult
from petstore_gui.domain.errors import RequestError
from petstore_gui.gateway.certificate import read_certificate
from petstore_gui.gateway.endpoint import Endpoint, host_and_port
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.gateway.proxies import proxy_for
from petstore_gui.gateway.refused_certificate import why_refused
from petstore_gui.gateway.request_response import PETS_PATH
from petstore_gui.gateway.retry import Deadlines, RetryBudgets

log = logging.getLogger(__name__)


async def diagnose(
    endpoint: Endpoint,
    key: ApiKey,
    *,
    deadlines: Deadlines | None = None,
    tls: ssl.SSLContext | None = None,
    executor: Executor | None = None,
) -> AsyncGenerator[StepBegan | StepResult]:
    """Request one animal, yielding each step as it begins and as it ends.

    `tls` replaces the system's trust store.
    Nothing is sent twice, and the key only once the certificate is accepted. If there is a proxy,
    name and connection are the proxy's; what it does itself is part of the answer.

    Calls that may hang run in a thread of `executor`, by default the event loop's: a name look-up
    cannot be ended, only abandoned.
    """
    diagnosis = _Diagnosis(endpoint, deadlines or Deadlines(), executor)
    running = asyncio.create_task(diagnosis.run(key, tls))
    try:
        while (event := await diagnosis.events.get()) is not None:
            yield event
        await running
    finally:
        running.cancel()
        await asyncio.wait([running])


class _Diagnosis:
    """The step under way, and the `events` of all steps; None follows the last one."""

    def __init__(self, endpoint: Endpoint, deadlines: Deadlines, executor: Executor | None) -> None:
        self.events = asyncio.Queue[StepBegan | StepResult | None]()
        self._endpoint = endpoint
        self._deadlines = deadlines
        self._executor = executor
        self._proxy = proxy_for(endpoint)
        self._first_hop = self._proxy or endpoint.base_url
        self._address: tuple[str, int] = ("", 0)
        self._step, self._began = Step.CONNECT, 0.0

    async def run(self, key: ApiKey, tls: ssl.SSLContext | None) -> None:
        """Take every step until one fails."""
        gateway = HttpGateway(
            self._endpoint,
            key,
            deadlines=self._deadlines,
            budgets=RetryBudgets(size=0),
            tls=tls,
        )
        try:
            await self._look_up()
            self._begin(Step.CONNECT)
            has_animals = await gateway.probe(self._note)
            found = "a list of animals" if has_animals else "an empty list"
            self._end(f"HTTP 200, {found}" + ", through the proxy" * bool(self._proxy))
        except RequestError as error:
            self._end(error=await self._explained(error))
        finally:
            self.events.put_nowait(None)
            await gateway.aclose()

    async def _look_up(self) -> None:
        """Find the addresses of the host if it has a name."""
        host = urlsplit(self._first_hop).hostname or ""
        if _is_address(host):
            return
        self._begin(Step.NAME)
        where = host_and_port(self._first_hop)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._deadlines.get_total):
                found = await loop.run_in_executor(self._executor, socket.getaddrinfo, host, None)
        except TimeoutError as error:
            raise self._logged(ConnectTimedOut(where, "no name in time")) from error
        except (OSError, UnicodeError) as error:
            raise self._logged(NameNotFound(where, str(error))) from error
        addresses = dict.fromkeys(str(each[4][0]) for each in found)
        self._end(f"{host} is {', '.join(addresses)}")

    def _logged(self, error: RequestError) -> RequestError:
        """Log the error of a request that got no further than its name; return it."""
        ms = (time.monotonic() - self._began) * 1000
        log.info("GET %s: no response, %.0f ms: %s %s", PETS_PATH, ms, type(error).__name__, error)
        return error

    async def _note(self, event: str, info: dict[str, Any]) -> None:
        """Note what httpcore traces."""
        if event == "connection.connect_tcp.started" and self._step is Step.CONNECT:
            self._begin(Step.CONNECT)
        elif event == "connection.connect_tcp.complete" and self._step is Step.CONNECT:
            self._address = info["return_value"].get_extra_info("socket").getpeername()[:2]
            self._end(f"{self._address[0]} port {self._address[1]} answers")
            is_next = self._endpoint.is_encrypted and not self._proxy
            self._begin(Step.TLS if is_next else Step.ANSWER)
        elif event == "connection.start_tls.complete" and self._step is Step.TLS:
            self._end(_words(info["return_value"].get_extra_info("ssl_object")))
            self._begin(Step.ANSWER)

    async def _explained(self, error: RequestError) -> RequestError:
        """The error, with all that can be found out about a secure connection."""
        if self._step is Step.TLS and isinstance(error, ConnectTimedOut):
            return HandshakeTimedOut(self._endpoint.where, str(error))
        if self._step is not Step.TLS or not isinstance(error, NotTrusted):
            return error
        loop, seconds = asyncio.get_running_loop(), self._deadlines.connect
        return await loop.run_in_executor(
            self._executor, why_refused, error, self._address, self._endpoint, seconds
        )

    def _begin(self, step: Step) -> None:
        if step is not self._step or not self._began:
            self.events.put_nowait(StepBegan(step, self._seconds_max(step)))
        self._step, self._began = step, time.monotonic()

    def _seconds_max(self, step: Step) -> float:
        limits = self._deadlines
        connect = limits.connect_here if self._endpoint.is_here else limits.connect
        return connect if step in (Step.CONNECT, Step.TLS) else limits.get_total

    def _end(self, detail: str = "", error: RequestError | None = None) -> None:
        seconds = time.monotonic() - self._began
        self.events.put_nowait(StepResult(self._step, seconds, detail, error))


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _words(secured: ssl.SSLObject) -> str:
    certificate = read_certificate(secured.getpeercert(binary_form=True) or b"")
    if certificate is None:
        return f"{secured.version()}, certificate accepted"
    return (
        f"{secured.version()}, certificate of {certificate.whose} from {certificate.issuer},"
        f" valid until {certificate.ends:%Y-%m-%d}"
    )
