"""The profile's folder, its lock, and the hint for the next start."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from petstore_gui.domain.deployment import Deployment
from petstore_gui.settings.profile import Profile, ProfileNotWritable, lock_profile, open_profile

posix = pytest.mark.skipif(
    os.name != "posix", reason="modes are POSIX's; Windows has its own lists"
)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_all_files_are_in_the_named_folder(tmp_path: Path) -> None:
    profile = open_profile(tmp_path / "new" / "profile")
    directory = tmp_path / "new" / "profile"
    assert profile == Profile(directory, is_default=False)
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


@posix
def test_a_folder_that_was_used_before_keeps_its_mode(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").touch()
    tmp_path.chmod(0o755)
    profile = open_profile(tmp_path)
    assert mode(tmp_path) == 0o755
    assert mode(profile.store_file.parent) == 0o700


def test_opening_a_profile_leaves_no_probe_behind(tmp_path: Path) -> None:
    open_profile(tmp_path)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["logs", "records", "store"]


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


@posix
@pytest.mark.skipif(
    sys.platform != "linux", reason="needs a folder that takes no files from anybody"
)
def test_a_folder_that_takes_no_files_is_reported() -> None:
    with pytest.raises(ProfileNotWritable):
        open_profile(Path("/proc/self"))


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
    assert open_profile(tmp_path / "link") == profile


@pytest.mark.parametrize("deployment", Deployment)
def test_the_active_deployment_is_remembered(tmp_path: Path, deployment: Deployment) -> None:
    profile = open_profile(tmp_path)
    assert profile.active_hint() is Deployment.LOCAL
    profile.remember_active(deployment)
    assert open_profile(tmp_path).active_hint() is deployment


@pytest.mark.parametrize("junk", [b"", b"moon", b"\xff\0", b"production" * 1000])
def test_an_invalid_hint_means_the_local_deployment(tmp_path: Path, junk: bytes) -> None:
    profile = open_profile(tmp_path)
    profile.remember_active(Deployment.STAGING)
    (written,) = (path for path in tmp_path.iterdir() if path.is_file())
    written.write_bytes(junk)
    assert profile.active_hint() is Deployment.LOCAL


def test_a_failure_to_write_the_hint_is_ignored(tmp_path: Path) -> None:
    profile = Profile(tmp_path / "gone", is_default=False)
    profile.remember_active(Deployment.PRODUCTION)
    assert profile.active_hint() is Deployment.LOCAL


HOLDER = """
import sys
from pathlib import Path
from petstore_gui.settings.profile import lock_profile, open_profile
held = lock_profile(open_profile(Path(sys.argv[1])))
print("held" if held else "busy", flush=True)
sys.stdin.read()
"""


def another_window(directory: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(directory)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_window_keeps_its_profile_locked_until_it_ends_or_is_killed(tmp_path: Path) -> None:
    profile = open_profile(tmp_path / "one")
    with another_window(profile.directory) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "held\n"
        assert lock_profile(profile) is None
        assert lock_profile(open_profile(tmp_path / "two")) is not None
        first.kill()
    held = lock_profile(profile)
    assert held is not None
    with another_window(profile.directory) as second:
        assert second.communicate("")[0] == "busy\n"
    held.release()
    with another_window(profile.directory) as third:
        assert third.communicate("")[0] == "held\n"


def test_a_lock_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    profile = open_profile(tmp_path)
    profile.lock_file.mkdir()
    with pytest.raises(ProfileNotWritable):
        lock_profile(profile)


def test_profile_and_key_store_import_no_slow_modules() -> None:
    script = (
        "import sys, petstore_gui.settings.profile, petstore_gui.settings.key_store\n"
        "print({name.partition('.')[0] for name in sys.modules}"
        " & {'PySide6', 'keyring', 'platformdirs'})"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"


def test_a_folder_whose_drive_tells_no_real_path_is_used_as_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(_path: object) -> str:
        raise OSError(errno.EINVAL, "An unexpected network error occurred")

    monkeypatch.setattr(os.path, "realpath", unknown)
    assert open_profile(tmp_path / "profile").directory == tmp_path / "profile"
