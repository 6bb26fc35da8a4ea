from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from petstore_gui.service.key_source import (
    NoKey,
    key_from_descriptor,
    key_from_file,
    others_may_read,
)

NO_KEYS = [
    (b"", "is empty"),
    (b" \t\n", "is empty"),
    (b"secret secret\n", "a space"),
    (b"secret\rsecret\n", "line break"),
    ("s\u00e9cret\n".encode(), "another character"),
    (b"secret\xff\n", "another character"),
    (b"secret\0\n", "another character"),
    (b"\x1bsecret\n", "another character"),
    (b"secret" * 171, "too long"),
    (b"secret" * 5_000, "too long"),
]


def key_through_a_pipe(content: bytes) -> str:
    def write() -> None:
        with os.fdopen(writer, "wb", buffering=0) as pipe:
            pipe.write(content)

    reader, writer = os.pipe()
    with ThreadPoolExecutor() as others:
        try:
            others.submit(write)  # a pipe of Windows holds 4 KiB
            return key_from_descriptor(reader)
        finally:
            os.close(reader)


@pytest.mark.parametrize(
    "content", [b"a-key", b"a-key\n", b"a-key\r\n", b"  a-key\t\n", b"\ta-key"]
)
def test_blanks_around_a_key_are_ignored(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(content)
    assert key_through_a_pipe(content) == "a-key"
    assert key_from_file(tmp_path / "key") == "a-key"


@pytest.mark.parametrize("length", [1, 1_024])
def test_a_key_has_1_to_1024_characters(length: int, tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"k" * length)
    assert key_through_a_pipe(b"k" * length) == "k" * length
    assert key_from_file(tmp_path / "key") == "k" * length


@pytest.mark.parametrize(("content", "message"), NO_KEYS)
def test_an_unusable_key_is_reported_but_not_quoted(
    content: bytes, message: str, tmp_path: Path
) -> None:
    (tmp_path / "key").write_bytes(content)
    with pytest.raises(NoKey, match=message) as from_pipe:
        key_through_a_pipe(content)
    with pytest.raises(NoKey, match=message) as from_file:
        key_from_file(tmp_path / "key")
    assert "cret" not in f"{from_pipe.value} {from_file.value}"


def test_only_the_first_line_of_a_pipe_is_read_and_the_pipe_stays_open() -> None:
    reader, writer = os.pipe()
    os.write(writer, b"a-key\n")
    assert key_from_descriptor(reader) == "a-key"
    os.write(writer, b"later")
    assert os.read(reader, 100) == b"later"
    os.close(reader)
    os.close(writer)


@pytest.mark.parametrize("name", ["absent", "."])
def test_an_unreadable_file_is_reported(name: str, tmp_path: Path) -> None:
    with pytest.raises(NoKey, match="cannot read"):
        key_from_file(tmp_path / name)


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_a_credential_of_systemd_is_not_said_to_be_readable_by_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "key"
    file.write_text("a-key", "ascii")
    file.chmod(0o440)
    assert others_may_read(file)
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    assert not others_may_read(file)
