"""The cluster of resources/cluster, started and mended by the commands of docs/many-tills.md."""

from __future__ import annotations

import shutil
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Self
from uuid import uuid4

import httpx
import pytest
import trustme

from tests.cluster.compose import Compose
from tests.cluster.packages import unpack
from tests.service.postgres import programs
from tests.service.running import ROOT, bearer
from tests.support.processes import until
from tests.support.waiting import PATIENCE

PAGE = (ROOT / "docs/many-tills.md").read_text("utf-8")
BACK_SECONDS = 10.0


def commands(heading: str) -> list[str]:
    """The commands under a heading, but those that need root or containers themselves."""
    _, found, section = PAGE.partition(f"\n## {heading}")
    assert found
    lines = section.partition("\n## ")[0].splitlines()
    told = [line.removeprefix("    $ ") for line in lines if line.startswith("    $ ")]
    return [line for line in told if line.split()[0] not in ("cd", "sudo") and "build" not in line]


class Till:
    """Adds one animal after another, each with its key until it is acknowledged."""

    def __init__(self, url: str, key: str, trusting: ssl.SSLContext) -> None:
        self.acknowledged: list[int] = []
        self.statuses: set[int] = set()
        self._client = httpx.Client(
            base_url=url, headers=bearer(key), verify=trusting, trust_env=False, timeout=PATIENCE
        )
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._add)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._client.close()

    @contextmanager
    def adding(self) -> Iterator[None]:
        self._thread.start()
        try:
            yield
        finally:
            self._ends.set()
            self._thread.join()

    def has_added(self, more: int = 1) -> None:
        """Wait until so many more are acknowledged."""
        enough = len(self.acknowledged) + more
        until(lambda: len(self.acknowledged) >= enough)

    def everything(self) -> list[int]:
        found: list[int] = []
        link = "/pets?limit=100"
        while link:
            answer = self._client.get(link)
            found += [pet["id"] for pet in answer.json()]
            following = answer.links.get("next")
            link = f"/pets{following['url']}" if following else ""
        return found

    def _add(self) -> None:
        while not self._ends.is_set():
            key = {"Idempotency-Key": f'"{uuid4()}"'}
            while not (pet := self._answer(key)):
                time.sleep(0.05)
            self.acknowledged.append(pet)

    def _answer(self, key: dict[str, str]) -> int | None:
        with suppress(httpx.TransportError):
            answer = self._client.post("/pets", json={"name": "Rex", "categoryId": 1}, headers=key)
            self.statuses.add(answer.status_code)
            if answer.status_code == httpx.codes.CREATED:
                return int(answer.json()["id"])
            if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
                assert answer.headers["retry-after"].isdigit()
                assert answer.json()["status"] == 503
        return None


@pytest.fixture
def compose() -> Iterator[Compose]:
    unpack()
    with programs() as of_postgresql, Compose(of_postgresql) as compose:
        yield compose


@pytest.fixture
def till(compose: Compose) -> Iterator[Till]:
    authority, address = trustme.CA(), compose.address("balancer")
    issued = authority.issue_cert(address)
    issued.private_key_pem.write_to_path(compose.folder / "certificate-key.pem")
    for blob in issued.cert_chain_pems:
        blob.write_to_path(compose.folder / "certificate.pem", append=True)
    for line in commands("A small cluster"):
        compose.do(line)
        for secret in (compose.folder / "secrets").glob("*"):
            shutil.chown(secret, "nobody")  # in place of the line with sudo
    trusting = ssl.create_default_context()
    authority.configure_trust(trusting)
    key = (compose.folder / "secrets/key").read_text().strip()
    with Till(f"https://{address}:8443/v1", key, trusting) as till:
        yield till


def test_a_new_version_and_a_failed_server_lose_and_double_nothing(
    compose: Compose, till: Till
) -> None:
    with till.adding():
        till.has_added(5)
        assert till.statuses <= {201, 503}
        till.statuses.clear()
        for line in commands("A new version"):
            compose.do(line)
            till.has_added(5)
        assert till.statuses == {201}, "a new version was noticed at the till"
        stop, promote, *mend = commands("When PostgreSQL's server")
        compose.do(stop)
        compose.do(promote)
        began = time.monotonic()
        till.has_added()
        assert time.monotonic() - began < BACK_SECONDS
        for line in mend:
            compose.do(line)
        till.has_added(5)
    assert till.statuses == {201, 503}
    assert till.everything() == sorted(till.acknowledged)


def test_adds_go_on_without_the_standby_once_they_are_let(compose: Compose, till: Till) -> None:
    go_on, start, wait_again = commands("When the standby is away")
    with till.adding():
        till.has_added(5)
        compose.do("docker compose stop two")
        until(lambda: 503 in till.statuses)
        compose.do(go_on)
        till.has_added(5)
        compose.do(start)
        compose.do(wait_again)
        till.has_added(5)
    assert till.everything() == sorted(till.acknowledged)


@pytest.mark.usefixtures("till")
def test_of_two_servers_that_write_the_newer_one_is_not_given_up(compose: Compose) -> None:
    one, two = compose.address("one"), compose.address("two")
    stop, promote, *_ = commands("When PostgreSQL's server")
    compose.do(stop)
    compose.do(promote)
    assert (
        compose.refused("one")
        == f"{two} took over: remove the data of {one}, so that it copies {two}"
    )
    compose.do("docker compose stop two")
    compose.do("docker compose up -d --wait one")
    assert compose.refused("two").startswith(
        f"{one} writes, but {two} took over from it: stop {one}"
    )


@pytest.mark.usefixtures("till")
def test_of_two_servers_that_start_at_once_the_older_one_ends(compose: Compose) -> None:
    stop, promote, *_ = commands("When PostgreSQL's server")
    compose.do(stop)
    compose.do(promote)
    compose.do("docker compose stop two")
    compose.power_returns()
    assert compose.runs("two")
    assert not compose.runs("one")
