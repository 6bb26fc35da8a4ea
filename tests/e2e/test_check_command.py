"""`petstore-gui check`: what it prints, and how it exits."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
import trustme

from petstore_gui.settings.profile import profile_in
from tests.doubles.scripted_service import (
    ScriptedService,
    reply,
    served_with,
)

KEY = "canary-check-4f2a"
GOOD = reply(200, [{"id": 1, "name": "Rex", "categoryId": 7}])
AUTHORITY = trustme.CA(organization_name="Shop Authority")


def configure(profile: Path, address: str, *more: str) -> None:
    profile.mkdir(exist_ok=True)
    lines = ["[deployments]", "active=production", f"production={address}", *more, ""]
    (profile / "settings.ini").write_text("\n".join(lines), encoding="utf-8")


def names_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


async def check(
    profile: Path,
    *arguments: str,
    key: str | None = KEY,
    environment: Mapping[str, str] | None = None,
) -> tuple[int, list[str]]:
    """The exit status, and the lines without their milliseconds. No line may have the key."""
    program = [sys.executable, "-m", "petstore_gui", "--profile", str(profile), "check"]
    started = await asyncio.create_subprocess_exec(
        *program,
        *arguments,
        env={**os.environ, "QT_QPA_PLATFORM": "none", **(environment or {})},
        stdin=asyncio.subprocess.DEVNULL if key is None else asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    typed = None if key is None else f"{key}\n".encode()
    printed, _ = await asyncio.wait_for(started.communicate(typed), 60)
    said = printed.decode()
    assert KEY not in said
    assert started.returncode is not None
    return started.returncode, [
        re.sub(r"\d+ ms(?=\)?$)", "N ms", line) for line in said.splitlines()
    ]


async def test_a_service_that_works_is_one_line_a_step_and_exit_0(profile: Path) -> None:
    async with ScriptedService(GOOD) as service:
        configure(profile, service.base_url)
        status, lines = await check(profile)
        url, port = service.base_url, service.port
    assert lines == [
        f"ok      address  production is {url}",
        "ok      key      from standard input",
        f"ok      connect  127.0.0.1 port {port} answers, N ms",
        "ok      answer   HTTP 200, a list of animals, N ms",
    ]
    assert status == 0
    assert service.heard[0].headers["authorization"] == f"Bearer {KEY}"
    assert names_in(profile) == ["settings.ini"]


async def test_a_service_can_be_named_by_its_address(profile: Path) -> None:
    async with ScriptedService(GOOD) as service:
        status, lines = await check(profile, "--address", service.base_url)
        assert (status, lines[0]) == (0, f"ok      address  {service.base_url}")
        status, lines = await check(profile, "--address", service.base_url, key=None)
        assert (status, lines[-1]) == (1, "FAILED  key      Pipe the API key in.")
    status, lines = await check(profile, "--address", "http://192.0.2.7/v1")
    assert status == 1
    assert lines[0].startswith("FAILED  address  Not encrypted: ")


async def test_a_certificate_must_be_of_a_trusted_authority(profile: Path, tmp_path: Path) -> None:
    AUTHORITY.cert_pem.write_to_path(tmp_path / "authority.pem")
    tls = served_with(AUTHORITY.issue_cert("localhost"))
    async with ScriptedService(GOOD, tls=tls, host="localhost") as service:
        configure(profile, service.base_url)
        trusted = {"SSL_CERT_FILE": str(tmp_path / "authority.pem")}
        status, lines = await check(profile, environment=trusted)
        assert (status, len(lines)) == (0, 6)
        assert lines[2].startswith("ok      name     localhost is ")
        assert "certificate accepted, valid until" in lines[4]
        status, lines = await check(profile)
    assert status == 1
    assert lines[-1].startswith("FAILED  TLS      The certificate is not accepted: ")


async def test_a_store_that_is_damaged_is_reported_and_left_as_it_is(profile: Path) -> None:
    store = profile_in(profile).store_file
    store.parent.mkdir(parents=True)
    store.write_bytes(b"no database " * 1_000)
    status, lines = await check(profile, "--deployment", "local", key=None)
    assert (status, len(lines)) == (1, 1)
    assert lines[0].startswith("FAILED  service  This computer's own service does not start. (")
    assert lines[0].endswith("animals.sqlite: file is not a database)")
    assert store.read_bytes() == b"no database " * 1_000


async def test_the_policy_of_it_counts(profile: Path, tmp_path: Path) -> None:
    preset = tmp_path / "xdg/Petstore/Petstore Catalogue.conf"
    preset.parent.mkdir(parents=True)
    system = {"XDG_CONFIG_DIRS": str(tmp_path / "xdg")}
    async with ScriptedService(GOOD) as service:
        configure(profile, "http://127.0.0.1:9/v1")
        preset.write_text(
            f"[deployments]\nproduction={service.base_url}\n"
            "[policy]\ndeployments=production\nlocked=deployments/production\n"
        )
        status, lines = await check(profile, environment=system)
        assert (status, lines[0]) == (0, f"ok      address  production is {service.base_url}")
    status, lines = await check(profile, "--deployment", "staging", environment=system)
    assert (status, lines) == (
        1,
        ["FAILED  policy   IT does not offer staging here (policy/deployments)"],
    )


@pytest.mark.parametrize("key", ["two words", "k" * 2_000])
async def test_a_bad_key_is_exit_2_and_not_printed(profile: Path, key: str) -> None:
    configure(profile, "http://127.0.0.1:9/v1")
    status, lines = await check(profile, key=key)
    assert status == 2
    assert lines[-1].startswith("petstore-gui check: standard input is not an API key: ")
    assert key not in lines[-1]
