"""Tests a service step by step, to say what fails: name, connection, certificate, key, answer."""

from __future__ import annotations

import asyncio
import socket
import ssl
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import Executor
from ipaddress import ip_address
from urllib.parse import urlsplit

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection import Step, StepBegan, StepResult
from petstore_gui.domain.errors import RequestError
from petstore_gui.domain.interface_limits import DEFAULT_PORTS
from petstore_gui.gateway.deadlines import Deadlines
from petstore_gui.gateway.endpoint import Endpoint, host_and_port
from petstore_gui.gateway.http_gateway import HttpGateway
from petstore_gui.gateway.reaching import not_reached, proxy_for, trust_store
from petstore_gui.gateway.retry import RetryBudgets
from petstore_gui.support.certificate_days import validity


async def diagnose(
    endpoint: Endpoint,
    key: ApiKey,
    *,
    deadlines: Deadlines | None = None,
    tls: ssl.SSLContext | None = None,
    executor: Executor | None = None,
) -> AsyncGenerator[StepBegan | StepResult]:
    """Request one animal, yielding each step as it begins and as it ends, until one fails.

    `tls` replaces the system's trust store. Nothing is sent twice, and the key only once the
    certificate is accepted. If there is a proxy, name and connection are the proxy's; what it does
    itself is part of the answer. A name is looked up in a thread of `executor`, by default the
    event loop's: that cannot be ended, only abandoned.
    """
    diagnosis = _Diagnosis(endpoint, key, deadlines or Deadlines(), tls, executor)
    for step, seconds_max, work in diagnosis.steps():
        yield StepBegan(step, seconds_max)
        began, detail, failure = time.monotonic(), "", None
        try:
            detail = await work()
        except RequestError as error:
            failure = error
        yield StepResult(step, time.monotonic() - began, detail, failure)
        if failure is not None:
            return


class _Diagnosis:
    """The steps of a connection test, each of which returns its detail for IT."""

    def __init__(
        self,
        endpoint: Endpoint,
        key: ApiKey,
        deadlines: Deadlines,
        tls: ssl.SSLContext | None,
        executor: Executor | None,
    ) -> None:
        self._endpoint, self._key, self._deadlines = endpoint, key, deadlines
        self._tls, self._executor = tls, executor
        self._proxy = proxy_for(endpoint)
        self._where = host_and_port(self._proxy or endpoint.base_url)
        url = urlsplit(self._proxy or endpoint.base_url)
        self._host, self._port = url.hostname or "", url.port or DEFAULT_PORTS[url.scheme]
        self._connect_max = deadlines.connect_here if endpoint.is_here else deadlines.connect

    def steps(self) -> list[tuple[Step, float, Callable[[], Awaitable[str]]]]:
        """The steps that the address needs, each with its longest time in seconds."""
        longest = self._deadlines.get_total
        steps = [] if _is_address(self._host) else [(Step.NAME, longest, self._look_up)]
        steps.append((Step.CONNECT, self._connect_max, self._connect))
        if self._endpoint.is_encrypted and not self._proxy:
            steps.append((Step.TLS, self._connect_max, self._secure))
        return [*steps, (Step.ANSWER, longest, self._ask)]

    async def _look_up(self) -> str:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._deadlines.get_total):
                found = await loop.run_in_executor(
                    self._executor, socket.getaddrinfo, self._host, None
                )
        except (OSError, UnicodeError) as error:
            raise not_reached(error, self._where) from error
        return f"{self._host} is {', '.join(dict.fromkeys(str(one[4][0]) for one in found))}"

    async def _connect(self) -> str:
        address, port, *_ = (await self._opened(None)).get_extra_info("peername")
        return f"{address} port {port} answers"

    async def _secure(self) -> str:
        tls = self._tls or await asyncio.to_thread(trust_store)
        secured = (await self._opened(tls)).get_extra_info("ssl_object")
        ends = validity(secured.getpeercert()["notAfter"])
        return f"{secured.version()}, certificate accepted, {ends}"

    async def _opened(self, tls: ssl.SSLContext | None) -> asyncio.StreamWriter:
        """A connection that was made, and is closed again."""
        try:
            async with asyncio.timeout(self._connect_max):
                _, writer = await asyncio.open_connection(self._host, self._port, ssl=tls)
        except (OSError, UnicodeError) as error:
            raise not_reached(error, self._where) from error
        writer.transport.abort()
        return writer

    async def _ask(self) -> str:
        budgets = RetryBudgets(size=0)
        gateway = HttpGateway(
            self._endpoint, self._key, deadlines=self._deadlines, budgets=budgets, tls=self._tls
        )
        try:
            found = "a list of animals" if await gateway.probe() else "an empty list"
        finally:
            await gateway.aclose()
        return f"HTTP 200, {found}" + ", through the proxy" * bool(self._proxy)


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
