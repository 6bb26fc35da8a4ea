"""HAProxy finds the services by their names, whenever they come and wherever."""

from __future__ import annotations

import os
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingUDPServer

import httpx
import pytest

from tests.cluster.compose import CLUSTER
from tests.cluster.packages import HAPROXY, LIBRARIES, unpack
from tests.support.processes import until
from tests.support.waiting import PATIENCE

NETWORK = f"127.{os.getpid() % 250 + 1}.{os.getpid() // 250 % 250}"
NAME_SERVER, BALANCER, HERE, ELSEWHERE = (f"{NETWORK}.{number}" for number in range(11, 15))
ANSWERED_SECONDS = 25.0
HEADER = 12
A_RECORD = b"\0\1\0\1"
ANSWER = b"\xc0\x0c" + A_RECORD + b"\0\0\0\1\0\4"
"""The name that was asked for, its type, one second to live, four bytes."""


class NameServer(ThreadingUDPServer):
    """Knows where service-1 is, and of no other name."""

    place: str | None = None


class Question(BaseRequestHandler):
    """For one address of a name; anything else is unknown."""

    server: NameServer

    def handle(self) -> None:
        asked, back = self.request
        end = asked.index(b"\0", HEADER) + 1 + len(A_RECORD)
        question = asked[HEADER:end]
        is_known = self.server.place and question == b"\x09service-1\0" + A_RECORD
        answer = ANSWER + socket.inet_aton(str(self.server.place)) if is_known else b""
        code = b"\x81\x80" if is_known else b"\x81\x83"
        counts = b"\0\1" + (b"\0\1" if is_known else b"\0\0") + b"\0\0\0\0"
        back.sendto(asked[:2] + code + counts + question + answer, self.client_address)


class Service(BaseHTTPRequestHandler):
    """Is ready, and says where it is; an add ends it, or it hangs with it."""

    hangs = threading.Event()

    def do_POST(self) -> None:
        if self.path == "/hangs":
            self.hangs.wait()

    def do_GET(self) -> None:
        place = str(self.connection.getsockname()[0]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(place)))
        self.end_headers()
        self.wfile.write(place)

    def log_message(self, *_arguments: object) -> None: ...


@contextmanager
def running(server: ThreadingUDPServer | ThreadingHTTPServer) -> Iterator[None]:
    with server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def balancer(folder: Path) -> Iterator[None]:
    """HAProxy with its own configuration, but without TLS."""
    text = (CLUSTER / "haproxy.cfg").read_text("utf-8")
    for there, here in {
        "bind balancer:8443 ssl crt /run/secrets/tls.pem alpn http/1.1": f"bind {BALANCER}:8443",
        "parse-resolv-conf": f"nameserver names {NAME_SERVER}:5353",
    }.items():
        assert there in text
        text = text.replace(there, here)
    (folder / "haproxy.cfg").write_text(text)
    command = [str(HAPROXY), "-f", str(folder / "haproxy.cfg")]
    libraries = {**os.environ, "LD_LIBRARY_PATH": LIBRARIES}
    with subprocess.Popen(command, env=libraries) as process:
        try:
            yield
        finally:
            process.terminate()


def answer() -> str:
    try:
        return httpx.get(f"http://{BALANCER}:8443/", trust_env=False).text
    except httpx.TransportError:
        return ""


def test_a_service_may_be_missing_and_come_back_at_another_address(tmp_path: Path) -> None:
    unpack()
    names = NameServer((NAME_SERVER, 5353), Question)
    with running(names), balancer(tmp_path):
        until(lambda: '"No service is ready."' in answer())
        for place in (HERE, ELSEWHERE):
            with running(ThreadingHTTPServer((place, 8080), Service)):
                names.place = place
                until(lambda: answer() == names.place)


@pytest.mark.parametrize(("path", "status"), [("ends", 502), ("hangs", 504)])
def test_an_add_that_no_service_answers_may_be_there(
    tmp_path: Path, path: str, status: int
) -> None:
    unpack()
    Service.hangs.clear()
    names = NameServer((NAME_SERVER, 5353), Question)
    service = ThreadingHTTPServer((HERE, 8080), Service)
    with running(names), balancer(tmp_path), running(service):
        names.place = HERE
        until(lambda: answer() == HERE)
        url = f"http://{BALANCER}:8443/{path}"
        try:
            began = time.monotonic()
            told = httpx.post(url, trust_env=False, timeout=PATIENCE)
        finally:
            Service.hangs.set()
    assert time.monotonic() - began < ANSWERED_SECONDS
    assert (told.status_code, told.headers["Retry-After"]) == (status, "2")
    assert told.headers["Content-Type"] == "application/json"
    assert (told.json()["code"], told.json()["status"]) == ("outcome_unknown", status)
