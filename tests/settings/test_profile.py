"""The profile's folder, its lock, and the hint for the next start."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from petstore_gui.settings.profile import ProfileNotWritable, open_profile

posix = pytest.mark.skipif(
    os.name != "posix", reason="modes are POSIX's; Windows has its own lists"
)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_all_files_are_in_the_named_folder(tmp_path: Path) -> None:
    profile = open_profile(tmp_path / "new" / "profile")
    directory = tmp_path / "new" / "profile"
    assert (profile.directory, profile.is_default) == (directory, False)
    assert profile.settings_file == directory / "settings.json"
    assert profile.store_file == directory / "store" / "animals.sqlite"
    for path in (profile.store_file, profile.logs / "log", profile.lock_file):
        path.write_text("can be written")
        assert path.is_relative_to(directory)


def test_the_default_profile_is_in_the_users_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    profile = open_profile(None)
    assert profile.is_default
    assert profile.directory.name == "Petstore Catalogue"
    assert profile.directory.is_dir()


@posix
def test_only_its_owner_can_read_a_new_profile(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir(mode=0o755)
    for folder in (tmp_path / "new", tmp_path / "empty"):
        profile = open_profile(folder)
        assert mode(profile.directory) == 0o700
        assert mode(profile.store_file.parent) == 0o700
        assert mode(profile.logs) == 0o700


@pytest.mark.parametrize("below", ["", "profile", "a/b"])
def test_a_path_through_a_file_is_reported(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / below
    with pytest.raises(ProfileNotWritable) as told:
        open_profile(path)
    assert told.value.path == path
    assert told.value.reason
    assert str(path) in str(told.value)


def test_a_file_in_place_of_a_subfolder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "store").touch()
    with pytest.raises(ProfileNotWritable):
        open_profile(tmp_path)


def test_the_name_identifies_a_folder_without_revealing_it(tmp_path: Path) -> None:
    one = open_profile(tmp_path / "one")
    assert one.name == open_profile(tmp_path / "other" / ".." / "one").name
    assert one.name != open_profile(tmp_path / "two").name
    assert len(one.name) == 12
    assert "one" not in one.name


@posix
def test_a_link_to_a_profile_is_the_same_profile(tmp_path: Path) -> None:
    profile = open_profile(tmp_path / "one")
    (tmp_path / "link").symlink_to(tmp_path / "one")
    assert open_profile(tmp_path / "link").directory == profile.directory
