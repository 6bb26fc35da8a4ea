"""docs/for-it.md, followed word for word for a till with Windows, as far as Wine goes.

Wine has no domain, no PowerShell and no certutil, and its icacls changes nothing.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import ssl
import struct
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import httpx
import pytest

from tests.installer.bare import problem
from tests.installer.page import block, inline, typed
from tests.installer.shop import AUTHORITY, Shop, pets, shop_of
from tests.installer.till import names
from tests.support.processes import until
from tests.windows import prepare
from tests.windows.freeze import OLDER, PRODUCT, SETUP, SETUP_OLDER, freeze, pack
from tests.windows.installed import (
    EVERYBODY,
    PROFILE,
    clear,
    in_windows,
    registry,
    until_removed,
)
from tests.windows.place import PREFIX, ROOT
from tests.windows.window import Desktop
from tests.windows.wine import Wine, wine_on_a_screen

MISSING = ", ".join(prepare.missing())
WHY_NOT = problem() or (f"make test-windows installs {MISSING}" if MISSING else None)
pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(1800),
    pytest.mark.skipif(WHY_NOT is not None, reason=str(WHY_NOT)),
]

ADMX = ROOT / "resources/installer/policy/petstore-gui.admx"
SHARE = PREFIX / "dosdevices/unc/files.shop.example/tills$"
"""Where Wine finds a folder of another computer."""

TRUSTED = r"HKLM\Software\Microsoft\SystemCertificates\Root\Certificates"
"""Where certutil puts an authority."""

PROPERTY_OF_CERTIFICATE, VERSION_1 = 32, 1


class WindowsTill:
    """A till with Windows; each method does what one part of the page says."""

    def __init__(self, wine: Wine, folder: Path) -> None:
        self.wine = wine
        self._folder = folder

    def _put(self, name: str, content: str) -> str:
        """Write a file of a text; returns how Windows names it."""
        file = self._folder / name
        file.write_text(f"{content}\n", newline="\r\n")
        return f"Z:{file}".replace("/", "\\")

    def types(self, commands: str) -> list[str]:
        """What somebody reads who types these commands."""
        lines = ("@echo off", inline('set "PATH=%ProgramFiles%'), commands)
        said = BytesIO()
        self.wine.run(["cmd", "/c", self._put("typed.cmd", "\n".join(lines))], log=said)
        return said.getvalue().decode().splitlines()

    def install(self, setup: Path) -> str:
        """Install it for everybody; returns the version that Windows lists."""
        assert self.wine.run([str(setup), *inline("/S /AllUsers").split()]) == 0
        return EVERYBODY.told(self.wine)["DisplayVersion"]

    def preset(self) -> None:
        """Set what IT presets: in the registry, and by Group Policy."""
        policy = ADMX.read_text().partition('name="deployments_production_key_file"')[2]
        key, name = re.findall(r'\b(?:key|valueName)="([^"]+)"', policy)[:2]
        file = inline(r"C:\ProgramData")
        self.types(f"reg import {self._put('it.reg', block('Windows Registry Editor'))}")
        self.types(f'reg add "HKLM\\{key}" /v {name} /d {file} /f')

    def trust(self) -> None:
        """Trust the shop's authority."""
        content = ssl.PEM_cert_to_DER_cert(AUTHORITY.cert_pem.bytes().decode())
        blob = struct.pack("<III", PROPERTY_OF_CERTIFICATE, VERSION_1, len(content)) + content
        name = hashlib.sha1(content).hexdigest().upper()  # noqa: S324 - so Windows names it
        self.types(rf"reg add {TRUSTED}\{name} /v Blob /t REG_BINARY /d {blob.hex()} /f")

    def start_with(self, key: str) -> None:
        """Start the computer while the share has this key for it."""
        [name] = self.types("echo %COMPUTERNAME%")
        SHARE.mkdir(parents=True, exist_ok=True)
        (SHARE / f"{name}.key").write_text(f"{key}\n")
        self.types(block('set "KEY='))

    def checked(self) -> list[str]:
        [command] = typed("petstore-gui check")
        return self.types(command)

    def keep(self, key: str) -> list[str]:
        """Put a key into the account's key store, and test it."""
        [command] = typed("pass show")
        piped = command.replace("pass show petstore/till-1", f"type {self._put('key', key)}")
        return self.types(f"{piped}\npetstore-gui key test")


@pytest.fixture
def wine() -> Iterator[Wine]:
    """Wine, and the setup programs of this checkout."""
    prepare.prepare()
    with wine_on_a_screen() as made:
        assert freeze(made)
        assert pack()
        clear(made)
        yield made
        clear(made)
        shutil.rmtree(SHARE, ignore_errors=True)


@pytest.fixture
def shop(base: Path, debs: list[Path], tmp_path: Path) -> Iterator[Shop]:
    with shop_of(0, base, tmp_path) as made:
        made.install(debs)
        made.serve()
        yield made


def test_a_till_with_windows_is_rolled_out_by_the_page_alone(
    shop: Shop, wine: Wine, tmp_path: Path
) -> None:
    shop.server.mount("--bind", str(shop.server.root / "etc/hosts"), "/etc/hosts")
    wine.through = shop.server.beside
    till = WindowsTill(wine, tmp_path)
    first, second = (shop.keys("add", f"till-4-{year}")[-1] for year in (2026, 2027))
    assert pets(first, "Rosalind").status_code == httpx.codes.CREATED

    assert till.install(SETUP_OLDER) == OLDER
    till.preset()
    assert till.checked()[-1].startswith(
        "FAILED  key      The key file that IT set cannot be read."
    )
    till.start_with(first)
    assert till.checked()[-1].startswith("FAILED  TLS ")
    till.trust()
    assert till.checked()[1] == "ok      key      from IT's key file"
    assert till.checked()[-1].startswith("ok      answer   HTTP 200, a list of animals, ")
    with Desktop(wine).running(PROFILE, "start", in_windows(EVERYBODY.entry)) as window:
        until(lambda: names(window.shop) == ["Rosalind"])
        window.check_log()

    stored, tested = till.keep(second)
    assert stored.startswith("The key store has the API key of production for https://pets.shop.")
    assert tested.startswith("The API key from the key store is accepted by production, ")
    shop.keys("withdraw", "till-4-2026")
    assert till.checked()[-1].startswith("ok      answer ")
    till.types("petstore-gui key remove")
    until(lambda: "HTTP 401" in till.checked()[-1])
    till.start_with(second)
    shutil.rmtree(SHARE)
    till.types(block('set "KEY='))
    assert till.checked()[-1].startswith("ok      answer ")

    assert till.install(SETUP) == PRODUCT.version
    assert till.checked()[-1].startswith("ok      answer ")
    till.types(rf'"%ProgramFiles%\Petstore\uninstall.exe" {inline("/S /AllUsers")}')
    until_removed()
    assert not EVERYBODY.folder.exists()
    assert not EVERYBODY.told(wine)
    assert list(PROFILE.glob("records/*.sqlite"))
    assert registry(wine, "HKLM")[r"Software\Petstore\Petstore Catalogue\policy"]
