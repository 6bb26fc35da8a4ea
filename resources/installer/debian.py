"""The package for Debian and its derivatives: the files as installed, packed by dpkg-deb."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import time
from functools import cached_property
from pathlib import Path

import needs
import shell_pages
import tree
from product import ICON_SIZES, ICONS, INSTALLER, ROOT, Product

SECTION = "misc"
BYTES_A_KIB = 1024

COMPLETIONS = {
    "bash": "bash-completion/completions/{}",
    "zsh": "zsh/vendor-completions/_{}",
}
"""Where a shell looks for the completion of a command, below /usr/share."""

RENAMED = {"libglib2.0-0": "libglib2.0-0 | libglib2.0-0t64"}
"""Packages that have another name from Debian 13 on."""


class Package:
    """One .deb of one frozen program."""

    def __init__(self, product: Product, frozen: Path, licences: Path, root: Path) -> None:
        """`root` is the folder to build in; its contents are deleted."""
        self._product = product
        self._frozen = frozen
        self._licences = licences
        self._root = root
        self._documents = root / "usr/share/doc" / product.command

    def build(self, folder: Path) -> Path:
        """Pack it into `folder`; returns the file."""
        shutil.rmtree(self._root, ignore_errors=True)
        self._add_program()
        if self._product.is_server:
            self._add_unit()
        else:
            self._add_menu_entry()
        self._add_documents()
        self._add_control()
        tree.normalise(self._root, self._product.made)
        for script in ("prerm", "postinst"):
            if (file := self._root / "DEBIAN" / script).exists():
                file.chmod(tree.PROGRAM)
        name = f"{self._product.command}_{self._product.package_version}_{_architecture()}.deb"
        return self._pack(folder / name)

    def _pack(self, package: Path) -> Path:
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build"]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(self._product.made)}
        subprocess.run(
            [*command, self._root, package], check=True, env=environment, stdout=subprocess.DEVNULL
        )
        return package

    def _add_program(self) -> None:
        name = self._product.command
        tree.copy(self._frozen, self._root / "usr/lib" / name)
        link = self._root / "usr/bin" / name
        link.parent.mkdir(parents=True)
        link.symlink_to(f"../lib/{name}/{name}")

    def _add_menu_entry(self) -> None:
        share, name = self._root / "usr/share", self._product.command
        tree.copy(INSTALLER / f"linux/{name}.desktop", share / f"applications/{name}.desktop")
        icons = share / "icons/hicolor"
        for size in ICON_SIZES:
            tree.copy(ICONS / f"app-{size}.png", icons / f"{size}x{size}/apps/{name}.png")
        tree.copy(ICONS / "app.svg", icons / f"scalable/apps/{name}.svg")

    def _add_unit(self) -> None:
        unit = f"{self._product.command}.service"
        tree.copy(INSTALLER / "linux" / unit, self._root / "usr/lib/systemd/system" / unit)
        postinst = self._filled(f"linux/{self._product.command}.postinst")
        tree.write(self._root / "DEBIAN/postinst", postinst)

    def _add_documents(self) -> None:
        name, share = self._product.command, self._root / "usr/share"
        page = shell_pages.manual(name, self._product.version, self._words["DATE"])
        self._write_packed(share / f"man/man1/{name}.1.gz", page)
        for shell, file in COMPLETIONS.items():
            tree.write(share / file.format(name), shell_pages.completion(name, shell))
        history = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        self._write_packed(self._documents / "changelog.gz", history)
        tree.write(self._documents / "copyright", self._filled("linux/copyright"))
        tree.copy_pages(ROOT / "docs", self._documents)
        tree.copy(self._licences, self._documents / "licences")

    def _write_packed(self, file: Path, text: str) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(gzip.compress(text.encode(), mtime=self._product.made))

    def _add_control(self) -> None:
        control = self._root / "DEBIAN"
        tree.write(control / "prerm", self._filled("linux/prerm"))
        tree.write(control / "md5sums", self._sums())
        size = str(_kib(self._root))
        fields = self._filled(f"linux/{self._product.command}.control")
        tree.write(control / "control", fields.replace("@SIZE@", size))

    def _sums(self) -> str:
        """The digests that dpkg checks installed files against; it supports only MD5."""
        return "".join(
            f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
            f"  {path.relative_to(self._root).as_posix()}\n"
            for path in tree.everything_in(self._root / "usr")
            if path.is_file() and not path.is_symlink()
        )

    def _filled(self, name: str) -> str:
        text = (INSTALLER / name).read_text(encoding="utf-8")
        for mark, value in self._words.items():
            text = text.replace(f"@{mark}@", value)
        return text

    @cached_property
    def _words(self) -> dict[str, str]:
        made = time.gmtime(self._product.made)
        packages = [RENAMED.get(name, name) for name in needs.depends(self._frozen)]
        return {
            "ARCHITECTURE": _architecture(),
            "COMMAND": self._product.command,
            "DATE": time.strftime("%Y-%m-%d", made),
            "DEPENDS": ", ".join(packages),
            "LICENCE": (ROOT / "LICENSE").read_text(encoding="utf-8"),
            "PACKAGE_VERSION": self._product.package_version,
            "PUBLISHER": self._product.publisher,
            "SECTION": SECTION,
            "SUMMARY": self._product.summary.removesuffix("."),
            "VERSION": self._product.version,
        }


def _architecture() -> str:
    asked = subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, encoding="ascii"
    )
    return asked.stdout.strip()


def _kib(folder: Path) -> int:
    sizes = (path.lstat().st_size for path in folder.rglob("*") if path.is_file())
    return sum(-(-size // BYTES_A_KIB) for size in sizes)
