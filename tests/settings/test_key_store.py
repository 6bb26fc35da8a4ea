"""API keys with a working, locked, failing or missing key store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from keyring.errors import KeyringLocked, NoKeyringError

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings.key_file import StoredKey, StoreState
from petstore_gui.settings.key_store import KeyStore
from petstore_gui.settings.system_store import BACK_ENDS, system_back_end
from tests.doubles.wallet import Wallet
from tests.support.waiting import PATIENCE

SHOP = "https://shop.example"
OTHER = "https://shop.example:8443"
KEY = "canary-4f2a"
PRODUCTION = Deployment.PRODUCTION


@pytest.fixture
def locked() -> Iterator[Wallet]:
    """A key store that is locked until the test unlocks it, or ends."""
    wallet = Wallet()
    wallet.unlocked.clear()
    yield wallet
    wallet.unlocked.set()


def key_store(wallet: Wallet | None, profile: str = "one", seconds: float = PATIENCE) -> KeyStore:
    return KeyStore(profile, seconds=seconds, find_back_end=lambda: wallet)


async def caught_up(keys: KeyStore) -> None:
    for _ in range(round(PATIENCE / 0.005)):
        if await keys.is_persistent():
            return
        await asyncio.sleep(0.005)
    pytest.fail("the key store does not answer, though it was unlocked")


async def test_every_key_of_this_run_is_known_so_that_reports_can_hide_it() -> None:
    wallet = Wallet()
    keys = key_store(wallet)
    assert keys.seen == frozenset()
    await keys.put(PRODUCTION, SHOP, "old")
    await keys.put(PRODUCTION, SHOP, KEY)
    await keys.forget(PRODUCTION, SHOP)
    assert keys.seen == {"old", KEY}
    await key_store(wallet).put(PRODUCTION, SHOP, KEY)
    later = key_store(wallet)
    await later.get(PRODUCTION, SHOP)
    assert later.seen == {KEY}


@pytest.mark.parametrize(
    ("profile", "deployment", "origin"),
    [
        ("one", PRODUCTION, OTHER),
        ("one", PRODUCTION, "http://shop.example"),
        ("one", Deployment.STAGING, SHOP),
        ("two", PRODUCTION, SHOP),
    ],
)
@pytest.mark.parametrize("wallet", [Wallet(), None], ids=["system", "memory"])
async def test_a_key_goes_to_no_other_origin_deployment_or_profile(
    wallet: Wallet | None, profile: str, deployment: Deployment, origin: str
) -> None:
    keys = key_store(wallet)
    await keys.put(PRODUCTION, SHOP, KEY)
    other = keys if profile == "one" else key_store(wallet, profile)
    assert (await other.get(deployment, origin)).key is None
    await other.forget(deployment, origin)
    assert (await keys.get(PRODUCTION, SHOP)).key == KEY


async def test_without_a_key_store_a_key_lasts_for_this_run() -> None:
    keys = key_store(None)
    assert not await keys.is_persistent()
    assert not await keys.put(PRODUCTION, SHOP, KEY)
    assert (await keys.get(PRODUCTION, SHOP)).key == KEY
    assert (await key_store(None).get(PRODUCTION, SHOP)).key is None


@pytest.mark.parametrize(
    ("wallet", "state"),
    [
        (Wallet(), StoreState.OPEN),
        (None, StoreState.NONE),
        (Wallet(KeyringLocked("dismissed")), StoreState.LOCKED),
        (Wallet(OSError()), StoreState.REFUSED),
    ],
)
async def test_where_the_key_store_gives_no_key_that_of_it_counts(
    wallet: Wallet | None, state: StoreState, tmp_path: Path
) -> None:
    file = tmp_path / "of-it"
    names = {(PRODUCTION, SHOP): str(file)}
    keys = KeyStore("one", lambda *whose: names.get(whose, ""), find_back_end=lambda: wallet)
    may_be_there = state in (StoreState.LOCKED, StoreState.REFUSED)  # a person's own counts first
    without = state if may_be_there else StoreState.FILE_UNREADABLE
    assert await keys.get(PRODUCTION, SHOP) == StoredKey(None, without)
    file.touch(0o600)
    file.write_text("canary-of-it")
    assert await keys.get(PRODUCTION, SHOP) == StoredKey("canary-of-it", StoreState.OF_IT)
    assert await keys.get(PRODUCTION, OTHER) == StoredKey(None, state)
    assert keys.seen == {"canary-of-it"}
    await keys.put(PRODUCTION, SHOP, KEY)
    assert await keys.get(PRODUCTION, SHOP) == StoredKey(KEY)


@pytest.mark.parametrize(
    "error", [KeyringLocked, NoKeyringError, OSError, RuntimeError, ValueError, EOFError]
)
async def test_a_key_store_that_refuses_is_no_error(
    error: type[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    keys = key_store(Wallet(error(KEY)))
    assert (await keys.get(PRODUCTION, SHOP)).key is None
    assert not await keys.put(PRODUCTION, SHOP, KEY)
    assert (await keys.get(PRODUCTION, SHOP)).key == KEY
    assert not await keys.forget(PRODUCTION, SHOP)
    assert (await keys.get(PRODUCTION, SHOP)).key is None
    assert error.__name__ in caplog.text
    assert KEY not in caplog.text


@pytest.mark.parametrize("spoiled", ["", "two words", "new\nline", "k" * 2000, "\ud800"])
async def test_an_invalid_stored_key_is_not_returned(spoiled: str) -> None:
    wallet = Wallet()
    keys = key_store(wallet)
    await keys.put(PRODUCTION, SHOP, KEY)
    (entry,) = wallet.entries
    wallet.entries[entry] = spoiled
    assert (await keys.get(PRODUCTION, SHOP)).key is None


async def test_a_locked_key_store_is_waited_for_once_and_catches_up_when_unlocked(
    locked: Wallet,
) -> None:
    keys = key_store(locked, seconds=0.4)
    assert (await keys.get(PRODUCTION, SHOP)).key is None
    async with asyncio.timeout(PATIENCE):  # a hundred times 0.4 s would be 40 s
        for number in range(100):
            assert not await keys.put(PRODUCTION, SHOP, f"{KEY}-{number}")
    assert (await keys.get(PRODUCTION, SHOP)).key == f"{KEY}-99"
    locked.unlocked.set()
    await caught_up(keys)
    assert list(locked.entries.values()) == [f"{KEY}-99"]
    assert await keys.put(PRODUCTION, SHOP, KEY)
    assert (await key_store(locked).get(PRODUCTION, SHOP)).key == KEY


async def test_a_key_forgotten_while_the_key_store_is_locked_does_not_come_back(
    locked: Wallet,
) -> None:
    keys = key_store(locked, seconds=0.02)
    await keys.put(PRODUCTION, SHOP, KEY)
    assert not await keys.forget(PRODUCTION, SHOP)
    assert (await keys.get(PRODUCTION, SHOP)).key is None
    locked.unlocked.set()
    await caught_up(keys)
    assert locked.entries == {}
    assert (await keys.get(PRODUCTION, SHOP)).key is None


async def test_looking_for_a_key_asks_nobody() -> None:
    wallet = Wallet()
    await key_store(wallet).put(PRODUCTION, SHOP, KEY)
    wallet.is_locked = True
    found = await key_store(wallet).get(PRODUCTION, SHOP, may_ask=False)
    assert (found.key, found.state) == (None, StoreState.LOCKED)
    assert wallet.asked == 0


async def test_getting_a_key_asks_a_person_to_unlock_the_store() -> None:
    wallet = Wallet()
    keys = key_store(wallet)
    await keys.put(PRODUCTION, SHOP, KEY)
    wallet.is_locked, wallet.opens = True, False
    found = await keys.get(PRODUCTION, SHOP)
    assert (found.key, found.state, wallet.asked) == (None, StoreState.LOCKED, 1)
    wallet.opens = True
    found = await keys.get(PRODUCTION, SHOP)
    assert (found.key, found.state, wallet.asked) == (KEY, StoreState.OPEN, 2)


@pytest.mark.expects_log("^Executing <")
async def test_the_loop_in_debug_mode_logs_no_key(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.get_running_loop()
    caplog.set_level(logging.DEBUG)
    loop.set_debug(True)
    loop.slow_callback_duration = 0
    keys = key_store(Wallet())
    await keys.put(PRODUCTION, SHOP, KEY)
    assert (await keys.get(PRODUCTION, SHOP)).key == KEY
    assert "Executing" in caplog.text, "asyncio logs every callback"
    assert KEY not in caplog.text
    assert KEY not in repr(keys)


@pytest.mark.parametrize("back_end", ["keyring.backends.null.Keyring", "tests.Plaintext"])
def test_the_environment_cannot_choose_where_keys_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, back_end: str
) -> None:
    config = tmp_path / "python_keyring"
    config.mkdir()
    (config / "keyringrc.cfg").write_text(f"[backend]\ndefault-keyring={back_end}\n")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", back_end)
    chosen = system_back_end()
    assert chosen is None or chosen.kind in BACK_ENDS
