"""`petstore-gui check` on computers whose key stores answer in different ways."""

from __future__ import annotations

from pathlib import Path

import pytest
from keyring.errors import KeyringError

from petstore_gui.main.check import check
from petstore_gui.settings import system_store
from tests.doubles.wallet import Wallet


def locked() -> Wallet:
    wallet = Wallet()
    wallet.is_locked = True
    return wallet


@pytest.mark.parametrize(
    ("wallet", "why"),
    [
        (locked(), "The key store is locked. Unlock it"),
        (Wallet(), "The key store has no API key for https://shop.example. Enter it in Settings"),
        (
            Wallet(KeyringError("no")),
            "The key store declined, or did not answer. Try again",
        ),
        (None, "This computer has no key store. Preset deployments/production_key_file"),
    ],
    ids=["locked", "empty", "declines", "none"],
)
def test_a_key_that_cannot_be_read_is_reported_and_nobody_is_asked(
    wallet: Wallet | None,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    settings = "[deployments]\nproduction=https://shop.example/v1\n"
    (tmp_path / "settings.ini").write_text(settings, encoding="utf-8")
    monkeypatch.setattr(system_store, "system_back_end", lambda: wallet)
    assert check(tmp_path, "production") == 1
    assert capsys.readouterr().out.splitlines() == [
        "ok      address  production is https://shop.example/v1",
        f"FAILED  key      {why}, or pipe the API key into petstore-gui check.",
    ]
    assert wallet is None or wallet.asked == 0


@pytest.mark.parametrize("entered", ["https://till:secret@shop/v1", r"https://secret\n:x@shop/v1"])
def test_no_password_in_an_address_is_printed(
    entered: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.ini").write_text(f"[deployments]\nproduction={entered}\n", "utf-8")
    assert check(tmp_path, "production") == 1
    assert "production is …@shop/v1 (from Settings): Delete" in capsys.readouterr().out
