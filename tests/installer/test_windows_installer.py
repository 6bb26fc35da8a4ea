"""The installer for Windows, compiled but not run: `make test-windows` runs it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INSTALLER = ROOT / "resources" / "installer"

sys.path[:0] = [str(INSTALLER)]

import build  # noqa: E402
from product import Product  # noqa: E402

SCRIPT = (INSTALLER / "windows/petstore.nsi").read_text(encoding="utf-8")
OWN = ('"$INSTDIR', '"$SMPROGRAMS\\${TITLE}.lnk"', '"$TEMP"')
"""The paths that the installer may remove: none of them contains user data."""

needs_makensis = pytest.mark.skipif(shutil.which("makensis") is None, reason="no makensis is here")


def compiled(folder: Path) -> Path:
    """The installer of a dummy program, made in `folder`. A compiler warning is an error."""
    frozen = folder / "frozen"
    (frozen / "_internal").mkdir(parents=True)
    (frozen / "Petstore.exe").write_bytes(b"MZ")
    (frozen / "_internal" / "base_library.zip").write_bytes(b"PK")
    installer = folder / "Petstore-windows.exe"
    command = build.nsis_command(Product(), frozen, installer, folder)
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return installer


def section(name: str) -> str:
    """The code of a `Section` or `Function`."""
    found = re.search(rf"^(Section|Function){name}\n(.*?)^\1End$", SCRIPT, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[2]


@needs_makensis
def test_it_compiles_and_asks_for_no_administrator(tmp_path: Path) -> None:
    content = compiled(tmp_path).read_bytes()
    assert content[:2] == b"MZ"
    assert b'requestedExecutionLevel level="asInvoker"' in content


@needs_makensis
def test_installer_and_uninstaller_are_signed_if_a_command_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signed = tmp_path / "signed"
    sign = tmp_path / "sign"
    sign.write_text(f'#!/bin/sh\necho "$1" >> {signed}\n', encoding="utf-8")
    sign.chmod(0o755)
    monkeypatch.setattr(build, "SIGN", str(sign))
    installer = compiled(tmp_path)
    removes, installs = signed.read_text(encoding="utf-8").splitlines()
    assert installs == str(installer)
    assert removes != installs


def test_a_silent_installation_asks_nothing() -> None:
    asked = [line for line in SCRIPT.splitlines() if line.strip().startswith("MessageBox")]
    assert asked
    assert [line for line in asked if " /SD " not in line] == []


def test_nothing_but_the_program_is_removed() -> None:
    removed = re.findall(r"^ *(?:RMDir|Delete)(?: /r)? (.+)$", SCRIPT, re.MULTILINE)
    assert len(removed) > 10
    assert [path for path in removed if not path.startswith(OWN)] == []
    whole = re.findall(r"RMDir /r (.+)", section(" Uninstall"))
    folders = ("_internal", "licences", "policy")  # one by one: /D may name any folder
    assert whole == [f'"$INSTDIR\\{name}"' for name in folders]
