"""The key file of IT: what it may hold, who may read it, and how it is named."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from petstore_gui.settings.key_file import StoredKey, StoreState, read_key_file

KEY = "canary-of-it-4f2a"
UNREADABLE = StoredKey(None, StoreState.FILE_UNREADABLE)
PRIVATE, OF_A_GROUP, OF_ALL = 0o600, 0o640, 0o644
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.mark.parametrize(
    ("content", "mode", "expected"),
    [
        (f"{KEY}\n".encode(), PRIVATE, KEY),
        (KEY.encode("utf-8-sig"), PRIVATE, KEY),
        (KEY.encode(), OF_A_GROUP, KEY),
        pytest.param(KEY.encode(), OF_ALL, StoreState.FILE_NOT_PRIVATE, marks=posix),
        pytest.param(KEY.encode(), 0o602, StoreState.FILE_NOT_PRIVATE, marks=posix),
        (b"", PRIVATE, StoreState.FILE_WITHOUT_KEY),
        (b"two\nlines", PRIVATE, StoreState.FILE_WITHOUT_KEY),
        (KEY.encode("utf-16"), PRIVATE, StoreState.FILE_WITHOUT_KEY),
        (b"k" * 10_000_000, PRIVATE, StoreState.FILE_WITHOUT_KEY),
    ],
)
def test_a_private_file_with_one_key_counts(
    tmp_path: Path, content: bytes, mode: int, expected: str | StoreState
) -> None:
    file = tmp_path / "key"
    file.write_bytes(content)
    file.chmod(mode)
    found = read_key_file(str(file))
    assert (found.key or found.state) == expected


@pytest.mark.parametrize(
    ("variable", "name"),
    [
        ("CREDENTIALS_DIRECTORY", "petstore-key"),
        ("USERPROFILE" if sys.platform == "win32" else "HOME", "~/petstore-key"),
    ],
)
def test_a_credential_of_systemd_and_a_file_of_the_person_can_be_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(variable, str(tmp_path / "elsewhere"))
    Path("petstore-key").touch(PRIVATE)
    Path("petstore-key").write_text(KEY)
    assert read_key_file(name) == UNREADABLE
    monkeypatch.delenv(variable)
    assert read_key_file(name) == UNREADABLE
    monkeypatch.setenv(variable, str(tmp_path))
    assert read_key_file(name) == StoredKey(KEY, StoreState.OF_IT)


@pytest.mark.parametrize("name", [".", "nul\0inside", "missing"])
def test_what_is_no_file_cannot_be_read(tmp_path: Path, name: str) -> None:
    assert read_key_file(f"{tmp_path}/{name}") == UNREADABLE
