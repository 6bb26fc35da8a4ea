"""Tests a service step by step, to say what fails: name, connection, certificate, key, answer."""

from __future__ import annotations

import asyncio
import ssl
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import Executor
from functools import partial

from petstore_gui.domain.api_key import ApiKey
from petstore_gui.domain.connection_errors import ConnectTimedOut
from petstore_gui.domain.connection_step import Step, StepResult
from petstore_gui.domain.errors import NotAnswered, RequestError
from petstore_gui.gateway.endpoint import Endpoint
from petstore_gui.gateway.proxies import proxy_for
from petstore_gui.gateway.retry import Deadlines, RetryBudgets
from petstore_gui.gateway.tested_connection import TestedConnection


async def diagnose(
    endpoint: Endpoint,
    key: ApiKey,
    *,
    deadlines: Deadlines | None = None,
    tls: ssl.SSLContext | None = None,
    executor: Executor | None = None,
) -> AsyncGenerator[StepResult]:
    """Request one animal, yielding each step as it ends. `tls` replaces the system's trust store.

    Nothing is sent twice, and the key only once the certificate is accepted. Name and connection
    are those of the proxy if there is one; what it does by itself is part of the answer.

    Each step runs in a thread of `executor`, by default of the event loop: a name look-up that
    hangs cannot be ended, only left.
    """
    deadlines = deadlines or Deadlines()
    proxy = proxy_for(endpoint)
    connection = TestedConnection(proxy or endpoint.base_url, endpoint, deadlines, tls)
    in_thread = partial(asyncio.get_running_loop().run_in_executor, executor)
    steps: list[tuple[Step, Callable[[], Awaitable[str]]]] = []
    if connection.needs_look_up:
        steps.append((Step.NAME, partial(in_thread, connection.look_up)))
    steps.append((Step.CONNECT, partial(in_thread, connection.connect)))
    if proxy:
        steps.append((Step.ANSWER, partial(_ask_through_proxy, endpoint, key, deadlines, tls)))
    else:
        if endpoint.is_encrypted:
            steps.append((Step.TLS, partial(in_thread, connection.secure)))
        steps.append((Step.ANSWER, partial(in_thread, connection.ask, key)))
    try:
        for step, run in steps:
            result = await _timed(step, run, connection.where, deadlines)
            yield result
            if result.error:
                return
    finally:
        connection.close()


async def _timed(
    step: Step, run: Callable[[], Awaitable[str]], where: str, deadlines: Deadlines
) -> StepResult:
    began = time.monotonic()
    detail = ""
    error: RequestError | None = None
    try:
        async with asyncio.timeout(deadlines.get_total):
            detail = await run()
    except TimeoutError:
        is_sent = step is Step.ANSWER
        error = NotAnswered("not in time") if is_sent else ConnectTimedOut(where, "not in time")
    except RequestError as failed:
        error = failed
    return StepResult(step, time.monotonic() - began, detail, error)


async def _ask_through_proxy(
    endpoint: Endpoint, key: ApiKey, deadlines: Deadlines, tls: ssl.SSLContext | None
) -> str:
    from petstore_gui.gateway.http_gateway import HttpGateway  # noqa: PLC0415 - not needed without a proxy

    no_retries = RetryBudgets(size=0)
    gateway = HttpGateway(endpoint, key, deadlines=deadlines, budgets=no_retries, tls=tls)
    try:
        await gateway.probe()
    finally:
        await gateway.aclose()
    return "HTTP 200, a list of animals, through the proxy"
