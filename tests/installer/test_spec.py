"""PyInstaller's spec, run for each platform without building anything."""

from __future__ import annotations

import importlib
import plistlib
import re
import runpy
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from petstore_gui import __version__

ROOT = Path(__file__).parents[2]
MIGRATIONS = "petstore_gui/service/store/migrations"
SPEC = ROOT / "resources/installer/petstore.spec"
BUILT = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
VERSION_INFO = "PyInstaller.utils.win32.versioninfo"

Asked = dict[str, list[dict[str, Any]]]


class VersionInfo(ModuleType):
    """A stand-in for PyInstaller's version information, which exists only on Windows."""

    def __init__(self) -> None:
        super().__init__(VERSION_INFO)
        self.words: dict[str, str] = {}

    def StringStruct(self, name: str, value: str) -> None:  # noqa: N802 - PyInstaller's name
        self.words[name] = value

    def __getattr__(self, name: str) -> object:
        return lambda *_parts, **_words: name


def asked_on(
    platform: str, folder: Path, patch: pytest.MonkeyPatch, program: str = "petstore-gui"
) -> Asked:
    """What the spec asks PyInstaller for on a platform."""
    asked: Asked = defaultdict(list)

    def given(name: str) -> object:
        def build(*_parts: object, **words: Any) -> object:
            asked[name].append(words)
            return SimpleNamespace(pure=[], binaries=[], datas=words.get("datas"), scripts=[])

        return build

    importlib.import_module("PyInstaller.utils.hooks")  # before the platform is patched
    patch.setattr(sys, "path", [*sys.path])
    patch.setattr(sys, "platform", platform)
    patch.setenv("PETSTORE_PROGRAM", program)
    names = {name: given(name) for name in BUILT}
    runpy.run_path(str(SPEC), {**names, "SPECPATH": str(SPEC.parent), "workpath": str(folder)})
    return asked


@pytest.mark.parametrize(
    ("platform", "programs", "key_store"),
    [
        ("linux", [("petstore-gui", True)], "SecretService"),
        ("darwin", [("petstore-gui", False)], "macOS"),
        ("win32", [("petstore-gui", True), ("Petstore", False)], "Windows"),
    ],
)
def test_each_platform_gets_its_programs_in_one_folder(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    programs: list[tuple[str, bool]],
    key_store: str,
) -> None:
    monkeypatch.setitem(sys.modules, VERSION_INFO, VersionInfo())
    asked = asked_on(platform, tmp_path, monkeypatch)
    assert [(each["name"], each["console"]) for each in asked["EXE"]] == programs
    assert all(each["exclude_binaries"] for each in asked["EXE"])
    assert f"keyring.backends.{key_store}" in asked["Analysis"][0]["hiddenimports"]
    [folder] = asked["COLLECT"]
    assert {folder["upx"], *(each["upx"] for each in asked["EXE"])} == {False}
    assert folder["strip"] is (platform == "linux")


@pytest.mark.parametrize(
    ("program", "modules"),
    [
        ("petstore-gui", ("catalogue.export.xlsx_file", "service.store.upgrade")),
        (
            "petstore-server",
            (
                *("service.serve", "service.metrics", "service.store.upgrade"),
                *(
                    "service.store.copy_store",
                    "service.store.postgresql",
                    "service.store.named_keys",
                ),
                *("main.command_line", "main.check", "gateway.diagnosis"),
            ),
        ),
    ],
)
def test_what_is_left_out_is_not_needed(
    program: str, modules: Sequence[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [analysis] = asked_on("linux", tmp_path, monkeypatch, program)["Analysis"]
    left_out = f"sys.modules.update(dict.fromkeys({analysis['excludes']}))"
    names = ", ".join(f"petstore_gui.{name}" for name in modules)
    code = f"import sys; {left_out}; import {names}"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def test_every_step_of_the_schema_is_shipped_as_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [analysis] = asked_on("linux", tmp_path, monkeypatch)["Analysis"]
    shipped = {
        f"{folder}/{Path(name).name}"
        for source, folder in analysis["datas"]
        for name in Path(source).parent.glob(Path(source).name)
    }
    steps = {file.relative_to(ROOT).as_posix() for file in ROOT.glob(f"{MIGRATIONS}/**/[e0-9]*.py")}
    assert len(steps) > 1
    assert steps <= shipped


def test_on_macos_the_folder_becomes_a_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PETSTORE_IDENTITY", "Developer ID Application: Somebody")
    asked = asked_on("darwin", tmp_path, monkeypatch)
    [bundle] = asked["BUNDLE"]
    assert (bundle["name"], bundle["version"]) == ("Petstore.app", __version__)
    assert bundle["info_plist"]["CFBundleDisplayName"] == "Petstore"
    assert Path(bundle["icon"]).read_bytes()[:4] == b"icns"
    assert re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", bundle["bundle_identifier"])
    [program] = asked["EXE"]
    assert program["codesign_identity"] == "Developer ID Application: Somebody"


def test_macos_can_read_what_the_bundle_says_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [bundle] = asked_on("darwin", tmp_path, monkeypatch)["BUNDLE"]
    info = plistlib.loads(plistlib.dumps(bundle["info_plist"]))
    assert info == bundle["info_plist"]
    kinds = {"CF": str, "LS": str, "NSHum": str, "NSHigh": bool, "NSReq": bool}
    for name, value in info.items():
        assert [kind for start, kind in kinds.items() if name.startswith(start)] == [type(value)]
    assert info["LSMinimumSystemVersion"] == "13.0"  # of the wheels of Qt, and of `make wheels`


def test_on_windows_the_file_says_what_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    details = VersionInfo()
    monkeypatch.setitem(sys.modules, VERSION_INFO, details)
    asked = asked_on("win32", tmp_path, monkeypatch)
    assert details.words["ProductName"] == "Petstore"
    assert details.words["ProductVersion"] == __version__
    assert details.words["CompanyName"]
    assert {Path(each["icon"]).name for each in asked["EXE"]} == {"petstore.ico"}
    assert "BUNDLE" not in asked
