from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from petstore_gui.domain.start_failure import StartFailure
from petstore_gui.service.server import (
    NotListening,
    Server,
    authority,
    config,
    is_loopback,
    listen,
)
from tests.support.processes import until
from tests.support.waiting import PATIENCE


@pytest.mark.parametrize(
    "host", ["256.0.0.1", "no.such.host.invalid", "a" * 300, "\u00fc" * 70, "", "a b"]
)
def test_an_impossible_host_is_reported(host: str) -> None:
    with pytest.raises(NotListening, match="cannot listen on") as failed:
        listen(host, 0)
    assert failed.value.reason is StartFailure.PORT
    assert "\n" not in str(failed.value)


def test_a_taken_port_is_reported() -> None:
    with closing(listen("127.0.0.1", 0)) as first:
        port = first.getsockname()[1]
        with pytest.raises(NotListening, match=f"127.0.0.1, port {port}: "):
            listen("127.0.0.1", port)


def test_a_closed_port_is_free_at_once() -> None:
    with closing(listen("127.0.0.1", 0)) as first:
        port = first.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)), closing(first.accept()[0]):
            pass
    listen("127.0.0.1", port).close()


@pytest.mark.parametrize(
    ("host", "is_here"),
    [("127.0.0.1", True), ("0.0.0.0", False)],  # noqa: S104
)
def test_only_a_loopback_address_cannot_be_reached_from_the_network(
    host: str, *, is_here: bool
) -> None:
    with closing(listen(host, 0)) as listener:
        assert is_loopback(listener) is is_here
        assert authority(host, listener) == f"{host}:{listener.getsockname()[1]}"


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 here")
def test_an_ipv6_address_has_brackets() -> None:
    with closing(listen("::1", 0)) as listener:
        assert is_loopback(listener)
        assert authority("::1", listener) == f"[::1]:{listener.getsockname()[1]}"


def test_an_app_may_wait_for_sockets_of_its_own() -> None:
    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        ours, theirs = socket.socketpair()
        with ours, theirs:
            is_ready = asyncio.Event()
            loop = asyncio.get_running_loop()
            loop.add_reader(ours, is_ready.set)
            theirs.send(b"x")
            await is_ready.wait()
            loop.remove_reader(ours)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    how = config(app, grace=1, reads_sockets=True)
    with closing(listen("127.0.0.1", 0)) as listener, ThreadPoolExecutor(1) as thread:
        server = Server(how)
        running = thread.submit(server.run, sockets=[listener])
        until(lambda: server.started)
        url = f"http://{authority('127.0.0.1', listener)}"
        response = httpx.get(url, trust_env=False, timeout=PATIENCE)
        server.should_exit = True
        running.result()
    assert response.status_code == 204
