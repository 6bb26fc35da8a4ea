"""`make advisories`: known advisories are printed, and a failed query is no all-clear."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ASK = [sys.executable, "-E", "-S", str(ROOT / "resources" / "setup" / "advisories.py")]
LOCK = """\
ada==1.0 \\
    --hash=sha256:0
bob[extra]==2.0.1 ; sys_platform == 'win32' \\
    --hash=sha256:0
    # via ada
"""


class Handler(BaseHTTPRequestHandler):
    """Sends the response of its server to every request, and records the request."""

    server: Source

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.requests.append(json.loads(body))
        self.send_response(self.server.status)
        self.end_headers()
        self.wfile.write(self.server.body)

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


class Source(ThreadingHTTPServer):
    """A source of advisories, whose responses all have the same body and status."""

    def __init__(self, body: bytes, status: int) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.body = body
        self.status = status
        self.requests: list[Any] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1/querybatch"


@contextmanager
def source(body: bytes, status: int = 200) -> Iterator[Source]:
    with Source(body, status) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()


def results(*found: list[str]) -> bytes:
    vulns = [{"vulns": [{"id": name} for name in names]} if names else {} for names in found]
    return json.dumps({"results": vulns}).encode()


def run_check(url: str, folder: Path, lock: str = LOCK) -> subprocess.CompletedProcess[str]:
    file = folder / "requirements.lock"
    file.write_text(lock, "utf-8")
    command = [*ASK, "--lock", str(file), "--source", url]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_known_advisory_is_printed_and_exits_with_1(tmp_path: Path) -> None:
    with source(results([], ["GHSA-1", "PYSEC-2"])) as server:
        done = run_check(server.url, tmp_path)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "bob 2.0.1: GHSA-1 (https://osv.dev/vulnerability/GHSA-1)",
        "bob 2.0.1: PYSEC-2 (https://osv.dev/vulnerability/PYSEC-2)",
    ]


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (results([]), 200),
        (results([], [], []), 200),
        (b"{}", 200),
        (b"[]", 200),
        (b'{"results": [1, 2]}', 200),
        (b"<title>Sign in</title>", 200),
        (b"\xff", 200),
        (b"", 200),
        (results([], []), 404),
        (results([], []), 500),
    ],
)
def test_an_unusable_response_is_no_all_clear(answer: bytes, status: int, tmp_path: Path) -> None:
    with source(answer, status) as server:
        done = run_check(server.url, tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "nothing is known" in done.stderr
    assert "Traceback" not in done.stderr
