"""`petstore-gui key`: what it says, stores and forgets, with and without a key store."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from keyring.errors import KeyringError

from petstore_gui.main.command_line import main
from petstore_gui.settings import preferences, system_store
from tests.doubles.scripted_service import ScriptedService, reply
from tests.doubles.wallet import Wallet
from tests.support.preset import settings_by_it

KEY, OTHER = "canary-4f2a", "canary-of-it-9d1c"
SHOP = "https://shop.example"
NO_STORE = "there is no key store for this account, or it does not answer"
DECLINED = "the key store declined, or did not answer in time"

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def wallet(monkeypatch: pytest.MonkeyPatch) -> Wallet:
    wallet = Wallet()
    monkeypatch.setattr(system_store, "system_back_end", lambda: wallet)
    return wallet


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command; returns the exit status and the only line. No line may have a key."""

    def command(
        verb: str, pipe: str = "", url: str = SHOP, key_file: object = ""
    ) -> tuple[int, str]:
        lines = "[deployments]", f"production={url}/v1", f"production_key_file={key_file}"
        of_it = settings_by_it(tmp_path, "\n".join([*lines, ""]))
        monkeypatch.setattr(preferences, "settings_of_it", lambda: (of_it,))
        stdin = tmp_path / "stdin"
        stdin.write_text(pipe, encoding="utf-8")
        with stdin.open(encoding="utf-8") as given:
            monkeypatch.setattr(sys, "stdin", given)
            place = ["--profile", str(tmp_path / "profile"), "--deployment", "production"]
            status = main(["key", verb, *place])
        said = "".join(capsys.readouterr())
        assert KEY not in said
        assert OTHER not in said
        [line] = said.splitlines()
        return status, line.removeprefix("petstore-gui key: ")

    return command


def test_a_key_is_set_and_removed(wallet: Wallet, run: Run) -> None:
    has, has_no = (
        f"The key store has {it} API key of production for {SHOP}." for it in ("the", "no")
    )
    assert run("set", f" {KEY}\nmore") == (0, has)
    assert list(wallet.entries.values()) == [KEY]
    assert run("set", OTHER) == (0, has)
    assert list(wallet.entries.values()) == [OTHER]
    assert run("remove") == (0, has_no)
    assert wallet.entries == {}
    assert run("remove") == (0, has_no)


@pytest.mark.parametrize(
    ("found", "given", "expected", "said"),
    [
        (Wallet(), ("set", ""), 2, "standard input is not an API key: "),
        (Wallet(), ("set", f"{KEY} two"), 2, "standard input is not an API key: "),
        (None, ("set", KEY), 1, NO_STORE),
        (None, ("remove", ""), 1, NO_STORE),
        (Wallet(KeyringError(KEY)), ("set", KEY), 1, DECLINED),
        (Wallet(KeyringError(KEY)), ("remove", ""), 1, DECLINED),
    ],
)
def test_what_cannot_be_done_is_one_line(
    monkeypatch: pytest.MonkeyPatch,
    run: Run,
    found: Wallet | None,
    given: tuple[str, str],
    expected: int,
    said: str,
) -> None:
    monkeypatch.setattr(system_store, "system_back_end", lambda: found)
    status, line = run(*given)
    assert (status, line[: len(said)]) == (expected, said)
    assert found is None or found.entries == {}


async def test_the_stored_key_is_tried_and_where_there_is_none_that_of_it(
    wallet: Wallet, run: Run, tmp_path: Path
) -> None:
    of_it = tmp_path / "of-it"
    of_it.touch(0o600)
    of_it.write_text(OTHER)
    async with ScriptedService(reply(200, []), reply(200, []), reply(401, {})) as service:
        url = service.base_url.removesuffix("/v1")
        said = [
            await asyncio.to_thread(run, *words, url=url, key_file=file)
            for words, file in (
                (("test",), ""),
                (("test",), of_it),
                (("set", KEY), of_it),
                (("test",), of_it),
                (("test",), ""),
                (("remove",), ""),
                (("test",), tmp_path / "missing"),
            )
        ]
    assert [status for status, _ in said] == [1, 0, 0, 0, 1, 0, 1]
    accepted = f"is accepted by production, {url}/v1."
    assert said[0][1].startswith(f"The key store has no API key for {url}. ")
    assert said[1][1] == f"The API key from IT's key file {accepted}"
    assert said[3][1] == f"The API key from the key store {accepted}"
    assert said[4][1].startswith(f"{url}/v1, key from the key store: ")
    assert said[6][1].startswith("The key file that IT set cannot be read. ")
    sent = [one.headers["authorization"] for one in service.heard]
    assert sent == [f"Bearer {OTHER}", f"Bearer {KEY}", f"Bearer {KEY}"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")
def test_at_a_terminal_the_key_is_typed_unseen(tmp_path: Path) -> None:
    import pty  # noqa: PLC0415 - not on Windows

    (tmp_path / "settings.ini").write_text(f"[deployments]\nproduction={SHOP}/v1\n")
    command = [sys.executable, "-m", "petstore_gui", "key", "set", "--profile", str(tmp_path)]
    person, terminal = pty.openpty()
    with subprocess.Popen(
        [*command, "--deployment", "production"],
        env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"},
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
    ) as process:
        shown = b""
        while b"API key: " not in shown:
            shown += os.read(person, 1000)
        os.write(person, f"{KEY}\n".encode())
    shown += os.read(person, 10_000)
    assert (process.returncode, KEY.encode() in shown) == (1, False)
    assert NO_STORE.encode() in shown
    os.close(terminal)
    os.close(person)
